"""A position of Sorcery as a page draws it: the grounds of squares, sites, units with what they carry, auras, thresholds."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rules.kernel.cards import Card
from rules.kernel.telling.board import Board, BoardCard
from rules.sorcery.board import Figures, Known, board_of
from rules.sorcery.cards import read_card
from rules.sorcery.positions import PLAIN_AVATAR, Position, Side, Site, Thing
from rules.sorcery.squares import SQUARES
from rules.wording import Text


def card(slug: str, kind: str, **values: Any) -> Card:
    usual = {"number": 1, "rarity": "ordinary", "name": slug.title(), "name_zh": slug, "slug": slug, "kind": kind}
    cost = {"cost": 0} if kind not in ("site", "avatar") else {}
    return read_card({**usual, **cost, **values}, "test")


BAT = card("bat", "minion", power=2, keywords=["airborne"])
NET = card("net", "artifact", artifact_type="relic")
FOG = card("fog", "aura")
POND = card("pond", "site", element=["water"], water=1)
HILL = card("hill", "site", element=["earth"], earth=2)


def at(name: str, *, is_below: bool = False) -> int:
    return SQUARES.index(name) + len(SQUARES) * is_below


@pytest.fixture
def position() -> Position:
    left = Side(
        field=(
            Thing(card=PLAIN_AVATAR, at=at("c1"), is_tapped=True),
            Thing(card=BAT, at=at("c2"), damage=1, plus_power=3, is_sick=True),
            Thing(card=NET, at=at("c2"), on=2),
            Thing(card=FOG, at=at("b2")),
            Thing(card=BAT, at=at("c1", is_below=True), gained=("burrowing",), prevented=2, held=1),
        ),
        sites=(Site(card=HILL, square=at("c1")), Site(card=HILL, square=at("d1"), ground="water")),
        threshold=(("fire", 1),),
        hand=(BAT, HILL),
        shown=(1,),
        spellbook=(BAT,),
        at_deaths_door=3,
        life=0,
    )
    right = Side(field=(Thing(card=PLAIN_AVATAR, at=at("c4")),), sites=(Site(card=POND, square=at("c2")),), mana=2)
    return Position(sides=(left, right), rubble=(at("e4"),))


def zone(board: Board, side: int, slug: str) -> Any:
    return next(zone for zone in board.sides[side].zones if zone.slug == slug)


def lying(board: Board, side: int, slot: int) -> BoardCard:
    found = zone(board, side, "field").cards[slot - 1]
    assert isinstance(found, BoardCard)
    return found


def test_each_square_says_its_ground(position: Position) -> None:
    grid = board_of(position).grid
    assert grid is not None
    looks = {square.name: (square.look, square.words.en, square.below.en) for square in grid.squares}
    assert looks["c1"] == ("land", "land", "underground")
    assert looks["c2"] == looks["d1"] == ("water", "water", "underwater")
    assert looks["e4"] == ("rubble", "rubble", "underground")
    assert looks["a1"] == ("void", "void", "")
    assert (grid.columns, len(grid.squares), grid.edges) == (5, 20, (0, 3))


def test_who_goes_second_has_the_far_edge(position: Position) -> None:
    grid = board_of(replace(position, first=1)).grid
    assert grid is not None
    assert grid.edges == (3, 0)


def test_a_unit_shows_its_figures_its_state_and_what_it_carries(position: Position) -> None:
    bat = lying(board_of(position), 0, 2)
    assert [(figure.name.en, figure.value, figure.usual, figure.is_quiet) for figure in bat.figures] == [
        ("Power", 5, 2, False),
        ("Damage", 1, None, True),
    ]
    assert bat.notes == (Text("summoning sick", "召唤虚弱"), Text("airborne", "飞空"))
    assert [each.slug for each in bat.attached] == ["net"]
    assert zone(board_of(position), 0, "field").cards[2] is None


def test_a_unit_below_a_site(position: Position) -> None:
    mole = lying(board_of(position), 0, 5)
    assert mole.at is not None
    assert (mole.at.square, mole.at.level, mole.at.name) == (at("c1"), "below", Text("c1 (below)", "c1（地标之下）"))
    assert [note.en for note in mole.notes] == ["stays tapped 1×", "the next 2 damage is prevented", "airborne", "burrowing"]


def test_an_aura_lies_over_four_squares(position: Position) -> None:
    fog = lying(board_of(position), 0, 4)
    assert fog.at is not None
    assert (fog.at.level, fog.at.span, fog.at.square, fog.at.name) == ("over", 2, at("b2"), Text("b2 to c3", "b2 至 c3"))
    assert fog.figures == ()


def test_an_avatar_stands_for_its_player(position: Position) -> None:
    avatar = lying(board_of(position), 0, 1)
    assert (avatar.is_leader, avatar.is_tapped, avatar.slug, avatar.name.en) == (True, True, "", "Avatar")
    assert [note.en for note in avatar.notes] == ["tapped", "at death’s door"]


def test_sites_lie_in_their_squares_under_their_controllers(position: Position) -> None:
    board = board_of(position)
    assert {number: site.slug for number, site in enumerate(zone(board, 0, "sites").cards, 1) if site} == {3: "hill", 4: "hill"}
    (site,) = (each for each in zone(board, 1, "sites").cards if each)
    assert (site.slug, site.at.level, site.at.name.en) == ("pond", "ground", "c2")


def test_a_side_has_life_mana_and_thresholds(position: Position) -> None:
    board = board_of(position)
    assert [[figure.value for figure in side.figures] for side in board.sides] == [[0, 0, 1, 0, 0, 4], [20, 2, 0, 0, 1, 0]]
    assert [figure.name.en for figure in board.sides[0].figures] == ["Life", "Mana", "Fire", "Air", "Water", "Earth"]
    assert (board.title, board.active) == (Text("Turn 5, main phase", "第5回合，主要阶段"), 0)


def test_what_the_engine_knows(position: Position) -> None:
    known = Known(lambda side, slot: Figures(9, 3, ("ranged",)), frozenset({at("c1")}), [(1, 2, 3, 4), (0, 0, 0, 0)], [[POND], []])
    board = board_of(position, known)
    bat = lying(board, 0, 2)
    assert (bat.figures[0].value, bat.notes[-1]) == (9, Text("ranged 3", "远程 3"))
    assert board.grid is not None
    assert (board.grid.squares[at("c1")].look, board.grid.squares[at("c2")].look) == ("water", "land")
    assert [figure.value for figure in board.sides[0].figures[2:]] == [1, 2, 3, 4]
    assert [each.slug for each in zone(board, 0, "casting").cards] == ["pond"]


def test_who_sees_what(position: Position) -> None:
    board = board_of(position)
    assert [card.seen_by for card in zone(board, 0, "hand").cards] == [(True, False), (True, True)]
    assert [card.seen_by for card in zone(board, 0, "spellbook").cards] == [(False, False)]
    assert not any(zone.slug == "casting" for zone in board.sides[0].zones)
