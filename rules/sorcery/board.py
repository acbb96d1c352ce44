"""A position of Sorcery as a page draws it: the realm's squares with sites, units, artifacts and auras, hands and piles."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from rules.kernel.cards import Card
from rules.kernel.language.tokens import is_token
from rules.kernel.positions.boards import board_zone
from rules.kernel.telling import board
from rules.kernel.telling.board import Board, BoardCard, Figure, Zone, title_of
from rules.kernel.telling.grid import NOWHERE, Grid, Look, Spot, Square
from rules.sorcery.engine.core.state import codes, fields
from rules.sorcery.positions import PLAIN, Phase, Position, Side, Site, Thing
from rules.sorcery.squares import SQUARES, location_words
from rules.sorcery.terms import ELEMENTS
from rules.sorcery.wording import MARK_NAMES
from rules.wording import Text

LIFE, MANA, POWER, DAMAGE = Text("Life", "生命值"), Text("Mana", "法力"), Text("Power", "力量"), Text("Damage", "伤害")
TAPPED, SICK, AT_DOOR = Text("tapped", "横置"), Text("summoning sick", "召唤虚弱"), Text("at death’s door", "死门")
REALM, FIELD, SITES, CASTING = Text("Realm", "领域"), "field", "sites", "casting"
ZONES = {
    FIELD: REALM,
    SITES: Text("Sites", "地标"),
    CASTING: Text("Being cast", "施放中"),
    **{zone.name: zone.words for zone in fields.ZONES},
}
PHASES: dict[Phase, Text] = {
    "mulligan": Text("mulligan", "调整起手牌"),
    "start": Text("start of the turn", "回合开始"),
    "untapping": Text("start of the turn", "回合开始"),
    "draw": Text("draw", "抓牌"),
    "main": Text("main phase", "主要阶段"),
    "ending": Text("end of the turn", "回合结束"),
    "over": Text("end of the game", "对局结束"),
}
VOID, RUBBLE = Text("void", "虚空"), Text("rubble", "废墟")
GROUNDS: Mapping[bool, tuple[Look, Text, Text]] = {
    True: ("water", Text("water", "水域"), Text("underwater", "水下")),
    False: ("land", Text("land", "陆地"), Text("underground", "地下")),
}
#: The kinds of cards that show their power, and damage.
UNITS, MORTALS = ("avatar", "minion", "automaton"), ("minion", "automaton")


@dataclass(frozen=True, slots=True)
class Figures:
    """The present figures of a unit: its power, how many squares it strikes over, and its marks."""

    power: int
    ranged: int
    marks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Known:
    """The facts about a game beside its position: figures of objects, by side and slot from 0; the squares of water sites; thresholds.

    `thresholds`: of each side by element. `casting`: the magic that is being cast, by side; empty where no game goes on.
    """

    figures_of: Callable[[int, int], Figures]
    waters: frozenset[int]
    thresholds: Sequence[Sequence[int]]
    casting: Sequence[Sequence[Card]] = ()


def kind_in_realm(card: Card) -> str:
    """Return the kind of a card, for an artifact its type: relic, automaton or monument."""
    return str(card.values.get("artifact_type", card.kind))


def board_of(position: Position, known: Known | None = None) -> Board:
    """Return the board of a position; without `known` units show what they have of themselves and what effects have given them."""
    known = known or own_knowledge(position)
    sides = tuple(_side(position, side, known) for side in (0, 1))
    return Board(
        sides, title_of(position.turn, PHASES[position.phase]), position.active if position.turn else -1, _grid(position, known.waters)
    )


def _grid(position: Position, waters: frozenset[int]) -> Grid:
    sites = {site.square for half in position.sides for site in half.sites}
    squares = [ground_of(square, square in sites, square in waters, square in position.rubble) for square in range(codes.SQUARES)]
    edges = tuple((side ^ position.first) * (codes.ROWS - 1) for side in (0, 1))
    return Grid(REALM, codes.COLUMNS_OF_REALM, tuple(squares), edges)


def ground_of(square: int, has_site: bool, is_water: bool, is_rubble: bool = False) -> Square:
    """Return a square with its ground (S-5, S-13)."""
    if has_site:
        return Square(SQUARES[square], *GROUNDS[is_water])
    if is_rubble:
        return Square(SQUARES[square], "rubble", RUBBLE, GROUNDS[False][2])
    return Square(SQUARES[square], "void", VOID, NOWHERE)


def _side(position: Position, side: int, known: Known) -> board.Side:
    half = position.sides[side]
    things = [*half.field, *[None] * (codes.PLACES - len(half.field))]
    sites: list[BoardCard | None] = [None] * codes.SQUARES
    for site in half.sites:
        sites[site.square] = draw_site(site)
    zones = (
        Zone(FIELD, ZONES[FIELD], tuple(_lying(half, side, slot, each, known) for slot, each in enumerate(things)), "grid"),
        Zone(SITES, ZONES[SITES], tuple(sites), "grid"),
        *((Zone(CASTING, ZONES[CASTING], tuple(map(plain, known.casting[side])), "row"),) if known.casting else ()),
        *(board_zone(zone, half, side, plain) for zone in fields.ZONES),
    )
    return board.Side(_figures(half, known.thresholds[side]), zones)


def _figures(half: Side, thresholds: Sequence[int]) -> tuple[Figure, ...]:
    """Return a player's life, mana and thresholds."""
    avatar = half.field[0].card if half.field and half.field[0] else None
    most = int(avatar.values.get("life", half.life)) if avatar else None
    return (
        Figure(LIFE, half.life, most=most, hue="fire"),
        Figure(MANA, half.mana, hue="water"),
        *(Figure(each.name, number) for each, number in zip(ELEMENTS, thresholds, strict=True)),
    )


def plain(card: Card) -> BoardCard:
    """Return a card by itself; tokens and the plain cards of positions have no card on the site."""
    return BoardCard("", name=card.name) if is_token(card) or card.slug in PLAIN else BoardCard(card.slug)


def draw_site(site: Site) -> BoardCard:
    look = plain(site.card)
    return BoardCard(look.slug, name=look.name, at=Spot(site.square, location_words(site.square), "ground"))


def spot_of(card: Card, location: int) -> Spot:
    """Return the spot of a card at a location; an aura lies over four squares, of which the location is the lower left one (S-5)."""
    square = location % codes.SQUARES
    if card.kind == "aura":
        last = SQUARES[square + codes.COLUMNS_OF_REALM + 1]
        return Spot(square, Text(f"{SQUARES[square]} to {last}", f"{SQUARES[square]} 至 {last}"), "over", 2)
    return Spot(square, location_words(location), "below" if location >= codes.SQUARES else "on")


def _lying(half: Side, side: int, slot: int, thing: Thing | None, known: Known) -> BoardCard | None:
    """Return a slot's card as it is drawn, with what it carries; None for an empty slot and for what another unit carries."""
    if thing is None or thing.on:
        return None
    carried = tuple(_draw(half, side, number, each, known) for number, each in enumerate(half.field) if each and each.on == slot + 1)
    return _draw(half, side, slot, thing, known, carried)


def _draw(half: Side, side: int, slot: int, thing: Thing, known: Known, carried: tuple[BoardCard, ...] = ()) -> BoardCard:
    card, look, kind = thing.card, plain(thing.card), kind_in_realm(thing.card)
    found = known.figures_of(side, slot) if kind in UNITS else Figures(0, 0, ())
    shown: tuple[Figure, ...] = ()
    if kind in UNITS:
        damage = thing.damage if kind in MORTALS else 0
        shown = (Figure(POWER, found.power, int(card.values.get("power", 0))), Figure(DAMAGE, damage, hue="fire", is_quiet=True))
    notes = (*_states(half, thing, kind), *(_mark(mark, found) for mark in found.marks))
    return BoardCard(
        look.slug,
        shown,
        notes,
        name=look.name,
        is_tapped=thing.is_tapped,
        attached=carried,
        at=spot_of(card, thing.at),
        is_leader=kind == "avatar",
    )


def _mark(mark: str, found: Figures) -> Text:
    """A keyword or a restriction; with how many squares a ranged unit strikes over."""
    name = MARK_NAMES[mark]
    return Text(f"{name.en} {found.ranged}", f"{name.zh} {found.ranged}") if mark == "ranged" and found.ranged else name


def _states(half: Side, thing: Thing, kind: str) -> Iterator[Text]:
    """Yield the states that an object is in, in words."""
    if thing.is_tapped:
        yield TAPPED
    if kind == "avatar" and half.at_deaths_door:
        yield AT_DOOR
    if thing.is_sick and kind in MORTALS:
        yield SICK
    if thing.held:
        yield Text(f"stays tapped {thing.held}×", f"不重整 {thing.held} 次")
    if thing.prevented:
        yield Text(f"the next {thing.prevented} damage is prevented", f"防止接下来的 {thing.prevented} 点伤害")


def own_knowledge(position: Position) -> Known:
    """Return the facts that cards and effects give by themselves, without static abilities."""
    waters = frozenset(site.square for half in position.sides for site in half.sites if is_water(site))
    thresholds = [_own_thresholds(half) for half in position.sides]

    def figures_of(side: int, slot: int) -> Figures:
        thing = position.sides[side].field[slot]
        assert thing is not None
        return own_figures(thing)

    return Known(figures_of, waters, thresholds)


def is_water(site: Site) -> bool:
    """Return whether a site is water, by its print and by what effects have made of it."""
    ground = site.ground_this_turn or site.ground
    return ground == "water" or (not ground and int(site.card.values.get("water", 0)) > 0)


def _own_thresholds(half: Side) -> list[int]:
    found = []
    for element in ELEMENTS:
        given = dict(half.threshold).get(element.slug, 0) + dict(half.threshold_this_turn).get(element.slug, 0)  # type: ignore[call-overload]
        printed = sum(int(site.card.values.get(element.slug, 0)) for site in half.sites)
        found.append(given + printed)
    return found


def own_figures(thing: Thing) -> Figures:
    """Return a unit's figures without what static abilities give it."""
    values = thing.card.values
    marks = {*values.get("keywords", ()), *thing.gained, *thing.gained_this_turn} | {
        each for each in ("ranged", "movement") if each in values
    }
    lost = {name for name, is_lost in (("stealth", thing.is_revealed), ("ward", thing.is_unwarded)) if is_lost}
    power = int(values.get("power", 0)) + thing.plus_power + thing.power_this_turn
    ranged = int(values.get("ranged", 0)) + thing.ranged + thing.ranged_this_turn
    return Figures(max(0, power), ranged, tuple(mark for mark in MARK_NAMES if mark in marks - lost))


def printed_figures(card: Card) -> Figures:
    """Return a unit's figures by its print."""
    return own_figures(Thing(card=card, at=0))
