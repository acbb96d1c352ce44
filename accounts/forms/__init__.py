"""The forms of account pages, one module for each subject."""
