"""Looking at the top cards of a deck: sentences that name the cards, what becomes of some, and of the rest."""

from __future__ import annotations

from collections.abc import Iterator

from rules.kernel.grammar.rules import Found, Source, made, maybe, nth, number, one_of, row, says, table
from rules.sorcery.grammar.nouns import CARD_NOUN
from rules.sorcery.grammar.things import SOME_CARDS
from rules.sorcery.language import effects
from rules.sorcery.language.selectors import Taken

_PLACES = {"hand": "into your hand", "top": "back on top", "bottom": "on the bottom", "graveyard": "into your graveyard"}
_OF_DECK = (" of your spellbook", " of your atlas", " of it", " of that deck", "")
_place = table(
    _PLACES,
    {
        "back on top": tuple(f"{start}on top{end}" for start in ("back ", "") for end in _OF_DECK if start + end != "back "),
        "on the bottom": tuple(f"on the bottom{end}" for end in _OF_DECK[:-1]),
        "into your graveyard": ("into the graveyard",),
    },
)
_deck = table({"spellbook": "spellbook", "atlas": "atlas"})
_which = one_of(
    made(
        row(maybe(says("up to ", means=True), False), number, says(" of them", "")), lambda values: {"up_to": values[0], "count": values[1]}
    ),
    made(
        row(SOME_CARDS, says(" from among them")),
        lambda values: None if values[0]["pick"] != "chosen" else {key: value for key, value in values[0].items() if key != "pick"},
    ),
)


def _look_several(source: Source, at: int) -> Iterator[Found]:
    head = row(says("look at the top "), number, says(" cards of your "), _deck, says(". ", ", then ", ", ", " and "))
    may = row(says("you may put "), _which, says(" "), _place, says(". put the rest ", " and the rest "), _place)
    must = row(says("put "), _which, says(" "), _place, says(" and the rest ", ", and the rest ", ". put the rest "), _place)
    for (_, count, _, deck, _), start, said in head(source, at):
        for rule, is_free in ((may, True), (must, False)):
            for (_, take, _, to, _, rest), end, more in rule(source, start):
                fields = take | ({"up_to": True} if is_free else {})
                yield effects.Look(amount=count, deck=deck, take=Taken(**fields), to=to, rest=rest), end, said + more


def _look_one(source: Source, at: int) -> Iterator[Found]:
    head = row(says("look at the top card of your "), _deck, says(". ", ", then "))
    other = maybe(nth(1, says(". otherwise, put it "), _place), "top")
    is_so = nth(1, says("if it is a "), CARD_NOUN[False])
    may = row(says("you may put it "), _place, maybe(nth(1, says(" "), is_so), {}), other)
    must = row(is_so, says(", put it "), _place, other)
    plainly = row(says("put it "), _place)
    for (_, deck, _), start, said in head(source, at):
        for (_, to, noun, rest), end, more in may(source, start):
            yield effects.Look(amount=1, deck=deck, take=Taken(up_to=True, **noun), to=to, rest=rest), end, said + more
        for (noun, _, to, rest), end, more in must(source, start):
            yield effects.Look(amount=1, deck=deck, take=Taken(**noun), to=to, rest=rest), end, said + more
        for (_, to), end, more in plainly(source, start):
            yield effects.Look(amount=1, deck=deck, take=Taken(), to=to, rest="bottom" if to == "top" else "top"), end, said + more


LOOK = one_of(_look_several, _look_one)
