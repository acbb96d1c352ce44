"""Asking for simulations: making, repeating and cancelling them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from django.conf import settings
from django.db import transaction
from django.utils import timezone
from django.utils.translation import get_language, gettext, ngettext

from decks.checking import check_list
from decks.lists import DeckList
from decks.models import Deck, Visibility
from decks.owners import Owner
from decks.pool import CardPool, pool_of
from matches.contenders import Contender
from matches.dispatching import dispatch_on_commit
from matches.models import SEED_BITS, Chunk, Opponent, Simulation, Status, random_seed
from matches.planning import Share, cut, even_games, share_out
from matches.snapshots import card_data, digest_of_cards
from matches.speeds import games_per_second
from rules.kernel.engine import Engine
from rules.kernel.game import Game
from rules.violations import Violation

_MOST_PRIVATE_FIRST = (Visibility.PRIVATE, Visibility.UNLISTED, Visibility.PUBLIC)


class SimulationRefusedError(Exception):
    """No simulation was made. `code` is stable, the message is in the reader's language, `violations` say what is wrong with `deck`."""

    def __init__(self, code: str, message: str, *, deck: Deck | None = None, violations: Sequence[Violation] = ()) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.deck = deck
        self.violations = tuple(violations)


def create_simulation(
    *,
    owner: Owner,
    deck: Deck | DeckList,
    opponents: Sequence[Deck | DeckList],
    games: int,
    level: str = "",
    opponent_level: str = "",
    seed: int | None = None,
) -> Simulation:
    """A new simulation, sent to the workers; `games` are shared evenly over the opponents, in whole pairs.

    An empty level is the engine's default one, an empty opponent's level the same as the deck's; a seed of None is a random one.
    The caller has seen to it that `owner` may see all the decks. Raises SimulationRefusedError.
    """
    game = deck.rules_game if isinstance(deck, Deck) else deck.game
    engine = engine_of(game)
    if not opponents:
        raise SimulationRefusedError("no_opponent", gettext("Choose a deck to play against."))
    pool = pool_of(game)
    contenders = [_contender(each, pool) for each in (deck, *opponents)]
    mine, *theirs = contenders
    level = clean_level(engine, level)
    cards = card_data(pool, [each.snapshot for each in contenders])
    simulation = Simulation(
        game=game.slug,
        deck=mine.deck,
        snapshot=mine.snapshot.as_json,
        cards=cards,
        definitions_digest=digest_of_cards(cards),
        visibility=min((each.visibility for each in contenders), key=_MOST_PRIVATE_FIRST.index),
        level=level,
        opponent_level=clean_level(engine, opponent_level or level),
    )
    fields = [{"deck": each.deck, "snapshot": each.snapshot.as_json} for each in theirs]
    return _start(simulation, fields, engine=engine, owner=owner, games=games, seed=seed)


def _contender(given: Deck | DeckList, pool: CardPool) -> Contender:
    """Raises SimulationRefusedError for a deck of another game, or one that is not legal."""
    if isinstance(given, DeckList):
        _require_game(given.game, pool, name=given.name)
        require_legal_list(given, pool)
        return Contender.of_listing(given, pool)
    _require_game(given.rules_game, pool, name=given.title, deck=given)
    require_legal(given, pool)
    return Contender.of_deck(given, pool)


def _require_game(game: Game, pool: CardPool, *, name: str, deck: Deck | None = None) -> None:
    if game.slug != pool.game.slug:
        raise SimulationRefusedError("other_game", gettext("“%(deck)s” is a deck for another game.") % {"deck": name}, deck=deck)


def repeat_simulation(*, simulation: Simulation, owner: Owner, seed: int | None = None) -> Simulation:
    """The same decks as they were then, played by the engine as it is now. Raises SimulationRefusedError."""
    again = Simulation(
        game=simulation.game,
        deck=simulation.deck,
        snapshot=simulation.snapshot,
        cards=simulation.cards,
        definitions_digest=simulation.definitions_digest,
        visibility=simulation.visibility,
        level=simulation.level,
        opponent_level=simulation.opponent_level,
    )
    fields = [{"deck": each.deck, "snapshot": each.snapshot} for each in simulation.opponents.select_related("deck")]
    return _start(again, fields, engine=engine_of(simulation.rules), owner=owner, games=simulation.games, seed=seed)


def _start(
    simulation: Simulation, opponents: Sequence[dict[str, Any]], *, engine: Engine, owner: Owner, games: int, seed: int | None
) -> Simulation:
    """Writes the simulation with its opponents and chunks, and sends the first hints when that is done."""
    simulation.owner, simulation.owner_key = owner.user, "" if owner.user else owner.key
    simulation.engine_digest = engine.digest
    simulation.games = clean_games(owner, games, len(opponents))
    simulation.seed = clean_seed(seed)
    _require_room(owner)
    shares = share_out(simulation.games, len(opponents), simulation.seed)
    with transaction.atomic():
        simulation.save(force_insert=True)
        rows = Opponent.objects.bulk_create(
            Opponent(simulation=simulation, index=index, seed=share.seed, first_game=share.first_game, pairs=share.pairs, **fields)
            for index, (share, fields) in enumerate(zip(shares, opponents, strict=True))
        )
        Chunk.objects.bulk_create(_chunks(simulation, rows, shares), batch_size=100)
        dispatch_on_commit(simulation.pk)
    return simulation


def _chunks(simulation: Simulation, opponents: Sequence[Opponent], shares: Sequence[Share]) -> list[Chunk]:
    speed = games_per_second(simulation.game, simulation.levels, simulation.engine_digest)
    ranges = cut([share.pairs for share in shares], speed)
    return [
        Chunk(simulation=simulation, opponent=opponents[each.opponent], index=index, first_pair=each.first_pair, pairs=each.pairs)
        for index, each in enumerate(ranges)
    ]


def cancel_simulation(*, simulation: Simulation) -> bool:
    """Stops a simulation; what has been played stays. Whether it was still going on."""
    now = timezone.now()
    rows = Simulation.objects.active().filter(pk=simulation.pk)
    return bool(rows.update(status=Status.CANCELLED, cancelled_at=now, finished_at=now))


def engine_of(game: Game) -> Engine:
    """The game's engine. Raises SimulationRefusedError when it has none yet."""
    if not game.is_playable:
        name = game.name.in_language(get_language())
        message = gettext("%(game)s can't be simulated yet: its decks can be built and checked, but its engine is still being made.")
        raise SimulationRefusedError("no_engine", message % {"game": name})
    return game.engine()


def require_legal(deck: Deck, pool: CardPool) -> None:
    """Raises SimulationRefusedError, with the violations, when the deck is not legal today."""
    require_legal_list(deck.listing(pool), pool, deck=deck)


def require_legal_list(listing: DeckList, pool: CardPool, *, deck: Deck | None = None) -> None:
    """The same for a list from anywhere."""
    report = check_list(game=pool.game, format=listing.format, sections=listing.sections, pool=pool)
    if not report.legal:
        message = gettext("“%(deck)s” is not legal, so it can't be played.") % {"deck": listing.name}
        raise SimulationRefusedError("illegal_deck", message, deck=deck, violations=report.violations)


def clean_level(engine: Engine, level: str) -> str:
    level = level or engine.default_level
    if level not in {each.slug for each in engine.levels}:
        known = ", ".join(each.slug for each in engine.levels)
        raise SimulationRefusedError(
            "unknown_level", gettext("There is no level “%(level)s”. Choose one of: %(known)s.") % {"level": level, "known": known}
        )
    return level


def most_games(owner: Owner) -> int:
    return settings.MAX_ANONYMOUS_GAMES if owner.is_anonymous else settings.MAX_GAMES


def clean_games(owner: Owner, games: int, opponents: int) -> int:
    """The even number of games to play."""
    most = most_games(owner)
    if games < 1:
        raise SimulationRefusedError("bad_games", gettext("A simulation needs at least 2 games."))
    if games > most:
        if owner.is_anonymous and games <= settings.MAX_GAMES:
            message = gettext("Without an account a simulation has at most %(most)s games. Sign up to play up to %(more)s.")
        else:
            message = gettext("A simulation has at most %(most)s games.")
        raise SimulationRefusedError("too_many_games", message % {"most": f"{most:,}", "more": f"{settings.MAX_GAMES:,}"})
    return even_games(games, opponents)


def clean_seed(seed: int | None) -> int:
    if seed is None:
        return random_seed()
    if not 0 <= seed < 1 << SEED_BITS:
        raise SimulationRefusedError("bad_seed", gettext("A seed is a whole number from 0 to %(most)s.") % {"most": (1 << SEED_BITS) - 1})
    return seed


def _require_room(owner: Owner) -> None:
    """A person's simulations under way are limited, so that everybody gets a turn."""
    most = settings.MAX_ANONYMOUS_ACTIVE_SIMULATIONS if owner.is_anonymous else settings.MAX_ACTIVE_SIMULATIONS
    if Simulation.objects.active().owned_by(owner).count() >= most:
        message = ngettext(
            "%(count)d simulation of yours is still being played. Wait for it to end, or cancel it.",
            "%(count)d simulations of yours are still being played. Wait for one to end, or cancel one.",
            most,
        )
        raise SimulationRefusedError("too_many_running", message % {"count": most})
