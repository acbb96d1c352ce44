"""Card pictures as paper-cuts: what every game's faces are drawn with."""
