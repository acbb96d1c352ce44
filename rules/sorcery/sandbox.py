"""Sorcery's positions in the sandbox: opened from files, laid out for a form, and dealt between decks. Loads no engine."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence

from rules.kernel.cards import Card
from rules.kernel.engine import PlayableDeck, UnplayableError
from rules.kernel.positions.sandbox import Setup, SetupCount, SetupField, SetupPlace
from rules.kernel.positions.sandbox_positions import Cards, FileSandbox, frame_fields, side_fields
from rules.kernel.state.values import shown
from rules.kernel.telling.board import place_of
from rules.kernel.telling.notation import PLAYERS
from rules.sorcery.board import FIELD, MORTALS, PHASES, RUBBLE, VOID, ZONES, board_of, kind_in_realm
from rules.sorcery.cards import KINDS
from rules.sorcery.changes.realm import carried_at, spot_key
from rules.sorcery.changes.verbs import CHANGES, MOST_THRESHOLD
from rules.sorcery.engine.core.state import codes, fields
from rules.sorcery.positions import BEGINNINGS, PLAIN, PLAIN_AVATAR, SIDE_VALUES, THING_VALUES, Position, Side, Thing
from rules.sorcery.scenario.files import FILES
from rules.sorcery.scenario.writer import write_scenario
from rules.sorcery.squares import SQUARES, location_words
from rules.sorcery.terms import ELEMENTS
from rules.sorcery.tokens import TOKENS
from rules.sorcery.wording import at_place
from rules.wording import Text

TURN_WORDS = (Text("Tap", "横置"), Text("Untap", "重整"))
ON_SQUARES, BELOW_SITES, IN_ZONES, IN_HANDS = (
    Text("On a square", "方格上"), Text("Below a site", "地标之下"), Text("Zones", "区域"), Text("In the hands of", "由其持有"),
)  # fmt: skip
#: The kinds of cards that come to a square, below a site, and into a side's zones.
KINDS_ON = tuple(kind.slug for kind in KINDS if kind.slug != "magic")
KINDS_BELOW = ("avatar", "minion", "artifact")
KINDS_IN = {
    "spellbook": tuple(kind.slug for kind in KINDS if kind.slug not in ("avatar", "site")),
    "atlas": ("site",),
}
KINDS_HELD = tuple(kind.slug for kind in KINDS if kind.slug != "avatar")


class SorcerySandbox(FileSandbox[Position]):
    """See rules.kernel.positions.sandbox.Sandbox.

    `put A.c1 CARD` lays a card on a square, `put A.c1-below CARD` below its site, `put A.field.2 CARD` a relic into the hands of the unit
    in slot 2. `move A.field.2 A.d3` moves a thing, `ground c3` lays rubble or clears it away, `set A.fire 2` sets a threshold.
    """

    changes = CHANGES
    files = FILES
    write_scenario = staticmethod(write_scenario)

    @property
    def empty(self) -> str:
        halves = [Side(field=(Thing(card=PLAIN_AVATAR, at=_home(side)),)) for side in (0, 1)]
        return self.file_of(Position(sides=(halves[0], halves[1])), {})

    def held(self, position: Position) -> Iterable[Card]:
        return (card for side in (0, 1) for card in position.cards_of(side) if card.slug not in PLAIN)

    def known(self, cards: Cards) -> Cards:
        return {**PLAIN, **cards, **TOKENS.by_slug(cards)}

    def lay_out(self, file: str, cards: Cards) -> Setup:
        position = self.position_of(file, cards)
        return Setup(
            board=board_of(position).as_json,
            fields=frame_fields(position, {phase: PHASES[phase] for phase in BEGINNINGS}, (0, codes.TURN_LIMIT)),
            sides=tuple((*side_fields(side, half, SIDE_VALUES), *_thresholds(side, half)) for side, half in enumerate(position.sides)),
            places=tuple(place for side in (0, 1) for place in _places(position, side)),
            turns=tuple(place for side in (0, 1) for place in _turns(position, side)),
            turn_words=TURN_WORDS,
            counts=tuple(count for side in (0, 1) for count in _counts(position, side)),
            grounds=_grounds(position),
        )

    def of_decks(self, decks: Sequence[PlayableDeck], seed: int) -> str:
        chance = random.Random(seed)
        halves = [_begin(deck, side, chance) for side, deck in enumerate(decks)]
        return self.write(Position(sides=(halves[0], halves[1]), turn=0, phase="mulligan", seed=seed))


def sandbox() -> SorcerySandbox:
    return SorcerySandbox()


def _home(side: int) -> int:
    """Return the square where a side's avatar begins if A goes first: the middle of its own edge (S-1)."""
    return side * (codes.SQUARES - codes.COLUMNS_OF_REALM) + codes.COLUMNS_OF_REALM // 2


def _begin(deck: PlayableDeck, side: int, chance: random.Random) -> Side:
    """Return a side before its mulligan (S-1). Raises UnplayableError."""
    listed = {name: [card for card, copies in cards for _ in range(copies)] for name, cards in deck.sections.items()}
    spells, sites, avatars = (listed.get(name, []) for name in ("spellbook", "atlas", "avatar"))
    is_whole = codes.LEAST_SPELLBOOK <= len(spells) <= codes.MOST_SPELLBOOK and codes.LEAST_ATLAS <= len(sites) <= codes.MOST_ATLAS
    if not is_whole or len(avatars) != 1:
        en = f"an avatar, {codes.LEAST_SPELLBOOK} to {codes.MOST_SPELLBOOK} spells and {codes.LEAST_ATLAS} to {codes.MOST_ATLAS} sites"
        zh = f"一张化身、{codes.LEAST_SPELLBOOK} 至 {codes.MOST_SPELLBOOK} 张法术与 {codes.LEAST_ATLAS} 至 {codes.MOST_ATLAS} 张地标"
        raise UnplayableError(Text(f"A deck needs {en} to play", f"对战套牌须有{zh}"))
    chance.shuffle(spells)
    chance.shuffle(sites)
    most = codes.OPENING_HAND
    return Side(
        field=(Thing(card=avatars[0], at=_home(side)),),
        life=int(avatars[0].values["life"]),
        hand=(*spells[:most], *sites[:most]),
        spellbook=tuple(spells[most:]),
        atlas=tuple(sites[most:]),
    )


def _thresholds(side: int, half: Side) -> Iterable[SetupField]:
    """Yield the fields of what a side has of each element beside what its sites bring."""
    values = {str(name): value for name, value in half.threshold}
    for each in ELEMENTS:
        name = Text(f"{each.name.en} added", f"额外{each.name.zh}元素")
        yield SetupField(f"{PLAYERS[side]}.{each.slug}", name, str(values.get(each.slug, 0)), most=MOST_THRESHOLD)


def _places(position: Position, side: int) -> Iterable[SetupPlace]:
    """Yield the places where cards can be put: squares, below what has a ground, zones, and the hands of units."""
    player = PLAYERS[side]
    for square in range(codes.SQUARES):
        yield SetupPlace(spot_key(side, square), side, location_words(square), KINDS_ON, ON_SQUARES)
    for square in sorted({site.square for half in position.sides for site in half.sites} | set(position.rubble)):
        below = square + codes.SQUARES
        yield SetupPlace(spot_key(side, below), side, location_words(below), KINDS_BELOW, BELOW_SITES)
    for zone in fields.ZONES:
        yield SetupPlace(f"{player}.{zone.name}", side, ZONES[zone.name], KINDS_IN.get(zone.name, KINDS_HELD), IN_ZONES)
    for number, each in enumerate(position.sides[side].field, 1):
        if each and kind_in_realm(each.card) in ("avatar", *MORTALS):
            yield SetupPlace(place_of(side, FIELD, number), side, at_place(each.card.name, f"{player}{number}"), ("artifact",), IN_HANDS)


def _turns(position: Position, side: int) -> Iterable[str]:
    """Yield the places of things that can be tapped, and of what they carry."""
    for number, each in enumerate(position.sides[side].field, 1):
        if each and not each.on and each.card.kind != "aura":
            yield place_of(side, FIELD, number)
            for item, _ in enumerate(carried_at(position, side, number), 1):
                yield place_of(side, FIELD, number, item)


def _counts(position: Position, side: int) -> Iterable[SetupCount]:
    for number, each in enumerate(position.sides[side].field, 1):
        if each and not each.on and kind_in_realm(each.card) in MORTALS:
            key = place_of(side, FIELD, number)
            for value in shown(THING_VALUES):
                if value.words:
                    yield SetupCount(f"{key}.{value.name}", key, value.words, getattr(each, value.name))


def _grounds(position: Position) -> dict[str, Text]:
    """Return what each square without a site can be made: rubble, or the void again."""
    sites = {site.square for half in position.sides for site in half.sites}
    free = (square for square in range(codes.SQUARES) if square not in sites)
    return {SQUARES[square]: VOID if square in position.rubble else RUBBLE for square in free}
