"""The forms of dates in each language, where Django's own way is ambiguous or foreign to its readers."""
