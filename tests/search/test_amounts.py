"""Numbers and days are read as people write them."""

from datetime import UTC, date, datetime, timedelta

import pytest

from search import amounts


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("3", 3),
        ("-1", -1),
        ("2.5", 2.5),
        ("50%", 50),
        ("3费", 3),
        ("三", 3),
        ("两", 2),
        ("十", 10),
        ("十二", 12),
        ("二十", 20),
        ("三十五", 35),
        ("３", 3),
        ("３费", 3),
        ("٣", 3),
    ],
)
def test_numbers(text: str, value: float) -> None:
    assert amounts.number(text) == value


@pytest.mark.parametrize("text", ["", "x", "1十", "3点点", "²", "99999999999"])
def test_what_is_no_number(text: str) -> None:
    assert amounts.number(text) is None


@pytest.mark.parametrize(
    ("text", "ends"),
    [
        ("1-3", (1, 3)),
        ("3..1", (1, 3)),
        ("一到三", (1, 3)),
        ("-2~-1", (-2, -1)),
        ("1-3费", (1, 3)),
        ("１～３", (1, 3)),
        ("1", None),
        ("1-", None),
    ],
)
def test_ranges(text: str, ends: tuple[float, float] | None) -> None:
    assert amounts.bounds(text) == ends


def test_days_of_the_calendar() -> None:
    found = amounts.days("2024-02")
    assert found == amounts.Days("2024-02", date(2024, 2, 1), date(2024, 3, 1))
    assert amounts.days("2024年") == amounts.Days("2024年", date(2024, 1, 1), date(2025, 1, 1))
    assert [amounts.days(text) for text in ("2024-13", "9999", "0", "soon", "")] == [None] * 5


@pytest.mark.parametrize(
    ("text", "back"), [("today", 0), ("今天", 0), ("yesterday", 1), ("30d", 30), ("30天", 30), ("2w", 14), ("两周", None)]
)
def test_days_ago(text: str, back: int | None) -> None:
    found = amounts.days(text)
    today = datetime.now(UTC).date()
    assert (found.first if found else None) == (None if back is None else today - timedelta(days=back))


def test_months_ago_keep_within_the_month() -> None:
    assert amounts._before(date(2026, 3, 31), 1, "m") == date(2026, 2, 28)
    assert amounts._before(date(2026, 1, 5), 2, "个月") == date(2025, 11, 5)
    assert amounts._before(date(2026, 1, 5), 1, "y") == date(2025, 1, 5)
