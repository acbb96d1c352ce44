"""The games: pure Python with NumPy and Numba, knowing nothing of the site."""
