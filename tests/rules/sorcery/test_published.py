"""Reading cards of the published game in both shapes."""

from __future__ import annotations

from typing import Any

import pytest

from rules.kernel.language.faults import UnreadableError
from rules.sorcery.published import read_published
from tests.rules.sorcery.made_up_cards import new_card, old_card


def test_both_shapes_say_the_same() -> None:
    old, new = read_published(old_card()), read_published(new_card())
    assert old == new
    assert (old.name, old.kind, old.rarity, old.subtypes) == ("Weir Heron", "minion", "exceptional", ("Beast", "Bird"))
    assert old.values == {"element": ["air"], "air": 1, "cost": 3, "power": 2}
    assert old.text == "Airborne\n\nWhen it arrives, draw a spell."
    assert (old.printings[0].set, old.printings[0].artist, str(old.printings[0].day)) == ("First Tide", "Ada Painter", "2024-02-01")


def test_an_avatar_of_the_new_shape_has_its_rarity_in_its_slot() -> None:
    avatar = read_published(new_card("Sluice Warden", "Avatar", elements="None"))
    assert (avatar.rarity, avatar.values) == ("exceptional", {"power": 2, "life": 20})


def test_a_token_of_the_new_shape_is_ordinary() -> None:
    token = new_card()
    del token["engine"]["rarity"]
    assert read_published(token).rarity == "ordinary"


def test_an_artifact_is_of_the_type_that_its_subtypes_name() -> None:
    assert read_published(old_card(kind="Artifact", subTypes="Monument")).values["artifact_type"] == "monument"
    assert read_published(old_card(kind="Artifact", subTypes="Lantern")).values["artifact_type"] == "relic"


def test_a_defence_of_its_own_is_kept() -> None:
    assert read_published(old_card(defence=5)).values["defence"] == 5


def test_unknown_fields_are_no_fault() -> None:
    assert read_published({**old_card(), "novelty": [1, 2]}) == read_published(old_card())


@pytest.mark.parametrize("make", [old_card, new_card])
def test_any_field_that_is_missing_is_named(make: Any) -> None:
    missed = []
    whole = make()
    head = "guardian" if "guardian" in whole else "engine"
    for key in whole[head]:
        card = make()
        del card[head][key]
        if key == "rarity" and head == "engine":
            continue  # a token's
        with pytest.raises(UnreadableError) as found:
            read_published(card)
        assert found.value.path == f"{head}.{key}"
        assert found.value.problem.en == "is missing"
        missed.append(key)
    assert len(missed) >= 8


@pytest.mark.parametrize(
    ("changes", "path", "words"),
    [
        ({"rarity": "Mythic"}, "guardian.rarity", "“Mythic” is unknown"),
        ({"type": "Planeswalker"}, "guardian.type", "is unknown"),
        ({"elements": "Aether"}, "elements", "is unknown"),
        ({"cost": -1}, "guardian.cost", "-1 is no whole number from 0 to 999"),
        ({"cost": 2.5}, "guardian.cost", "no whole number"),
        ({"cost": float("nan")}, "guardian.cost", "no whole number"),
        ({"cost": "3"}, "guardian.cost", "no whole number"),
        ({"attack": True}, "guardian.attack", "no whole number"),
        ({"thresholds": None}, "guardian.thresholds", "is no object"),
        ({"rulesText": 7}, "guardian.rulesText", "is no text"),
        ({"rulesText": "a\0b"}, "guardian.rulesText", "U+0000"),
        ({"rulesText": "a\u202eb"}, "guardian.rulesText", "U+202E"),
        ({"rulesText": "a" * 5_000}, "guardian.rulesText", "5000 letters"),
        ({"name": "a" * 81}, "name", "81 letters"),
        ({"name": "ß" * 41}, "name", "82 letters"),
        ({"name": "?!"}, "name", "has no letter"),
        ({"name": None}, "name", "has no letter"),
        ({"sets": []}, "sets", "has 0 entries"),
        ({"sets": [{"name": "Tide", "releasedAt": "soon", "variants": [{"slug": "x"}]}]}, "sets[0].releasedAt", "is no date"),
        ({"sets": [{"name": "Tide", "releasedAt": "2024-01-01", "variants": [{}]}]}, "sets[0].variants[0].slug", "is missing"),
    ],
)
def test_a_fault_is_named_with_its_field(changes: dict[str, Any], path: str, words: str) -> None:
    with pytest.raises(UnreadableError) as found:
        read_published(old_card(**changes))
    assert found.value.path == path
    assert words in found.value.problem.en
    assert found.value.problem.zh


def test_neither_shape_is_refused() -> None:
    with pytest.raises(UnreadableError, match="no shape of a card"):
        read_published({"name": "Weir Heron", "hero": {}})
