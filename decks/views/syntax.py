"""The page that explains the search language, made from its tables of keys."""

from __future__ import annotations

from dataclasses import replace

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import get_language
from django.views.decorators.http import require_safe

from cards.catalogue import catalogue_of
from cards.models import Card
from cards.search.keys import IN, card_keys
from decks.search.keys import TAG, deck_keys
from rules import games
from rules.kernel.game import Game
from rules.wording import Text
from search.guide import Guide
from search.keys import Keys


@require_safe
def syntax(request: HttpRequest, game: Game | None = None) -> HttpResponse:
    """Show the language for one game; without one, for the first that can be played."""
    everything = games.everything()
    shown = game or next((each for each in everything if each.is_playable), everything[0])
    language = get_language() or ""
    context = {
        "game": shown,
        "guide": Guide(card_keys(catalogue_of(shown)), language),
        "builder_guide": Guide(Keys((IN,), exact=IN), language),
        "deck_guide": Guide(_deck_keys(shown), language),
        "own_deck_guide": Guide(Keys((TAG,), exact=TAG), language),
    }
    return render(request, "decks/syntax.html", context)


def _deck_keys(game: Game) -> Keys:
    """Return the keys of decks, with a card of the game for an example."""
    card = Card.objects.of_game(game).order_by("number").values_list("slug", flat=True).first()
    keys = deck_keys(game)
    if card is None:
        return keys
    kind = game.kinds[-1].name
    examples = (Text(f"{card}>=1", f"{card}>=1"), Text(f'"kind:{kind.en}">=6', f'"类别:{kind.zh}">=6'))
    return replace(keys, all=tuple(replace(key, examples=examples) if key.slug == "card" else key for key in keys.all))
