"""The errors of refused actions: the action can't be read, or it is read but not allowed."""

from __future__ import annotations

from rules.wording import Text


class ActionError(ValueError):
    """An action was refused, and nothing has changed; `reason` says why."""

    def __init__(self, reason: Text) -> None:
        super().__init__(reason.en)
        self.reason = reason


class InvalidActionError(ActionError):
    """The words can't be read: they name no such verb, slot or card."""


class IllegalActionError(ActionError):
    """The words are understood, but the position does not allow the action."""
