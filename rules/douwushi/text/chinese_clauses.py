"""Chinese for effects: one clause each, and how clauses make sentences."""

from __future__ import annotations

from rules.douwushi.language import effects
from rules.douwushi.language.selectors import Heroes
from rules.douwushi.text.chinese_cards import card_clause
from rules.douwushi.text.chinese_conditions import all_of
from rules.douwushi.text.chinese_modifiers import predicates
from rules.douwushi.text.chinese_nouns import heroes, items, numeral, points, possessive
from rules.douwushi.text.grammar import Clause, Mentions

#: What opens a sentence without 使.
_BARE = ("使其", "使此英雄", "使装备者", "使所附英雄", "使该英雄", "使这些英雄")
NUMERALS = "①②③④⑤⑥⑦⑧⑨"


def sentences(listed: tuple[effects.Effect, ...], mentions: Mentions, *, may: bool = False) -> str:
    """All effects of a list, in order, without the last full stop."""
    clauses = [_clause(each, mentions) for each in listed]
    first = clauses[0].text
    if first.startswith(_BARE):
        first = first.removeprefix("使")
    said = f"可以{clauses[0].asked or clauses[0].text}" if may else first
    for index, clause in enumerate(clauses[1:], 1):
        if clause.is_whole or clauses[index - 1].is_whole:
            said += f"。{clause.text}"
        elif may and index == 1:
            said += f"，若如此做，{clause.text}"
        else:
            said += f"，{'并' if index == len(clauses) - 1 and not clause.text.startswith(('令', '对手')) else ''}{clause.text}"
    return said


def _clause(effect: effects.Effect, mentions: Mentions) -> Clause:
    match effect:
        case effects.Damage(target=target, amount=amount):
            kind = "无法防止的伤害" if effect.unpreventable else "伤害"
            number = "" if isinstance(amount, int) or amount.count == "x" else points(mentions, amount, kind)
            whom = heroes(mentions, target)
            number = number or points(mentions, amount, kind)
            return Clause(f"对{whom}造成{number}{'（护卫不能代为承受）' if effect.unguarded else ''}")
        case effects.Heal(target=target, amount=amount):
            whom = heroes(mentions, target)
            number = "所有伤害" if amount == "all" else points(mentions, amount, "伤害")
            return Clause(f"移除{whom}身上{'' if number.startswith('等同于') else '的'}{number}")
        case effects.Give(target=target, gives=gives, lasts=lasts):
            lasting = {"always": "在场期间", 1: "本回合内"}.get(lasts) or f"{numeral(int(lasts))}个回合内"
            return Clause(f"使{heroes(mentions, target)}{lasting}{predicates(gives, mentions)}")
        case effects.GainMp(target=target, amount=amount):
            return _changes(mentions, target, "获得", points(mentions, amount, "MP"))
        case effects.LoseMp(target=target, amount=amount):
            return _changes(mentions, target, "失去", "所有MP" if amount == "all" else points(mentions, amount, "MP"))
        case effects.MoveMp(source=source, target=target, amount=amount):
            giver = possessive(heroes(mentions, source))
            number = "所有MP" if amount == "all" else points(mentions, amount, "MP")
            return Clause(f"将{giver}{number}移给{heroes(mentions, target)}")
        case effects.Leave(target=target, to=to):
            where = {"hand": "返回持有者手牌", "reserve": "洗回持有者预备区", "beyond": "移至战场以外"}[to]
            return Clause(f"将{heroes(mentions, target)}{where}")
        case effects.Guard(by=by, target=target):
            guard = heroes(mentions, by)
            return Clause(f"由{guard}护卫{heroes(mentions, target)}，持续两个回合")
        case effects.ReturnItem(items=of):
            return Clause(f"将{items(mentions, of)}返回持有者手牌")
        case effects.Choose(options=options):
            listed = [f"{NUMERALS[index]}{sentences(option, mentions.copy())}" for index, option in enumerate(options)]
            mentions.forget()
            return Clause(f"选择一项：{'；'.join(listed)}", is_whole=True)
        case effects.May(do=do):
            said = sentences(do, mentions, may=True)
            return Clause(said, said.removeprefix("可以"), is_whole=True)
        case effects.If(conditions=asked, do=do, otherwise=otherwise):
            held = f"若{all_of(asked, mentions)}，则"
            said = held + sentences(do, mentions.copy())
            said += f"；否则{sentences(otherwise, mentions.copy())}" if otherwise else ""
            mentions.forget()
            return Clause(said, f"执行：{said}", is_whole=True)
        case _:
            return card_clause(effect, mentions)


def _changes(mentions: Mentions, target: Heroes, verb: str, number: str) -> Clause:
    return Clause(f"使{heroes(mentions, target)}{verb}{number}")
