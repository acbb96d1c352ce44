"""The engine of Heroes of Ancients."""
