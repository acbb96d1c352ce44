"""The bars of a deck's figures, written without a template for each: every edit of a deck draws some thirty again."""

from django import template
from django.utils.html import escape
from django.utils.safestring import SafeString, mark_safe

from cards.templatetags.cards import symbol
from decks.figures.charts import Bar, Curve, Split

register = template.Library()


@register.simple_tag
def columns(curve: Curve) -> SafeString:
    """Return the columns of a curve, each with its count above it and its label below."""
    return mark_safe("".join(map(_column, curve.bars)))


def _column(bar: Bar) -> str:
    label = f'<text class="curve-label" x="{bar.middle:.1f}" y="60">{escape(bar.label)}</text>'
    if not bar.count:
        return f'<rect class="curve-bar is-none" x="{bar.start:.0f}" y="45" width="17" height="1"/>{label}'
    column = f'<rect class="curve-bar" x="{bar.start:.0f}" y="{bar.top:.1f}" width="17" height="{bar.length:.1f}"/>'
    return f'{column}<text class="curve-count" x="{bar.middle:.1f}" y="{bar.count_at:.1f}">{bar.count}</text>{label}'


@register.simple_tag
def strip(split: Split) -> SafeString:
    """Return the parts of a strip beside each other."""
    parts = (f'<rect class="{bar.colour}" x="{bar.start:.2f}" y="0" width="{bar.length:.2f}" height="4"/>' for bar in split.bars)
    return mark_safe("".join(parts))


@register.simple_tag
def strip_labels(split: Split) -> SafeString:
    """Return the meaning of a strip's parts, each with its colour, its symbol and its count."""
    return mark_safe("".join(f"<li>{_mark(bar)}{escape(bar.label)} <strong>{bar.count}</strong></li>" for bar in split.bars))


def _mark(bar: Bar) -> str:
    return f'<span class="split-mark {bar.colour}" aria-hidden="true">{symbol(bar.choice) if bar.choice else ""}</span>'


@register.simple_tag
def tally_labels(tally: Split) -> SafeString:
    return mark_safe("".join(f"<li>{escape(bar.label)} <strong>{bar.count}</strong></li>" for bar in tally.bars))
