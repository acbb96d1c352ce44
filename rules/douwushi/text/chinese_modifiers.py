"""Chinese for modifiers: what heroes have, can or can't, as predicates."""

from __future__ import annotations

from rules.douwushi.language import modifiers
from rules.douwushi.language.amounts import Amount
from rules.douwushi.language.selectors import DamageFilter
from rules.douwushi.text.chinese_nouns import CALLINGS, ITEMS, TYPES, at_most, number_of, numeral, quantity
from rules.douwushi.text.grammar import Mentions
from rules.kernel.language.phrases import chinese_series, each_of, signed
from rules.kernel.language.words import untold

CANNOT = {
    "attack": "不能攻击",
    "use_skills": "不能施放技能",
    "counter": "不能反击",
    "guard": "不能护卫",
    "be_attacked": "不能被攻击",
    "be_targeted": "不能被对手指定为目标",
    "be_countered": "攻击时不会被反击",
    "be_guarded": "不能被护卫",
    "ready": "在重置阶段不会重置",
    "gain_mp": "不能获得MP",
}
SOURCES = {"attack": "武器攻击", "counter": "反击", "skill": "技能", "item": "物品", "spell": "魔法牌"}


def sources(source: str | tuple[str, ...] | None, attack_type: str | None) -> str:
    """`武器攻击或魔法牌`, `远程武器`; nothing for any damage."""
    said = chinese_series([(TYPES[attack_type] if attack_type else "") + SOURCES[each] for each in each_of(source)])
    return said or (f"{TYPES[attack_type]}武器" if attack_type else "")


def predicates(gives: tuple[modifiers.Modifier, ...], mentions: Mentions) -> str:
    """What heroes have of all this: `攻击力+1并拥有护卫`."""
    said = [_predicate(each, mentions) for each in gives]
    return said[0] if len(said) == 1 else f"{'，'.join(said[:-1])}，且{said[-1]}"


def _predicate(modifier: modifiers.Modifier, mentions: Mentions) -> str:
    match modifier:
        case modifiers.Attack(amount=amount):
            return _bonus("攻击力", amount, mentions)
        case modifiers.Life(amount=amount):
            return _bonus("生命值", amount, mentions)
        case modifiers.Reduce(amount=amount, uses=uses, guarding=guarding):
            taken = _damage_taken(modifier, guarding, uses)
            if amount == "all":
                return f"{taken}被防止"
            number = f"{amount}点" if isinstance(amount, int) else f"等同于{quantity(mentions, amount)}的点数{at_most(amount)}"
            return f"{taken}减少{number}"
        case modifiers.Ignore(uses=uses, guarding=guarding):
            return f"无视{_damage_taken(modifier, guarding, uses)}"
        case modifiers.Deal(amount=amount):
            return f"{sources(modifier.source, modifier.attack_type)}造成的伤害{signed(amount)}"
        case modifiers.Unpreventable():
            return f"{sources(modifier.source, modifier.attack_type)}造成的伤害无法防止"
        case modifiers.Cannot(what=what):
            return CANNOT[what]
        case modifiers.AttackType(becomes=becomes):
            return f"攻击类型视为{TYPES[becomes]}"
        case modifiers.CounterAny():
            return "可以反击任意类型的攻击"
        case modifiers.ExtraCounter(amount=amount):
            return f"每个回合可以多反击{numeral(amount)}次"
        case modifiers.SkillCost(amount=amount):
            less = f"少消耗{-amount}点MP（至少1点）" if amount < 0 else f"多消耗{amount}点MP"
            return f"施放技能时{less}"
        case modifiers.EquipCost(amount=amount, kind=kind):
            return f"{'佩戴' if kind == 'equipment' else '装备'}{ITEMS[kind]}时{'少' if amount < 0 else '多'}消耗{abs(amount)}点MP"
        case modifiers.UntappedSkill(uses=uses):
            return f"{ {'each': '', 'once_a_turn': '每个回合第一次', 'next': '下一次'}[uses] }施放技能时不会横置"
        case modifiers.Guard():
            return "拥有护卫"
        case modifiers.FullGuard():
            return "护卫时承受每个回合的所有伤害，而不只是第一次"
        case modifiers.Trained(calling=calling):
            return f"可以装备{CALLINGS[calling]}可用的物品牌"
        case modifiers.Limit():
            raise AssertionError(modifier)
        case _:
            raise untold(modifier)


def _bonus(name: str, amount: Amount, mentions: Mentions) -> str:
    if isinstance(amount, int):
        return f"{name}{signed(amount)}"
    if amount.count == "x":
        return f"{name}+{number_of(amount)}{at_most(amount)}"
    return f"{name}增加等同于{quantity(mentions, amount)}的数值{at_most(amount)}"


def _damage_taken(of: DamageFilter, guarding: bool, uses: str) -> str:
    """`每次受到的魔法牌伤害`, `下一次受到的伤害`."""
    which = {"each": "每次", "once_a_turn": "每个回合第一次", "next": "下一次"}[uses]
    return f"{which}{'因护卫而' if guarding else ''}受到的{sources(of.source, of.attack_type)}伤害"


def limit(modifier: modifiers.Limit) -> str:
    """`己方每个回合可以多出战一名英雄`, `对手的手牌上限−1`."""
    who = {"own": "己方", "enemy": "对手", "any": "每名玩家"}[modifier.side]
    if modifier.of == "hand":
        return f"{who}的手牌上限{signed(modifier.amount)}"
    size = f"{'多' if modifier.amount > 0 else '少'}{ {'deploy': '出战', 'spell': '使用'}[modifier.of] }{numeral(abs(modifier.amount))}"
    return f"{who}每个回合可以{size}{ {'deploy': '名英雄', 'spell': '张魔法牌'}[modifier.of] }"
