"""The errors of a sign-in with OpenID Connect, with words for readers and details for the log."""

from __future__ import annotations

from enum import StrEnum

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy


class Fault(StrEnum):
    """The kinds of errors that readers need to tell apart. The log and the page show the value."""

    DENIED = "denied"
    REFUSED = "refused"
    UNREACHABLE = "unreachable"
    UNBELIEVABLE = "unbelievable"
    STALE = "stale"
    TAKEN = "taken"
    CLOSED = "closed"
    TOO_OFTEN = "too_often"


#: The HTTP status and the words for each fault.
RESPONSES: dict[Fault, tuple[int, Promise | str]] = {
    Fault.DENIED: (403, gettext_lazy("%(name)s did not confirm who you are: you, or it, said no. Nothing was changed here.")),
    Fault.REFUSED: (
        502,
        gettext_lazy("%(name)s reports that something went wrong there. Nothing was changed here: try again in a few minutes."),
    ),
    Fault.UNREACHABLE: (503, gettext_lazy("%(name)s does not answer at the moment. Nothing was changed here: try again in a minute.")),
    Fault.UNBELIEVABLE: (
        502,
        gettext_lazy(
            "What %(name)s answered can't be verified, so nobody was signed in. Try again; if it stays so, tell whoever runs this site."
        ),
    ),
    Fault.STALE: (
        400,
        gettext_lazy("This attempt has been used already, is more than ten minutes old, or was begun in another browser. Begin anew."),
    ),
    Fault.TAKEN: (
        409,
        gettext_lazy("That account at %(name)s belongs to another member of this site, or your account has one already."),
    ),
    Fault.CLOSED: (403, gettext_lazy("The account here that belongs to it is closed.")),
    Fault.TOO_OFTEN: (429, gettext_lazy("That was too often. Try again in %(wait)d seconds.")),
}


class OpenIDError(Exception):
    """Nobody was signed in. Only the log shows `detail`, parts of which come from outside. `wait` is in seconds."""

    def __init__(self, fault: Fault, detail: str = "", *, wait: int = 0) -> None:
        super().__init__(f"{fault}: {detail}")
        self.fault = fault
        self.detail = detail
        self.wait = wait

    @property
    def status(self) -> int:
        """The HTTP status of the error page."""
        return RESPONSES[self.fault][0]

    def message(self, name: str) -> str:
        """Return the error in the reader's language. `name` is the provider's name."""
        return str(RESPONSES[self.fault][1]) % {"name": name, "wait": self.wait}
