"""Finding one's simulations again."""
