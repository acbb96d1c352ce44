"""Any text parses; what does not fit is told."""

import pytest

from cards.catalogue import catalogue_of
from cards.search.card_search import Search
from rules import games
from search.grammar import parse
from search.syntax_tree import Bare, Exact, Keyed, Negated, Saying, Together
from tests.cards.conftest import Folder


def word(text: str) -> Bare:
    return Bare((Saying(text),))


def keyed(key: str, sign: str, *values: str) -> Keyed:
    return Keyed(key, sign, tuple(Saying(value) for value in values))


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("fox", word("fox")),
        ("ember fox", Together((word("ember"), word("fox")))),
        ('"the  bell"', Bare((Saying("the bell", "phrase"),))),
        ('sort:-"win rate"', Keyed("sort", ":", (Saying("-win rate", "phrase"),))),
        ('fox -"the bell"', Together((word("fox"), Negated(Bare((Saying("the bell", "phrase"),)))))),
        ("“the bell”", Bare((Saying("the bell", "phrase"),))),
        ('half "open phrase', Together((word("half"), Bare((Saying("open phrase", "phrase"),))))),
        ("fox or wolf", Together((word("fox"), word("wolf")), is_either=True)),
        ("狐 或 狼", Together((word("狐"), word("狼")), is_either=True)),
        ("fox | wolf", Together((word("fox"), word("wolf")), is_either=True)),
        ("fox|wolf", Bare((Saying("fox"), Saying("wolf")))),
        ("fox and wolf", Together((word("fox"), word("wolf")))),
        ("-fox", Negated(word("fox"))),
        ("not fox", Negated(word("fox"))),
        ("非 火", Negated(word("火"))),
        ("不是 火", Negated(word("火"))),
        ("「ember fox」", Bare((Saying("ember fox", "phrase"),))),
        ("《烬狐》", Bare((Saying("烬狐", "phrase"),))),
        ("fox & wolf", Together((word("fox"), word("wolf")))),
        ("not -fox", word("fox")),
        ("a b or c", Together((Together((word("a"), word("b"))), word("c")), is_either=True)),
        ("a (b or c)", Together((word("a"), Together((word("b"), word("c")), is_either=True)))),
        ("（a or b）", Together((word("a"), word("b")), is_either=True)),
        ("cost>=3", keyed("cost", ">=", "3")),
        ("cost >= 3", keyed("cost", ">=", "3")),
        ("cost:>=3", keyed("cost", ">=", "3")),
        ("费用≥3", keyed("费用", ">=", "3")),
        ("费用＞＝3", keyed("费用", ">=", "3")),
        ("属性：火", keyed("属性", ":", "火")),
        ("属性： 火", keyed("属性", ":", "火")),
        ("rarity:SR|UR", keyed("rarity", ":", "SR", "UR")),
        ("cost:-1", keyed("cost", ":", "-1")),
        ("cost!=3", keyed("cost", "!=", "3")),
        ('card:"Ember Fox">=2', keyed("card", ":", "Ember Fox>=2")),
        ("/fo+x/", Bare((Saying("fo+x", "pattern"),))),
        ("name:/^(a|b) c/", Keyed("name", ":", (Saying("^(a|b) c", "pattern"),))),
        ("and/or", word("and/or")),
        ("!fox", Exact(Saying("fox"))),
        ('!"Ember Fox"', Exact(Saying("Ember Fox", "phrase"))),
        ("ember-fox", word("ember-fox")),
        ("or", word("or")),
        ("%", word("%")),
        ("", None),
        ("  ", None),
    ],
)
def test_text_becomes_parts(text: str, part: object) -> None:
    parsed = parse(text)
    assert parsed.part == part
    assert parsed.problems == ()


@pytest.mark.parametrize(
    ("text", "part", "told"),
    [
        ("(a b", Together((word("a"), word("b"))), "A parenthesis is not closed"),
        ("((a", word("a"), "A parenthesis is not closed"),
        ("a) b", Together((word("a"), word("b"))), "closed that was never opened"),
        ("(a))", word("a"), "closed that was never opened"),
        ("a or", Together((word("a"), word("")), is_either=True), "missing at the end"),
        ("(", word(""), "missing at the end"),
        ("a ()", Together((word("a"), word(""))), "missing before “)”"),
        ("cost>=", keyed("cost", ">=", ""), "missing at the end"),
        ("name:(a)", Together((keyed("name", ":", ""), word("a"))), "missing before “(”"),
        ("a or or b", Together((word("a"), word("or"), word("b")), is_either=True), ""),
        (")(" * 40, None, "only its words are looked for"),
        (")(" * 40 + "fox", word("fox"), "only its words are looked for"),
    ],
)
def test_what_does_not_fit_is_told(text: str, part: object, told: str) -> None:
    parsed = parse(text)
    assert told in " ".join(parsed.problems)
    if told:
        assert parsed.part == part


def test_many_numbers_in_one_word_do_no_harm(pool: Folder) -> None:
    asked = Search(catalogue_of(games.get("echo")), "3费" * 200)
    assert asked.found.sum() == 1
    assert asked.told.count("the cost is 3") == 200


def test_deep_parentheses_do_no_harm() -> None:
    assert parse("(" * 190 + "a" + ")" * 190).part == word("a")
