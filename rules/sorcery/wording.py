"""Names for kinds of abilities and for what units have, in replays and the sandbox."""

from __future__ import annotations

from collections.abc import Iterable

from rules.kernel.language.phrases import listed
from rules.sorcery.terms import KEYWORDS
from rules.wording import Text

#: The kinds of abilities, as the card language calls them.
SKILL_NAMES = {
    "activated": Text("activated ability", "启动能力"),
    "triggered": Text("triggered ability", "触发能力"),
    "static": Text("static ability", "常驻能力"),
    "cast": Text("magic", "魔法"),
    "replacement": Text("replacement effect", "替代效应"),
}
KEYWORD_NAMES = {keyword.slug: Text(keyword.name.en.lower(), keyword.name.zh) for keyword in KEYWORDS}
#: What a unit can't do, by the language's word for it, to stand after “can't” in English.
RESTRICTION_NAMES = {
    "attack": Text("attack", "不能攻击"),
    "move": Text("move", "不能移动"),
    "intercept": Text("intercept", "不能进行拦截"),
    "defend": Text("defend", "不能进行防御"),
    "be_intercepted": Text("be intercepted", "不能被拦截"),
    "strike_sites": Text("strike sites", "不能攻击地标"),
    "untap": Text("untap", "不能重整"),
    "be_aimed_at": Text("be the target of magic", "不能成为魔法的目标"),
}
#: What a unit may have, as positions call it (rules.sorcery.engine.core.state.fields.MARKS).
MARK_NAMES = KEYWORD_NAMES | {f"cant_{word}": Text(f"can't {name.en}", name.zh) for word, name in RESTRICTION_NAMES.items()}


def at_place(name: Text, place: str) -> Text:
    """Return the name of what lies somewhere with its place behind it, as lines write it."""
    return Text(f"{name.en} ({place})", f"{name.zh}（{place}）")


def had(marks: Iterable[str]) -> Text:
    """Return the words for what a unit has come to have: `gains airborne`, `can't attack`; restrictions begin with `cant_`."""
    found = tuple(marks)
    keywords = listed(KEYWORD_NAMES[mark] for mark in found if mark in KEYWORD_NAMES)
    gained = [Text(f"gains {keywords.en}", f"获得{keywords.zh}")] if keywords else []
    barred = (RESTRICTION_NAMES[mark.removeprefix("cant_")] for mark in found if mark.startswith("cant_"))
    return listed((*gained, *(Text(f"can't {each.en}", each.zh) for each in barred)))
