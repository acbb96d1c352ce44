"""The smallest fix of a violation, as a change to the deck that shows it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from django.utils.translation import gettext

from cards.catalogue import Catalogue
from decks.lists.changes import ChangeError, Draft
from decks.lists.check import check_list
from decks.suggestions.open_fixes import chosen_fix
from rules.construction import Fix, Violation, apply_fix


@dataclass(frozen=True, slots=True)
class Mend:
    """The fix of the violation with that code, section and first card, as the draft shows it; it chooses cards that the violation leaves
    open.
    """

    code: str
    section: str
    card: str

    def apply(self, draft: Draft, catalogue: Catalogue) -> Draft:
        report = check_list(game=catalogue.game, format=draft.format, sections=draft.sections, catalogue=catalogue)
        for violation in report.violations:
            fix = chosen_fix(violation.fix, draft, catalogue) if mend_of(violation) == self else violation.fix
            if mend_of(violation) == self and fix.changes:
                return replace(draft, sections=apply_fix(draft.sections, fix), maybe=_left(draft, fix))
        raise ChangeError("nothing_to_mend", gettext("There is nothing left to fix here."))


def _left(draft: Draft, fix: Fix) -> dict[str, int]:
    """Return the maybe-board without the cards that the fix took into the deck."""
    added = {change.card: change.count for change in fix.changes if change.action == "add"}
    return {slug: count - added.get(slug, 0) for slug, count in draft.maybe.items() if count > added.get(slug, 0)}


def mend_of(violation: Violation) -> Mend:
    return Mend(violation.code.value, violation.section, violation.cards[0] if violation.cards else "")
