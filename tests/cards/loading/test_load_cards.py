"""Loading makes the database agree with the definitions, wholly or not at all."""

from __future__ import annotations

import json

import pytest
from django.core.management import CommandError, call_command

from cards.loading.definition_files import DefinitionsError
from cards.models import Card, CardSet, CardValue
from cards.services import Loaded, load_definitions
from decks.models import Deck, DeckEntry
from rules import games
from tests.cards.conftest import Folder

pytestmark = pytest.mark.django_db
ECHO = games.get("echo")


def load(folder: Folder) -> Loaded:
    return load_definitions(only=ECHO, folder=folder.path)[0]


def test_a_card_is_loaded_with_all_its_columns(folder: Folder) -> None:
    folder.card("fox", 2, name="Ember Fox", name_zh="烬狐", race="beast", cost=2, attack=3, keywords=["reattack", "shield"], rarity="SR")
    assert load(folder).added == 1
    fox = Card.objects.get(slug="fox")
    assert (fox.game, fox.set.slug, fox.number, fox.kind, fox.rarity, fox.rarity_rank, fox.cost) == (
        "echo",
        "trial",
        2,
        "follower",
        "SR",
        2,
        2,
    )
    assert (fox.name_en, fox.name_zh, fox.name_group) == ("Ember Fox", "烬狐", "ember fox")
    values = {(row.field, row.text, row.number) for row in fox.value_rows.all()}
    assert ("keywords", "reattack", None) in values
    assert ("keywords", "shield", None) in values
    assert ("attack", "", 3) in values
    assert fox.definition.values["race"] == "beast"


def test_loading_twice_changes_nothing(pool: Folder) -> None:
    rows = list(Card.objects.values_list("pk", "digest"))
    values = list(CardValue.objects.values_list("pk", flat=True))
    loaded = load(pool)
    assert (loaded.total, loaded.added, loaded.changed, loaded.removed) == (7, 0, 0, 0)
    assert list(Card.objects.values_list("pk", "digest")) == rows
    assert list(CardValue.objects.values_list("pk", flat=True)) == values


def test_a_changed_card_keeps_its_row_and_gets_a_new_digest(pool: Folder) -> None:
    before = Card.objects.get(slug="fox")
    pool.card("fox", 2, name="Cinder Fox", name_zh="烬狐", race="spirit", cost=4)
    assert load(pool).changed == 1
    after = Card.objects.get(slug="fox")
    assert (after.pk, after.name_en, after.cost, after.definition.name.en) == (before.pk, "Cinder Fox", 4, "Cinder Fox")
    assert after.digest != before.digest
    assert [row.text for row in after.value_rows.filter(field="race")] == ["spirit"]
    assert not after.value_rows.filter(field="keywords").exists()


def test_two_cards_may_swap_their_numbers(pool: Folder) -> None:
    pool.card("fox", 3)
    pool.card("wolf", 2)
    load(pool)
    assert Card.objects.get(slug="fox").number == 3
    assert Card.objects.get(slug="wolf").number == 2


def test_a_card_that_is_gone_is_removed(pool: Folder) -> None:
    (pool.path / "echo/trial/whale.toml").unlink()
    assert load(pool).removed == 1
    assert not Card.objects.filter(slug="whale").exists()


def test_a_card_that_decks_hold_is_kept(pool: Folder) -> None:
    deck = Deck.objects.create(game="echo", name="Deep")
    DeckEntry.objects.create(deck=deck, section="main", card=Card.objects.get(slug="whale"), count=1)
    (pool.path / "echo/trial/whale.toml").unlink()
    assert load(pool).kept == ["whale"]
    pool.card("shark", 5)
    with pytest.raises(DefinitionsError, match="5 is that of “whale”"):
        load(pool)


def test_an_empty_set_that_is_gone_is_removed(pool: Folder) -> None:
    for path in (pool.path / "echo/trial").glob("*.toml"):
        path.unlink()
    load(pool)
    assert not CardSet.objects.exists()


def test_everything_wrong_is_told_at_once_and_nothing_is_written(pool: Folder) -> None:
    pool.card("fox", 2, attribute="fier")
    pool.card("wolf", 2)
    pool.card("new", 9)
    (pool.path / "echo/trial/carp.toml").write_text("number = ")
    with pytest.raises(DefinitionsError) as caught:
        load(pool)
    told = "\n".join(caught.value.problems)
    assert "fox" in told
    assert "fier" in told
    assert "carp.toml: is no TOML file" in told
    assert Card.objects.count() == 7
    assert not Card.objects.filter(slug="new").exists()


def test_every_mistake_of_a_card_is_told_by_itself(folder: Folder) -> None:
    folder.card("fox", 2, race="cat", cost=-1, attack=200_000)
    with pytest.raises(DefinitionsError) as caught:
        load(folder)
    assert [problem.partition("; known are")[0] for problem in caught.value.problems] == [
        "echo/trial/fox.toml: fox: race: “cat” is unknown",
        "echo/trial/fox.toml: fox: cost: -1 is less than 0",
        "echo/trial/fox.toml: fox: attack: 200000 is more than 999",
    ]


def test_the_cards_of_a_set_that_is_wrong_are_read_too(folder: Folder) -> None:
    folder.set(code="tr", released="soon")
    folder.card("fox", 2, cost=-1)
    with pytest.raises(DefinitionsError) as caught:
        load(folder)
    assert [problem.split(":")[0] for problem in caught.value.problems] == ["echo/trial/set.toml"] * 2 + ["echo/trial/fox.toml"]


def test_numbers_and_slugs_belong_to_one_card(folder: Folder) -> None:
    folder.card("fox", 2)
    folder.card("wolf", 2)
    folder.set("second", code="SE")
    folder.card("fox", 3, set="second")
    with pytest.raises(DefinitionsError) as caught:
        load(folder)
    assert caught.value.problems == [
        "echo/second/fox.toml and echo/trial/fox.toml: slug: “fox” stands in 2 files",
        "echo/trial/fox.toml and echo/trial/wolf.toml: number: 2 stands in 2 files; the next free number is 4",
    ]


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"slug": "other"}, "is not the folder's name"),
        ({"name_zh": ""}, "expected words"),
        ({"code": "tr"}, "letters A-Z"),
        ({"released": "soon"}, "is a date"),
        ({"colour": "red"}, "colour: is unknown"),
    ],
)
def test_a_wrong_set_is_told(folder: Folder, changes: dict[str, str], told: str) -> None:
    place = folder.path / "echo" / "trial"
    folder.set(**changes) if "slug" not in changes else (place / "set.toml").write_text(
        (place / "set.toml").read_text().replace('slug = "trial"', 'slug = "other"')
    )
    with pytest.raises(DefinitionsError, match=told):
        load(folder)


def test_cards_without_a_set_file_are_told(folder: Folder) -> None:
    folder.card("fox", 2)
    (folder.path / "echo/trial/set.toml").unlink()
    with pytest.raises(DefinitionsError, match=r"holds cards but no set\.toml"):
        load(folder)


def test_the_shipped_cards_load(capsys: pytest.CaptureFixture[str]) -> None:
    call_command("load_cards", "--json")
    loaded = {each["game"]: each["total"] for each in json.loads(capsys.readouterr().out)}
    assert list(loaded) == [game.slug for game in games.everything()]
    assert loaded["echo"] >= 60
    assert all(loaded.values())


def test_the_command_names_what_is_wrong(folder: Folder) -> None:
    folder.card("fox", 2, cost=-1)
    with pytest.raises(CommandError, match=r"Nothing was loaded. 1 to mend:\necho/trial/fox.toml: fox: cost"):
        call_command("load_cards", "--from", str(folder.path))
    with pytest.raises(CommandError, match="no game “chess”"):
        call_command("load_cards", "--game", "chess")
    with pytest.raises(CommandError, match="is no folder"):
        call_command("load_cards", "--from", str(folder.path / "nowhere"))
