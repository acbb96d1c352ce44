"""Backup and restore of the site's rows and its secret key, in one file format for SQLite and PostgreSQL."""
