"""Gather what staff need to decide on a reported thing: the thing, its open reports, its history and the possible deeds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from django.db.models import Count, Max, Q
from django.urls import reverse

from decks.owners import Owner
from moderation.models import Action, Deed, Reason, Report
from moderation.reportable_things import ReportableThing, find_reported_thing

#: Cases in the queue; reports and past deeds shown in one case.
MAX_CASES, MAX_ROWS = 50, 100
#: Deeds that need a reason.
NEEDS_REASON = {Deed.TAKE_DOWN, Deed.WARN, Deed.CLOSE}


@dataclass(frozen=True)
class Case:
    """A reported thing. `thing` is None if it was deleted or made private. `members`, `guests` and `appeals` count its open reports."""

    kind: str
    key: str
    title: str
    thing: ReportableThing | None
    members: int = 0
    guests: int = 0
    appeals: int = 0

    @property
    def address(self) -> str:
        """The URL of the case."""
        return reverse("moderation:case", args=[self.kind, self.key])

    @cached_property
    def reports(self) -> Sequence[Report]:
        """The latest open reports."""
        return list(Report.objects.open().filter(kind=self.kind, thing=self.key)[:MAX_ROWS])

    @property
    def reasons(self) -> list[tuple[str, int]]:
        """The reasons of the open reports with their counts, the most frequent first."""
        labels = dict(Reason.choices)
        return [(str(labels[reason]), count) for reason, count in Counter(each.reason for each in self.reports).most_common()]

    @cached_property
    def history(self) -> Sequence[Action]:
        """The past deeds about the thing and its owner, the latest first."""
        about = Q(kind=self.kind, thing=self.key)
        if self.thing is not None and self.thing.member is not None:
            about |= Q(member=self.thing.member)
        return list(Action.objects.filter(about)[:MAX_ROWS])

    @property
    def offers(self) -> list[tuple[Deed, bool]]:
        """The possible deeds, each with whether it needs a reason."""
        return [(deed, deed in NEEDS_REASON) for deed in self.deeds]

    @property
    def deeds(self) -> Iterator[Deed]:
        """The possible deeds."""
        if self.reports:
            yield Deed.DISMISS
        if self.thing is None:
            return
        if self.thing.can_be_taken_down:
            yield Deed.RESTORE if self.thing.is_taken_down else Deed.TAKE_DOWN
        member = self.thing.member
        if member is not None or str(getattr(self.thing.row, "owner_key", "")):
            yield Deed.WARN
        if member is not None and not member.is_staff and not member.is_superuser:
            yield Deed.CLOSE if member.is_active else Deed.REOPEN


def open_cases(staff: Owner) -> list[Case]:
    """Return at most MAX_CASES cases with open reports, those with the most reports first."""
    rows = Report.objects.open().order_by().values("kind", "thing")
    member, appeal = Q(reporter__startswith="member:"), Q(reason=Reason.APPEAL)
    counts = rows.annotate(
        members=Count("pk", filter=member & ~appeal),
        guests=Count("pk", filter=~member & ~appeal),
        appeals=Count("pk", filter=appeal),
        total=Count("pk"),
        last_title=Max("title"),
        last=Max("made_at"),
    ).order_by("-total", "-last")
    return [
        Case(
            row["kind"],
            row["thing"],
            row["last_title"],
            _thing(row["kind"], row["thing"], staff),
            row["members"],
            row["guests"],
            row["appeals"],
        )
        for row in counts[:MAX_CASES]
    ]


def case_of(kind: str, key: str, staff: Owner) -> Case:
    """Return the case of one thing. Raise LookupError if staff can't see the thing and it has no report and no history."""
    thing = _thing(kind, key, staff)
    known = Report.objects.filter(kind=kind, thing=key).first() or Action.objects.filter(kind=kind, thing=key).first()
    if thing is None and known is None:
        raise LookupError(key)
    reports = Report.objects.open().filter(kind=kind, thing=key)
    counts = Counter("appeals" if each.reason == Reason.APPEAL else "members" if each.is_by_member else "guests" for each in reports)
    title = thing.title if thing else known.title if known else ""
    return Case(kind, key, title, thing, counts["members"], counts["guests"], counts["appeals"])


def _thing(kind: str, key: str, staff: Owner) -> ReportableThing | None:
    try:
        return find_reported_thing(kind, key, staff)
    except LookupError:
        return None
