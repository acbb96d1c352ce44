"""The laboratory: measures games, players, engines and the site. No page uses it."""
