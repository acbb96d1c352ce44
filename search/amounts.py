"""Numbers and days as people write them: `3`, `三费`, `2-4`, `2026-01`, `30d`, `今天`."""

from __future__ import annotations

import calendar
import re
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import MAXYEAR, UTC, date, datetime, timedelta

DIGITS = {"零": 0, "〇": 0, "一": 1, "两": 2, "二": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9}
_NUMERAL = "[零〇一两二三四五六七八九十]{1,3}"
_PLAIN = r"[+-]?\d{1,9}(?:\.\d{1,4})?"
_UNIT = "[%费点张攻血]?"
NUMBER = re.compile(rf"({_PLAIN}|{_NUMERAL}){_UNIT}")
RANGE = re.compile(rf"({_PLAIN}|{_NUMERAL}){_UNIT}(?:-|~|～|—|–|\.\.|至|到)({_PLAIN}|{_NUMERAL}){_UNIT}")
#: Matches `3费` or `5攻以上`, but no piece of a longer word (`3费用`, `2攻击力`, `1血量`): the number, the unit, the direction.
SHORT = re.compile(rf"(\d{{1,4}}|{_NUMERAL})([费攻血])(?![用击血量])(以上|及以上|以下|及以下)?")
DAY = re.compile(r"(\d{4})(?:[-./年](\d{1,2})(?:[-./月](\d{1,2})日?|月)?|年)?")
AGO = re.compile(r"(\d{1,3})(d|w|m|y|天|日|周|个月|月|年)(?:前|内)?", re.IGNORECASE)
NAMED_DAYS = {"today": 0, "now": 0, "今天": 0, "今日": 0, "现在": 0, "yesterday": 1, "昨天": 1, "昨日": 1}
_DAYS = {"d": 1, "天": 1, "日": 1, "w": 7, "周": 7}


@dataclass(frozen=True, slots=True)
class Days:
    """Days from the first up to, and without, `end`. `written` is the span in words; `is_ago` is true where it was given as a time ago."""

    written: str
    first: date
    end: date
    is_ago: bool = False


def number(text: str) -> float | None:
    """Return the number that the text is, in digits or Chinese numerals, whatever unit it ends in; None for other text."""
    found = NUMBER.fullmatch(text)
    return None if found is None else _value(found[1])


def numbers(texts: Iterable[str]) -> list[float]:
    """Return all of the texts as numbers; an empty list if any of them is no number."""
    found = [*map(number, texts)]
    return [each for each in found if each is not None] if None not in found else []


def bounds(text: str) -> tuple[float, float] | None:
    """Return the ends of a range such as `2-4`, both included, the lower first; None for other text."""
    found = RANGE.fullmatch(text)
    if found is None:
        return None
    low, high = sorted((_value(found[1]), _value(found[2])))
    return low, high


def days(text: str) -> Days | None:
    """Return the days of a year, a month or one day, or the day so long ago, in UTC; None for other text."""
    today = datetime.now(UTC).date()
    if (back := NAMED_DAYS.get(text.casefold())) is not None:
        return _one(today - timedelta(days=back))
    try:
        if ago := AGO.fullmatch(text):
            return _one(_before(today, int(ago[1]), ago[2].casefold()), is_ago=True)
        found = DAY.fullmatch(text)
        if found is None or not 0 < int(found[1]) < MAXYEAR:
            return None
        year, month, day = (int(part) if part else 0 for part in found.groups())
        if not month:
            return Days(text, date(year, 1, 1), date(year + 1, 1, 1))
        last = date(year, month, day or calendar.monthrange(year, month)[1])
        return Days(text, last if day else last.replace(day=1), last + timedelta(days=1))
    except (ValueError, OverflowError):
        return None


def _one(day: date, *, is_ago: bool = False) -> Days:
    return Days(day.isoformat(), day, day + timedelta(days=1), is_ago)


def _before(today: date, count: int, unit: str) -> date:
    """Return the day so many days, weeks, months or years earlier; in a shorter month its last day. Raise ValueError before the year 1."""
    if unit in _DAYS:
        return today - timedelta(days=count * _DAYS[unit])
    months = today.year * 12 + today.month - 1 - count * (12 if unit in ("y", "年") else 1)
    year, month = divmod(months, 12)
    return date(year, month + 1, min(today.day, calendar.monthrange(year, month + 1)[1]))


def _value(written: str) -> float:
    """Return the value of digits of any script, or of Chinese numerals up to 99."""
    if written[-1].isdecimal():
        return float(written)
    tens, ten, ones = written.rpartition("十")
    return (_figure(tens) or 1.0) * 10 + _figure(ones) if ten else _figure(ones)


def _figure(written: str) -> float:
    return float("".join(str(DIGITS[each]) for each in written)) if written and "十" not in written else 0.0
