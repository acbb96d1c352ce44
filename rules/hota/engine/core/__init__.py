"""The rules of Heroes of Ancients over one NumPy record, compiled."""
