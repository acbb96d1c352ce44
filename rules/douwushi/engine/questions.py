"""The questions to a player and its options, in words that tell no more than the player knows."""

from __future__ import annotations

from rules.douwushi.board import FIELD, HAND, SPELLS, bounty_zone
from rules.douwushi.engine.actions import Action
from rules.douwushi.engine.core.state import codes
from rules.douwushi.engine.options import WORDS, Asked
from rules.douwushi.engine.play import Play
from rules.douwushi.text import paragraph_text
from rules.douwushi.written_actions import line_of
from rules.kernel.telling.board import place_of
from rules.kernel.telling.notation import DECKS, PLAYERS
from rules.kernel.telling.record import UNSAID, Decision, Option, Several
from rules.wording import Text

#: What is asked where no ability asks it.
ASKED = {
    codes.ASK_MAIN: Text("What to do?", "如何行动？"),
    codes.ASK_START: Text("Both decks name the same starting hero: which other one?", "双方首发英雄相同，改以哪名英雄首发？"),
}
#: What an ability asks, behind the name of its card.
ASKED_BY_CARD = {
    codes.ASK_TARGETS: Text("which hero?", "选择哪名英雄？"),
    codes.ASK_ITEMS: Text("which item?", "选择哪件物品？"),
    codes.ASK_SPELLS: Text("which lasting spell?", "选择哪张持续性魔法牌？"),
    codes.ASK_NUMBER: Text("how much MP for X?", "X 支付多少 MP？"),
    codes.ASK_OPTION: Text("which effect?", "选择哪项效果？"),
}
PICKED = {
    codes.TO_TAKE: Text("which card?", "选择哪张牌？"),
    codes.TO_DISCARD: Text("discard which card?", "弃置哪张牌？"),
    codes.TO_DEPLOY: Text("which hero to put onto the battlefield?", "将哪名英雄放入战场？"),
    codes.TO_EQUIP: Text("which item to equip?", "装备哪件物品？"),
}


def ask(play: Play) -> Decision:
    """The decision that the game waits for. It must not be over."""
    asked = Asked.of(play)
    return _discards(asked) if asked.kind == codes.ASK_DISCARD else _single(asked)


def _discards(asked: Asked) -> Decision:
    """The discards at the end of a turn: some cards of the hand at once."""
    s = asked.play.state[0]
    cards = asked.play.zone(asked.side, "hand")
    count = len(cards) - int(s["limits"][asked.side][codes.LIMIT_HAND])
    said = Text(f"Discard {count} of your cards", f"弃置{count}张手牌")
    options = tuple(Option(card.slug, card.name, places=(place_of(asked.side, HAND, at),)) for at, card in enumerate(cards, 1))
    return Decision(asked.side, said, options, several=Several(f"{PLAYERS[asked.side]} discards", count, count))


def _single(asked: Asked) -> Decision:
    options = tuple(_option(asked, action) for action in asked.play.legal_actions())
    note = paragraph_text(asked.ability, asked.source.kind) if asked.ability and asked.source else UNSAID
    return Decision(asked.side, _ask(asked), options, note=note)


def _ask(asked: Asked) -> Text:
    s = asked.play.state[0]
    if asked.kind in ASKED:
        return ASKED[asked.kind]
    if asked.kind == codes.ASK_STACK and asked.source is None:
        return Text("Which bounty stack to take?", "获得哪一叠悬赏牌？")
    name = asked.source.name if asked.source else UNSAID
    if asked.kind == codes.ASK_MAY:
        skill = asked.ability.name if asked.ability else None
        return Text(f"Use {skill.en} of {name.en}?", f"是否发动{name.zh}的{skill.zh}？") if skill else _use(name)
    if asked.kind == codes.ASK_STACK:
        whose = DECKS[s["zone_side"]]
        return Text(f"{name.en}: look at which of {whose.en}’s bounty stacks?", f"{name.zh}：查看{whose.zh}的哪一叠悬赏牌？")
    said = PICKED[int(s["purpose"])] if asked.kind == codes.ASK_PICKS else ASKED_BY_CARD[asked.kind]
    left = int(s["left"]) if asked.kind in (codes.ASK_TARGETS, codes.ASK_ITEMS, codes.ASK_PICKS) else 1
    more = Text(f" ({left} to choose)", f"（还须选择{left}个）") if left > 1 else UNSAID
    return Text(f"{name.en}: {said.en}{more.en}", f"{name.zh}：{said.zh}{more.zh}")


def _option(asked: Asked, action: Action) -> Option:
    return WORDS.option(asked, action, line_of(action), _places(asked, action))


def _places(asked: Asked, action: Action) -> tuple[str, ...]:
    """Return the places on the board of an option. Cards of a reserve have none: their order must not show."""
    places = [_card_place(asked, action)] if action.card_id >= 0 else []
    for side, place in ((asked.side, action.place), (action.target_side, action.target)):
        if place is not None and side is not None:
            places.append(place_of(side, FIELD, place))
    if action.kind == "stack":
        places.append(place_of(int(asked.play.state[0]["zone_side"]), bounty_zone(action.number), 1))
    return tuple(dict.fromkeys(place for place in places if place))


def _card_place(asked: Asked, action: Action) -> str:
    owner = action.card_id // codes.SIDE_CARDS
    for name, zone in (("hand", HAND), ("spells", SPELLS)):
        numbers = asked.play.numbers(owner, name)
        if action.card_id in numbers:
            return place_of(owner, zone, numbers.index(action.card_id) + 1)
    for place in range(1, codes.PLACES + 1):
        hero = asked.play.hero(owner, place)
        if hero and action.card_id in hero.item_ids:
            return place_of(owner, FIELD, place, hero.item_ids.index(action.card_id) + 1)
    return ""


def _use(name: Text) -> Text:
    return Text(f"Use the effect of {name.en}?", f"是否发动{name.zh}的效果？")
