"""Template tags of budgets."""
