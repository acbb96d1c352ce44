"""The machine that carries abilities out: frames, a queue of triggers, questions, and a stack of responses. Any game can build on it."""
