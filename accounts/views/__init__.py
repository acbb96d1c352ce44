"""The views of accounts, one module for each subject."""
