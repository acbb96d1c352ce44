"""Asking for simulations: making, repeating and cancelling them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext

from cards.usage import mark_stale
from decks.lists.deck_list import DeckList
from decks.lists.pool import pool_of
from decks.models import Deck, Visibility
from decks.owners import Owner
from decks.visibility.restraints import effective_visibility, effective_wish
from decks.visibility.stamps import renew_privacy_stamps
from matches.contenders import contend, engine_of
from matches.farm.chunk_cutting import cut_chunks
from matches.farm.dispatching import dispatch_on_commit
from matches.farm.planning import Pairing, Share, all_against_all, even_games, games_of_two, seed_for, share_by_weight, share_out
from matches.farm.priorities import rank_of
from matches.models import KINDS_OF_TWO, Contestant, Heat, Kind, Matchup, Simulation, Status
from matches.races.heats import Entries
from matches.races.rounds import heat_matchups, race_pairings, race_shares
from matches.requests.admission import admit_simulation
from matches.requests.values import (
    SimulationRefusedError,
    clean_games,
    clean_level,
    clean_matrix,
    clean_seed,
    clean_stop,
    clean_weights,
)
from matches.snapshots import card_data, digest_of_cards
from rules.kernel.engine import Engine, GivenHand
from rules.wording import Text

NO_NAMES: Mapping[int, Text] = {}
_MOST_PRIVATE_FIRST = (Visibility.PRIVATE, Visibility.UNLISTED, Visibility.PUBLIC)


@dataclass(frozen=True, slots=True)
class Terms:
    """How games are to be played. Empty levels are the engine's default and the same as that; a seed of None is a random one.

    `stop` is a rule that may end it before all are played: {"kind": "target_error", "half_width": 0.01}, or {"kind": "sequential_test",
    "alternative": 0.53, "alpha": 0.05, "beta": 0.05}.
    """

    games: int
    level: str = ""
    opponent_level: str = ""
    seed: int | None = None
    stop: Mapping[str, Any] = field(default_factory=dict)


def create_simulation(
    *,
    owner: Owner,
    deck: Deck | DeckList,
    opponents: Sequence[Deck | DeckList],
    games: int,
    level: str = "",
    opponent_level: str = "",
    seed: int | None = None,
    stop: Mapping[str, Any] | None = None,
    weights: Sequence[float] = (),
) -> Simulation:
    """A deck against others, sent to the workers; `games` are shared over the opponents by their weights, in whole pairs. See Terms.

    `weights` say how often one expects to meet each opponent, and so how often it is played. The caller has seen to it that `owner`
    may see all the decks. Raises SimulationRefusedError.
    """
    if not opponents:
        raise SimulationRefusedError("no_opponent", gettext("Choose a deck to play against."))
    terms = Terms(games, level, opponent_level, seed, stop or {})
    all_weights = (1.0, *clean_weights(weights, len(opponents)))
    return make_simulation(Kind.GAUNTLET, owner, [deck, *opponents], terms, all_weights)


def create_matrix(*, owner: Owner, decks: Sequence[Deck | DeckList], terms: Terms) -> Simulation:
    """Every deck against every deck, `terms.games` in each pairing. Raises SimulationRefusedError."""
    clean_matrix(len(decks))
    if terms.stop.get("kind") == "sequential_test":
        raise SimulationRefusedError("bad_stop", gettext("A matrix is played for a number of games or to a target error."))
    cells = len(decks) * (len(decks) - 1) // 2
    return make_simulation(Kind.MATRIX, owner, decks, replace(terms, games=even_games(terms.games, 1) * cells))


def create_versions(
    *,
    owner: Owner,
    edited: Deck | DeckList,
    saved: Deck | DeckList,
    opponents: Sequence[Deck | DeckList],
    terms: Terms,
    weights: Sequence[float] = (),
    privacy: str = Visibility.PUBLIC,
    names: Mapping[int, Text] = NO_NAMES,
    sources: Sequence[Contestant] = (),
) -> Simulation:
    """Create a simulation of two versions of a deck against the same opponents from the same seeds; half of `terms.games` each.

    `names`: names of the first (0) and second (1) version that differ from their decks'. `sources`: the contestants of another simulation
    that the lists come from. Raises SimulationRefusedError.
    """
    if not opponents:
        raise SimulationRefusedError("no_opponent", gettext("Choose a deck to play against."))
    if terms.stop.get("kind", "fixed_number") != "fixed_number":
        raise SimulationRefusedError("bad_stop", gettext("Two versions are compared over a number of games."))
    games = games_of_two(terms.games, len(opponents))
    all_weights = (1.0, 1.0, *clean_weights(weights, len(opponents)))
    return make_simulation(
        Kind.VERSIONS, owner, [edited, saved, *opponents], replace(terms, games=games), all_weights, privacy, names=names, sources=sources
    )


def make_simulation(
    kind: Kind,
    owner: Owner,
    decks: Sequence[Deck | DeckList],
    terms: Terms,
    weights: Sequence[float] = (),
    privacy: str = Visibility.PUBLIC,
    entries: Entries | None = None,
    given: Sequence[GivenHand] = (),
    names: Mapping[int, Text] = NO_NAMES,
    sources: Sequence[Contestant] = (),
) -> Simulation:
    """Create a simulation of these decks after checking everything it needs.

    `entries`: the entrants of a race. `given`: the opening hands of the first contestants. `names`: contestants' names, by number, that
    differ from their decks'. `sources`: for each list the contestant of another simulation that it comes from. Raises
    SimulationRefusedError.
    """
    game = decks[0].rules_game if isinstance(decks[0], Deck) else decks[0].game
    engine = engine_of(game)
    pool = pool_of(game)
    contenders = [contend(each, pool) for each in decks]
    if kind == Kind.VERSIONS:
        contenders[0] = replace(contenders[0], snapshot=contenders[0].snapshot.shuffled_like(contenders[1].snapshot))
    for index, hand in enumerate(given):
        contenders[index] = replace(contenders[index], snapshot=replace(contenders[index].snapshot, given=hand))
    for index, name in names.items():
        contenders[index] = replace(contenders[index], snapshot=replace(contenders[index].snapshot, name=name))
    level = clean_level(engine, terms.level)
    cards = card_data(pool, [each.snapshot for each in contenders], entries.slugs if entries else ())
    simulation = Simulation(
        game=game.slug,
        kind=kind,
        swaps=entries.swaps if entries else None,
        cards=cards,
        definitions_digest=digest_of_cards(cards),
        visibility=min((privacy, *(each.visibility for each in contenders)), key=_MOST_PRIVATE_FIRST.index),
        level=level,
        opponent_level=clean_level(engine, terms.opponent_level or level),
        stop=dict(terms.stop),
    )
    contestants = [
        Contestant(deck=each.deck, snapshot=each.snapshot.as_json, weight=weight)
        for each, weight in zip(contenders, weights or [1.0] * len(contenders), strict=True)
    ]
    for contestant, source in zip(contestants, sources, strict=False):
        contestant.copy_hiding(source)
    if entries is None:
        return start_simulation(simulation, contestants, engine=engine, owner=owner, games=terms.games, seed=terms.seed)
    contestants += [Contestant(snapshot=each.as_json, weight=0) for each in entries.versions]
    return start_simulation(simulation, contestants, engine=engine, owner=owner, games=terms.games, seed=terms.seed, heat=entries.heat)


def start_simulation(
    simulation: Simulation,
    contestants: Sequence[Contestant],
    *,
    engine: Engine,
    owner: Owner,
    games: int,
    seed: int | None,
    heat: Heat | None = None,
) -> Simulation:
    """Write a new simulation that is known but for its owner, games and seed. Raises SimulationRefusedError."""
    simulation.owner, simulation.owner_key = owner.user, "" if owner.user else owner.key
    simulation.engine_digest = engine.digest
    pairings = _pairings(simulation, contestants)
    simulation.games = clean_games(owner, games, len(pairings))
    simulation.seed = clean_seed(seed)
    limit = simulation.games // 2 // (len(pairings) if simulation.kind == Kind.MATRIX else 1)
    simulation.stop = clean_stop(simulation.stop, limit, len(contestants) - 1)
    simulation.payer, simulation.rank = owner.payer.key, rank_of(simulation, owner.payer)
    with admit_simulation(owner):
        write_simulation(simulation, contestants, heat)
    return simulation


def write_simulation(simulation: Simulation, contestants: Sequence[Contestant], heat: Heat | None = None) -> None:
    """Writes a new simulation with all that belongs to it, and sends the first hints once that is there."""
    pairings = _pairings(simulation, contestants)
    shares = _shares(simulation, contestants, len(pairings), heat)
    with transaction.atomic():
        simulation.save(force_insert=True)
        _write_contestants(simulation, contestants)
        _write_matchups(simulation, contestants, pairings, shares)
        if heat is not None:
            heat.simulation = simulation
            heat.save(force_insert=True)
            Matchup.objects.bulk_create(heat_matchups(simulation, contestants, heat))
        cut_chunks(simulation)
        dispatch_on_commit(simulation.pk)


def _pairings(simulation: Simulation, contestants: Sequence[Contestant]) -> list[Pairing]:
    """Who plays whom at first."""
    is_race = simulation.kind == Kind.RACE
    return race_pairings(_weights(contestants)) if is_race else Kind(simulation.kind).pairings(len(contestants))


def _shares(simulation: Simulation, contestants: Sequence[Contestant], pairings: int, heat: Heat | None) -> list[Share]:
    """How the games are shared out at first: where opponents are met more or less often, so are they played."""
    weights = _weights(contestants)
    if simulation.kind == Kind.RACE:
        return race_shares(simulation.games, weights, heat)
    versions = 2 if simulation.kind in KINDS_OF_TWO else 1
    if simulation.kind == Kind.MATRIX:
        return share_out(simulation.games, pairings)
    return share_by_weight(simulation.games, weights[versions:], versions)


def _weights(contestants: Sequence[Contestant]) -> list[float]:
    return [each.weight for each in contestants]


def _write_contestants(simulation: Simulation, contestants: Sequence[Contestant], first: int = 0) -> None:
    for index, each in enumerate(contestants, start=first):
        each.simulation, each.index = simulation, index
    Contestant.objects.bulk_create(contestants)


def _write_matchups(
    simulation: Simulation, contestants: Sequence[Contestant], pairings: Sequence[Pairing], shares: Sequence[Share], first: int = 0
) -> None:
    Matchup.objects.bulk_create(
        Matchup(
            simulation=simulation,
            index=index,
            left=contestants[pairing.left],
            right=contestants[pairing.right],
            seed=seed_for(simulation.seed, pairing.seed),
            first_game=share.first_game,
            pairs=share.pairs,
        )
        for index, (pairing, share) in enumerate(zip(pairings, shares, strict=True), start=first)
    )


def extend_matrix(*, simulation: Simulation, owner: Owner, decks: Sequence[Deck | DeckList]) -> None:
    """More decks for a matrix: they play all that are there, and nothing is played again. Raises SimulationRefusedError."""
    engine, pool = engine_of(simulation.rules), pool_of(simulation.rules)
    if engine.digest != simulation.engine_digest:
        message = gettext(
            "The engine has changed since this matrix was played, so new figures would not compare. Play it again with all decks."
        )
        raise SimulationRefusedError("engine_changed", message)
    known = list(simulation.contestants.all())
    clean_matrix(len(known) + len(decks))
    contenders = [contend(each, pool) for each in decks]
    cards = card_data(pool, [each.snapshot for each in contenders])
    changed = sorted(slug for slug, data in cards.items() if simulation.cards.get(slug, data) != data)
    if changed:
        message = gettext("Cards have changed since this matrix was played (%(cards)s). Play it again with all decks.")
        raise SimulationRefusedError("cards_changed", message % {"cards": ", ".join(changed[:5])})
    new = [Contestant(deck=each.deck, snapshot=each.snapshot.as_json) for each in contenders]
    pairings = all_against_all(len(known) + len(new), first_new=len(known))
    per_cell = 2 * max(each.pairs for each in simulation.matchups.all())
    played = simulation.games
    games = simulation.games = played + per_cell * len(pairings)
    clean_games(owner, games, 1)
    with admit_simulation(owner, is_new=False):
        first = simulation.matchups.count()
        _write_contestants(simulation, new, first=len(known))
        _write_matchups(simulation, [*known, *new], pairings, share_out(per_cell * len(pairings), len(pairings), played), first)
        all_cards = {**simulation.cards, **cards}
        private = min((simulation.wanted_visibility, *(each.visibility for each in contenders)), key=_MOST_PRIVATE_FIRST.index)
        Simulation.objects.filter(pk=simulation.pk).update(
            cards=all_cards,
            definitions_digest=digest_of_cards(all_cards),
            visibility=effective_visibility(private),
            wish=effective_wish(private, ""),
            games=games,
            payer=owner.payer.key,
            rank=rank_of(simulation, owner.payer),
            status=Status.QUEUED,
            finished_at=None,
            error={},
        )
        if private == Visibility.PRIVATE:
            renew_privacy_stamps(simulation.game)
        simulation.refresh_from_db()
        cut_chunks(simulation)
        dispatch_on_commit(simulation.pk)


def delete_simulation(*, simulation: Simulation) -> None:
    """Delete a simulation with all its results."""
    with transaction.atomic():
        simulation.delete()
        mark_stale(simulation.game)
        renew_privacy_stamps(simulation.game)


def cancel_simulation(*, simulation: Simulation) -> bool:
    """Stops a simulation; what has been played stays. Whether it was still going on."""
    now = timezone.now()
    rows = Simulation.objects.active().filter(pk=simulation.pk)
    return bool(rows.update(status=Status.CANCELLED, cancelled_at=now, finished_at=now))
