"""Let people report content, and let staff act on the reports and notify owners."""
