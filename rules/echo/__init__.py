"""Echo 回响: heroes, followers that fight face to face, and items."""
