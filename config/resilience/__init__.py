"""The site's behaviour while the database, the disk or the cache fails."""
