"""The language that a reader has the site in."""
