"""Lines of pasted lists: what each says, and which card it means."""
