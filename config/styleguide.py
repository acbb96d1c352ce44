"""The page of the design system: every part as the real templates and classes make it, by day and by night."""

from __future__ import annotations

import re

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_safe

from cards.catalogue import catalogue_of
from config.home import finest
from decks.models import Deck
from rules import games
from rules.kernel.cards import Choice

_TOKEN = re.compile(r"--([a-z0-9-]+):\s*([^;]+);")
PARTS = (
    ("colours", _("Colours")),
    ("attributes", _("Attributes, by colour and by shape")),
    ("type", _("Type in both scripts")),
    ("buttons", _("Buttons and links")),
    ("forms", _("Forms")),
    ("chips", _("Chips and filters")),
    ("tables", _("Tables and facts")),
    ("cards", _("Cards, decks and the seal")),
    ("messages", _("Messages")),
    ("dialogs", _("Dialogs")),
    ("empty", _("Empty states")),
)


@require_safe
def styleguide(request: HttpRequest) -> HttpResponse:
    """Each part twice, on paper by day and by night."""
    catalogue = catalogue_of(games.everything()[0])
    deck = Deck.objects.precons().filter(game=catalogue.game.slug).with_totals().order_by("pk").first()
    context = {
        "parts": PARTS,
        "panes": ("in-light", "in-dark"),
        "colours": [(name, value) for name, value in tokens() if value.startswith("#")],
        "sizes": [(name, value) for name, value in tokens() if name.startswith(("space-", "radius"))],
        "attributes": attributes(),
        "faces": finest(catalogue, 3),
        "deck": deck,
        "shown": catalogue.game,
    }
    return render(request, "styleguide/styleguide.html", context)


def tokens() -> list[tuple[str, str]]:
    """Name and value of every token by day, as the style sheet has them."""
    day = (settings.BASE_DIR / "static" / "css" / "tokens.css").read_text(encoding="utf-8").partition("}")[0]
    return [(name, " ".join(value.split())) for name, value in _TOKEN.findall(day)]


def attributes() -> list[Choice]:
    """The choices of any game that have a colour and a shape, one of each."""
    choices = [choice for game in games.everything() for field in game.fields for choice in field.choices if choice.symbol and choice.hue]
    return list({(choice.hue, choice.symbol): choice for choice in reversed(choices)}.values())[::-1]
