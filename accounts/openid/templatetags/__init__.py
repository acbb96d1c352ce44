"""Template tags of sign-in with OpenID Connect."""
