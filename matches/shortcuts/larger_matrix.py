"""More decks for a matrix that has been played."""

from __future__ import annotations

from collections.abc import Sequence

from django.utils.translation import gettext

from cards.catalogue import catalogue_of
from decks.deck_list import DeckList
from decks.models import Deck, Visibility
from decks.owners import Owner
from decks.visibility.restraints import effective_visibility, effective_wish
from decks.visibility.stamps import renew_privacy_stamps
from matches.creation.admission import admit_simulation
from matches.creation.rows import write_contestants, write_matchups
from matches.farm.chunk_sizes import cut_chunks
from matches.farm.dispatch import dispatch_on_commit
from matches.farm.priorities import rank_of
from matches.models import Contestant, Simulation, Status
from matches.plans.pairings import all_against_all, share_out
from matches.requests.contenders import contend, engine_of, most_private
from matches.requests.snapshots import card_data, digest_of_cards
from matches.requests.values import SimulationRefusedError, clean_games, clean_matrix


def extend_matrix(*, simulation: Simulation, owner: Owner, decks: Sequence[Deck | DeckList]) -> None:
    """More decks for a matrix: they play all that are there, and nothing is played again. Raises SimulationRefusedError."""
    engine, pool = engine_of(simulation.rules), catalogue_of(simulation.rules)
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
        write_contestants(simulation, new, first=len(known))
        write_matchups(simulation, [*known, *new], pairings, share_out(per_cell * len(pairings), len(pairings), played), first)
        all_cards = {**simulation.cards, **cards}
        private = most_private(simulation.wanted_visibility, contenders)
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
