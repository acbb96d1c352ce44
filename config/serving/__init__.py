"""The processes that serve the site: web server and supervisor."""
