"""Words that describe a thing: before its noun, after “with”, and in a clause of their own behind it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

from rules.kernel.grammar.rules import Found, Rule, Source, listed, made, maybe, nth, number, one_of, row, says, table
from rules.sorcery.grammar.phrases.plain import plain
from rules.sorcery.language.vocabulary import ThingKind
from rules.sorcery.text.english_nouns import PLURALS, SIDES, STATES
from rules.sorcery.text.values import ELEMENT_NAMES
from rules.sorcery.wording import KEYWORD_NAMES

Table = dict[str, Any]
COMMA, OR, AND = says(", "), says(" or "), says(" and ")
_STATES = ("tapped", "untapped", "damaged", "bearing", "carried", "lying", "empty")


def either(rule: Rule) -> Rule:
    """`one`, `one or two`, `one, two or three`; one alone is no tuple."""
    return made(listed(rule, OR, COMMA, most=6), lambda found: found[0] if len(found) == 1 else found)


def several(rule: Rule) -> Rule:
    return made(listed(rule, AND, COMMA, most=12), lambda found: found[0] if len(found) == 1 else found)


keyword = table({slug: plain(text.en) for slug, text in KEYWORD_NAMES.items()})
keywords_or, keywords_and = either(keyword), several(keyword)
element = table({slug: plain(text.en) for slug, text in ELEMENT_NAMES.items()})
elements = either(element)
ground = table({"water": "water", "land": "land"})
side = table(dict(SIDES.items()), {"allied": ("friendly", "ally")})
_state = table({each: STATES.get(each, each) for each in _STATES})


def said_of(key: str, rule: Rule) -> Rule:
    """Return the rule of a value as a table with one field."""
    return made(rule, lambda value: {key: value})


def merged(tables: Any) -> Table | None:
    """Return several tables as one; None where they say something of the same thing."""
    whole: Table = {}
    for each in tables:
        if whole.keys() & each.keys():
            return None
        whole |= each
    return whole


NEAR = made(table({"nearby": "nearby", "adjacent": "adjacent"}), lambda where: {"where": where})
_token = made(table({True: "token", False: "nontoken"}, {"nontoken": ("non-token",)}), lambda is_token: {"token": is_token})
NEAR_OR_STATE = one_of(NEAR, said_of("state", either(_state)))
#: Words that describe a noun by their places in its phrase: what they mean, and how they are said.
Worded = dict[int, tuple[Table, str]]
#: The first place of what is written behind the noun.
BEHIND = 10
HAVING_AT, REGION_AT, PLACE_AT, ON_AT = range(BEHIND, BEHIND + 4)
_deep = table({"underwater": "underwater", "underground": "underground"})
#: What may stand before a noun, by the order in which it is written.
ADJECTIVES: dict[int, Rule] = {
    0: NEAR,
    1: said_of("state", either(_state)),
    2: said_of("side", side),
    3: _token,
    4: said_of("element", elements),
    5: said_of("ground", ground),
    REGION_AT: said_of("region", _deep),
}


def worded(adjectives: dict[int, Rule]) -> Rule:
    """Any of several words that stand before a noun, each once, in any order."""

    def follow(source: Source, start: int, found: Worded) -> Iterator[Found]:
        yield found, start, ""
        for index, rule in adjectives.items():
            for value, end, said in rule(source, start) if index not in found else ():
                if source.text.startswith(" ", end):
                    yield from follow(source, end + 1, found | {index: (value, said)})

    return lambda source, at: follow(source, at, {})


def in_order(found: Worded) -> tuple[list[Table], str, str]:
    """Return what describes a noun in its own order: what it means, and how it is said before the noun and behind it."""
    ordered = sorted(found)
    before = "".join(f"{found[index][1]} " for index in ordered if index < BEHIND)
    return [found[index][0] for index in ordered], before, "".join(f" {found[index][1]}" for index in ordered if index >= BEHIND)


def _kinds(plural: bool) -> Rule:
    named = {each: PLURALS.get(each, f"{each}s") if plural else each for each in get_args(ThingKind)}
    return either(table(named, {"unit": ("character",), "units": ("characters",), "automata": ("automatons",), "allies": ()}))


KINDS = {False: _kinds(False), True: _kinds(True)}


def _between(values: tuple[Any, ...]) -> tuple[int | None, int | None]:
    least, more = values
    return (least, least) if more is None else (None, least) if more == "less" else (least, None) if more == "more" else (least, more)


more_or_less = one_of(says(" or more", " or greater", means="more"), says(" or less", " or fewer", means="less"))
#: `2 or more`, `2 to 3`, `2`.
between = made(row(number, maybe(one_of(more_or_less, nth(1, says(" to "), number)))), _between)


def _figure(name: str, key: str) -> Rule:
    return made(nth(1, says(f"{name} "), between), lambda bounds: _bounds(key, bounds))


def _bounds(key: str, bounds: tuple[int | None, int | None]) -> dict[str, Any]:
    least, most = bounds
    return {name: value for name, value in ((f"{key}_min", least), (f"{key}_max", most)) if value is not None}


figures = one_of(_figure("mana cost", "cost"), _figure("power", "power"))
threshold = made(row(elements, says(" threshold")), lambda values: {"element": values[0]})
HAS = made(listed(one_of(threshold, said_of("keyword", keywords_or), figures), AND, COMMA, most=4), merged)
_THAT = ("that has ", "that have ", "who has ", "who have ", "having ")
_LACKS = ("that does not have ", "that do not have ", "that has no ", "that have no ", "with no ", "lacking ", "who lacks ", "that lacks ")
_without = made(nth(1, says("without ", *_LACKS), keywords_or), lambda found: {"without": found})
_with = made(nth(1, says("with ", *_THAT), HAS), lambda found: found)
HAVING = one_of(
    made(row(_with, says(" and ", " but "), _without), lambda values: merged((values[0], values[2]))),
    _with,
    _without,
)


def _unspoken(rule: Rule) -> Rule:
    """The same without what opens the clause."""

    def found(source: Source, at: int) -> Iterator[Found]:
        for value, end, said in rule(source, at):
            yield value, end, said.removeprefix("that is ")

    return found


# Clauses behind a noun that say what may stand before it.
THAT_IS = says("that is ", "that are ", "who is ", "who are ", "which is ", "which are ")
_ARTIFACTS = ("a artifact", "artifacts", "1 or more artifacts", "any artifact", "any artifacts")
_BEARS = ("carrying", "bearing", "holding", "that carries", "that carry", "that is carrying", "that are carrying", "that bears", "with")
_in_state = one_of(
    nth(1, THAT_IS, said_of("state", either(_state))),
    says("artifact-bearing", *(f"{each} {artifact}" for each in _BEARS for artifact in _ARTIFACTS), means={"state": "bearing"}),
    says(
        "carried",
        *("that is being carried", "being carried", "carried by a unit", "that is carried by a unit", "a unit carries"),
        means={"state": "carried"},
    ),
    says(
        "uncarried",
        *("that is not carried", "that are not carried", "not carried by a unit", "that is not carried by a unit", "no unit carries"),
        means={"state": "lying"},
    ),
    says(
        "damaged",
        *(f"{has} damage{on}" for has in ("with", "that has", "that have") for on in (" on it", " on them", "")),
        means={"state": "damaged"},
    ),
)
_OWN = ("you control", "that you control", "under your control", "controlled by you")
_ENEMY = ("the enemy controls", "that the enemy controls", "under the enemy's control", "controlled by the enemy", "you do not control")
_of_side = one_of(says("allied", *_OWN, means={"side": "own"}), says("enemy", *_ENEMY, means={"side": "enemy"}))
_of_token = one_of(
    says("token", "that is a token", "that are tokens", means={"token": True}),
    says("nontoken", "that is not a token", "that are not tokens", means={"token": False}),
)
#: The same words as `ADJECTIVES` in clauses of their own.
CLAUSES: tuple[tuple[int, Rule], ...] = (
    (1, _unspoken(_in_state)),
    (2, _of_side),
    (3, _of_token),
    (4, _unspoken(nth(1, THAT_IS, said_of("element", elements)))),
)
