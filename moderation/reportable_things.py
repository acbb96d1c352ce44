"""Look up things that people can report: decks, simulations and members."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any
from uuid import UUID

from django.contrib.auth.models import User
from django.db.models import QuerySet
from django.urls import reverse
from django.utils.translation import get_language, gettext

from decks.models import Deck
from decks.owners import OwnedModel, Owner
from decks.visibility.restraints import Visibility
from matches.models import Simulation
from matches.registry.kinds import kind_of

DECK, SIMULATION, MEMBER = "deck", "simulation", "member"


@dataclass(frozen=True, slots=True)
class ReportableThing:
    """A deck, simulation or member. `kind` says which; `row` is the model instance."""

    kind: str
    row: Any

    @property
    def key(self) -> str:
        """The primary key."""
        return str(self.row.pk)

    @property
    def ref(self) -> str:
        """The id in public URLs: a member's name, else the key."""
        return self.row.get_username() if self.kind == MEMBER else self.key

    @property
    def title(self) -> str:
        """The title in the reader's language."""
        if self.kind == MEMBER:
            return str(self.row.get_username())
        if self.kind == DECK:
            return str(self.row.title)
        deck = self.row.lead.name.in_language(get_language() or "")
        return self.row.name or gettext("Simulation of %(deck)s") % {"deck": deck}

    @property
    def address(self) -> str:
        """The URL of its page."""
        if self.kind == MEMBER:
            return reverse("decks:author", args=[self.row.get_username()])
        return str(self.row.get_absolute_url())

    @property
    def texts(self) -> list[tuple[str, str]]:
        """All texts that its owner wrote, each with a label."""
        if self.kind == MEMBER:
            return [(gettext("Name"), self.row.get_username())]
        found = [(gettext("Name"), self.row.name), (gettext("Note"), self.row.note)]
        if self.kind == DECK:
            found += [(gettext("Tags"), ", ".join(tag.name for tag in self.row.tags.all()))]
            found += [(gettext("Notes on cards"), note) for note in self.row.card_notes.values()]
        else:
            language = get_language() or ""
            found += [
                (gettext("Deck"), each.name.in_language(language)) for each in self.row.contestants.select_related("deck") if each.weight
            ]
        return [(label, text) for label, text in found if text]

    @property
    def member(self) -> User | None:
        """The member who owns it, or None."""
        member: User | None = self.row if self.kind == MEMBER else self.row.owner
        return member

    @property
    def can_be_taken_down(self) -> bool:
        """True if staff can take it down; members can only be closed."""
        return self.kind != MEMBER

    @property
    def is_taken_down(self) -> bool:
        return self.kind != MEMBER and self.row.taken_down_at is not None

    @property
    def rows(self) -> QuerySet[Any]:
        """A query set of only this row."""
        rows: QuerySet[Any] = type(self.row)._default_manager.filter(pk=self.row.pk)
        return rows

    def belongs_to(self, owner: Owner) -> bool:
        """Return whether the owner has this thing, or is this member."""
        if self.kind == MEMBER:
            return bool(owner.user == self.row)
        return isinstance(self.row, OwnedModel) and owner.owns(self.row)


def find_thing(kind: str, ref: str, owner: Owner) -> ReportableThing:
    """Return a thing that the person may see, by its public id. Raise LookupError."""
    if kind == MEMBER:
        authors = Deck.objects.public().filter(is_precon=False).values("owner")  # only these have a page; other names are not confirmed
        return ReportableThing(kind, _first(User.objects.filter(username=ref, is_active=True, pk__in=authors)))
    rows = _rows(kind, owner)
    return ReportableThing(kind, _first(rows.filter(pk=_uuid(ref))))


def find_own_thing(kind: str, ref: str, owner: Owner) -> ReportableThing:
    """Return a deck or simulation that the person owns. Raise LookupError."""
    rows: QuerySet[Any] = {DECK: Deck.objects.owned_by(owner), SIMULATION: Simulation.objects.owned_by(owner)}.get(
        kind, User.objects.none()
    )
    return ReportableThing(kind, _first(rows.filter(pk=_uuid(ref))))


def find_reported_thing(kind: str, key: str, staff: Owner) -> ReportableThing:
    """Return a thing by its key. Raise LookupError, also if the owner has made it private, which hides it from staff."""
    if kind == MEMBER:
        is_key = key.isdecimal() and len(key) < 10
        return ReportableThing(kind, _first(User.objects.filter(pk=int(key)) if is_key else User.objects.none()))
    return ReportableThing(kind, _first(_rows(kind, staff).filter(pk=_uuid(key))))


def is_reportable(row: Any, owner: Owner) -> bool:
    """Return whether the person may report the row: it is visible to others and belongs neither to them nor to the site."""
    if isinstance(row, User):
        return owner.user != row
    if owner.owns(row) or getattr(row, "is_precon", False):
        return False
    return row.visibility != Visibility.PRIVATE and (not isinstance(row, Simulation) or kind_of(row).is_asked_for)


def _rows(kind: str, owner: Owner) -> QuerySet[Any]:
    if kind == DECK:
        return Deck.objects.visible_to(owner).select_related("owner")
    if kind == SIMULATION:
        return Simulation.objects.visible_to(owner).select_related("owner")
    raise LookupError(kind)


def _first(rows: QuerySet[Any]) -> Any:
    row = rows.first()
    if row is None:
        raise LookupError
    return row


def _uuid(text: str) -> UUID:
    try:
        return UUID(text)
    except ValueError as error:
        raise LookupError(text) from error
