"""HotA's positions in the sandbox: opened from files, laid out for a form, and dealt between decks. Loads no engine."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

from rules.hota.board import FIELD, PHASES, ZONES, board_of, borne_at, lies_alone
from rules.hota.cards import KINDS
from rules.hota.changes import CHANGES
from rules.hota.engine.core.state import fields
from rules.hota.engine.core.state.codes import LEAST_DECK, OPENING_HAND, SIDE_CARDS, TURN_LIMIT
from rules.hota.positions import BEGINNINGS, PERMANENT_KINDS, PERMANENT_VALUES, SIDE_VALUES, Permanent, Position, Side
from rules.hota.scenario.files import FILES
from rules.hota.scenario.writer import write_scenario
from rules.hota.terms import ATTRIBUTES
from rules.hota.tokens import TOKENS
from rules.hota.wording import at_place
from rules.kernel.cards import Card
from rules.kernel.engine import PlayableDeck, UnplayableError
from rules.kernel.positions.sandbox import Setup, SetupCount, SetupField, SetupPlace
from rules.kernel.positions.sandbox_positions import Cards, FileSandbox, frame_fields, side_fields
from rules.kernel.state.values import shown
from rules.kernel.telling.board import place_of
from rules.kernel.telling.notation import PLAYERS
from rules.wording import Text

TURN_WORDS = (Text("Tap", "横置"), Text("Ready", "重置"))
ALL_KINDS = tuple(kind.slug for kind in KINDS)
#: The kinds of cards that lie in a zone where not all may.
KINDS_IN: dict[str, tuple[str, ...]] = {FIELD: PERMANENT_KINDS, fields.PLAYED.name: ("attribute",)}


class HotaSandbox(FileSandbox[Position]):
    """See rules.kernel.positions.sandbox.Sandbox.

    `put A.field CARD` takes the lowest free place; `put A.field.2` gives equipment to the creature there. `count A.field.2.damage 3` sets
    one of a permanent's numbers, `set A.strength 3` an attribute.
    """

    changes = CHANGES
    files = FILES
    write_scenario = staticmethod(write_scenario)

    @property
    def empty(self) -> str:
        return self.file_of(Position(sides=(Side(), Side())), {})

    def held(self, position: Position) -> Iterable[Card]:
        return (card for side in (0, 1) for card in position.cards_of(side))

    def known(self, cards: Cards) -> Cards:
        return {**cards, **TOKENS.by_slug(cards)}

    def lay_out(self, file: str, cards: Cards) -> Setup:
        position = self.position_of(file, cards)
        placed = [
            (side, number, each)
            for side in (0, 1)
            for number, each in enumerate(position.sides[side].field, 1)
            if each is not None and lies_alone(each)
        ]
        return Setup(
            board=board_of(position).as_json,
            fields=frame_fields(position, {phase: PHASES[phase] for phase in BEGINNINGS}, (0, TURN_LIMIT)),
            sides=tuple((*side_fields(side, half, SIDE_VALUES), *_attributes(side, half)) for side, half in enumerate(position.sides)),
            places=tuple(place for side in (0, 1) for place in _places(position, side)),
            turns=tuple(place for side, number, _ in placed for place in _turns(position, side, number)),
            turn_words=TURN_WORDS,
            counts=tuple(count for each in placed for count in _counts(*each)),
        )

    def of_decks(self, decks: Sequence[PlayableDeck], seed: int) -> str:
        chance = random.Random(seed)
        halves = [_begin(deck, chance) for deck in decks]
        return self.write(Position(sides=(halves[0], halves[1]), turn=0, phase="mulligan", seed=seed))


def sandbox() -> HotaSandbox:
    return HotaSandbox()


def _begin(deck: PlayableDeck, chance: random.Random) -> Side:
    """A side before its mulligan (103.3, 103.4). Raises UnplayableError."""
    main = [card for card, copies in deck.sections.get("main", ()) for _ in range(copies)]
    if not LEAST_DECK <= len(main) <= SIDE_CARDS:
        raise UnplayableError(
            Text(f"A deck needs {LEAST_DECK} to {SIDE_CARDS} cards to play", f"对战套牌须有 {LEAST_DECK} 至 {SIDE_CARDS} 张牌")
        )
    chance.shuffle(main)
    return Side(hand=tuple(main[:OPENING_HAND]), deck=tuple(main[OPENING_HAND:]))


def _attributes(side: int, half: Side) -> Iterable[SetupField]:
    """A player's attributes, without what is added for the turn."""
    values = {str(name): value for name, value in half.attributes}
    for each in ATTRIBUTES:
        yield SetupField(f"{PLAYERS[side]}.{each.slug}", each.name, str(values.get(each.slug, 0)), most=fields.MOST_ATTRIBUTE)


def _places(position: Position, side: int) -> Iterable[SetupPlace]:
    """Yield the places where cards can be put: each zone, and on the creatures."""
    player = PLAYERS[side]
    for zone in (FIELD, *(each.name for each in (fields.HAND, fields.DECK, fields.GRAVEYARD, fields.EXILE, fields.PLAYED))):
        yield SetupPlace(f"{player}.{zone}", side, ZONES[zone], KINDS_IN.get(zone, ALL_KINDS))
    for number, each in enumerate(position.sides[side].field, 1):
        if each is not None and each.card.kind == "creature":
            yield SetupPlace(place_of(side, FIELD, number), side, at_place(each.card.name, side, number), ("equipment",))


def _turns(position: Position, side: int, number: int) -> Iterable[str]:
    """A permanent, and the equipment on it."""
    yield place_of(side, FIELD, number)
    for item, _ in enumerate(borne_at(position, side, number), 1):
        yield place_of(side, FIELD, number, item)


def _counts(side: int, number: int, permanent: Permanent) -> Iterable[SetupCount]:
    key = place_of(side, FIELD, number)
    if permanent.card.kind == "creature":
        for value in shown(PERMANENT_VALUES):
            if value.words:
                yield SetupCount(f"{key}.{value.name}", key, value.words, getattr(permanent, value.name))
