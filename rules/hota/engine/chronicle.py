"""Tell a game of HotA while it goes on: the part of it that is the game's own (rules.kernel.chronicles.chronicle)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.hota.board import Figures, StackCard, board_of
from rules.hota.engine.core.state import codes
from rules.hota.engine.core.state.fields import ATTRIBUTES
from rules.hota.engine.description import describe
from rules.hota.engine.play import Item, Play
from rules.hota.engine.reasons import Reasons
from rules.hota.notation import Line, place_name, read_line
from rules.hota.positions import PLACES, Position
from rules.hota.scenario.files import read_scenarios
from rules.hota.scenario.writer import write_scenario
from rules.hota.wording import SKILL_NAMES, at_place
from rules.hota.written_actions import ACTING
from rules.kernel.chronicles import chronicle
from rules.kernel.telling.board import Board
from rules.kernel.telling.notation import DECKS, PLAYERS
from rules.wording import Text


class Chronicle(chronicle.Chronicle[Play, Line, Position]):
    """The chronicle of a game of HotA so far."""

    acting = ACTING
    reasons_of = Reasons
    written = staticmethod(write_scenario)
    read_scenarios = staticmethod(read_scenarios)
    read_line = staticmethod(read_line)
    open_zones = (codes.GRAVEYARD, codes.EXILE, -1)
    unlisted = codes.FIRST_TOKEN

    def board(self) -> Board:
        return board_of(describe(self.play), lambda side, place: figures_of(self.play, side, place), tuple(stack_cards(self.play)))

    def tell_line(self, line: Line, names: Text) -> Text:
        if line.verb == "exchanges":
            return Text(f"Exchange {names.en}", f"置换{names.zh}")
        if line.verb == "discards" and names:
            return Text(f"Discard {names.en}", f"弃置{names.zh}")
        return super().tell_line(line, names)

    def holds(self) -> dict[str, object]:
        then: dict[str, object] = {}
        for side, player in enumerate(PLAYERS):
            play = self.play
            then |= {f"{player}.life": play.life(side), f"{player}.mana": play.mana(side), f"{player}.mana_cap": play.mana_cap(side)}
            then |= {f"{player}.{name}": play.attributes(side)[name] for name in ATTRIBUTES}
            for place in range(1, PLACES + 1):
                then |= _permanent(play, side, place, f"{player}.field.{place}")
            zones = ("hand", "graveyard", "exile", "attribute_cards")
            then |= {f"{player}.{zone}": [card.slug for card in play.zone(side, zone)] for zone in zones}
        return then


def _permanent(play: Play, side: int, place: int, key: str) -> dict[str, object]:
    """Return the expectations that hold of a place; of empty places only the first is said to be empty."""
    found = play.permanent(side, place)
    if found is None:
        return {key: ""} if place == 1 else {}
    then: dict[str, object] = {key: f"{found.card.slug} {'tapped' if found.is_tapped else 'ready'}"}
    if found.card.kind == "creature":
        then |= {f"{key}.attack": found.attack, f"{key}.life": found.life, f"{key}.damage": found.damage}
    if found.host is not None:
        then[f"{key}.on"] = place_name(found.host // codes.PLACES, found.host % codes.PLACES + 1)
    return then


def figures_of(play: Play, side: int, place: int) -> Figures:
    """Return the present figures of the permanent in a place, from 0."""
    found = play.permanent(side, place + 1)
    assert found is not None
    return Figures(found.attack, found.life, found.traits)


def stack_cards(play: Play) -> Iterator[StackCard]:
    """Yield the cards on the stack, the bottom first, with their targets."""
    for number, item in enumerate(play.stack, 1):
        kind = () if item.kind in ("spell", "permanent") else (SKILL_NAMES[item.kind],)
        targets = [_target(play, target) for group in item.targets for target in group]
        aimed = (Text(f"targets {', '.join(each.en for each in targets)}", f"目标：{'、'.join(each.zh for each in targets)}"),)
        yield StackCard(item.side, item.card, number, (*kind, *(aimed if targets else ())))


def _target(play: Play, target: int) -> Text:
    """A target of something on the stack; what was in a place that is empty now is gone."""
    if target >= codes.FIRST_ITEM:
        stack: tuple[Item, ...] = play.stack
        item = target - codes.FIRST_ITEM
        return stack[item].card.name if item < len(stack) else Text("a spell", "一个法术")
    if target >= codes.PLAYER:
        return DECKS[target - codes.PLAYER]
    side, place = target // codes.PLACES, target % codes.PLACES + 1
    found = play.permanent(side, place)
    name = place_name(side, place)
    return at_place(found.card.name, side, place) if found else Text(f"{name} (gone)", f"{name}（已离场）")
