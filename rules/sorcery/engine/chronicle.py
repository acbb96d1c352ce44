"""Tell a game of Sorcery while it goes on: the part of it that is Sorcery's own (rules.kernel.chronicles.chronicle)."""

from __future__ import annotations

from rules.kernel.chronicles import chronicle
from rules.kernel.telling.board import Board
from rules.kernel.telling.notation import PLAYERS
from rules.sorcery.board import Figures, Known, board_of, printed_figures
from rules.sorcery.engine.core.state import codes
from rules.sorcery.engine.description import describe
from rules.sorcery.engine.play import Play
from rules.sorcery.engine.reasons import Reasons
from rules.sorcery.engine.thresholds import affinity, waters
from rules.sorcery.notation import Line, read_line
from rules.sorcery.positions import Position
from rules.sorcery.scenario.files import read_scenarios
from rules.sorcery.scenario.writer import write_scenario
from rules.sorcery.scenes import casting
from rules.sorcery.squares import LOCATIONS, SQUARES
from rules.sorcery.written_actions import ACTING
from rules.wording import Text


class Chronicle(chronicle.Chronicle[Play, Line, Position]):
    """The account of a game of Sorcery so far."""

    acting = ACTING
    reasons_of = Reasons
    written = staticmethod(write_scenario)
    read_scenarios = staticmethod(read_scenarios)
    read_line = staticmethod(read_line)
    moved = "card_moved"
    open_zones = (codes.GRAVEYARD, codes.BANISHED, -1)
    unlisted = codes.FIRST_TOKEN

    def board(self) -> Board:
        return board_of(describe(self.play), known_of(self.play))

    def tell_line(self, line: Line, names: Text) -> Text:
        if line.verb == "puts back":
            return Text(f"Put back {names.en}", f"放回{names.zh}")
        return super().tell_line(line, names)

    def holds(self) -> dict[str, object]:
        then: dict[str, object] = {}
        for side, player in enumerate(PLAYERS):
            play = self.play
            then |= {f"{player}.life": play.life(side), f"{player}.mana": play.mana(side)}
            for place in range(1, codes.PLACES + 1):
                then |= _thing(play, side, place, f"{player}.field.{place}")
            then |= {f"{player}.{zone}": [card.slug for card in play.zone(side, zone)] for zone in ("hand", "graveyard", "banished")}
            sites = (site for square in range(codes.SQUARES) if (site := play.site(square)) and site.side == side)
            then[f"{player}.sites"] = [f"{SQUARES[site.square]} {site.card.slug}" for site in sites]
        return then


def _thing(play: Play, side: int, place: int, key: str) -> dict[str, object]:
    """Return the expectations that hold for the object in a slot; none for an empty slot."""
    found = play.thing(side, place)
    if found is None:
        return {}
    then: dict[str, object] = {key: f"{found.card.slug} {LOCATIONS[found.at]}{' tapped' if found.is_tapped else ''}"}
    if found.card.kind == "minion":
        then |= {f"{key}.power": found.power, f"{key}.damage": found.damage}
    return then


def known_of(play: Play) -> Known:
    """Return what the engine knows of a game beside its position."""

    def figures_of(side: int, slot: int) -> Figures:
        found = play.thing(side, slot + 1)
        assert found is not None
        if not play.turn:  # nothing is worked out before the first turn
            return printed_figures(found.card)
        return Figures(found.power, found.ranged, found.traits)

    magic = [[play.cards[number] for number in casting(play, side)] for side in (0, 1)]
    return Known(figures_of, waters(play), [affinity(play, side) for side in (0, 1)], magic)
