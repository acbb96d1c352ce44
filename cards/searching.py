"""The words that a card is found by, and the form in which words are compared."""

from __future__ import annotations

import re
import unicodedata

from cards.folding import fold_traditional
from cards.query.amounts import DIGITS
from rules.kernel.cards import Card, Field
from rules.kernel.game import Game
from rules.wording import Text

MAX_QUERY = 400
_COUNTED = re.compile("(?<![十百千第])[一二两三四五六七八九](?=[张点个只名次回费])")


def tidy(query: str) -> str:
    """What was typed, on one line and without characters that can't be seen."""
    return " ".join("".join(each if each.isprintable() else " " for each in query).split())


def normalise(text: str) -> str:
    """The same words for full-width and half-width, capitals and small letters, traditional and simplified characters."""
    return " ".join(fold_traditional(unicodedata.normalize("NFKC", text)).casefold().split())


def spellings(words: str) -> tuple[str, ...]:
    """The normalised words as they stand, and with figures where they count in Chinese: `抽一张` is printed as `抽1张`."""
    counted = _COUNTED.sub(lambda found: str(DIGITS[found[0]]), words)
    return (words,) if counted == words else (words, counted)


def search_text(game: Game, card: Card, set_name: Text) -> str:
    """Everything that finds the card: slug, then name, text and flavour in either language, each on a line of its own, also where it is
    empty; then the words of its kind, rarity, set and fields."""
    rarity = [each.name for each in game.rarities if each.slug == card.rarity]
    texts = [card.name, card.text, card.flavour, game.kind(card.kind).name, set_name, *rarity]
    for field in game.fields:
        texts += value_names(field, card.values.get(field.slug))
    lines = [card.slug, *(words for text in texts for words in (text.en, text.zh))]
    return "\n".join(map(normalise, lines))


def value_names(field: Field, value: object) -> list[Text]:
    """The names of a field's chosen values; a number has none."""
    if field.form == "number" or value is None:
        return []
    slugs = [value] if isinstance(value, str) else value
    return [field.name_of(slug) for slug in slugs]  # type: ignore[attr-defined]
