"""Figures as people read them: percentages, counts, seconds."""

from __future__ import annotations

from django.utils.translation import gettext, ngettext

from cards.standings import Rate
from matches.statistics import Interval


def percent(rate: float | None) -> str:
    """One decimal: 57.3 %. A dash for what is not known yet."""
    return "–" if rate is None else f"{100 * rate:.1f}%"


def bare_percent(rate: float) -> str:
    """A percentage for a column that is headed by its unit: 57.3."""
    return f"{100 * rate:.1f}"


def of_hundred(rate: float) -> str:
    """So many of a hundred games: 57."""
    return f"{100 * rate:.0f}"


def bounds(interval: Interval | Rate) -> str:
    """The interval's ends: 55.1% to 59.4%."""
    return gettext("%(low)s to %(high)s") % {"low": percent(interval.low), "high": percent(interval.high)}


def points(interval: Interval) -> str:
    """Half the interval's width in percentage points."""
    return f"±{100 * interval.half_width:.1f}"


def signed(difference: float | None) -> str:
    """A difference of rates in percentage points, with its sign: +1.8, −0.4, 0.0."""
    if difference is None:
        return "–"
    told = f"{100 * difference:+.1f}".replace("-", "−")
    return "0.0" if told in ("+0.0", "−0.0") else told


def signed_bounds(interval: Interval) -> str:
    """The ends of a difference's interval: −0.4 to +3.9."""
    return gettext("%(low)s to %(high)s") % {"low": signed(interval.low), "high": signed(interval.high)}


def lead(number: float) -> str:
    """A lead in whatever the game counts, with its sign: +1.84, −0.40."""
    told = f"{number:+.2f}".replace("-", "−")
    return "0.00" if told in ("+0.00", "−0.00") else told


def lead_bounds(interval: Interval) -> str:
    """The ends of a lead's interval: −0.40 to +1.84."""
    return gettext("%(low)s to %(high)s") % {"low": lead(interval.low), "high": lead(interval.high)}


def thousands(number: int | float | None) -> str:
    """12,345."""
    return "–" if number is None else f"{number:,.0f}"


def rounded(number: int) -> str:
    """A number in words that claim no more than two digits: 9,600."""
    size = 10 ** max(len(str(number)) - 2, 0)
    return thousands(round(number / size) * size)


def unlocalised(number: int) -> str:
    """The bare digits, for addresses and seeds."""
    return str(number)


def duration(seconds: float | None) -> str:
    """The time in words that fit its length."""
    if seconds is None:
        return "–"
    if seconds < 9.95:
        return gettext("%(seconds)s seconds") % {"seconds": f"{max(seconds, 0.0):.1f}"}
    whole = round(seconds)
    if whole < 60:
        return ngettext("%(count)d second", "%(count)d seconds", whole) % {"count": whole}
    minutes = round(whole / 60)
    if minutes < 90:
        return ngettext("%(count)d minute", "%(count)d minutes", minutes) % {"count": minutes}
    hours = round(minutes / 60)
    return ngettext("%(count)d hour", "%(count)d hours", hours) % {"count": hours}


def share(part: int, whole: int) -> str:
    """A part of a whole as a percentage."""
    return percent(part / whole if whole else None)
