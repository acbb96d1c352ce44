"""Measure how balanced the shipped decks and cards of a game are."""

import json
import os
from collections.abc import Iterator, Sequence
from typing import Any

from django.core.management.base import BaseCommand, CommandError, CommandParser
from django.utils import timezone

from decks.loading.shipped_decks import shipped_decks
from lab.arguments import asked_games, asked_level, check_least, check_seed
from lab.balance import FAIR, Balance, CardUse, measure_balance
from lab.entrants import shipped_cards
from lab.extra_copies import MOST, CopyEffect, measure_copies
from matches import statistics
from matches.farm.progress import progress_bar
from rules.kernel.game import Game

#: How many of the used cards are listed, the least used ones.
LEAST_USED = 12


class Command(BaseCommand):
    help = "Let every two shipped decks of a game play each other, and see that every card of its sets is used; see docs/balance.md."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("--game", default="", metavar="G", help="the game's slug; every game that can be played by default")
        parser.add_argument("--ai", default="", metavar="LEVEL", help="the players' level; the game's default one if not given")
        parser.add_argument("--games", type=int, default=1000, metavar="N", help="games for each two decks, in pairs (default 1000)")
        parser.add_argument("--seed", type=int, default=1, metavar="S", help="0 to 2^63 - 1 (default 1)")
        parser.add_argument(
            "--copies",
            type=int,
            nargs="?",
            const=1000,
            default=0,
            metavar="N",
            help="also give each deck one copy of every card in turn; N games for each of the best (default 1000)",
        )
        parser.add_argument(
            "--threads", type=int, default=os.cpu_count() or 1, metavar="N", help="threads for --copies (default: all cores)"
        )
        parser.add_argument(
            "--check",
            action="store_true",
            help="exit 1 when a deck wins too much or too little, a card is never used, or a copy of one is worth too much",
        )
        parser.add_argument("--json", action="store_true", help="print JSON, one line for each game")

    def handle(self, *args: Any, **options: Any) -> None:
        check_least(options, games=1, copies=0, threads=1)
        check_seed(options)
        found = asked_games(options["game"])
        faults: list[str] = []
        for game in found:
            balance = self._measure(game, options)
            copies = self._try_copies(game, balance.level, options) if options["copies"] else ()
            faults += [*complaints(balance), *copy_complaints(copies)]
            if options["json"]:
                listed = {"copies": [effect.as_json for effect in copies]} if options["copies"] else {}
                self.stdout.write(json.dumps({**balance.as_json, **listed}, ensure_ascii=False))
            else:
                self.stdout.write("\n".join((*told(balance), *copies_told(copies))))
        if options["check"] and faults:
            raise CommandError("Not balanced: " + "; ".join(faults), returncode=1)

    def _measure(self, game: Game, options: dict[str, Any]) -> Balance:
        level = asked_level(game, options["ai"])
        game.engine().warm()
        with progress_bar() as show:
            return measure_balance(
                game,
                shipped_decks(game),
                shipped_cards(game),
                level=level,
                games=options["games"],
                seed=options["seed"],
                as_of=timezone.localdate(),
                on_progress=show,
            )

    def _try_copies(self, game: Game, level: str, options: dict[str, Any]) -> tuple[CopyEffect, ...]:
        with progress_bar() as show:
            return measure_copies(
                game,
                shipped_decks(game),
                shipped_cards(game),
                level=level,
                games=options["copies"],
                seed=options["seed"],
                as_of=timezone.localdate(),
                threads=options["threads"],
                on_progress=show,
            )


def complaints(found: Balance) -> Iterator[str]:
    """Yield the objections of `--check`."""
    for each in found.unfair:
        yield f"{each.slug} lies outside {FAIR[0]:.0%} to {FAIR[1]:.0%}"
    for use in found.unused:
        yield f"{use.card.slug} is never used"
    if found.errors:
        yield f"the engine got {found.errors} games wrong"


def copy_complaints(effects: Sequence[CopyEffect]) -> Iterator[str]:
    """Yield the objections of `--check` to what copies are worth."""
    for each in effects:
        if each.is_too_strong:
            yield f"a copy of {each.swap.into} is worth {_percent(each.difference.rate, 1)} points to {each.deck}"


def copies_told(effects: Sequence[CopyEffect]) -> Iterator[str]:
    """Yield in words what one copy more is worth; nothing where none was tried."""
    if effects:
        yield f"One copy in place of a deck's median card, points of its win rate over the field; over {_percent(MOST)} is too strong."
    for each in effects:
        low, high = each.difference.interval.low, each.difference.interval.high
        mark = "!" if each.is_too_strong else " "
        change = f"{each.deck[:22]:22} {each.swap.into[:28]:28} for {each.swap.out[:26]:26}"
        yield f"{mark} {change}{_percent(each.difference.rate, 1):>6} ({_percent(low, 1)} to {_percent(high, 1)})"


def told(found: Balance) -> Iterator[str]:
    """Yield the report in words."""
    count = range(len(found.entrants))
    yield (
        f"{found.game.slug}, level {found.level}: {len(found.entrants)} decks, {found.games:,} games for each two, seed {found.seed}, "
        f"engine {found.engine}"
    )
    yield f"{'':24}" + "".join(f"{index + 1:>4}" for index in count) + "      all        first second"
    for index in count:
        cells = "".join("   -" if index == other else f"{_percent(found.against(index, other).win_rate):>4}" for other in count)
        line, (first, second) = found.overall(index), found.seats(index)
        whole = f"{_percent(line.win_rate, 1):>6} ±{_percent(line.interval.half_width, 1)}"
        name = f"{index + 1:>2} {found.entrants[index].slug[:20]}"
        yield f"{name:24}{cells}{whole:>14}{_percent(first.win_rate):>6}{_percent(second.win_rate):>7}"
    widest = max((found.against(i, j).interval.half_width for i, j in found.meetings), default=0.0)
    yield f"Win rates in % of the deck on the left; 95 % intervals of single cells are ±{_percent(widest, 1)} at most."
    yield from _course(found)
    yield from _cards(found)
    yield from (f"! {complaint}" for complaint in complaints(found))


def _course(found: Balance) -> Iterator[str]:
    line, length = found.first_player, statistics.spread(found.total.turns)
    yield f"Whoever goes first wins {_percent(line.win_rate, 1)} ±{_percent(line.interval.half_width, 1)} %."
    ends = sorted(((sum(results), slug) for slug, results in found.total.ends.items()), reverse=True)
    yield "Ends: " + ", ".join(f"{slug} {_percent(number / max(line.games, 1), 1)} %" for number, slug in ends) + "."
    if length:
        yield f"Turns: {length.mean:.1f} on average, {length.shortest} to {length.longest}."


def _cards(found: Balance) -> Iterator[str]:
    alone = sum(not use.decks for use in found.uses)
    yield f"Cards: {len(found.uses)}, {alone} in no deck and seen in {found.random_decks} random decks; {len(found.unused)} never used."
    used = sorted((use for use in found.uses if use.used), key=lambda use: use.used / use.seen)
    yield "Least used, of the copies seen: " + ", ".join(f"{use.card.slug} {_share(use)}" for use in used[:LEAST_USED]) + "."


def _share(use: CardUse) -> str:
    return f"{_percent(use.share(use.used))} %"


def _percent(rate: float | None, digits: int = 0) -> str:
    return "-" if rate is None else f"{100 * rate:.{digits}f}"
