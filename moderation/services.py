"""Report things, act on reports and notify owners. Every deed of staff is logged."""

from __future__ import annotations

from django.contrib.auth.models import User
from django.db import IntegrityError, transaction
from django.utils import timezone
from django.utils.translation import gettext

from accounts.models import ApiToken
from accounts.services import end_sessions
from cards.standings import mark_stale
from decks.models import Deck
from decks.owners import Owner
from decks.visibility.stamps import renew_privacy_stamps
from matches.models import Simulation
from moderation.models import Action, Deed, Notice, Reason, Report
from moderation.reportable_things import MEMBER, ReportableThing, is_reportable

#: Models whose rows are hidden while their owner's account is closed.
OWNED = (Deck, Simulation)


class ModerationError(Exception):
    """The deed is not possible. `code` is stable; `message` says why in the reader's language."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


def report_thing(*, thing: ReportableThing, owner: Owner, reason: str, words: str = "") -> Report:
    """Create and return a report. Return the person's open report of the thing if there is one. Raise ModerationError."""
    require_reportable(thing, owner)
    return _report(thing, owner, reason, words)


def require_reportable(thing: ReportableThing, owner: Owner) -> None:
    """Raise ModerationError if the person can't report the thing."""
    if thing.belongs_to(owner):
        raise ModerationError("own", gettext("This is yours. You can change or delete it yourself."))
    if thing.is_taken_down:
        raise ModerationError("taken_down", gettext("This has been taken down already."))
    if not is_reportable(thing.row, owner):
        raise ModerationError("not_public", gettext("This is the site's own, or nobody else sees it. Write to whoever runs the site."))


def appeal(*, thing: ReportableThing, owner: Owner, words: str = "") -> Report:
    """Create and return the owner's appeal against a take-down. Raise ModerationError."""
    if not thing.is_taken_down:
        raise ModerationError("not_taken_down", gettext("This is not taken down."))
    return _report(thing, owner, Reason.APPEAL, words)


def _report(thing: ReportableThing, owner: Owner, reason: str, words: str) -> Report:
    named = {"kind": thing.kind, "thing": thing.key, "reporter": owner.payer.key}
    told = {"title": thing.title[:200], "reason": reason, "words": words.replace("\0", "").strip()[:500]}
    try:
        with transaction.atomic():
            return Report.objects.open().get_or_create(**named, closed_at=None, defaults=told)[0]
    except IntegrityError:  # a concurrent report of the same person
        return Report.objects.open().get(**named)


def dismiss(*, kind: str, key: str, title: str, thing: ReportableThing | None, staff: User, why: str = "") -> None:
    """Close the reports of a thing without changing it. The thing may be gone."""
    with transaction.atomic():
        _close_reports(kind, key)
        _log_deed(Deed.DISMISS, kind, key, title, thing.member if thing else None, staff, why)


def take_down(*, thing: ReportableThing, staff: User, why: str) -> None:
    """Hide the thing from everybody but its owner and staff. Raise ModerationError."""
    _require_reason(why)
    if not thing.can_be_taken_down or thing.is_taken_down:
        raise ModerationError("taken_down", gettext("This is taken down, or can't be."))
    with transaction.atomic():
        thing.rows.update(taken_down_at=timezone.now(), taken_down_why=why)
        _apply_visibility(thing)
        _close_reports(thing.kind, thing.key)
        _log(Deed.TAKE_DOWN, thing, staff, why)


def restore(*, thing: ReportableThing, staff: User, why: str = "") -> None:
    """Undo a take-down: the visibility that the owner chose applies again. Raise ModerationError."""
    if not thing.is_taken_down:
        raise ModerationError("not_taken_down", gettext("This is not taken down."))
    with transaction.atomic():
        thing.rows.update(taken_down_at=None, taken_down_why="")
        _apply_visibility(thing)
        _close_reports(thing.kind, thing.key)
        _log(Deed.RESTORE, thing, staff, why)


def warn(*, thing: ReportableThing, staff: User, why: str) -> None:
    """Send the owner a notice that stays on every page until they dismiss it. Raise ModerationError."""
    _require_reason(why)
    owner, key = (thing.row, "") if thing.kind == MEMBER else (thing.row.owner, thing.row.owner_key)
    if owner is None and not key:
        raise ModerationError("nobodys", gettext("This is nobody's, so nobody can be told."))
    with transaction.atomic():
        Notice.objects.create(owner=owner, owner_key=key, about="" if thing.kind == MEMBER else thing.title[:200], words=why)
        _close_reports(thing.kind, thing.key)
        _log(Deed.WARN, thing, staff, why)


def close_account(*, thing: ReportableThing, staff: User, why: str) -> None:
    """Close the account of the thing's owner: end its sessions, delete its tokens and hide its public things. Raise ModerationError.

    `reopen_account` undoes it, except for the sessions and tokens.
    """
    _require_reason(why)
    member = _member_of(thing)
    if member.is_staff or member.is_superuser:
        raise ModerationError("staff", gettext("Accounts of staff are closed by whoever runs the site, on the command line."))
    if not member.is_active:
        raise ModerationError("closed", gettext("This account is closed already."))
    with transaction.atomic():
        User.objects.filter(pk=member.pk).update(is_active=False)
        ApiToken.objects.filter(user=member).delete()
        end_sessions(user=member)
        _set_closed(member, is_closed=True)
        _close_reports(thing.kind, thing.key)
        _close_reports(MEMBER, str(member.pk))
        _log(Deed.CLOSE, thing, staff, why)


def reopen_account(*, thing: ReportableThing, staff: User, why: str = "") -> None:
    """Reopen a closed account and show its public things again, except those taken down. Raise ModerationError."""
    member = _member_of(thing)
    if member.is_active:
        raise ModerationError("open", gettext("This account is open."))
    with transaction.atomic():
        User.objects.filter(pk=member.pk).update(is_active=True)
        _set_closed(member, is_closed=False)
        _log(Deed.REOPEN, thing, staff, why)


def dismiss_notice(*, notice: Notice) -> None:
    """Mark the notice as read, so that pages no longer show it."""
    Notice.objects.filter(pk=notice.pk, read_at=None).update(read_at=timezone.now())


def _apply_visibility(thing: ReportableThing) -> None:
    thing.rows.settle()  # type: ignore[attr-defined]
    mark_stale(thing.row.game)
    renew_privacy_stamps(thing.row.game)


def _set_closed(member: User, *, is_closed: bool) -> None:
    games: set[str] = set()
    for model in OWNED:
        rows = model._default_manager.filter(owner=member)
        games.update(rows.order_by().values_list("game", flat=True).distinct())
        rows.update(is_author_closed=is_closed)
        rows.settle()
    for game in sorted(games):
        mark_stale(game)
        renew_privacy_stamps(game)


def _member_of(thing: ReportableThing) -> User:
    if thing.member is None:
        raise ModerationError("nobodys", gettext("This is no member's."))
    return thing.member


def _require_reason(why: str) -> None:
    if not why.strip():
        raise ModerationError("no_reason", gettext("Say why: the owner reads it."))


def _close_reports(kind: str, key: str) -> None:
    Report.objects.open().filter(kind=kind, thing=key).update(closed_at=timezone.now())


def _log(deed: Deed, thing: ReportableThing, staff: User, why: str) -> None:
    _log_deed(deed, thing.kind, thing.key, thing.title, thing.member, staff, why)


def _log_deed(deed: Deed, kind: str, key: str, title: str, member: User | None, staff: User, why: str) -> None:
    Action.objects.create(
        staff=staff,
        staff_name=staff.get_username(),
        deed=deed,
        kind=kind,
        thing=key,
        title=title[:200],
        member=member,
        member_name=member.get_username() if member else "",
        why=why.strip(),
    )
