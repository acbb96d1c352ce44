"""Tell a game of Dou Wushi while it goes on: the part of it that is Dou Wushi's own (rules.kernel.chronicles.chronicle)."""

from __future__ import annotations

from rules.douwushi.board import board_of
from rules.douwushi.engine.core.state import codes
from rules.douwushi.engine.description import describe
from rules.douwushi.engine.play import Play
from rules.douwushi.engine.reasons import Reasons
from rules.douwushi.notation import Line, read_line
from rules.douwushi.positions import PLACES, Position
from rules.douwushi.scenario.files import read_scenarios
from rules.douwushi.scenario.writer import write_scenario
from rules.douwushi.written_actions import ACTING
from rules.kernel.chronicles import chronicle
from rules.kernel.telling.board import Board
from rules.kernel.telling.notation import PLAYERS
from rules.wording import Text


class Chronicle(chronicle.Chronicle[Play, Line, Position]):
    """The chronicle of a game of Dou Wushi so far."""

    acting = ACTING
    reasons_of = Reasons
    written = staticmethod(write_scenario)
    read_scenarios = staticmethod(read_scenarios)
    read_line = staticmethod(read_line)
    open_zones = (codes.GRAVEYARD, codes.BEYOND)
    unlisted = codes.CARDS

    def board(self) -> Board:
        return board_of(describe(self.play), lambda side, place: figures_of(self.play, side, place))

    def tell_line(self, line: Line, names: Text) -> Text:
        if line.verb == "discards" and names:
            return Text(f"Discard {names.en}", f"弃置{names.zh}")
        return super().tell_line(line, names)

    def holds(self) -> dict[str, object]:
        then: dict[str, object] = {}
        for side, player in enumerate(PLAYERS):
            then |= {f"{player}.fallen": self.play.fallen(side), f"{player}.bounty": [len(stack) for stack in self.play.bounty(side)]}
            for place in range(1, PLACES + 1):
                then |= _hero(self.play, side, place, f"{player}.hero.{place}")
            zones = ("hand", "graveyard", "beyond", "spells")
            then |= {f"{player}.{zone}": [card.slug for card in self.play.zone(side, zone)] for zone in zones}
        return then


def _hero(play: Play, side: int, place: int, key: str) -> dict[str, object]:
    """Return the expectations that hold of the hero in a place; of empty places only the first is said to be empty."""
    hero = play.hero(side, place)
    if hero is None:
        return {key: ""} if place == 1 else {}
    return {
        key: f"{hero.card.slug} {'tapped' if hero.is_tapped else 'ready'}",
        f"{key}.damage": hero.damage,
        f"{key}.mp": hero.mp,
        f"{key}.attack": hero.attack,
        f"{key}.life": hero.life,
        f"{key}.items": [card.slug for card in hero.items],
    }


def figures_of(play: Play, side: int, place: int) -> tuple[int, int]:
    """The attack and the life that the hero in a place, from 0, has now."""
    hero = play.hero(side, place + 1)
    assert hero is not None
    return hero.attack, hero.life
