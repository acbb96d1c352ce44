"""Read from requests how much of an answer they ask for: a part of a page, or some fields."""
