"""Win rates while one builds: played while somebody looks, and what the browser remembers of the lists."""
