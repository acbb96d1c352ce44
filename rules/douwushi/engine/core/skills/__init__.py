"""Skills, items' abilities and spells as they are used: what they need, name, take and cost."""
