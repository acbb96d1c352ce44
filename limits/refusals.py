"""Errors for requests that are refused for now. Each says why in words and in how many seconds to ask again."""

from __future__ import annotations

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy, ngettext


class RefusedError(Exception):
    """The site has not started what was asked for. `code` is stable, `status` is the HTTP status, `wait` the seconds to wait."""

    code = "refused"
    status = 429
    wait = 0
    words: str | Promise = ""

    @property
    def seconds(self) -> int:
        """The seconds after which to ask again."""
        return self.wait

    @property
    def message(self) -> str:
        """The reason and the time to wait, in the reader's language."""
        return str(self.words) % {"seconds": self.seconds}


class TooManyOpenError(RefusedError):
    """The payer has `open` unfinished requests, which is the limit."""

    code = "too_many_open"

    def __init__(self, open: int, seconds: int = 5) -> None:
        super().__init__(open)
        self.open = open
        self.wait = seconds

    @property
    def message(self) -> str:
        words = ngettext(
            "%(open)d thing that you asked for is still being made. Ask again in %(seconds)d seconds, when it is done.",
            "%(open)d things that you asked for are still being made. Ask again in %(seconds)d seconds, when some are done.",
            self.open,
        )
        return words % {"open": self.open, "seconds": self.seconds}


class BusyError(RefusedError):
    """The site is working for as many other people as it can."""

    code = "busy"
    status = 503
    wait = 10
    words = gettext_lazy("The site is making as many things for others as it can. Ask again in %(seconds)d seconds.")


class NotMadeError(RefusedError):
    """The subprocess that did the work died, more than once."""

    code = "not_made"
    status = 503
    wait = 60
    words = gettext_lazy(
        "Making this went wrong on the server. Ask again in %(seconds)d seconds; if it goes wrong again, tell the operator."
    )
