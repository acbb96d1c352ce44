"""The tags that say what a page is to chats, forums and other sites. Pages that not everybody may see say nothing."""

from __future__ import annotations

from django import template
from django.utils.translation import get_language

from cards.models import Card
from config.sharing.oembed import frame_of
from config.sharing.previews import Preview, preview_of_card, preview_of_deck, preview_of_game, preview_of_simulation
from decks.deck_list import DeckList
from decks.models import Deck, Visibility
from matches.models import Matchup, Simulation
from matches.replays.replay_page import Replay

register = template.Library()
LOCALES = {"en": "en_US", "zh-hans": "zh_CN"}


def _told(preview: Preview | None) -> dict[str, object]:
    return {"preview": preview, "locale": LOCALES.get(get_language() or "", "en_US")}


@register.inclusion_tag("sharing/_tags.html")
def share_deck(deck: Deck, listing: DeckList) -> dict[str, object]:
    return _told(None if deck.visibility == Visibility.PRIVATE else preview_of_deck(deck, listing))


@register.inclusion_tag("sharing/_tags.html", takes_context=True)
def share_simulation(context: template.Context) -> dict[str, object]:
    return _told(_preview_of(context))


@register.inclusion_tag("sharing/_tags.html")
def share_game(simulation: Simulation, number: int, replay: Replay | str = "") -> dict[str, object]:
    """`replay` is empty while the game is not recorded."""
    return _told(preview_of_game(simulation, number, replay or None) if simulation.is_open else None)  # type: ignore[arg-type]


@register.inclusion_tag("sharing/_tags.html")
def share_card(card: Card) -> dict[str, object]:
    return _told(preview_of_card(card))


@register.simple_tag
def deck_frame(deck: Deck, listing: DeckList) -> str:
    """The HTML that shows the deck on another site; empty for one that not everybody may see."""
    return "" if deck.visibility == Visibility.PRIVATE else str(frame_of(preview_of_deck(deck, listing)))


@register.simple_tag(takes_context=True)
def simulation_frame(context: template.Context) -> str:
    """The HTML that shows the figures on another site; empty for what not everybody may see."""
    preview = _preview_of(context)
    return str(frame_of(preview)) if preview else ""


def _preview_of(context: template.Context) -> Preview | None:
    simulation: Simulation = context["simulation"]
    matchup: Matchup | None = context.get("matchup")
    return preview_of_simulation(simulation, context.get("shared"), matchup) if simulation.is_open else None
