"""What a kind of simulation answers, and which kinds there are. Everything may ask; what answers lies in `matches.kinds`."""
