"""Whatever abilities a card language with a stack can say, and the check that the text of any ability is clean in both languages."""

from __future__ import annotations

import re
from importlib import import_module
from typing import Any

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from rules.kernel.language.checks import CardChecks
from rules.kernel.language.faults import UnreadableError
from rules.wording import Text
from tests.rules.language.any_words import AnyWords
from tests.rules.language.languages import families_of

#: Doubled blanks and marks, marks after a blank, Chinese, and what was left unsaid or unfilled.
ENGLISH = r"  |[.,;:]{2}| [.,;:]|[\u4e00-\u9fff\uff00-\uffef]|None|\(\)|\{"
PLURALS = r"\bthey (?:gets|has|is)\b"
#: Blanks but between a number and a word, doubled marks and words, marks of the other script.
CHINESE = r"\s(?<![\u4e00-\u9fff0-9A-Z]\s)|\s(?![\u4e00-\u9fff0-9A-Z+−])|[，。；：、]{2}|[,;:()?{]|的的|None|（）|张张"
#: What random words need; a text is made in a moment.
SETTINGS = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much])


def assert_clean(text: Text, english: re.Pattern[str], chinese: re.Pattern[str]) -> None:
    """Check that a text says something in both languages, and has none of the faults of each."""
    assert text.en.endswith(".")
    assert text.zh.endswith("。")
    for said, fault in ((text.en, english), (text.zh, chinese)):
        assert not fault.search(said), (fault.search(said), said)


class AnyAbilities:
    """The abilities of a game that has activated, triggered, static and replacement ones, and cards that are cast.

    permanents: the selector of what lies open. nameless: those of its ways to pick that find the same whatever else is said. kinds: of
    cards, one that stays and one that is cast. token: one of a fixed name. activated: more parts of an activated ability.
    """

    def __init__(
        self, game: str, permanents: Any, nameless: tuple[str, ...], kinds: tuple[str, str], token: Any, **activated: st.SearchStrategy[Any]
    ) -> None:
        language = import_module(f"rules.{game}.language")
        self.checks: CardChecks = import_module(f"rules.{game}.language.checks").CHECKS
        self.permanents, self.nameless, self.kinds = permanents, nameless, kinds
        families: Any = families_of(game)
        effects, conditions = (import_module(f"rules.{game}.language.{name}") for name in ("effects", "conditions"))
        self.lists = {effects.Choose: "options", conditions.Any: "of"}
        nesting = (effects.Choose, effects.May, effects.If, conditions.Any, conditions.Not)
        words = AnyWords(nesting, self.is_sound, {type(token): token})
        asked, done = words.optional(families["conditions"]), words.listed(families["effects"])

        def ability(skill: str, **parts: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
            return st.builds(language.Ability, skill=st.just(skill), conditions=asked, **parts)

        self.all = st.one_of(
            ability("activated", cost=words.listed(families["costs"]), do=done, once=st.booleans(), **activated),
            ability("cast", do=done),
            ability("triggered", when=words.values(families["moments"]), do=done, may=st.booleans(), once=st.booleans()),
            ability("static", gives=words.listed(families["modifiers"]), target=words.values(permanents)),
            ability("replacement", instead_of=words.values(families["replaced"])),
        ).filter(self.is_readable)

    def is_sound(self, word: Any) -> bool:
        """No bounds are missing or crossed, and what can't be counted is not."""
        if isinstance(word, self.permanents) and word.pick in (*self.nameless, "all"):
            return bool(word.count == 1 and not word.up_to and (word.pick == "all" or word == self.permanents(pick=word.pick)))
        if (listed := self.lists.get(type(word))) is not None:
            return len(getattr(word, listed)) > 1
        return True

    def is_readable(self, ability: Any) -> bool:
        return any(self._is_readable_on(ability, kind) for kind in self.kinds)

    def _is_readable_on(self, ability: Any, kind: str) -> bool:
        try:
            self.checks.check_on(ability, kind, "")
        except UnreadableError:
            return False
        return True

    def kind_of(self, ability: Any) -> str:
        """The kind of card that an ability stands on."""
        return self.kinds[ability.skill == "cast"]
