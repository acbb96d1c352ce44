"""Django's SQLite backend, which also recovers from a database file that could not be written for a while."""
