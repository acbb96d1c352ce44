"""A word is worded by its template, operand by operand; what a template leaves out or invents stops by name."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from rules.kernel.language.search_names import found, names_of, slugs_in
from rules.kernel.language.templates import Cases, check_templates, filled, template_of, value_at
from rules.kernel.language.words import Word, WordError
from rules.wording import Text


def family(says: object = None, found_as: object = None) -> tuple[type[Word], Any]:
    """A family of one word, `hop`, with a template and search names, where they are given."""

    class Step(Word):
        __slots__ = ()
        KEY: ClassVar[str] = "step"

    class Hop(Step):
        target: str
        times: int = 1
        if says is not None:
            SAYS = says if says != "by functions" else None  # type: ignore[assignment]
        if found_as is not None:
            FOUND_AS = found_as  # type: ignore[assignment]

    return Step, Hop


GOOD = Text("hop {times} times on {target:loud}", "在{target}上跳{times}次")


def said(word: Any, language: Any) -> str:
    return filled(template_of(word, language), lambda name, form: f"{value_at(word, name)}" + ("!" if form == "loud" else ""))


def test_operands_stand_where_the_template_has_them() -> None:
    _, hop = family(GOOD)
    word = hop(target="ice", times=2)
    assert (said(word, "en"), said(word, "zh")) == ("hop 2 times on ice!", "在ice上跳2次")


@pytest.mark.parametrize(
    ("says", "problem"),
    [
        (None, "the step “hop” has no wording: give it SAYS"),
        (Text("hop on {target}", "在{target}上跳{times}次"), "the English wording of the step “hop” leaves out “times”"),
        (Text("hop {times} on {target}", "跳{times}次"), "the Chinese wording of the step “hop” leaves out “target”"),
        (Text("hop {times} on {goal} {target}", "在{target}上跳{times}次"), "the English wording of the step “hop” names “goal”"),
    ],
)
def test_a_template_names_every_operand_and_no_other(says: Text | None, problem: str) -> None:
    step, _ = family(says)
    with pytest.raises(WordError, match=problem):
        check_templates(step)


def test_a_whole_template_passes_and_so_does_a_word_with_functions() -> None:
    for says in (GOOD, "by functions"):
        check_templates(family(says)[0])


def test_a_word_without_template_or_function_is_named() -> None:
    _, hop = family("by functions")
    with pytest.raises(WordError, match="the step “hop” has no template, and no words of its own"):
        said(hop(target="ice"), "en")


def test_a_word_may_have_a_template_for_some_values_and_one_for_all_others() -> None:
    step, hop = family(Cases("times", {1: Text("hop on {target}", "跳上{target}"), None: GOOD}))
    check_templates(step)
    assert [said(hop(target="ice", times=times), "en") for times in (1, 2)] == ["hop on ice", "hop 2 times on ice!"]


def test_words_are_found_by_their_names() -> None:
    step, hop = family(GOOD, found("hop", "hops", "跳") + found("move", "moves", "移动"))
    assert [name.slug for name in names_of(step)] == ["hop", "move"]
    assert list(slugs_in((hop(target="ice"), "no word", None))) == ["hop", "move"]


def test_a_word_says_what_it_is_found_as_and_calls_it_as_others_do() -> None:
    with pytest.raises(WordError, match="the step “hop” does not say what cards are found by for it"):
        names_of(family(GOOD)[0])
    with pytest.raises(WordError, match="calls “hop” otherwise than a word before it"):
        names_of(family(GOOD, found("hop", "hops", "跳"))[0], family(GOOD, found("hop", "jumps", "跳跃"))[0])
