"""A fuzzer of every URL of the site, with stale, empty, foreign and random values in every field: none may answer 500.

`python -m tests.walk --cases 20000 --seed 1` runs many requests, `tests/walk/test_walk.py` a few.
"""
