"""Tell games: records step by step, boards, scenes, and the lines that people write."""
