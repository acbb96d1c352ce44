"""Address parts that only a known game's slug fits."""

from rules import games
from rules.kernel.game import Game


class GameConverter:
    regex = "[a-z][a-z0-9-]*"

    def to_python(self, value: str) -> Game:
        try:
            return games.get(value)
        except KeyError as error:
            raise ValueError(value) from error

    def to_url(self, value: Game | str) -> str:
        return value if isinstance(value, str) else value.slug
