"""The questions to a player and its options, in words that tell no more than the player knows."""

from __future__ import annotations

from rules.hota.board import FIELD, GRAVEYARD, HAND, PHASES, STACK
from rules.hota.engine.actions import Action
from rules.hota.engine.core.state import codes
from rules.hota.engine.options import WORDS, Asked
from rules.hota.engine.play import Play
from rules.hota.text import paragraph_text
from rules.hota.written_actions import line_of
from rules.kernel.compiled.machine import codes as asking
from rules.kernel.telling.board import place_of
from rules.kernel.telling.notation import PLAYERS
from rules.kernel.telling.record import UNSAID, Decision, Option, Several
from rules.wording import Text

#: What is asked where no card asks it.
ASKED = {
    codes.ASK_STRATEGY: Text("What to do?", "如何行动？"),
    codes.ASK_ATTACK: Text("Who attacks?", "哪些生物攻击？"),
    codes.ASK_BLOCK: Text("Who blocks?", "哪些生物阻挡？"),
    asking.NUMBER: Text("How many cards to exchange?", "置换几张手牌？"),
}
#: What is asked about a card, behind its name, by what the answer is for.
ASKED_FOR = {
    codes.FOR_TARGETS: Text("which target?", "以什么为目标？"),
    codes.FOR_TAKING: Text("choose what?", "选择什么？"),
    codes.FOR_CARDS: Text("which card?", "选择哪张牌？"),
    codes.FOR_ORDER: Text("which blocker is dealt damage next?", "接下来对哪个阻挡生物造成伤害？"),
    codes.FOR_HOST: Text("which creature bears it?", "由哪个生物佩带？"),
}
#: Choices of several cards of the hand at once: what is asked, and how the line begins.
LISTED = {
    codes.FOR_MULLIGAN: (Text("Exchange {count} of your cards", "置换{count}张手牌"), "exchanges"),
    codes.FOR_DISCARD: (Text("Discard {count} of your cards", "弃置{count}张手牌"), "discards"),
}


def ask(play: Play) -> Decision:
    """The decision that the game waits for. It must not be over."""
    asked = Asked.of(play)
    return _several(asked) if asked.purpose in LISTED else _single(asked)


def _several(asked: Asked) -> Decision:
    """Some cards of the hand at once."""
    count = int(asked.play.state[0]["left"])
    words, verb = LISTED[asked.purpose]
    said = Text(words.en.format(count=count), words.zh.format(count=count))
    cards = enumerate(asked.play.zone(asked.side, HAND), 1)
    options = tuple(Option(card.slug, card.name, places=(place_of(asked.side, HAND, at),)) for at, card in cards)
    return Decision(asked.side, said, options, several=Several(f"{PLAYERS[asked.side]} {verb}", count, count))


def _single(asked: Asked) -> Decision:
    options = tuple(_option(asked, action) for action in asked.play.legal_actions())
    note = paragraph_text(asked.ability, asked.source.kind) if asked.ability and asked.source else UNSAID
    return Decision(asked.side, _ask(asked), options, note=note)


def _ask(asked: Asked) -> Text:
    if asked.kind in ASKED:
        return ASKED[asked.kind]
    if asked.kind == codes.ASK_RESPONSE:
        return _ask_response(asked)
    name = asked.source.name if asked.source else UNSAID
    if asked.kind == asking.MAY:
        return Text(f"Use the effect of {name.en}?", f"是否发动{name.zh}的效果？")
    if asked.kind == asking.OPTION:
        return Text(f"{name.en}: which effect?", f"{name.zh}：选择哪项效果？")
    said, left = ASKED_FOR[asked.purpose], int(asked.play.state[0]["left"])
    more = Text(f" ({left} to choose)", f"（还须选择{left}个）") if left > 1 else UNSAID
    return Text(f"{name.en}: {said.en}{more.en}", f"{name.zh}：{said.zh}{more.zh}")


def _ask_response(asked: Asked) -> Text:
    """Return the question whether to respond to the top of the stack, or to do something before the game goes on."""
    stack = asked.play.stack
    if not stack:
        phase = PHASES[asked.play.phase]
        return Text(f"Do something now ({phase.en})?", f"现在是否行动（{phase.zh}）？")
    name, is_spell = stack[-1].card.name, stack[-1].kind in ("spell", "permanent")
    told = name if is_spell else Text(f"the ability of {name.en}", f"{name.zh}的技能")
    return Text(f"Respond to {told.en}?", f"是否响应{told.zh}？")


def _option(asked: Asked, action: Action) -> Option:
    return WORDS.option(asked, action, line_of(action), _places(asked, action), is_answer=asked.kind < asking.FIRST_OWN)


def _places(asked: Asked, action: Action) -> tuple[str, ...]:
    """Return the places on the board of an option. Cards of a deck have no place: their order must not show."""
    places = []
    if action.card_id >= 0 and action.place is None:
        places.append(_card_place(asked, action.card_id))
    for side, place in ((asked.side, action.place), (action.target_side, action.target)):
        if place and side is not None:
            places.append(field_place(asked.play, side, place))
    if action.item is not None:
        item = asked.play.stack[action.item - 1]
        below = sum(each.side == item.side for each in asked.play.stack[: action.item])
        places.append(place_of(item.side, STACK, below))
    return tuple(dict.fromkeys(place for place in places if place))


def _card_place(asked: Asked, number: int) -> str:
    """The place of a card that lies in a zone whose order is open."""
    owner = number // codes.SIDE_CARDS
    if owner not in (0, 1):
        return ""
    for zone in (HAND, GRAVEYARD):
        numbers = asked.play.numbers(owner, zone)
        if number in numbers:
            return place_of(owner, zone, numbers.index(number) + 1)
    return ""


def field_place(play: Play, side: int, place: int) -> str:
    """The place on the board of what lies in a place on the battlefield: equipment on a creature lies with that."""
    standing = play.permanent(side, place)
    if standing is None or standing.host is None:
        return place_of(side, FIELD, place)
    owner, number = standing.host // codes.PLACES, standing.host % codes.PLACES + 1
    host = play.permanent(owner, number)
    assert host is not None
    return place_of(owner, FIELD, number, host.equipment.index(standing.card_id) + 1)
