"""Let people sign up and sign in, and manage their accounts."""
