"""A board with a grid: what its JSON says, and how a scene's cards and ground change square by square."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

from rules.kernel.telling.board import Board, BoardCard, Figure, Side, Zone
from rules.kernel.telling.events import Event
from rules.kernel.telling.grid import Grid, Spot, Square
from rules.kernel.telling.scenes.changes import Change, changes_between
from rules.kernel.telling.scenes.course import Course
from rules.kernel.telling.scenes.scene import Numbers, Scene
from rules.kernel.telling.scenes.script import Landing, Script, Setting
from rules.wording import Text

VOID, LAND = Text("void", "虚空"), Text("land", "陆地")
GRID = Grid(Text("Map", "地图"), 2, tuple(Square(name, "void", VOID) for name in ("a1", "b1", "a2", "b2")), (0, 1))
FIELD, HAND = Text("Field", "战场"), Text("Hand", "手牌")


def spot(square: int) -> Spot:
    name = GRID.squares[square].name
    return Spot(square, Text(name, name))


def board(at: int | None, grid: Grid = GRID, power: int = 1) -> Board:
    """A card of deck A on a square or, without one, in hand."""
    card = BoardCard("ox", (Figure(Text("Power", "力量"), power, is_quiet=True),), at=None if at is None else spot(at))
    zones = (Zone("field", FIELD, (None, None if at is None else card), "grid"), Zone("hand", HAND, (card,) if at is None else ()))
    return Board((Side((Figure(Text("Mana", "法力"), 3),), zones), Side((), ())), grid=grid)


def scene(at: int | None, grid: Grid = GRID) -> Scene:
    numbers: tuple[Numbers, Numbers] = ({"field": (None, None if at is None else 7), "hand": (7,) if at is None else ()}, {})
    return Scene(board(at, grid), numbers, {})


class MapScript(Script):
    """Cards come to the square of their number; each event makes the ground of its square land and costs a mana."""

    events: Any = SimpleNamespace(cards_of=lambda event: (event.card_id,))
    hand, stock = "hand", "deck"

    def numbers(self, play: Any) -> tuple[tuple[Numbers, ...], Mapping[int, Sequence[int]]]:
        raise NotImplementedError

    def landings(self, event: Event) -> tuple[Landing, ...]:
        return (Landing(7, (0, "field"), 2, spot=spot(event.number)),) if event.name == "came" else ()

    def look(self, event: Event, card: BoardCard) -> BoardCard:
        return replace(card, at=spot(event.number)) if event.name == "went" else card

    def settings(self, event: Event) -> tuple[Setting, ...]:
        return (Setting(0, 0, -1, is_added=True),)

    def ground(self, event: Event, grid: Grid) -> Grid:
        return grid.with_square(event.number, Square(grid.squares[event.number].name, "land", LAND))


def test_the_json_says_squares_and_spots() -> None:
    told = board(3).as_json
    assert told["grid"]["columns"] == 2
    assert told["grid"]["edges"] == [0, 1]
    assert told["grid"]["squares"][1] == {
        "name": "b1",
        "look": "void",
        "words": {"en": "void", "zh": "虚空"},
        "below": {"en": "", "zh": ""},
    }
    card = told["sides"][0]["zones"][0]["cards"][1]
    assert card["at"] == {"square": 3, "name": {"en": "b2", "zh": "b2"}, "level": "on", "span": 1}
    assert card["figures"][0]["is_quiet"]
    assert "grid" not in Board(()).as_json


def test_a_card_that_goes_to_another_square_says_so() -> None:
    assert changes_between(scene(0), scene(3)) == (Change("A.field.2", Text("→ b2", "→ b2"), is_open=True),)


def test_a_card_that_comes_from_elsewhere_says_to_which_square() -> None:
    assert changes_between(scene(None), scene(3)) == (Change("A.hand.1", Text("→ b2", "→ b2"), is_open=True),)


def test_each_event_has_its_own_board() -> None:
    came, went = Event("came", 0, card_id=7, number=1), Event("went", 0, card_id=7, number=2)
    end = MapScript().ground(went, MapScript().ground(came, GRID))
    course = Course(MapScript(), scene(None), scene(2, end), (came, went), (-1, -1))
    boards = [each.board() for each in course.scenes]
    assert [board.grid and [square.look for square in board.grid.squares].index("land") for board in boards[1:]] == [1, 1]
    assert [board.grid and sum(square.look == "land" for square in board.grid.squares) for board in boards] == [0, 1, 2]
    lying = [board.sides[0].zones[0].cards[1] for board in boards[1:]]
    assert [card and card.at and card.at.name.en for card in lying] == ["b1", "a2"]
    assert boards[1].sides[0].figures[0].value == 2
