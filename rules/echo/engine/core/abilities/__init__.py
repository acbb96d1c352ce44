"""What abilities ask, select and hear, what they give while they last, and what they let happen instead of something."""
