"""Play the decks of a simulation again, as they were then: by the same players, or by the strongest one as a check."""

from __future__ import annotations

from django.utils.translation import gettext

from decks.owners import Owner
from matches.models import Contestant, Heat, Simulation
from matches.registry.kinds import kind_of
from matches.requests.contenders import engine_of
from matches.requests.values import SimulationRefusedError, most_games
from matches.services import start_simulation
from rules.kernel.engine import Engine, Level

#: The strongest player plays until a win rate is known to so much to either side, and at most so many games.
CHECK_HALF_WIDTH, CHECK_GAMES = 0.02, 4000


def repeat_simulation(*, simulation: Simulation, owner: Owner, seed: int | None = None) -> Simulation:
    """Play the same decks as they were then by the engine as it is now. Raises SimulationRefusedError."""
    again = _copy_of(simulation)
    again.name = simulation.name if owner.owns(simulation) else ""
    again.swaps, again.stop, again.ranked_in = simulation.swaps, simulation.stop, simulation.ranked_in
    again.level, again.opponent_level = simulation.levels
    heat = Heat.objects.filter(simulation=simulation).first()
    contestants = _contestants_of(simulation, with_versions=heat is None)
    heat = heat and Heat(cards=heat.cards, lanes=heat.lanes, pairs=heat.pairs)
    engine = engine_of(simulation.rules)
    return start_simulation(
        simulation=again, contestants=contestants, engine=engine, owner=owner, games=simulation.games, seed=seed, heat=heat
    )


def check_simulation(*, simulation: Simulation, owner: Owner) -> Simulation:
    """Let the strongest player play a gauntlet's decks from the same seeds, until the win rate is known to CHECK_HALF_WIDTH.

    Return the owner's own check of it if there is one that may still end well. Raises SimulationRefusedError.
    """
    engine = engine_of(simulation.rules)
    if simulation.is_active or not is_checkable(simulation):
        message = gettext("Only a deck's win rate by a weaker player can be checked, once its games have ended.")
        raise SimulationRefusedError("not_to_be_checked", message)
    known = Simulation.objects.owned_by(owner).filter(checks=simulation, engine_digest=engine.digest).sound().first()
    if known is not None:
        return known
    again = _copy_of(simulation)
    again.checks = simulation
    again.level = again.opponent_level = strongest_level(engine).slug
    again.stop = {"kind": "target_error", "half_width": CHECK_HALF_WIDTH}
    games = min(CHECK_GAMES, most_games(owner))
    return start_simulation(
        simulation=again, contestants=_contestants_of(simulation), engine=engine, owner=owner, games=games, seed=simulation.seed
    )


def is_checkable(simulation: Simulation) -> bool:
    """Return whether it tells a deck's win rate by a player that is not the strongest: once it is over it can be checked."""
    if not kind_of(simulation).can_be_checked or not simulation.rules.is_playable:
        return False
    strongest = strongest_level(simulation.rules.engine()).slug
    return simulation.levels != (strongest, strongest)


def strongest_level(engine: Engine) -> Level:
    """Return the strongest player that anybody may choose."""
    return engine.levels[-1]


def _copy_of(simulation: Simulation) -> Simulation:
    return Simulation(
        game=simulation.game,
        kind=simulation.kind,
        cards=simulation.cards,
        definitions_digest=simulation.definitions_digest,
        visibility=simulation.open_visibility,
    )


def _contestants_of(simulation: Simulation, *, with_versions: bool = True) -> list[Contestant]:
    kept = [each for each in simulation.contestants.select_related("deck") if each.weight or with_versions]
    return [Contestant(deck=each.deck, snapshot=each.snapshot, weight=each.weight).copy_hiding(each) for each in kept]
