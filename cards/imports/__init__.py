"""Cards of a published game: read from a file of its public card API, and kept beside the shipped ones."""
