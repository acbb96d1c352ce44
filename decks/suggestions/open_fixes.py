"""Choose cards for a fix that leaves them open, such as “Add 3”: always the same ones for the same deck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace

from cards.catalogue import Catalogue
from decks.deck_list import MutableSections, copy_of
from decks.lists.changes import Draft
from decks.lists.check import check_list, today
from decks.lists.leads import lead_section
from decks.suggestions.patterns import patterns_of
from decks.suggestions.picks import Begun, Taste, pick_cards, tastes
from rules.construction import Change, Fix, apply_fix
from rules.wording import Text

#: The most violations, fixed one after the other, of a draft that is completed; with more it is left to the person.
MOST_ROUNDS = 40


def chosen_fix(fix: Fix, draft: Draft, catalogue: Catalogue, taste: Taste | None = None, begun: Begun | None = None) -> Fix:
    """Return the fix with a card for each of its steps, as far as there are cards.

    It removes single copies, of the dearest cards first. It adds cards of the maybe-board, then those that a sensible player would add: by
    the first of all tastes, unless another is given. `begun` is the draft as `begun_of` reads it, if many lists are made of one.
    """
    sections = copy_of(draft.sections)
    begun = begun or begun_of(draft, catalogue)
    taste = taste or tastes(begun, 1, 0)[0]
    steps: list[Change] = []
    for change in fix.changes:
        if change.card:
            chosen = [change]
        elif change.action == "remove":
            chosen = list(_goers(change, sections, catalogue))
        else:
            chosen = list(pick_cards(change, replace(begun, sections=sections), taste))
        sections = apply_fix(sections, Fix(tuple(chosen), fix.text))
        steps += chosen
    return Fix(tuple(steps), fix.text)


def completing_fix(draft: Draft, catalogue: Catalogue, taste: Taste, begun: Begun) -> Fix | None:
    """Return the additions that make the draft legal, the lead first; None where something has to go, or no cards are left that go in."""
    sections = copy_of(draft.sections)
    steps: list[Change] = []
    for _ in range(MOST_ROUNDS):
        report = check_list(game=catalogue.game, format=draft.format, sections=sections, catalogue=catalogue)
        if report.legal:
            return Fix(_merged(steps), Text("", ""))
        if not report.lacks_only_cards:
            return None
        violation = min(report.violations, key=lambda each: each.section != begun.lead)
        so_far = replace(begun, sections=sections)
        chosen = chosen_fix(violation.fix, replace(draft, sections=sections), catalogue, taste, so_far)
        if not chosen.changes:
            return None
        sections = apply_fix(sections, chosen)
        steps += chosen.changes
    return None


def _merged(additions: Iterable[Change]) -> tuple[Change, ...]:
    """Return one addition for each card and section."""
    counts: Counter[tuple[str, str]] = Counter()
    for each in additions:
        counts[each.section, each.card] += each.count
    return tuple(Change("add", section, count, card) for (section, card), count in counts.items())


def begun_of(draft: Draft, catalogue: Catalogue) -> Begun:
    """Return the draft with all that a choice of further cards depends on."""
    lead = lead_section(draft.format)
    return Begun(
        format=draft.format,
        sections=draft.sections,
        cards=catalogue.definitions,
        fields=catalogue.game.fields,
        patterns=patterns_of(catalogue, draft.format),
        as_of=today(),
        lead=lead.slug if lead else "",
        maybe=draft.maybe,
        stated=_stated(draft),
    )


def _goers(change: Change, sections: MutableSections, catalogue: Catalogue) -> Iterator[Change]:
    held = {slug: count for slug, count in sections.get(change.section, {}).items() if slug in catalogue.rows}
    order = sorted(held, key=lambda slug: (held[slug], -(catalogue.rows[slug].cost or 0), -catalogue.rows[slug].number))
    left = change.count
    for slug in order:
        taken = min(left, held[slug])
        if taken:
            yield Change("remove", change.section, taken, slug)
        left -= taken


def _stated(draft: Draft) -> dict[str, int] | None:
    if draft.format.pool is None:
        return None
    pools = [section.slug for section in draft.format.sections if section.is_pool]
    return {slug: count for section in pools for slug, count in draft.sections.get(section, {}).items()}
