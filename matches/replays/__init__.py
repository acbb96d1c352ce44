"""Games told step by step: recordings, their pages, and the sandbox."""
