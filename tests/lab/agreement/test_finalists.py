"""`manage.py confirm`: the races are the site's own, finalists are judged on seeds of their own, shares are told without noise."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from cards.catalogue import catalogue_of
from decks.lists.swaps import Swap
from decks.models import Deck
from decks.owners import Owner
from lab.agreement.finalists import Finalist, Track, confirm, finalist_from_json, measure_finalists, race_swaps, share_confirmed
from lab.management.commands import confirm as command
from matches.figures.races import summarise_race
from matches.models import Heat
from matches.requests.snapshots import DeckSnapshot
from matches.statistics import Difference, Interval
from tests.matches.farm.playthrough import play_out
from tests.matches.pips import PipsEngine
from tests.matches.races.test_race import race_of

SEED = 7


@contextmanager
def track_of(engine: PipsEngine, lead: Deck, *others: Deck) -> Iterator[Track]:
    catalogue = catalogue_of("pips")
    snapshots = [DeckSnapshot.of_deck(each, catalogue) for each in (lead, *others)]
    with ThreadPoolExecutor(2) as players:
        yield Track(engine, catalogue, snapshots[0], [each.playable(catalogue.definitions) for each in snapshots[1:]], SEED, players)


@pytest.mark.parametrize("games", [3000, 400])
def test_a_race_is_the_sites_own(alice: Owner, lame: Deck, middle: Deck, strong: Deck, pips: PipsEngine, games: int) -> None:
    """With all swaps in it, and with a heat before it."""
    simulation = play_out(race_of(alice, lame, middle, strong, games=games, seed=SEED), random.Random(1))
    told = summarise_race(simulation).finalists
    with track_of(pips, lame, middle, strong) as track:
        found = race_swaps(track, simulation.games, "coin")
    assert {(swap, difference) for swap, difference in found.values()} == {(each.swap, each.difference) for each in told}
    assert len(found) == 3
    assert Heat.objects.filter(simulation=simulation).exists() == (games == 400)


def test_finalists_are_judged_until_the_error_is_small_enough(lame: Deck, middle: Deck, pips: PipsEngine) -> None:
    with track_of(pips, lame, middle) as track:
        found = list(measure_finalists(track, "lame", games=3000, level="coin", stronger="sharp", half_width=0.05))
        again = confirm(track, [1], level="sharp", half_width=0.1)
    assert {each.deck for each in found} == {"lame"}
    assert all(each.confirmed.interval.half_width <= 0.05 for each in found)
    assert again[0].pairs % 10 == 0
    assert finalist_from_json(json.loads(json.dumps(asdict(found[0])))) == found[0]
    assert "by the stronger player" in next(command.told(found))


def difference_of(rate: float, half_width: float) -> Difference:
    return Difference(rate, Interval(rate - half_width, rate + half_width), 100, 50, 0.5)


def test_the_share_is_told_without_the_noise_of_the_games() -> None:
    chance = random.Random(3)
    print("seed 3")
    error, effects = 0.02, [chance.gauss(0.02, 0.02) for _ in range(4000)]
    share = share_confirmed([difference_of(chance.gauss(effect, error), 1.96 * error) for effect in effects])
    truly = sum(effect > 0 for effect in effects) / len(effects)
    assert share.finalists == 4000
    assert share.seen < truly - 0.05
    assert share.true == pytest.approx(truly, abs=0.02)
    assert share_confirmed([difference_of(0.01, 0.2), difference_of(0.02, 0.2)]).true == 1


def test_races_that_are_kept_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file of the same terms is read; one of other terms is refused."""
    asked = []
    finalist = Finalist("one", Swap("deck", "a", "b"), difference_of(0.05, 0.02), difference_of(-0.01, 0.02))

    def races(self: object, game: object, terms: object, numbers: range, threads: int) -> Iterator[list[Finalist]]:
        asked.append(list(numbers))
        yield from ([finalist] for _ in numbers)

    monkeypatch.setattr(command.Command, "_races", races)
    out = StringIO()
    file = str(tmp_path / "races.json")
    call_command("confirm", "--game", "echo", "--races", "1", "--out", file, stdout=out)
    call_command("confirm", "--game", "echo", "--races", "3", "--out", file, stdout=out)
    assert asked == [[0], [1, 2]]
    assert "Confirmed: 0 % of 3 finalists" in out.getvalue()
    assert "one: b for a: +5.0 ±2.0 in the final, -1.0 ±2.0 by the stronger player" in out.getvalue()
    with pytest.raises(CommandError, match="holds races of other terms"):
        call_command("confirm", "--game", "echo", "--races", "3", "--seed", "2", "--out", file, stdout=out)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--game", "chess"), "There is no game “chess”"),
        (("--game", "echo", "--stronger", "genius"), "genius"),
        (("--game", "echo", "--races", "0"), "--races takes a number of at least 1"),
        (("--game", "echo", "--error", "0"), "--error takes a number above 0"),
    ],
)
def test_wrong_arguments_are_refused_in_words(arguments: tuple[str, ...], words: str) -> None:
    with pytest.raises(CommandError, match=words):
        call_command("confirm", *arguments)
