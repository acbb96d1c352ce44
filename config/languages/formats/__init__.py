"""How dates are written in each language, where Django's own way is ambiguous or foreign to its readers."""
