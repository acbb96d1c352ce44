"""What the scenario packages of all games share: reading and writing files, expectations, playing them; a game gives its own words."""
