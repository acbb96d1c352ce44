"""The luck of draws as it is summed up, added up, kept, and told of a simulation."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest
from django.test import Client
from hypothesis import given
from hypothesis import strategies as st

from decks.models import Deck
from decks.owners import Owner
from matches.figures.matrices import summarise_matrix
from matches.figures.summaries import summarise
from matches.kinds.gauntlet import create_gauntlet
from matches.kinds.matrix import create_matrix
from matches.models import Simulation
from matches.registry.kinds import kind_of
from matches.requests.terms import Terms
from matches.statistics import mix_field, rate_decks, rate_without_luck, score_without_luck
from matches.statistics.luck import LUCK_PARTS
from matches.tallies.luck import luck_of, merge_luck, read_luck, sum_luck, turn_luck
from matches.verdicts import card_worths
from matches.verdicts.card_worths import CardWorths, worths_of, write_worths
from rules.kernel.compiled.rows import CARD_ROW, GAME_ROW, LUCK_UNIT
from tests.matches.conftest import make_deck
from tests.matches.farm.playthrough import play_out

#: A pip more wins a game more often by so much of a pair's score.
WORTHS = CardWorths({f"pip-{pips}": pips * 300 for pips in range(1, 10)}, {"engine": "made up"})
TWO = (np.array([100, -40]), np.array([7, 50]))


@pytest.fixture
def learned(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> CardWorths:
    """It is known what the cards of Pips are worth."""
    monkeypatch.setattr(card_worths, "FOLDER", tmp_path / "worths")
    write_worths("pips", WORTHS)
    return WORTHS


def played(pairs: list[tuple[int, int, int]]) -> tuple[np.ndarray, np.ndarray]:
    """Pairs of games by the winner of both, the whole cards' luck of either side's first copy in the first game, and the errors."""
    games, cards = np.zeros(2 * len(pairs), GAME_ROW), np.zeros((2 * len(pairs), 2, 2), CARD_ROW)
    for pair, (winner, luck, errors) in enumerate(pairs):
        games["winner"][2 * pair : 2 * pair + 2] = winner
        games["errors"][2 * pair] = errors
        cards["luck"][2 * pair, :, 0] = luck * LUCK_UNIT
    return games, cards


def test_plain_case() -> None:
    """Of even and odd pairs: 1, score, both sides' luck, and their products."""
    even, odd = sum_luck(*played([(0, 2, 0), (1, -1, 0), (2, 1, 0)]), TWO, 0)
    assert even == (2, 4 + 2, 200 + 100, 14 + 7, 16 + 4, 800 + 200, 56 + 14, 40_000 + 10_000, 2_800 + 700, 196 + 49)
    assert odd == (1, 0, -100, -7, 0, 0, 0, 10_000, 700, 49)


def test_halves_go_by_the_number_of_the_pair() -> None:
    even, odd = sum_luck(*played([(0, 2, 0), (1, -1, 0)]), TWO, 0)
    assert sum_luck(*played([(0, 2, 0), (1, -1, 0)]), TWO, 7) == (odd, even)


def test_parts_of_a_card_are_rounded_and_copies_beyond_a_deck_count_for_nothing() -> None:
    games, cards = played([(0, 0, 0)])
    cards["luck"][0, 0] = LUCK_UNIT // 3, LUCK_UNIT
    even, _ = sum_luck(games, cards, (np.array([10]), TWO[1]), 0)
    assert even[2] == 3


def test_pairs_that_went_wrong_count_for_nothing() -> None:
    assert sum_luck(*played([(0, 2, 3), (1, -1, 0)]), TWO, 1) == sum_luck(*played([(1, -1, 0)]), TWO, 2)


pair = st.tuples(st.integers(0, 2), st.integers(-3, 3), st.integers(0, 1))


@given(st.lists(pair, max_size=20), st.integers(0, 20), st.integers(0, 3))
def test_chunks_add_up(pairs: list[tuple[int, int, int]], split: int, first: int) -> None:
    whole = {"w": sum_luck(*played(pairs), TWO, first)}
    cut = min(split, len(pairs))
    parts = [{"w": sum_luck(*played(pairs[:cut]), TWO, first)}, {"w": sum_luck(*played(pairs[cut:]), TWO, first + cut)}]
    assert merge_luck(parts) == merge_luck(parts[::-1]) == merge_luck([whole])


@given(st.lists(pair, max_size=20))
def test_the_other_side_has_the_other_luck(pairs: list[tuple[int, int, int]]) -> None:
    games, cards = played(pairs)
    counted = {"w": sum_luck(games, cards, TWO, 0)}
    games["winner"] = np.array([1, 0, 2])[games["winner"]]
    assert turn_luck(counted) == {"w": sum_luck(games, cards[:, ::-1], TWO[::-1], 0)}


def test_all_pairs_have_to_be_told_of_with_the_same_worths() -> None:
    sums = sum_luck(*played([(0, 2, 0), (1, -1, 0)]), TWO, 0)
    assert luck_of({"w": sums}, 2) == sums
    assert luck_of({"w": sums}, 3) is None
    assert luck_of(merge_luck([{"w": sums}, {"v": sums}]), 4) is None
    assert luck_of({}, 0) is None
    assert read_luck({"w": [list(half) for half in sums]}) == {"w": sums}


def test_worths_are_kept_by_game(learned: CardWorths) -> None:
    found = worths_of("pips")
    assert found == learned
    assert found is not None
    assert found.digest == WORTHS.digest != CardWorths({"pip-1": 1}, {}).digest
    assert worths_of("unknown") is None


@pytest.fixture
def far(alice: Owner) -> Deck:
    """Lives by its draws."""
    return make_deck(alice, "Far", {"main": {"pip-9": 2, "pip-5": 2, "pip-1": 2}})


@pytest.fixture
def flat(alice: Owner) -> Deck:
    return make_deck(alice, "Flat", {"main": {"pip-5": 3, "pip-4": 3}})


def gauntlet(alice: Owner, lead: Deck, *opponents: Deck, stop: dict[str, object] | None = None) -> Simulation:
    terms = Terms(1200, seed=4, level="coin", stop=stop or {})
    return play_out(create_gauntlet(owner=alice, deck=lead, opponents=opponents, terms=terms), random.Random(6))


def test_luck_is_told_on_the_page_and_to_programs(alice: Owner, alice_client: Client, far: Deck, flat: Deck, learned: CardWorths) -> None:
    """Seeds 4 and 6. The rate is that of the simulation's chunks, whatever their order."""
    simulation = gauntlet(alice, far, flat)
    found = summarise(simulation).without_luck
    assert found is not None
    assert found.explained > 0.2
    total = summarise(simulation).total
    assert found.interval.half_width < total.interval.half_width
    told = alice_client.get(f"/api/v1/simulations/{simulation.pk}/").json()
    assert told["without_luck"] == found.as_json
    assert told["win_rate"] == pytest.approx(found.rate + found.luck)
    for language, words in (("en", "with average draws the deck would win"), ("zh-hans", "抓牌运气平均时")):
        page = alice_client.get(f"/simulations/{simulation.pk}/", headers={"Accept-Language": language}).content.decode()
        line = page.partition("<dd data-luck>")[2].partition("</dd>")[0]
        assert words in line
        assert f"{100 * found.rate:.1f}" in line


def test_every_opponent_counts_by_itself(alice: Owner, far: Deck, flat: Deck, middle: Deck, learned: CardWorths) -> None:
    simulation = gauntlet(alice, far, flat, middle)
    sums = [merge_luck(chunk.tally.luck for chunk in simulation.chunks.filter(matchup__index=index)) for index in (0, 1)]
    assert summarise(simulation).without_luck == rate_without_luck([each[learned.digest] for each in sums])


def test_a_rate_is_plain_where_luck_is_not_known(alice: Owner, alice_client: Client, far: Deck, flat: Deck) -> None:
    simulation = gauntlet(alice, far, flat)
    assert [chunk.luck for chunk in simulation.chunks.all()] == [{}] * simulation.chunks.count()
    assert summarise(simulation).as_json["without_luck"] is None
    page = alice_client.get(f"/simulations/{simulation.pk}/").content.decode()
    assert "data-luck" not in page


def test_a_chunk_from_before_luck_was_counted_leaves_the_rate_plain(alice: Owner, far: Deck, flat: Deck, learned: CardWorths) -> None:
    simulation = gauntlet(alice, far, flat)
    simulation.chunks.filter(index=0).update(luck=None)
    assert summarise(simulation).without_luck is None


def test_a_sequential_test_stays_on_plain_scores(alice: Owner, alice_client: Client, far: Deck, flat: Deck, learned: CardWorths) -> None:
    rule = {"kind": "target_error", "half_width": 0.03}
    simulation = gauntlet(alice, far, flat, stop=rule)
    assert summarise(simulation).as_json["without_luck"] is None
    assert "data-luck" not in alice_client.get(f"/simulations/{simulation.pk}/").content.decode()


def test_a_matrix_tells_no_luck_of_any_one_deck(alice: Owner, far: Deck, flat: Deck, learned: CardWorths) -> None:
    simulation = play_out(create_matrix(owner=alice, decks=[far, flat], terms=Terms(400, seed=4, level="coin")), random.Random(6))
    assert kind_of(simulation).tell(simulation)["without_luck"] is None


def test_a_matrix_tells_the_luck_of_each_deck_over_the_field(
    alice: Owner, alice_client: Client, far: Deck, flat: Deck, middle: Deck, learned: CardWorths
) -> None:
    """Seeds 4 and 6. Each deck's rate is corrected over its own matchups, seen from its side, each counting the same."""
    terms = Terms(400, seed=4, level="coin")
    simulation = play_out(create_matrix(owner=alice, decks=[far, flat, middle], terms=terms), random.Random(6))
    matrix = summarise_matrix(simulation)
    sums = [merge_luck(chunk.tally.luck for chunk in simulation.chunks.filter(matchup__index=index)) for index in range(3)]
    first = rate_without_luck([sums[0][learned.digest], sums[1][learned.digest]], [1, 1])
    last = rate_without_luck([turn_luck(sums[1])[learned.digest], turn_luck(sums[2])[learned.digest]], [1, 1])
    assert first is not None
    assert (matrix.rows[0].without_luck, matrix.rows[2].without_luck) == (first, last)
    assert first.rate + first.luck == pytest.approx(matrix.rows[0].standing.rate)
    told = alice_client.get(f"/api/v1/simulations/{simulation.pk}").json()["matrix"]["overall"]
    assert told[0]["without_luck"] == first.as_json
    places = list(matrix.tallies)
    cells = {place: score_without_luck(luck[learned.digest]) for place, luck in zip(places, sums, strict=True)}
    assert [each.rating for each in matrix.without_luck] == list(rate_decks(3, cells))
    assert [each.share for each in matrix.without_luck] == list(mix_field(3, cells))
    assert [each["standing_without_luck"]["rating"]["elo"] for each in told] == [
        each.rating.elo for each in matrix.without_luck if each.rating
    ]
    assert [each["rating"]["elo"] for each in told] == [each.elo for each in matrix.ratings]
    for each, plain in zip(matrix.without_luck, matrix.ratings, strict=True):
        assert each.rating is not None
        assert each.rating.interval.half_width < plain.interval.half_width
    for language, words in (("en", "Without the luck of the draw"), ("zh-hans", "不计抓牌运气")):
        page = alice_client.get(f"/simulations/{simulation.pk}/", headers={"Accept-Language": language}).content.decode()
        assert words in page
        assert f"data-luck><strong>{100 * first.rate:.1f}" in page


def test_a_matrix_stays_plain_where_luck_is_not_known(alice: Owner, alice_client: Client, far: Deck, flat: Deck) -> None:
    simulation = play_out(create_matrix(owner=alice, decks=[far, flat], terms=Terms(400, seed=4, level="coin")), random.Random(6))
    assert [row.without_luck for row in summarise_matrix(simulation).rows] == [None, None]
    page = alice_client.get(f"/simulations/{simulation.pk}/").content.decode()
    assert "Without the luck" not in page
    told = alice_client.get(f"/api/v1/simulations/{simulation.pk}").json()["matrix"]["overall"]
    assert [each["standing_without_luck"] for each in told] == [None, None]


def test_a_matrix_to_a_target_error_stays_plain(alice: Owner, far: Deck, flat: Deck, learned: CardWorths) -> None:
    terms = Terms(1200, seed=4, level="coin", stop={"kind": "target_error", "half_width": 0.05})
    simulation = play_out(create_matrix(owner=alice, decks=[far, flat], terms=terms), random.Random(6))
    assert [row.without_luck for row in summarise_matrix(simulation).rows] == [None, None]


def test_the_parts_of_a_score_are_those_of_the_statistics() -> None:
    """A card worth all of a score, drawn once more than was to be expected, counts LUCK_PARTS."""
    even, _ = sum_luck(*played([(0, 1, 0)]), (np.array([LUCK_PARTS, 0]), np.array([0, 0])), 0)
    assert even[2] == LUCK_PARTS
