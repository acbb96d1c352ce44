"""A deck's versions as its page lists and compares them."""
