"""The words of replays and the sandbox for places, kinds of abilities, and what creatures have."""

from __future__ import annotations

from collections.abc import Iterable

from rules.hota.notation import place_name
from rules.hota.terms import KEYWORDS
from rules.kernel.language.phrases import listed
from rules.wording import Text

#: The kinds of abilities, as the card language calls them.
SKILL_NAMES = {
    "activated": Text("activated ability", "启动式技能"),
    "triggered": Text("triggered ability", "触发式技能"),
    "static": Text("static ability", "静止式技能"),
    "cast": Text("spell", "法术"),
    "replacement": Text("replacement effect", "替代性效应"),
}
KEYWORD_NAMES = {keyword.slug.replace("-", "_"): Text(keyword.name.en.lower(), keyword.name.zh) for keyword in KEYWORDS}
RESTRICTION_NAMES = {
    "cant_attack": Text("can't attack", "不能攻击"),
    "cant_block": Text("can't block", "不能阻挡"),
    "cant_be_blocked": Text("can't be blocked", "不能被阻挡"),
    "cant_ready": Text("can't become ready", "不能重置"),
}
#: What a creature may have, as positions call it (rules.hota.engine.core.state.fields.MARKS).
MARK_NAMES = KEYWORD_NAMES | RESTRICTION_NAMES


def at_place(name: Text, side: int, place: int) -> Text:
    """The name of a permanent with its place behind it, from 1."""
    return Text(f"{name.en} ({place_name(side, place)})", f"{name.zh}（{place_name(side, place)}）")


def had(marks: Iterable[str]) -> Text:
    """Return what a creature has gained: `gains flying`, `can't block`."""
    found = tuple(marks)
    keywords = listed(KEYWORD_NAMES[mark] for mark in found if mark in KEYWORD_NAMES)
    gained = [Text(f"gains {keywords.en}", f"获得{keywords.zh}")] if keywords else []
    return listed((*gained, *(RESTRICTION_NAMES[mark] for mark in found if mark in RESTRICTION_NAMES)))
