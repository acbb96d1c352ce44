"""Parts of a card's data that programs get on request: its rulings, other printings and changes."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from cards.loading.rulings import CardRuling, rulings_of
from cards.models import Card, CardChange

PARTS = ("rulings", "printings", "changes")


def parts_of(cards: Collection[Card], wanted: Iterable[str]) -> dict[int, dict[str, Any]]:
    """These parts of each card, by primary key: one query for a part, whatever the number of cards."""
    read = {"rulings": _rulings, "printings": _printings, "changes": _changes}
    found = {part: read[part](cards) for part in wanted}
    return {card.pk: {part: told[card.pk] for part, told in found.items()} for card in cards}


def _rulings(cards: Iterable[Card]) -> dict[int, list[dict[str, Any]]]:
    return {card.pk: [_ruling_as_data(each) for each in rulings_of(card.game).get(card.name_group, [])] for card in cards}


def _ruling_as_data(ruling: CardRuling) -> dict[str, Any]:
    return {"day": ruling.day, "text": ruling.text.en, "text_zh": ruling.text.zh, "clause": ruling.clause}


def _printings(cards: Collection[Card]) -> dict[int, list[dict[str, Any]]]:
    same = Card.objects.filter(game__in={card.game for card in cards}, name_group__in={card.name_group for card in cards})
    printed: dict[tuple[str, str], list[dict[str, Any]]] = {}
    for game, group, slug, number, card_set in same.values_list("game", "name_group", "slug", "number", "set__slug"):
        printed.setdefault((game, group), []).append({"slug": slug, "number": number, "set": card_set})
    return {card.pk: [each for each in printed[card.game, card.name_group] if each["slug"] != card.slug] for card in cards}


def _changes(cards: Collection[Card]) -> dict[int, list[dict[str, Any]]]:
    told: dict[int, list[dict[str, Any]]] = {card.pk: [] for card in cards}
    for change in CardChange.objects.filter(card__in=told):
        told[change.card_id].append({"made_at": change.made_at, "differences": change.differences})
    return told
