"""What requests ask of an answer: a part of a page, or some fields."""
