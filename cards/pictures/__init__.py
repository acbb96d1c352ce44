"""Card pictures: drawn, kept in files, and in pixels."""
