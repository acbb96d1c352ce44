"""For every deck, checks are pure, blind to order and exact; fixes mend; room is real."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from dataclasses import replace
from datetime import date

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules.construction import Code, PoolRule, Restriction, Section, Size, apply_fix, ban, check, room_for
from rules.wording import Text

TODAY = date(2025, 6, 1)
CARDS = ["elder", "rival", "lamp", "ember-king", "ember-king-gold", "ember-king-plain", "soldier-1", "soldier-2", "soldier-3", "soldier-4"]
STRAYS = ["no-such-card", "chess-rook"]
OTHER_GAMES = {"chess-rook": Text("Chess", "国际象棋")}
POOL = {"soldier-1": 2, "ember-king-plain": 1, "elder": 1, "soldier-2": 5}
SURPLUS = {Code.TOO_MANY_COPIES, Code.BANNED, Code.RESTRICTED, Code.NOT_IN_POOL, Code.FIXED_LIST_SURPLUS}

lines = st.dictionaries(st.sampled_from(CARDS + STRAYS), st.integers(-2, 6), max_size=7)
decks = st.fixed_dictionaries({}, optional={"hero": lines, "main": lines, "sideboard": lines})
sane_lines = st.dictionaries(st.sampled_from(CARDS), st.integers(1, 4), max_size=6)
sane_decks = st.fixed_dictionaries({"hero": sane_lines, "main": sane_lines})
quick = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow])


@pytest.fixture
def formats(format):
    """The toy format and its relatives with every other kind of rule."""
    loose = Section("main", Text("Main deck", "主卡组"))
    fixed = Section("main", Text("Main deck", "主卡组"), fixed=(("soldier-1", 2), ("soldier-2", 3)))
    return {
        "toy": format,
        "total": replace(format, sections=(format.sections[0], loose), total=Size(11, 14)),
        "listed": replace(format, restrictions=(ban("soldier-1", TODAY), Restriction("ember-king", 1, TODAY))),
        "fixed": replace(format, sections=(format.sections[0], fixed), copies=()),
        "limited": replace(format, pool=PoolRule(free_kinds=("item",)), copies=()),
    }


@pytest.fixture(params=["toy", "total", "listed", "fixed", "limited"])
def any_format(request, formats):
    return formats[request.param]


def run(format, deck, cards):
    return check(format, deck, cards, as_of=TODAY, pool=POOL, other_games=OTHER_GAMES)


@quick
@given(deck=decks)
def test_a_check_changes_nothing_and_repeats_itself(any_format, cards, deck):
    before = deepcopy(deck)
    assert run(any_format, deck, cards) == run(any_format, deck, cards)
    assert deck == before


@quick
@given(deck=decks, data=st.data())
def test_the_order_of_lines_and_sections_does_not_matter(any_format, cards, deck, data):
    shuffled = {slug: dict(data.draw(st.permutations(list(deck[slug].items())))) for slug in data.draw(st.permutations(list(deck)))}
    assert run(any_format, shuffled, cards) == run(any_format, deck, cards)


@quick
@given(deck=decks)
def test_each_fix_that_names_cards_mends_its_violation(any_format, cards, deck):
    for violation in run(any_format, deck, cards).violations:
        if violation.fix.names_cards:
            after = run(any_format, apply_fix(deck, violation.fix), cards)
            assert not [each for each in after.violations if is_same(each, violation)]


def is_same(one, other):
    return (one.code, one.section, one.limit) == (other.code, other.section, other.limit) and set(one.cards) & set(other.cards)


@quick
@given(deck=decks)
def test_a_fix_is_as_small_as_the_violation(any_format, cards, deck):
    for violation in run(any_format, deck, cards).violations:
        if violation.code in SURPLUS:
            assert sum(change.count for change in violation.fix.changes) == violation.count - violation.limit


@quick
@given(deck=decks)
def test_all_named_fixes_together_bring_no_new_violation_of_their_codes(any_format, cards, deck):
    before = run(any_format, deck, cards)
    mended, applied = deck, set()
    for violation in before.violations:
        if violation.fix.names_cards:
            mended = apply_fix(mended, violation.fix)
            applied.add(violation.code)
    known = {(violation.code, card) for violation in before.violations for card in violation.cards}
    after = {(violation.code, card) for violation in run(any_format, mended, cards).violations for card in violation.cards}
    assert {pair for pair in after if pair[0] in applied} <= known


@quick
@given(deck=sane_decks, slug=st.sampled_from(CARDS), section=st.sampled_from(["hero", "main"]))
def test_one_more_card_never_cures_a_surplus(any_format, cards, deck, slug, section):
    more = {**deck, section: {**deck[section], slug: deck[section].get(slug, 0) + 1}}
    before, after = run(any_format, deck, cards), run(any_format, more, cards)
    for code in SURPLUS | {Code.SECTION_TOO_LARGE, Code.DECK_TOO_LARGE, Code.WRONG_KIND}:
        assert count_of(after, code) >= count_of(before, code)
    for code in (Code.SECTION_TOO_SMALL, Code.DECK_TOO_SMALL, Code.FIXED_LIST_MISSING):
        assert count_of(after, code) <= count_of(before, code)


def count_of(report, code):
    return sum(violation.code == code for violation in report.violations)


@quick
@given(deck=decks)
def test_legal_means_what_the_rules_say(format, cards, deck):
    """The check agrees with the toy format's rules, written down a second time, plainly."""
    hero, main = deck.get("hero", {}), deck.get("main", {})
    every = [(slug, count) for lines in (hero, main) for slug, count in lines.items()]
    names, urs = Counter(), Counter()
    for slug, count in every:
        if slug in cards:
            names[cards[slug].name_group] += count
            urs[cards[slug].name_group] += count * (cards[slug].rarity == "UR")
    is_legal = (
        not deck.get("sideboard")
        and all(slug in cards and count > 0 for slug, count in every)
        and [cards[slug].kind for slug in hero if slug in cards] == ["hero"]
        and sum(hero.values()) == 1
        and all(cards[slug].kind in ("follower", "item") for slug in main if slug in cards)
        and sum(main.values()) == 10
        and max(names.values(), default=0) <= 3
        and max(urs.values(), default=0) <= 1
    )
    assert run(format, deck, cards).legal == is_legal


@quick
@given(copies=st.permutations(["soldier-1", "soldier-2", "soldier-3", "soldier-4", "lamp"] * 3), with_king=st.booleans())
def test_a_deck_built_by_the_rules_is_never_reported(format, cards, copies, with_king):
    main = Counter(copies[: 9 if with_king else 10]) + Counter({"ember-king": 1} if with_king else {})
    assert run(format, {"hero": {"elder": 1}, "main": main}, cards).violations == ()


@quick
@given(deck=sane_decks, slug=st.sampled_from(CARDS))
def test_room_is_just_what_the_check_lets_in(any_format, cards, deck, slug):
    room = room_for(any_format, deck, cards, cards[slug], as_of=TODAY, pool=POOL)
    if room is None or any_format.section("main").fixed:
        return
    before = surplus_of(any_format, deck, cards)
    if room:
        assert surplus_of(any_format, with_copies(deck, slug, room), cards) == before
    assert surplus_of(any_format, with_copies(deck, slug, room + 1), cards) > before


def with_copies(deck, slug, count):
    return {**deck, "main": {**deck["main"], slug: deck["main"].get(slug, 0) + count}}


def surplus_of(format, deck, cards):
    return sum(violation.count - violation.limit for violation in run(format, deck, cards).violations if violation.code in SURPLUS)
