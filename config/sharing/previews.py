"""The preview of a page: its name, a sentence and a picture. Each function expects a thing that everybody may see."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from html import unescape
from typing import Any
from urllib.parse import urlencode

from django.conf import settings
from django.template.loader import render_to_string
from django.urls import reverse
from django.utils.translation import get_language, gettext, ngettext

from cards.catalogue import catalogue_of
from cards.models import Card
from cards.pictures import rasters
from decks.deck_list import DeckList
from decks.exporting.output import Writing
from decks.exporting.pictured.picture import size_of_picture
from decks.models import Deck
from decks.wording import said
from matches.figures.sentences import say_rate, with_state
from matches.figures.wording import thousands
from matches.models import Matchup, Simulation
from matches.registry.declaration import Found
from matches.registry.kinds import kind_of
from matches.replays.replay_page import Replay

#: Width and height in pixels: of an embedded deck and figure, and of the picture of a game.
DECK, FIGURE, GAME = (480, 640), (760, 620), (1200, 630)
DESCRIPTION = 200


@dataclass(frozen=True, slots=True)
class Size:
    """Pixels."""

    width: int
    height: int


@dataclass(frozen=True, slots=True)
class Preview:
    """Paths begin with a slash; `picture` and `embed` are empty where there is none. `picture_size` is None where it is not known."""

    path: str
    title: str
    description: str
    author: str = ""
    picture: str = ""
    picture_type: str = "image/png"
    picture_size: Size | None = None
    embed: str = ""
    embed_size: Size | None = None
    is_photo: bool = False

    @property
    def address(self) -> str:
        return absolute(self.path)

    @property
    def picture_address(self) -> str:
        return absolute(self.picture) if self.picture else ""

    @property
    def embed_address(self) -> str:
        return absolute(self.embed) if self.embed else ""

    @property
    def oembed_address(self) -> str:
        """The address at which programs ask how to show the page."""
        return f"{absolute(reverse('oembed'))}?{urlencode({'url': self.address})}"


def absolute(path: str) -> str:
    """The address of a path on this site. The Host header of a request has no part in it: whoever asks can write what he likes there."""
    return f"{settings.SITE_URL}{path}"


def drawn_language() -> str:
    """The language of pictures: `en` or `zh`."""
    return "zh" if (get_language() or "").startswith("zh") else "en"


def preview_of_deck(deck: Deck, listing: DeckList | None = None) -> Preview:
    """`listing` saves reading the cards again."""
    catalogue = catalogue_of(deck.game)
    listing = listing or deck.listing(catalogue)
    game, format = said(deck.rules_game.name), said(listing.format.name)
    size = ngettext("%(count)d card", "%(count)d cards", listing.total) % {"count": listing.total}
    facts = gettext("A deck for %(game)s (%(format)s): %(size)s.") % {"game": game, "format": format, "size": size}
    note = " ".join(deck.description.split())
    description = f"{facts} {note}" if note else facts
    language = drawn_language()
    picture = f"{reverse('preview_deck', args=[deck.pk, language])}?v={deck.revision}"
    return Preview(
        path=deck.get_absolute_url(),
        title=deck.title,
        description=shortened(description),
        author=deck.author,
        picture=picture,
        picture_size=Size(*size_of_picture(Writing(listing, catalogue, language))),
        embed=reverse("embed_deck", args=[deck.pk]),
        embed_size=Size(*DECK),
    )


def preview_of_simulation(row: Simulation, found: Found | None = None, matchup: Matchup | None = None) -> Preview:
    """`found` are its figures where they are known; `matchup` for one pairing of a matrix."""
    picture, embed = reverse("preview_simulation", args=[row.pk, drawn_language()]), reverse("embed_simulation", args=[row.pk])
    path, title = row.get_absolute_url(), row.name or title_of(row)
    query: dict[str, int] = {}
    if matchup:
        path, query = reverse("matches:cell", args=[row.pk, matchup.index]), {"pairing": matchup.index}
        deck, other = matchup.names
        sides = {"deck": said(deck), "other": said(other)}
        title = gettext("%(deck)s against %(other)s") % sides
    say: Callable[[Any], str] = say_rate if matchup else kind_of(row).say
    sentence = with_state(say(found), row) if found else ""
    sentence = sentence or gettext("Decks played against each other in simulated games.")
    played = found.played if found else 0
    return Preview(
        path=path,
        title=title,
        description=shortened(sentence),
        picture=f"{picture}?{urlencode(query | {'v': played})}",
        embed=f"{embed}?{urlencode(query)}".removesuffix("?"),
        embed_size=Size(*FIGURE),
    )


def preview_of_game(row: Simulation, number: int, replay: Replay | None = None) -> Preview:
    """One game of a simulation. Without a replay its end is not known."""
    title = f"{gettext('Game %(number)s') % {'number': thousands(number)}} · {title_of(row)}"
    return Preview(
        path=reverse("matches:game", args=[row.pk, number]),
        title=title,
        description=shortened(end_of(replay) if replay else gettext("A game, step by step.")),
        picture=f"{reverse('preview_game', args=[row.pk, number, drawn_language()])}?v={1 if replay else 0}",
        picture_size=Size(*GAME),
    )


def preview_of_card(card: Card) -> Preview:
    language = drawn_language()
    address = reverse("preview_card", args=[card.game, card.slug, language])
    return Preview(
        path=card.get_absolute_url(),
        title=f"{card.name} · {said(catalogue_of(card.game).game.name)}",
        description=shortened(card.text or card.flavour),
        picture=f"{address}?v={card.picture_version}",
        picture_type="image/jpeg",
        picture_size=Size(rasters.WIDTH, rasters.HEIGHT),
        is_photo=True,
    )


def title_of(row: Simulation) -> str:
    """Return the title of a simulation, as the page's heading has it."""
    return unescape(render_to_string("matches/_title.html", {"simulation": row})).strip()


def end_of(replay: Replay) -> str:
    """Return the end of a game in one line: the winner, the cause and the number of turns."""
    result = gettext("A draw") if replay.winner is None else gettext("%(deck)s wins") % {"deck": said(replay.decks[replay.winner])}
    turns = ngettext("after %(turns)d turn", "after %(turns)d turns", replay.turn_count) % {"turns": replay.turn_count}
    return gettext("%(result)s: %(end)s, %(turns)s") % {"result": result, "end": said(replay.end), "turns": turns}


def shortened(words: str) -> str:
    words = " ".join(words.split())
    return words if len(words) <= DESCRIPTION else words[: DESCRIPTION - 1].rstrip() + "…"
