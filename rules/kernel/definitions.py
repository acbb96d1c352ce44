"""Reading card definitions: what is wrong with one, said so that its author can mend it."""

from __future__ import annotations

from rules.wording import Text


class DefinitionError(ValueError):
    """A definition can't be read: `source` (a file) and `card` (a slug) say where, `field` is the path in it, `problem` what is wrong."""

    def __init__(self, source: str, card: str, field: str, problem: Text) -> None:
        super().__init__(f"{source}: {card}: {field}: {problem.en}")
        self.source = source
        self.card = card
        self.field = field
        self.problem = problem
