"""Changing a deck: the builder, the changes of its extras, and edits that come too late."""
