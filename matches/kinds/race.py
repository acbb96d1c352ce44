"""The best single changes of a deck, found by versions that race."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from django.db.models import QuerySet
from django.utils.translation import gettext

from cards.catalogue import catalogue_of
from decks.deck_list import DeckList
from decks.lists.swaps import legal_swaps, nearest_first
from decks.models import Deck
from decks.owners import Owner
from matches.figures import charts
from matches.figures.downloads import download_race
from matches.figures.races import summarise_race
from matches.figures.sentences import say_best_change
from matches.figures.shown import begun, players_of
from matches.figures.summaries import summarise
from matches.models import Kind, Matchup, Simulation
from matches.plans.races import race_pairings, race_shares
from matches.races.entries import enter_swaps, plan_swaps
from matches.races.rounds import advance_race
from matches.registry.declaration import Asked, SimulationKind
from matches.registry.downloads import Download
from matches.requests.contenders import contend, engine_of
from matches.requests.terms import Terms
from matches.requests.values import SimulationRefusedError, clean_games, clean_seed, clean_versions, clean_weights
from matches.services import make_simulation


def create_race(
    *, owner: Owner, deck: Deck | DeckList, opponents: Sequence[Deck | DeckList], terms: Terms, weights: Sequence[float] = ()
) -> Simulation:
    """Create a race for the best single changes of a deck against these opponents, within `terms.games`. Raises SimulationRefusedError."""
    if not opponents:
        raise SimulationRefusedError("no_opponent", gettext("Choose a deck to play against."))
    if terms.stop.get("kind", "fixed_number") != "fixed_number":
        raise SimulationRefusedError("bad_stop", gettext("A race is played within a number of games."))
    games, seed = clean_games(owner, terms.games, 1), clean_seed(terms.seed)
    clean_versions(games, len(opponents))
    met = clean_weights(weights, len(opponents))
    game = deck.rules_game if isinstance(deck, Deck) else deck.game
    engine_of(game)
    pool = catalogue_of(game)
    lead = contend(deck, pool).snapshot
    swaps = legal_swaps(lead.listing(game), pool)
    plan = plan_swaps(games, len(swaps), len(opponents))
    entries = enter_swaps(lead, nearest_first(swaps, pool, seed)[: plan.tried], plan, met, pool, seed)
    terms = replace(terms, games=games, seed=seed)
    return make_simulation(
        kind=RACE,
        owner=owner,
        decks=[deck, *opponents],
        terms=terms,
        weights=(1.0, *met),
        entries=replace(entries, swaps=len(swaps)),
    )


def _create(asked: Asked) -> Simulation:
    deck, *opponents = asked.decks
    return create_race(owner=asked.owner, deck=deck, opponents=opponents, terms=asked.terms, weights=asked.weights)


def _own_matchups(simulation: Simulation, rows: QuerySet[Matchup]) -> QuerySet[Matchup]:
    """Return the matchups of the deck as it is."""
    return rows.filter(seats__number=0, seats__contestant__index=0, index__lt=len(simulation.opponents))


def _tell(row: Simulation) -> dict[str, Any]:
    """Return the figures of the deck as it is, with the race beside them."""
    told = summarise(row).as_json
    race = summarise_race(row)
    parts = {name: race.as_json[name] for name in ("changes", "considered", "tried", "finalists")}
    stages = [(each.is_heat, {"changes": each.versions, "pairs": each.pairs, "is_over": each.is_over}) for each in race.stages]
    heat = next((told for is_heat, told in stages if is_heat), None)
    rounds = [told for is_heat, told in stages if not is_heat]
    return told | {"race": {**parts, "heat": heat, "games": race.played, "rounds": rounds}, "seconds_left": race.seconds_left}


def _pictures(row: Simulation, pairing: int | None) -> Mapping[str, Callable[[], Download]]:
    return {"finalists": lambda: download_race(row)}


def _show(row: Simulation) -> dict[str, Any]:
    row.read_contestants()
    race = summarise_race(row)
    bars = charts.difference_bars([each.difference for each in race.finalists])
    finalists = list(zip(race.finalists, bars, strict=True))
    return {"simulation": row, "race": race, "shared": race, "finalists": finalists, **players_of(row), **begun(row, race.played)}


def _tools(row: Simulation, owner: Owner) -> dict[str, Any]:
    """Return whether the reader owns the deck, and so may make the changes that the race finds, or may make them in a copy."""
    deck = row.lead.deck
    if deck is None:
        return {}
    owns = owner.owns(deck)
    return {"owns_deck": owns, "may_copy_deck": not owns and Deck.objects.visible_to(owner).filter(pk=deck.pk).exists()}


#: It tries changes of its deck, so its games say nothing of decks.
RACE = SimulationKind(
    slug=Kind.RACE,
    create=_create,
    takes=("deck", "opponents"),
    has_lead=True,
    compares_lists=False,
    can_grow=False,
    can_be_checked=False,
    pairings=race_pairings,
    shares=race_shares,
    advance=advance_race,
    decides_apart=False,
    plays_abreast=True,
    is_urgent=False,
    counts_cards=False,
    counts_for_decks=False,
    own_matchups=_own_matchups,
    summarise=summarise_race,
    say=say_best_change,
    tell=_tell,
    download=download_race,
    pictures=_pictures,
    main_picture="finalists",
    preview_picture="finalists",
    rates_deck=False,
    tells_cards=False,
    has_cells=False,
    title="matches/titles/_race.html",
    template="matches/simulation/_race.html",
    show=_show,
    tools=_tools,
    stylesheets=(),
)
