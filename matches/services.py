"""Simulations of any kind: making, starting, cancelling and deleting them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from django.db import transaction
from django.utils import timezone

from cards.catalogue import catalogue_of
from cards.standings import mark_stale
from decks.deck_list import DeckList
from decks.models import Deck, Visibility
from decks.owners import Owner
from decks.visibility.stamps import renew_privacy_stamps
from matches.creation.admission import admit_simulation
from matches.creation.rows import write_simulation
from matches.farm.priorities import rank_of
from matches.models import Contestant, Heat, Simulation, Status
from matches.races.heats import Entries
from matches.registry.declaration import SimulationKind
from matches.registry.kinds import kind_of
from matches.requests.contenders import contend, engine_of, most_private, require_game, require_read
from matches.requests.snapshots import card_data, digest_of_cards
from matches.requests.terms import Terms
from matches.requests.values import (
    clean_games,
    clean_level,
    clean_seed,
    clean_stop,
)
from rules.kernel.engine import Engine, GivenHand
from rules.wording import Text

NO_NAMES: Mapping[int, Text] = {}


def make_simulation(
    *,
    kind: SimulationKind,
    owner: Owner,
    decks: Sequence[Deck | DeckList],
    terms: Terms,
    weights: Sequence[float] = (),
    privacy: str = Visibility.PUBLIC,
    entries: Entries | None = None,
    given: Sequence[GivenHand] = (),
    names: Mapping[int, Text] = NO_NAMES,
    sources: Sequence[Contestant] = (),
    ranked_in: str = "",
) -> Simulation:
    """Create a simulation of these decks after checking everything it needs.

    `entries`: the entrants of a race. `given`: the opening hands of the first contestants. `names`: contestants' names, by number, that
    differ from their decks'. `sources`: for each list the contestant of another simulation that it comes from. `ranked_in`: the set among
    whose machine-built decks the first is ranked. Raises SimulationRefusedError.
    """
    game = decks[0].rules_game if isinstance(decks[0], Deck) else decks[0].game
    pool = catalogue_of(game)
    for each in decks:
        require_game(each, pool)
        require_read(each, pool)
    engine = engine_of(game)
    contenders = [contend(each, pool) for each in decks]
    if kind.compares_lists:
        contenders[0] = replace(contenders[0], snapshot=contenders[0].snapshot.shuffled_like(contenders[1].snapshot))
    for index, hand in enumerate(given):
        contenders[index] = replace(contenders[index], snapshot=replace(contenders[index].snapshot, given=hand))
    for index, name in names.items():
        contenders[index] = replace(contenders[index], snapshot=replace(contenders[index].snapshot, name=name))
    level = clean_level(engine, terms.level)
    cards = card_data(pool, [each.snapshot for each in contenders], entries.slugs if entries else ())
    simulation = Simulation(
        game=game.slug,
        kind=kind.slug,
        swaps=entries.swaps if entries else None,
        ranked_in=ranked_in,
        cards=cards,
        definitions_digest=digest_of_cards(cards),
        visibility=most_private(privacy, contenders[:1] if ranked_in else contenders),
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
        return start_simulation(
            simulation=simulation, contestants=contestants, engine=engine, owner=owner, games=terms.games, seed=terms.seed
        )
    contestants += [Contestant(snapshot=each.as_json, weight=0) for each in entries.versions]
    return start_simulation(
        simulation=simulation,
        contestants=contestants,
        engine=engine,
        owner=owner,
        games=terms.games,
        seed=terms.seed,
        heat=entries.heat,
    )


def start_simulation(
    *,
    simulation: Simulation,
    contestants: Sequence[Contestant],
    engine: Engine,
    owner: Owner,
    games: int,
    seed: int | None,
    heat: Heat | None = None,
) -> Simulation:
    """Add owner, games and seed to a new simulation, and write it with its contestants. Raises SimulationRefusedError."""
    simulation.owner, simulation.owner_key = owner.user, "" if owner.user else owner.key
    simulation.engine_digest = engine.digest
    kind = kind_of(simulation)
    pairings = len(kind.pairings([each.weight for each in contestants]))
    simulation.games = clean_games(owner, games, pairings)
    simulation.seed = clean_seed(seed)
    limit = simulation.games // 2 // (pairings if kind.decides_apart else 1)
    simulation.stop = clean_stop(simulation.stop, limit, len(contestants) - 1)
    simulation.payer, simulation.rank = owner.payer.key, rank_of(simulation, owner.payer)
    with admit_simulation(owner):
        write_simulation(simulation, contestants, heat)
    return simulation


def delete_simulation(*, simulation: Simulation) -> None:
    """Delete a simulation with all its results."""
    with transaction.atomic():
        simulation.delete()
        mark_stale(simulation.game)
        renew_privacy_stamps(simulation.game)


def cancel_simulation(*, simulation: Simulation) -> bool:
    """Stop a simulation, which keeps what has been played. Return whether it was still going on."""
    now = timezone.now()
    rows = Simulation.objects.active().filter(pk=simulation.pk)
    return bool(rows.update(status=Status.CANCELLED, cancelled_at=now, finished_at=now))
