"""Decks are found in the same language as cards: by the cards in them, their lead, their words, days and figures."""

from __future__ import annotations

from datetime import UTC, datetime
from uuid import UUID

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.utils import translation

from cards.catalogue import Catalogue, catalogue_of
from cards.standings import Rate
from decks.models import Deck, Visibility
from decks.owners import Owner
from decks.search import backend
from decks.search.backend import DeckSearch
from decks.services import create_deck
from decks.tags import set_tags
from rules.kernel.game import Game

#: What is typed, what it finds, what it is told back as.
ANSWERS = [
    ("card:kiln-ox", "oxen", "Decks where it holds “Kiln Ox”."),
    ("card:kiln-ox>=2", "oxen", "Decks where it holds at least 2 of “Kiln Ox”."),
    ("card:kiln-ox>=3", "", "Decks where it holds at least 3 of “Kiln Ox”."),
    ("card:kiln-ox=0", "foxes", "Decks where it holds exactly 0 of “Kiln Ox”."),
    ("card:kiln-ox<2", "foxes", "Decks where it holds fewer than 2 of “Kiln Ox”."),
    ('card:"Ash Wren">=1', "foxes", "Decks where it holds “Ash Wren”."),
    ("-card:kiln-ox", "foxes", "Decks where it doesn't hold “Kiln Ox”."),
    ("hero:a-ji", "oxen", "Decks where the hero is “A-Ji of the Hundred Claws”."),
    ("英雄:a-ji or card:ash-wren", "foxes oxen", "Decks where the hero is “A-Ji of the Hundred Claws” or it holds “Ash Wren”."),
    ("attribute:grass", "oxen", "Decks where the attribute is Grass."),
    ("属性:火|草", "foxes oxen", "Decks where the attribute is Fire or Grass."),
    ("-legal", "foxes oxen", "Decks where it is not: legal."),
    ("legal", "", "Decks where it is: legal."),
    ("is:legal or name:oxen", "oxen", "Decks where it is: legal or the name of the deck holds “oxen”."),
    ("author:ALICE", "oxen", "Decks where the author holds “ALICE”."),
    ("author=ali", "", "Decks where the author is “ali”."),
    ("note:/fast$/", "foxes", "Decks where the note holds /fast$/."),
    ("size=3", "oxen", "Decks where the size is 3."),
    ("size>1 size<3", "foxes", "Decks where the size is above 1 and the size is below 3."),
    ("updated>2026-01", "oxen", "Decks where the last change is after 2026-01."),
    ("updated<=2025-12", "foxes", "Decks where the last change is before the end of 2025-12."),
    ("created:2026-03-04", "oxen", "Decks where the creation date is in 2026-03-04."),
    ("format:standard", "foxes oxen", "Decks where the format is Standard."),
    ("is:copy", "", "Decks where it is: copy."),
    ("wr>55", "oxen", "Decks where the win rate is above 55."),
    ("wr:60", "oxen", "Decks where the win rate is 60."),
    ("games>=500", "oxen", "Decks where the number of games is at least 500."),
    ("hero:claws", "oxen", "Decks where the hero is “A-Ji of the Hundred Claws”."),
    ("card:kiln", "oxen", "Decks where it holds “Kiln Ox”."),
    ("card:ox", "oxen", "Decks where it holds “ox” ("),
    ('card:"t:follower c:fire">=2', "foxes oxen", "Decks where it holds at least 2 of “t:follower c:fire” ("),
    ('card:"does:draw"=0', "foxes oxen", ""),
    ("updated:3w", "", "Decks where the last change is not before"),
    ("sort:-wr", "foxes oxen", "Sorted by: Win rate, the other way round."),
    ("card:kiln-ox>=2 hero:a-ji attribute:grass -legal wr>55 updated>2026-01", "oxen", "the win rate is above 55 and the last change"),
    ("oxen", "oxen", ""),
    ("快攻", "foxes", ""),
]


@pytest.fixture
def decks(echo: Game, member: User) -> dict[str, Deck]:
    """Alice's oxen and a guest's foxes, both public, neither legal."""
    oxen = create_deck(owner=Owner(member), game=echo, name="Oxen", sections={"hero": {"a-ji": 1}, "main": {"kiln-ox": 2}})
    foxes = create_deck(
        owner=Owner(None, "k" * 32), game=echo, name="狐 foxes", note="快攻 fast", sections={"hero": {"chiwu": 1}, "main": {"ash-wren": 1}}
    )
    Deck.objects.update(visibility=Visibility.PUBLIC)
    Deck.objects.filter(pk=oxen.pk).update(updated_at=datetime(2026, 2, 1, tzinfo=UTC), created_at=datetime(2026, 3, 4, 5, tzinfo=UTC))
    Deck.objects.filter(pk=foxes.pk).update(updated_at=datetime(2025, 12, 31, 23, tzinfo=UTC), created_at=datetime(2025, 1, 1, tzinfo=UTC))
    return {"oxen": oxen, "foxes": foxes}


@pytest.fixture
def rates(decks: dict[str, Deck], monkeypatch: pytest.MonkeyPatch) -> dict[UUID, Rate]:
    known = {decks["oxen"].pk: Rate(500, 0.6, 0.55, 0.65), decks["foxes"].pk: Rate(40, 0.4, 0.2, 0.6)}
    monkeypatch.setattr(backend, "_rates", [lambda game: known])
    return known


def found(search: DeckSearch, decks: dict[str, Deck]) -> str:
    names = {deck.pk: name for name, deck in decks.items()}
    return " ".join(sorted(names[deck.pk] for deck in search.narrow(Deck.objects.filter(game="echo"))))


def test_every_search_finds_what_it_means(decks: dict[str, Deck], rates: dict[UUID, Rate], catalogue: Catalogue) -> None:
    wrong = []
    for text, names, told in ANSWERS:
        search = DeckSearch(catalogue, text)
        got = found(search, decks)
        if (got, search.problems, told in search.told) != (names, [], True):
            wrong.append(f"{text}: {got} {search.problems} {search.told}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("card:nobody-at-all", "Card: no card is called “nobody-at-all”; it was left out."),
        ("wr>size", "can't be compared with each other"),
        ("colour:lava", "Attribute: there is no “lava”"),
        ("cost>=3", '“cost>=3” was left out: it is a key of cards; card:"…" with it in the quotes asks for decks that hold such cards.'),
        ('card:"cost>=three"', "no card is called"),
        ("tag:fast", "tags are their owners' alone"),
        ("updated>soon", "“soon” is no date"),
    ],
)
def test_what_means_nothing_is_told_and_left_out(decks: dict[str, Deck], catalogue: Catalogue, text: str, told: str) -> None:
    search = DeckSearch(catalogue, text)
    assert found(search, decks) == "foxes oxen"
    assert told in " ".join(search.problems)


def test_it_is_told_in_chinese(decks: dict[str, Deck], catalogue: Catalogue) -> None:
    with translation.override("zh-hans"):
        assert DeckSearch(catalogue, "卡牌:kiln-ox>=2 合法 胜率>55").told == "至少 2 张“窑牛”，且是合法，且胜率高于55的卡组。"


def test_tags_are_looked_for_among_ones_own(decks: dict[str, Deck], alice: Client) -> None:
    set_tags(deck=decks["oxen"], tags=["fast", "赛用"])
    for words, is_found in (
        ("tag:fast 标签:赛用", True),
        ("tag:FAST", True),
        ("tag:slow", False),
        ("-tag:fast", False),
        ("tag:/^f/", True),
    ):
        assert ("Oxen</a>" in alice.get("/decks/", {"q": words}).content.decode()) is is_found, words
    public = alice.get("/echo/decks/?q=tag:fast").content.decode()
    assert "tags are their owners" in public
    assert "Oxen</a>" in public


def test_the_public_list_answers(decks: dict[str, Deck], charlie: Client) -> None:
    page = charlie.get("/echo/decks/?q=card:kiln-ox>%3D2 zzz:1").content.decode()
    assert "Oxen" in page
    assert "foxes" not in page
    assert "it holds at least 2 of “Kiln Ox”" in page
    assert "There is no key “zzz”" in page


def test_sorted_as_the_search_says(decks: dict[str, Deck], charlie: Client) -> None:
    for query, first, last in (("sort:name", "Oxen", "foxes"), ("sort:-updated", "foxes", "Oxen"), ("", "Oxen", "foxes")):
        page = charlie.get(f"/echo/decks/?q={query}").content.decode()
        assert page.index(f"{first}</a>") < page.index(f"{last}</a>")


def test_my_decks_answer_for_me_alone(decks: dict[str, Deck], alice: Client, bob: Client) -> None:
    page = alice.get("/decks/?q=hero:a-ji").content.decode()
    assert "Oxen</a>" in page
    assert "No deck matches all of this" in alice.get("/decks/?q=hero:chiwu").content.decode()
    assert "There is no key “zzz”" in alice.get("/decks/?q=zzz:1").content.decode()
    assert "Oxen" not in bob.get("/decks/?q=hero:a-ji").content.decode()


def test_a_private_deck_is_found_by_nobody_else(decks: dict[str, Deck], charlie: Client) -> None:
    Deck.objects.filter(pk=decks["oxen"].pk).update(visibility=Visibility.PRIVATE)
    for query in ("card:kiln-ox", "name:/ox/", "size=3", ""):
        assert "Oxen" not in charlie.get(f"/echo/decks/?q={query}").content.decode()


def test_every_game_has_keys(all_games: tuple[Game, ...]) -> None:
    for game in all_games:
        catalogue = catalogue_of(game)
        search = DeckSearch(catalogue, f"card:{next(iter(catalogue.rows))}>=1 is:legal size>0 or 名称:/a/")
        assert list(search.narrow(Deck.objects.filter(game=game.slug))) == []
        assert search.problems == []
