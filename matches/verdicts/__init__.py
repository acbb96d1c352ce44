"""What a result comes to in short: what it covers, which opponents and cards stand out."""
