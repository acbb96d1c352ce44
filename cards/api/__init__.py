"""Games and cards through the API."""
