"""The laboratory: what measures games, players, engines and the site. No page is made of it."""
