"""Group a deck's edits: single-card edits that follow one another soon are shown as one run."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import timedelta
from functools import cached_property
from itertools import pairwise
from typing import Any

from django.utils.translation import gettext

from cards.catalogue import Catalogue
from decks.lists.changes import Draft
from decks.lists.differences import difference
from decks.models import Deck, DeckVersion

#: The most runs on a page, and the most versions that are read for it.
RUNS, MOST_READ = 20, 100
#: A longer pause ends a run.
PAUSE = timedelta(minutes=30)


@dataclass(frozen=True, slots=True)
class Edit:
    """A version, and in words what changed since the one before."""

    version: DeckVersion
    words: str


@dataclass(frozen=True)
class Run:
    """Edits that follow one another, the latest first; most runs are a single edit. `before` is the version that they started from."""

    versions: Sequence[DeckVersion]
    before: DeckVersion | None
    drafts: Mapping[int, Draft]
    catalogue: Catalogue

    @property
    def version(self) -> DeckVersion:
        """The version that the run led to."""
        return self.versions[0]

    @property
    def first(self) -> DeckVersion:
        return self.versions[-1]

    @cached_property
    def words(self) -> str:
        """The change that all the edits together made, in words."""
        if len(self.versions) == 1:
            return self.edits[0].words
        return self._words(self.before, self.version) or gettext("Back to what it was before")

    @cached_property
    def edits(self) -> list[Edit]:
        pairs = zip(self.versions, [*self.versions[1:], self.before], strict=True)
        return [Edit(version, self._words(before, version) or gettext("Who sees it")) for version, before in pairs]

    def _words(self, before: DeckVersion | None, after: DeckVersion) -> str:
        if before is None:
            return gettext("The deck was made")
        return difference(self.drafts[before.revision], self.drafts[after.revision], self.catalogue).summary


@dataclass(frozen=True, slots=True)
class RunPage:
    """Some runs of a deck, the latest first. `earlier` is the revision that the next page begins with, None on the last."""

    runs: Sequence[Run]
    earlier: int | None

    @property
    def edits(self) -> list[Edit]:
        return [edit for run in self.runs for edit in run.edits]


def runs_of(deck: Deck, catalogue: Catalogue, *, until: int | None = None) -> RunPage:
    """Return the runs up to a revision. A run of more versions than are read for a page continues on the next."""
    found = deck.versions.all() if until is None else deck.versions.filter(revision__lte=until)
    read = list(found[: MOST_READ + 2])
    shown, is_cut = read[:MOST_READ], len(read) == MOST_READ + 2
    groups = _grouped(shown, read)
    if is_cut and len(groups) > 1:
        groups.pop()
    groups = groups[:RUNS]
    count = sum(map(len, groups))
    drafts = {each.revision: Draft.from_json(each.draft, visibility="", catalogue=catalogue) for each in read[: count + 1]}
    runs, place = [], 0
    for group in groups:
        place += len(group)
        runs.append(Run(group, read[place] if place < len(read) else None, drafts, catalogue))
    return RunPage(runs, read[count].revision if count < len(read) else None)


def _grouped(shown: Sequence[DeckVersion], read: Sequence[DeckVersion]) -> list[list[DeckVersion]]:
    small = [_is_single_card(before.draft, after.draft) for after, before in pairwise(read)] + [False, False]
    groups: list[list[DeckVersion]] = []
    for place, version in enumerate(shown):
        if place and small[place - 1] and small[place] and _follows(shown[place - 1], version):
            groups[-1].append(version)
        else:
            groups.append([version])
    return groups


def _follows(later: DeckVersion, version: DeckVersion) -> bool:
    """Return whether a run may continue past this version: a name ends the run that led to it."""
    return not version.name and later.made_at - version.made_at <= PAUSE


def _is_single_card(before: Mapping[str, Any], after: Mapping[str, Any]) -> bool:
    """Return whether two kept drafts differ in the copies of one card, wherever it is, and in nothing else."""
    if any(before[part] != after[part] for part in ("name", "note", "format", "card_notes")):
        return False
    return len({slug for _, slug, _ in _copies(before) ^ _copies(after)}) == 1


def _copies(draft: Mapping[str, Any]) -> set[tuple[str, str, int]]:
    sections = {**draft["sections"], "": draft["maybe"]}
    return {(section, slug, count) for section, cards in sections.items() for slug, count in cards.items()}
