"""Export all data of a member as one zip, and import such a zip."""
