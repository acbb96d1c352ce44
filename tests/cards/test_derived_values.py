"""Values that follow from a card's definition are worked out once for its digest."""

from __future__ import annotations

from dataclasses import dataclass, replace

from django.utils import translation

from cards.derived_values import BoundedCache, cached_by_card, cached_by_card_and_language


@dataclass(frozen=True)
class Digested:
    game: str = "echo"
    slug: str = "fox"
    digest: str = "1"


def test_the_same_digest_is_worked_out_once() -> None:
    asked: list[Digested] = []
    told = cached_by_card(lambda card: asked.append(card) or f"{card.slug} {card.digest}")
    fox = Digested()
    assert [told(fox), told(Digested()), told(replace(fox, digest="2")), told(replace(fox, slug="wolf"))] == [
        "fox 1",
        "fox 1",
        "fox 2",
        "wolf 1",
    ]
    assert len(asked) == 3


def test_each_language_has_its_own() -> None:
    told = cached_by_card_and_language(lambda card: translation.get_language())
    for language in ("en", "zh-hans", "en"):
        with translation.override(language):
            assert told(Digested()) == language


def test_the_first_made_go_when_there_are_too_many() -> None:
    kept = BoundedCache[int](2)
    made: list[str] = []
    for key in ("a", "b", "a", "c", "b", "a"):
        kept.get(key, lambda key=key: made.append(key) or len(made))
    assert made == ["a", "b", "c", "a"]
