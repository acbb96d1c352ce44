"""Dragon Trove's fixed lists: the pack of 12 and the dragon's deck of 13 (D-1)."""

from __future__ import annotations

import pytest

from rules.construction import Code

LISTS = [("pack", "adventurers-pack", 12, "move-north"), ("dragon", "dragon-of-ice-and-flame", 13, "flame-breath")]


@pytest.mark.parametrize(("format", "precon", "size", "card"), LISTS)
def test_exact(shipped, format, precon, size, card):
    deck = shipped.precon("dragon-trove", precon)
    assert sum(deck[format].values()) == size
    assert shipped.check("dragon-trove", deck, format).legal


@pytest.mark.parametrize(("format", "precon", "size", "card"), LISTS)
def test_one_short(shipped, format, precon, size, card):
    deck = shipped.precon("dragon-trove", precon)
    listed = deck[format].pop(card)
    (violation,) = shipped.check("dragon-trove", deck, format).violations
    assert (violation.code, violation.cards, violation.limit, violation.count) == (Code.FIXED_LIST_MISSING, (card,), listed, 0)


@pytest.mark.parametrize(("format", "precon", "size", "card"), LISTS)
def test_one_over(shipped, format, precon, size, card):
    deck = shipped.precon("dragon-trove", precon)
    deck[format][card] += 1
    (violation,) = shipped.check("dragon-trove", deck, format).violations
    assert (violation.code, violation.cards, violation.count - violation.limit) == (Code.FIXED_LIST_SURPLUS, (card,), 1)


def test_a_dragon_card_is_not_for_the_pack(shipped):
    deck = shipped.precon("dragon-trove", "adventurers-pack")
    deck["pack"]["flame-breath"] = 1
    (violation,) = shipped.check("dragon-trove", deck, "pack").violations
    assert (violation.code, violation.cards, violation.limit) == (Code.FIXED_LIST_SURPLUS, ("flame-breath",), 0)


def test_the_dragon_flies_in_pairs_and_returns_first(shipped):
    cards = [card for card in shipped.cards("dragon-trove").values() if card.kind == "dragon"]
    assert len(cards) == 13
    paired = [card for card in cards if card.values["behaviour"] == "fan" or card.values["speed"] == "players"]
    assert sorted(card.values["traps"] for card in paired) == ["fire"] * 5 + ["ice"] * 5
    (back,) = [card for card in cards if card.values["traps"] == "none"]
    assert (back.values["direction"], back.values["speed"]) == ("centre", "zero")
