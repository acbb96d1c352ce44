"""The URLs that the privacy machine reads after each step."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from tests.moderation.privacy_model import World

#: How many URLs each person reads after each step, beside those whose responses are cached for everybody.
SAMPLED = 5
DECK_PAGES = (
    "/decks/{}/",
    "/decks/{}/export/text/",
    "/decks/{}/export/json/",
    "/decks/{}/qr.svg",
    "/decks/{}/missing/",
    "/decks/{}/odds/",
    "/decks/{}/draw/",
    "/decks/{}/live/",
    "/decks/{}/simulate/",
    "/decks/{}/compare/",
    "/decks/{}/cards/pip-9/",
    "/api/v1/decks/{}",
    "/api/v1/decks/{}/exports/text",
)
SIMULATION_PAGES = (
    "/simulations/{}/",
    "/simulations/{}/cards/",
    "/simulations/{}/cards.json",
    "/simulations/{}/data.json",
    "/simulations/{}/data.csv",
    "/simulations/{}/data.svg",
    "/simulations/{}/pictures/rates.svg",
    "/simulations/{}/pairings/0/",
    "/simulations/{}/pairings/0/figures/",
    "/simulations/{}/games/0/",
    "/api/v1/simulations/{}",
)
PAGES = (
    "/",
    "/pips/",
    "/decks/",
    "/simulations/",
    "/pips/decks/",
    "/pips/decks/?once=1&sort=rate",
    "/pips/cards/pip-9/",
    "/players/alice/",
    "/players/bob/",
    "/decks/differences/",
    "/api/v1/decks?game=pips",
    "/api/v1/decks?mine=1",
    "/api/v1/simulations",
)
SEARCHES = (
    "/pips/decks/?q={}",
    "/decks/?q={}",
    "/simulations/?q={}",
    "/simulations/?q=deck:{}",
    "/api/v1/decks?game=pips&q={}",
    "/api/v1/simulations?q={}",
)


def sample_addresses(world: World, chance: random.Random, hidden: Sequence[str]) -> Iterator[tuple[str, str]]:
    """Yield all URLs whose responses are cached for everybody and some of the others, each with the word that it searches for."""
    decks, rows = [str(deck.pk) for deck in world.decks], [str(row.pk) for row in world.simulations]
    for key in rows:
        yield f"/simulations/{key}/figures/", ""
    if decks:
        yield chance.choice(DECK_PAGES).format(decks[-1]), ""
    others = [page.format(key) for pages, keys in ((DECK_PAGES, decks), (SIMULATION_PAGES, rows)) for page in pages for key in keys]
    for address in chance.sample(others, min(SAMPLED, len(others))):
        yield address, ""
    yield chance.choice(PAGES), ""
    if hidden:
        word = chance.choice(hidden)
        yield chance.choice(SEARCHES).format(word), word
