"""Telling a game of HotA while it goes on: what is HotA's own in it (rules.kernel.telling.chronicle)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rules.hota.board import Figures, StackCard, board_of
from rules.hota.engine.core.state import codes
from rules.hota.engine.core.state.fields import ATTRIBUTES
from rules.hota.engine.description import describe, is_quiet
from rules.hota.engine.play import Item, Play
from rules.hota.engine.questions import ask
from rules.hota.engine.reasons import Reasons
from rules.hota.notation import Line, place_name, read_line
from rules.hota.positions import PLACES, Position
from rules.hota.scenario.files import read_scenarios
from rules.hota.scenario.writer import write_scenario
from rules.hota.wording import SKILL_NAMES, at_place
from rules.hota.written_actions import ACTING
from rules.kernel.cards import Card
from rules.kernel.telling import chronicle
from rules.kernel.telling.board import Board
from rules.kernel.telling.events import Event
from rules.kernel.telling.notation import DECKS, PLAYERS
from rules.kernel.telling.record import Decision
from rules.wording import Text

#: Where every card is open, the battlefield among it.
OPEN = (codes.GRAVEYARD, codes.EXILE, -1)


class Chronicle(chronicle.Chronicle[Play, Line, Position]):
    """What has been told of a game of HotA so far."""

    acting = ACTING
    reasons_of = Reasons
    written = staticmethod(write_scenario)

    @staticmethod
    def read_position(file: str, cards: Mapping[str, Card]) -> Position:
        return read_scenarios(file, "scenario", cards)[0].position

    @staticmethod
    def read_line(text: str) -> Line:
        return read_line(text)

    def is_quiet(self) -> bool:
        return is_quiet(self.play)

    def describe(self) -> Position:
        return describe(self.play)

    def board(self) -> Board:
        return board_of(describe(self.play), lambda side, place: figures_of(self.play, side, place), tuple(stack_cards(self.play)))

    def ask(self) -> Decision:
        return ask(self.play)

    def blind_side(self, event: Event) -> int:
        if event.card is None or event.side < 0 or event.card_id >= codes.FIRST_TOKEN:
            return -1
        other = 1 - event.side
        if self.events[event.name].hides(event):
            return other
        is_open = event.name != "moved" or event.number in OPEN or event.other in OPEN
        return -1 if is_open or self.play.knows(other, event.card_id) else other

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
    """What holds of what lies in a place; of an empty one, that it is."""
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
    """What the permanent in a place, from 0, has now."""
    found = play.permanent(side, place + 1)
    assert found is not None
    return Figures(found.attack, found.life, found.traits)


def stack_cards(play: Play) -> Iterator[StackCard]:
    """What is on the stack, the bottom first, with its targets."""
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
