"""The machine that carries abilities out: frames, what waits, questions, and a stack of responses. A game of any rules is built on it."""
