"""A board as a page shows it: what lies with a card is shown with it, and hidden with it."""

from __future__ import annotations

from django.template.loader import render_to_string

from matches.replays.boards import Faces, View, show_board
from matches.replays.shown_cards import Marks, ShownCard
from rules.kernel.telling.board import Board, BoardCard, Figure, Side, Zone
from rules.kernel.telling.scenes.changes import Change
from rules.wording import Text
from tests.assertions.markup import closed_up

LIFE = Figure(Text("Life", "生命值"), 3, most=10, hue="fire")
BORNE = BoardCard("sword", (Figure(Text("Attack", "攻击力"), 2),), (Text("used", "已使用"),))
HERO = BoardCard("hero", (LIFE,), seen_by=(True, False), is_tapped=True, attached=(BORNE,))
BOARD = Board((Side((), (Zone("field", Text("Field", "战场"), (None, HERO), "places"),)), Side((), ())))
FACES = Faces({}, {"hero": Text("The hero", "英雄"), "sword": Text("The sword", "剑")})
#: An open pile and a closed one.
PILES = (("graveyard", True), ("reserve", False))


def shown(view: View) -> ShownCard:
    card = show_board(BOARD.as_json, FACES, view).sides[1].places[0].cards[1]
    assert card is not None
    return card


def test_what_is_attached_is_shown_with_its_card() -> None:
    card = shown("a")
    assert [(each.place, each.name.en) for each in card.attached] == [("A.field.2.1", "The sword")]
    html = render_to_string("matches/board/_board_card.html", {"card": card})
    assert "is-tapped" in html
    assert 'board-card-figure is-fire"><span class="visually-hidden">Life</span>3/10</span>' in closed_up(html)
    assert 'data-place="A.field.2.1"' in html
    assert "The sword" in html
    assert "used" in html


def test_a_pile_is_a_place_whether_its_cards_are_seen_or_not() -> None:
    piles = tuple(Zone(slug, Text(slug, slug), (BoardCard("sword", seen_by=(is_seen, False)),), "pile") for slug, is_seen in PILES)
    shown = show_board(Board((Side((), piles), Side((), ()))).as_json, FACES, "a").sides[1].piles
    for zone, tag in zip(shown, ("<details", "<div"), strict=True):
        html = render_to_string("matches/board/_pile.html", {"zone": zone, "game": "echo"}).strip()
        assert html.startswith(tag)
        assert f'data-place="A.{zone.slug}.1"' in html.split(">")[0]


def test_who_does_not_see_the_card_sees_nothing_with_it() -> None:
    assert shown("b").attached == ()
    assert "sword" not in render_to_string("matches/board/_board_card.html", {"card": shown("b"), "game": "echo"})


def test_the_key_names_each_colour_of_figures_once() -> None:
    attack = Figure(Text("Attack", "攻击力"), 2)
    heroes = tuple(BoardCard("hero", (attack, LIFE), seen_by=(True, True)) for _ in range(2))
    field = (Zone("field", Text("Field", "战场"), (None, *heroes), "places"),)
    board = show_board(Board((Side((), field), Side((), field))).as_json, FACES)
    assert [(figure.name.en, figure.hue) for figure in board.key] == [("Attack", ""), ("Life", "fire")]


MOVED = Change("A.field.2", Text("→ graveyard", "→ 坟场"), is_open=True)
STEP = {
    "places": ["A.field.2"],
    "changes": [
        change.as_json
        for change in (
            MOVED,
            Change("A.field.2", Text("+ tapped", "+ 横置")),
            Change("A.field.2", figure=0, value=1),
            Change("A", figure=0, value=4),
        )
    ],
}


def marked(view: View) -> str:
    half = Side((Figure(Text("Fallen heroes", "阵亡英雄"), 3),), BOARD.sides[0].zones)
    board = show_board(Board((half, Side((), ()))).as_json, FACES, view, marks=Marks.of_step(STEP))
    return " ".join(render_to_string("matches/board/_board.html", {"board": board, "game": "echo"}).split())


def test_what_a_step_changes_is_written_on_the_board() -> None:
    html = marked("a")
    assert '<li class="place is-marked" data-place="A.field.2">' in html
    assert "<span>→ graveyard</span> <span>+ tapped</span>" in html
    becomes = '<span class="then"> <span class="visually-hidden">becomes</span><span aria-hidden="true">→</span> {} </span>'
    assert closed_up(f"Life </span>3/10 {becomes.format(1)}") in closed_up(html)
    assert f"<dd>3 {becomes.format(4)}" in html


def test_of_a_hidden_card_only_that_it_moves_is_written() -> None:
    html = marked("b")
    assert "<span>→ graveyard</span>" in html
    assert "tapped" not in html
    assert "Life" not in html


def test_an_unmarked_board_has_no_marks() -> None:
    html = render_to_string("matches/board/_board.html", {"board": show_board(BOARD.as_json, FACES), "game": "echo"})
    assert "is-marked" not in html
    assert "board-changes" not in html
