"""The smallest fix of a violation, as a change to the deck that shows it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from django.utils.translation import gettext

from decks.changes import ChangeError, Draft
from decks.checking import check_list
from decks.pool import CardPool
from rules.construction import Violation, apply_fix


@dataclass(frozen=True, slots=True)
class Mend:
    """The fix of the violation with that code, section and first card, as the draft shows it."""

    code: str
    section: str
    card: str

    def apply(self, draft: Draft, pool: CardPool) -> Draft:
        report = check_list(game=pool.game, format=draft.format, sections=draft.sections, pool=pool)
        for violation in report.violations:
            if mend_of(violation) == self and violation.fix.names_cards:
                return replace(draft, sections=apply_fix(draft.sections, violation.fix))
        raise ChangeError("nothing_to_mend", gettext("There is nothing left to mend here."))


def mend_of(violation: Violation) -> Mend:
    return Mend(violation.code.value, violation.section, violation.cards[0] if violation.cards else "")
