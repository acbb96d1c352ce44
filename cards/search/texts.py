"""The words that a card is found by."""

from __future__ import annotations

from cards.imported_data import imported_of
from rules.kernel.cards import Card, Field
from rules.kernel.game import Game
from rules.wording import Text
from search.normalisation import normalise


def search_text(game: Game, card: Card, set_name: Text) -> str:
    """Return everything that finds the card: slug, then name, text and flavour in either language, each on a line of its own, also where it
    is empty; then the words of its kind, rarity, set and fields, and what is printed on an imported card beside them.
    """
    rarity = [each.name for each in game.rarities if each.slug == card.rarity]
    texts = [card.name, card.text, card.flavour, game.kind(card.kind).name, set_name, *rarity]
    for field in game.fields:
        texts += value_names(field, card.values.get(field.slug))
    lines = [card.slug, *(words for text in texts for words in (text.en, text.zh))]
    if imported := imported_of(card.data):
        printed = [words for each in imported.printings for words in (each.set, each.artist, each.type_line)]
        lines += dict.fromkeys([*imported.subtypes, *printed])
    return "\n".join(map(normalise, lines))


def value_names(field: Field, value: object) -> list[Text]:
    """Return the names of a field's chosen values; a number has none."""
    if field.form == "number" or value is None:
        return []
    slugs = [value] if isinstance(value, str) else value
    return [field.name_of(slug) for slug in slugs]  # type: ignore[attr-defined]
