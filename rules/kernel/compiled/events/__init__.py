"""Events as compiled rules note them: the rows of numbers, and the log and the tally that take them."""
