"""The framework of the API: URLs, errors, session authentication and documentation."""
