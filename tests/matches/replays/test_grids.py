"""A board's grid as a page shows it: turned to whoever looks, each square a cell with its ground in words."""

from __future__ import annotations

from django.template.loader import render_to_string

from matches.replays.boards import Faces, ShownBoard, View, show_board
from matches.replays.grids import ShownGrid
from matches.replays.shown_cards import Marks
from rules.kernel.telling.board import Board, BoardCard, Figure, Side, Zone
from rules.kernel.telling.grid import Grid, Level, Spot, Square
from rules.kernel.telling.scenes.changes import Change
from rules.wording import Text
from tests.assertions.markup import closed_up

NAMES = [f"{column}{row}" for row in (1, 2, 3) for column in "abc"]
LAND, VOID = Text("land", "陆地"), Text("void", "虚空")
POWER, DAMAGE = Figure(Text("Power", "力量"), 3, usual=2), Figure(Text("Damage", "伤害"), 0, hue="fire", is_quiet=True)
SQUARES = tuple(Square(name, "land", LAND, Text("underground", "地下")) if name == "b1" else Square(name, "void", VOID) for name in NAMES)
FACES = Faces({}, {slug: Text(f"The {slug}", slug) for slug in ("ox", "mole", "fog", "hill", "net")})


def lies(slug: str, square: str, level: Level = "on", span: int = 1, **values: object) -> BoardCard:
    return BoardCard(slug, at=Spot(NAMES.index(square), Text(square, square), level, span), **values)  # type: ignore[arg-type]


OX = lies(
    "ox", "b1", figures=(POWER, DAMAGE), notes=(Text("tapped", "横置"),), is_tapped=True, attached=(BoardCard("net"),), is_leader=True
)
FIELD = (OX, None, lies("mole", "b1", "below"), lies("fog", "a2", "over", 2))


def board(edges: tuple[int, int] = (0, 2), view: View = "both", marks: Marks | None = None) -> ShownBoard:
    own = (
        Zone("field", Text("Field", "战场"), FIELD, "grid"),
        Zone("sites", Text("Sites", "地标"), (None, lies("hill", "b1", "ground")), "grid"),
    )
    theirs = (Zone("field", Text("Field", "战场"), (lies("ox", "b3"),), "grid"),)
    grid = Grid(Text("Realm", "领域"), 3, SQUARES, edges)
    told = Board((Side((), own), Side((), theirs)), grid=grid).as_json
    return show_board(told, FACES, view, marks=marks or Marks())


def grid_of(shown: ShownBoard) -> ShownGrid:
    assert shown.grid is not None
    return shown.grid


def names(shown: ShownBoard) -> list[str]:
    return [" ".join(square.name for square in row) for row in grid_of(shown).rows]


def test_the_own_edge_is_at_the_bottom() -> None:
    assert names(board()) == ["a3 b3 c3", "a2 b2 c2", "a1 b1 c1"]
    assert names(board((2, 0))) == ["c1 b1 a1", "c2 b2 a2", "c3 b3 a3"]
    assert names(board((2, 0), "a")) == names(board((2, 0)))


def test_who_looks_sits_below() -> None:
    assert [side.index for side in board().sides] == [1, 0]
    assert [side.index for side in board(view="b").sides] == [0, 1]
    assert names(board(view="b")) == ["c1 b1 a1", "c2 b2 a2", "c3 b3 a3"]


def test_what_lies_on_and_below_a_square() -> None:
    square = grid_of(board()).rows[2][1]
    assert square.site is not None
    assert (square.name, square.look, square.site.place, square.site.name.en) == ("b1", "land", "A.sites.2", "The hill")
    assert [(card.place, card.tag, card.side) for card in square.on] == [("A.field.1", "A1", 0)]
    assert [card.tag for card in square.below] == ["A3"]
    assert [card.tag for card in grid_of(board()).rows[0][1].on] == ["B1"]


def test_an_aura_begins_in_the_upper_left_square_of_its_block() -> None:
    for shown, name in ((board(), "a3"), (board(view="b"), "b2")):
        assert [square.name for square in grid_of(shown).squares if square.auras] == [name]


def test_a_figure_that_is_quiet_is_drawn_when_it_changes() -> None:
    ox = grid_of(board()).rows[2][1].on[0]
    assert [figure.name.en for figure in ox.drawn] == ["Power"]
    hurt = Marks(changes={"A.field.1": [Change("A.field.1", figure=1, value=2).as_json]})
    assert [figure.then for figure in grid_of(board(marks=hurt)).rows[2][1].on[0].drawn] == [None, 2]


def test_the_page_says_all_of_it_in_words() -> None:
    html = closed_up(render_to_string("matches/board/_board.html", {"board": board(), "game": "echo"}))
    assert html.count('role="row"') == 3
    assert html.count('role="cell"') == 9
    assert 'class="square is-land row-3 column-2 is-mine"' in html.replace("is-mine ", "is-mine")
    for words in ("underground", "void", "land", "The hill", "The mole", "The net", "tapped", "A1"):
        assert words in html
    assert 'class="unit is-mine is-tapped is-leader"' in html
    assert "span-2" in html
    assert html.index("Deck B") < html.index('id="grid"') < html.index('id="mat-0"')


def test_the_key_names_the_figures_of_the_grid() -> None:
    assert [figure.name.en for figure in board().key] == ["Power", "Damage"]
