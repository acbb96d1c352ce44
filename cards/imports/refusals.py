"""The error that says in both languages what is wrong with a file of cards."""

from __future__ import annotations

from rules.wording import Text

#: The most problems that are told; a file with more has another fault than its single cards.
MOST_TOLD = 20


class CardFileError(ValueError):
    """A file of cards can't be read, and nothing of it is taken. `problems` are sentences that name card and field."""

    def __init__(self, *problems: Text) -> None:
        super().__init__("\n".join(problem.en for problem in problems))
        self.problems = problems

    def __reduce__(self) -> tuple[type[CardFileError], tuple[Text, ...]]:
        return CardFileError, self.problems
