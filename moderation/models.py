"""Store reports, the log of what staff did, and notices to owners."""

from __future__ import annotations

from django.contrib.auth.models import User
from django.db import models
from django.db.models import Q
from django.utils.translation import gettext_lazy as _

from decks.owners import OwnedModel, Owner


class Reason(models.TextChoices):
    """A reason to report a thing. `APPEAL` is for the owner of a taken-down thing, who asks for another decision."""

    ABUSE = "abuse", _("Insults or threatens somebody")
    HATE = "hate", _("Hatred against a group of people")
    PRIVATE = "private", _("Tells somebody's private details")
    ADVERT = "advert", _("Advertising or fraud")
    IMITATION = "imitation", _("Passes for somebody else")
    OTHER = "other", _("Something else")
    APPEAL = "appeal", _("Its owner asks for another look")


class Deed(models.TextChoices):
    """A deed that staff can do about a reported thing."""

    DISMISS = "dismiss", _("Dismiss")
    TAKE_DOWN = "take-down", _("Take down")
    RESTORE = "restore", _("Restore")
    WARN = "warn", _("Warn the owner")
    CLOSE = "close", _("Close the account")
    REOPEN = "reopen", _("Open the account again")


class ReportQuerySet(models.QuerySet["Report"]):
    def open(self) -> ReportQuerySet:
        """Return the reports that staff have not decided on."""
        return self.filter(closed_at=None)


class Report(models.Model):
    """A report of a thing by a person, who can have one open report of each thing.

    `kind` and `thing` identify the thing (`moderation.reportable_things`); `title` is its title at that time. `reporter` is the key of
    a payer (`limits.payers`): of a member or of a guest's address.
    """

    kind = models.CharField(max_length=12)
    thing = models.CharField(max_length=36)
    title = models.CharField(max_length=200)
    reporter = models.CharField(max_length=48)
    reason = models.CharField(max_length=12, choices=Reason.choices)
    words = models.TextField(blank=True, max_length=500)
    made_at = models.DateTimeField(auto_now_add=True)
    closed_at = models.DateTimeField(null=True, blank=True)

    objects = ReportQuerySet.as_manager()

    class Meta:
        ordering = ["-made_at"]
        constraints = [
            models.UniqueConstraint(
                fields=["kind", "thing", "reporter"], condition=Q(closed_at=None), name="one_open_report_a_person_a_thing"
            )
        ]
        indexes = [models.Index(fields=["closed_at", "made_at"], name="reports_by_state")]

    def __str__(self) -> str:
        return f"{self.kind} {self.thing}: {self.reason}"

    @property
    def is_by_member(self) -> bool:
        return self.reporter.startswith("member:")


class Action(models.Model):
    """A log entry about a deed of staff: who did what when, to which thing of which member, and why. It is never changed."""

    staff = models.ForeignKey(User, null=True, on_delete=models.SET_NULL, related_name="+")
    staff_name = models.CharField(max_length=150)
    deed = models.CharField(max_length=12, choices=Deed.choices)
    kind = models.CharField(max_length=12)
    thing = models.CharField(max_length=36)
    title = models.CharField(max_length=200)
    member = models.ForeignKey(User, null=True, on_delete=models.SET_NULL, related_name="+")
    member_name = models.CharField(max_length=150, blank=True)
    why = models.TextField(blank=True, max_length=1000)
    made_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["-made_at", "-pk"]
        indexes = [models.Index(fields=["kind", "thing"], name="actions_by_thing")]

    def __str__(self) -> str:
        return f"{self.staff_name}: {self.deed} {self.kind} {self.thing}"


class NoticeQuerySet(models.QuerySet["Notice"]):
    def unread_by(self, owner: Owner) -> NoticeQuerySet:
        """Return the notices that the owner has not dismissed."""
        return self.filter(owner.filter, read_at=None)


class Notice(OwnedModel):
    """A message from staff to the owner of a thing, shown on every page until the owner dismisses it."""

    about = models.CharField(max_length=200, blank=True)
    words = models.TextField(max_length=1000)
    made_at = models.DateTimeField(auto_now_add=True)
    read_at = models.DateTimeField(null=True, blank=True)

    objects = NoticeQuerySet.as_manager()

    class Meta:
        ordering = ["made_at"]

    def __str__(self) -> str:
        return self.words[:40]
