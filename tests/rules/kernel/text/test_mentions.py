"""A name means somebody, and a pronoun does for it where that is understood."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from rules.kernel.text.names import Mentions

OWN, ANY = SimpleNamespace(by="self"), SimpleNamespace(by="any")


def test_a_pronoun_does_for_the_one_mentioned_last() -> None:
    mentions = Mentions(ANY)
    assert not mentions.named("foe", "foe").is_known
    mentions.mention("foe")
    assert mentions.named("foe", "foe").is_known
    assert not mentions.named("self", "self").is_known


@pytest.mark.parametrize(("about", "who"), [(OWN, "self"), (ANY, "subject")])
def test_the_subject_of_a_moment_about_the_bearer_is_the_bearer(about: SimpleNamespace, who: str) -> None:
    assert Mentions(about).named("subject", "subject").who == who


def test_those_that_were_taken_are_many_or_one() -> None:
    mentions = Mentions(ANY)
    mentions.take(are_many=True)
    assert (mentions.named("that", "that").is_known, mentions.named("that", "that").is_many) == (True, True)
    mentions.take(are_many=False)
    assert not mentions.named("that", "that").is_many


def test_no_pronoun_does_after_something_else_was_spoken_of() -> None:
    mentions = Mentions(ANY)
    mentions.take(are_many=True)
    mentions.forget()
    named = mentions.named("that", "that")
    assert (named.is_known, named.is_many) == (False, True)


def test_what_is_mentioned_in_a_part_is_not_known_after_it() -> None:
    mentions = Mentions(ANY)
    inner = mentions.copy()
    inner.mention("self")
    assert (inner.named("self", "self").is_again, mentions.named("self", "self").is_again) == (True, False)
