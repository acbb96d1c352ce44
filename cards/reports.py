"""Cards and games as plain data, the same for commands and the API."""

from __future__ import annotations

from typing import Any

from cards.models import Card
from rules.construction import Format, Section
from rules.kernel.cards import Field
from rules.kernel.game import Game
from rules.wording import Text


def card_as_data(card: Card) -> dict[str, Any]:
    """Return the fields that every card has, null where it has no such thing, and the game's own values."""
    definition = card.definition
    return {
        "slug": card.slug,
        "number": card.number,
        "kind": card.kind,
        "name": card.name_en,
        "name_zh": card.name_zh,
        "rarity": definition.rarity,
        "cost": definition.values.get("cost"),
        "attribute": definition.values.get("attribute"),
        "set": card.set.slug,
        "values": dict(definition.values),
        "text": card.text_en,
        "text_zh": "" if card.is_imported else card.text_zh,
    }


def game_as_data(game: Game) -> dict[str, Any]:
    """Return a game with its formats, kinds, rarities, fields and, where it can be played, its levels."""
    engine = game.engine() if game.is_playable else None
    return {
        "slug": game.slug,
        **_named(game.name),
        "is_playable": game.is_playable,
        "formats": [_format(format) for format in game.formats],
        "kinds": [{"slug": kind.slug, **_named(kind.name)} for kind in game.kinds],
        "rarities": [{"slug": rarity.slug, **_named(rarity.name)} for rarity in game.rarities],
        "fields": [_field(field) for field in game.fields],
        "levels": [{"slug": level.slug, **_named(level.name)} for level in engine.levels] if engine else [],
    }


def _named(name: Text) -> dict[str, str]:
    return {"name": name.en, "name_zh": name.zh}


def _format(format: Format) -> dict[str, Any]:
    return {"slug": format.slug, **_named(format.name), "sections": [_section(section) for section in format.sections]}


def _section(section: Section) -> dict[str, Any]:
    bounds = section.bounds
    return {"slug": section.slug, **_named(section.name), "kinds": list(section.kinds), "least": bounds.least, "most": bounds.most}


def _field(field: Field) -> dict[str, Any]:
    choices = [{"slug": choice.slug, **_named(choice.name)} for choice in field.choices]
    return {"slug": field.slug, **_named(field.name), "form": field.form, "choices": choices}
