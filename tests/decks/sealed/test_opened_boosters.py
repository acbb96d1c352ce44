"""Pools: what they say of themselves, what is refused, and that they stay as they were opened."""

from __future__ import annotations

import json
from collections import Counter
from io import StringIO
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core.management import CommandError, call_command

from cards.catalogue import Catalogue, catalogue_of
from cards.models import Card, CardSet, new_version
from decks.exporting import export_list
from decks.exporting.records import record_of, restore_deck
from decks.importing import UnreadableDeckError, parse_deck_text
from decks.lists.changes import AddCopies, Change, ChangeError, Rename, ReplaceList, SetCount, SetFormat
from decks.lists.extras import extras_of
from decks.models import Deck
from decks.owners import Owner
from decks.sealed.machine_decks import BuildFromPool
from decks.sealed.opened_boosters import Opened, check_origin, open_pool
from decks.services import change_deck, copy_deck, create_deck
from rules import games
from tests.decks.sealed.conftest import SEED


def exported(deck: Deck, catalogue: Catalogue) -> str:
    listing = deck.listing(catalogue)
    extras = extras_of(deck, catalogue, is_own=True)
    return export_list(
        type(listing)(listing.game, listing.format, listing.name, listing.sections, extras=extras), "json", catalogue=catalogue
    ).text


def test_a_seed_opens_the_same_pool(stones: Catalogue) -> None:
    first, again = open_pool(stones, seed=SEED), open_pool(stones, set="split-obelisk", boosters=6, seed=SEED)
    assert first == again
    assert sum(first.pool.values()) == 72
    assert open_pool(stones).origin.seed < 1_000_000


@pytest.mark.parametrize(
    ("asked", "code", "words"),
    [
        ({"boosters": 0}, "bad_boosters", "Open 1 to 12 boosters."),
        ({"boosters": 13}, "bad_boosters", "Open 1 to 12 boosters."),
        ({"set": "nowhere"}, "unknown_set", "There are no boosters of a set “nowhere”. Sets with boosters: split-obelisk."),
        ({"seed": -1}, "bad_seed", "A seed is a whole number from 0 to 9007199254740991."),
        ({"seed": 1 << 53}, "bad_seed", "A seed is a whole number from 0 to 9007199254740991."),
    ],
)
def test_what_can_not_be_opened_is_refused_in_words(stones: Catalogue, asked: dict[str, Any], code: str, words: str) -> None:
    with pytest.raises(ChangeError) as refused:
        open_pool(stones, **asked)
    assert (refused.value.code, refused.value.message) == (code, words)


def test_other_games_have_no_boosters(echo: Any) -> None:
    with pytest.raises(ChangeError, match="Echo is not played with boosters"):
        open_pool(catalogue_of("echo"))


def test_a_pool_is_never_played_with(pool: Deck, stones: Catalogue) -> None:
    assert pool.listing(stones).total == 0
    built = change_deck(deck=pool, revision=1, changes=[BuildFromPool(Opened.from_json(pool.opened))])
    assert built.is_legal
    assert built.listing(stones).total == 35


@pytest.mark.parametrize(
    "change",
    [AddCopies("pool", "mud-pup", 1), SetCount("pool", "mud-pup", 0), ReplaceList({"pool": {"mud-pup": 1}, "main": {"basic-agility": 35}})],
)
def test_an_opened_pool_stays(pool: Deck, change: Change) -> None:
    with pytest.raises(ChangeError) as refused:
        change_deck(deck=pool, revision=1, changes=[change])
    assert refused.value.code == "opened_pool"


def test_the_format_stays(pool: Deck) -> None:
    with pytest.raises(ChangeError) as refused:
        change_deck(deck=pool, revision=1, changes=[SetFormat("constructed")])
    assert refused.value.code == "opened_format"


def test_a_pasted_list_leaves_the_pool(pool: Deck, stones: Catalogue) -> None:
    before = pool.sections(stones)["pool"]
    changed = change_deck(deck=pool, revision=1, changes=[ReplaceList({"main": {"basic-agility": 35}})])
    assert changed.sections(stones) == {"main": {"basic-agility": 35}, "pool": before}


def test_a_stated_pool_may_be_changed(stones: Catalogue, member: User) -> None:
    sections = {"pool": {"mud-pup": 1}}
    deck = create_deck(owner=Owner(member), game=stones.game, format="limited", name="Stated", sections=sections)
    changed = change_deck(deck=deck, revision=1, changes=[AddCopies("pool", "mud-pup", 1)])
    assert changed.sections(stones) == {"pool": {"mud-pup": 2}}


def test_copies_and_records_know_where_the_pool_came_from(pool: Deck, stones: Catalogue, member: User) -> None:
    other = Owner(User.objects.create_user("bob"))
    assert copy_deck(deck=pool, owner=other).opened == pool.opened
    record = json.loads(json.dumps(record_of(pool, stones)))
    restored = restore_deck(owner=other, record=record)
    assert restored
    assert restored.opened == pool.opened


def test_a_pool_comes_back_from_json(pool: Deck, stones: Catalogue) -> None:
    built = change_deck(deck=pool, revision=1, changes=[BuildFromPool(Opened.from_json(pool.opened)), Rename("Mine")])
    read = parse_deck_text(exported(built, stones))
    assert read.sections == built.sections(stones)
    assert read.extras
    assert read.extras.opened == pool.opened


def test_a_changed_seed_is_refused(pool: Deck, stones: Catalogue) -> None:
    data = json.loads(exported(pool, stones))
    data["opened"]["seed"] += 1
    with pytest.raises(UnreadableDeckError, match="not what 6 boosters of seed 8 hold") as refused:
        parse_deck_text(json.dumps(data))
    assert refused.value.code == "changed_seed"


def test_a_changed_pool_is_refused(pool: Deck, stones: Catalogue) -> None:
    data = json.loads(exported(pool, stones))
    data["sections"]["pool"][0]["count"] += 1
    with pytest.raises(UnreadableDeckError) as refused:
        parse_deck_text(json.dumps(data))
    assert refused.value.code == "changed_seed"


def test_a_line_that_can_not_be_read_hides_no_changed_pool(pool: Deck, stones: Catalogue) -> None:
    data = json.loads(exported(pool, stones))
    data["sections"]["pool"][0]["card"] = data["sections"]["pool"][0]["name"] = "no such card"
    with pytest.raises(UnreadableDeckError) as refused:
        parse_deck_text(json.dumps(data))
    assert refused.value.code == "changed_seed"


@pytest.mark.parametrize("opened", [3, [], {"set": "split-obelisk"}, {"set": 1, "boosters": 6, "seed": 7, "contents": ""}])
def test_a_senseless_origin_is_refused(pool: Deck, stones: Catalogue, opened: Any) -> None:
    data = json.loads(exported(pool, stones)) | {"opened": opened}
    if not opened:
        assert parse_deck_text(json.dumps(data)).extras is None
        return
    with pytest.raises(UnreadableDeckError) as refused:
        parse_deck_text(json.dumps(data))
    assert refused.value.code == "senseless_origin"


def test_a_pool_outlives_changes_of_cards(pool: Deck, stones: Catalogue) -> None:
    """Another rarity changes what boosters hold: the pool and its file stay as they are, and can't be checked any more."""
    text, before = exported(pool, stones), pool.sections(stones)
    row = Card.objects.get(game="hota", slug="mud-pup")
    row.data = {**row.data, "rarity": "legendary"}
    row.rarity, row.digest = "legendary", "changed"
    row.save()
    CardSet.objects.filter(game="hota").update(version=new_version())
    changed = catalogue_of("hota")
    assert Deck.objects.get(pk=pool.pk).sections(changed) == before
    origin = Opened.from_json(pool.opened)
    assert origin
    assert not check_origin(changed, origin, before["pool"])
    assert parse_deck_text(text).sections["pool"] == before["pool"]
    assert change_deck(deck=pool, revision=1, changes=[BuildFromPool(origin)]).is_legal


def opened_by_command(*args: str) -> str:
    out = StringIO()
    call_command("open_pool", *args, stdout=out)
    return out.getvalue()


def test_the_command_opens_what_the_page_opens(stones: Catalogue) -> None:
    text = opened_by_command("--game", "hota", "--boosters", "6", "--seed", str(SEED))
    assert Counter(parse_deck_text(text, game=games.get("hota")).sections["pool"]) == open_pool(stones, seed=SEED).pool
    read = parse_deck_text(opened_by_command("--game", "hota", "--seed", str(SEED), "--json", "--build"))
    assert read.extras
    assert read.extras.opened["seed"] == SEED
    assert sum(read.sections["main"].values()) == 35
    told = opened_by_command("--game", "hota", "--boosters", "2", "--seed", "1", "--by-booster")
    assert told.count("Booster ") == 2
    assert len(told.strip().split("\n")) == 1 + 2 * 13
    assert len(json.loads(opened_by_command("--game", "hota", "--seed", "1", "--by-booster", "--json"))["boosters"]) == 6


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("--game", "hota", "--boosters", "13"), "Open 1 to 12 boosters."),
        (("--game", "hota", "--set", "nowhere"), "no boosters of a set “nowhere”"),
        (("--game", "hota", "--seed", "-4"), "A seed is a whole number"),
        (("--game", "echo"), "not played with boosters"),
    ],
)
def test_the_command_refuses_in_words(stones: Catalogue, args: tuple[str, ...], words: str) -> None:
    with pytest.raises(CommandError, match=words) as refused:
        opened_by_command(*args)
    assert refused.value.returncode == 2
