"""A game's actions: codes unpacked, lines and words by kind; what a declaration leaves out or gets wrong stops it, naming the action."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import pytest

from rules.kernel.compiled.action_codes import Packing
from rules.kernel.telling.actions import ActionKind, ActionKindError, ActionTable, ActionWords, Operand
from rules.kernel.telling.events import Sentence
from rules.kernel.telling.notation import Form
from rules.wording import Text

PACKING = Packing(a_bits=3, b_bits=2)
CARD = Operand(8, lambda number, side, play: {"card": play[number]})
SLOT = Operand(4, lambda number, side, play: {"slot": number + 1, "side": side})
ANY = Operand(32, lambda number, side, play: {"card": number})
PLACE = ActionKind(
    "place",
    (Form("places", "places {card}", "放{card}"),),
    "Place {card}",
    "放{card}",
    ("1a",),
    CARD,
    SLOT,
    subject=Text("{card}", "{card}"),
)
PICK = ActionKind("pick", (Form("takes", "takes", "取"),), "Take it", "取", ("1b",), b=ANY, but=(Sentence("Leave it", "不取", slot=0),))
END = ActionKind("end", (Form("ends", "ends", "结束"),), "End", "结束", ("2",), group=Text("End", "结束"))
NAMES = ("place", "pick", "end")
TABLE = ActionTable(NAMES, PACKING, (PLACE, PICK, END))


@dataclass(frozen=True)
class Act:
    kind: str
    card: str = ""
    slot: int = 0


WORDS = ActionWords(TABLE, {"card": lambda asked, action: action.card, "slot": lambda asked, action: action.slot})


@pytest.mark.parametrize(("kind", "a", "b"), [(0, 0, 0), (1, 7, 3), (2, 5, 1), (1023, 7, 3)])
def test_an_action_is_unpacked_as_it_was_packed_also_in_compiled_rules(kind: int, a: int, b: int) -> None:
    code = PACKING.pack(kind, a, b)
    pack, *parts = (each.py_func for each in PACKING.compiled())  # type: ignore[attr-defined]
    assert PACKING.unpack(code) == tuple(part(code) for part in parts) == (kind, a, b)
    assert pack(kind, a, b) == code


def test_an_action_that_no_search_can_hold_stops_it() -> None:
    with pytest.raises(ActionKindError, match="Action “pick” does not fit into 20 bits beside its operands"):
        ActionTable(NAMES, Packing(a_bits=12, b_bits=8), (PLACE, PICK, END))


def test_an_action_is_read_by_its_operands() -> None:
    assert TABLE.read(PACKING.pack(0, 6, 2), 1, "abcdefgh") == {"kind": "place", "card": "g", "slot": 3, "side": 1}
    assert TABLE.read(PACKING.pack(1, b=29), 0, None) == {"kind": "pick", "card": 29}
    assert TABLE.read(PACKING.pack(2), 0, None) == {"kind": "end"}


def test_lines_are_read_in_the_order_of_the_verbs() -> None:
    assert [form.verb for form in TABLE.forms(("ends", "places", "takes"))] == ["ends", "places", "takes"]
    assert [kind.verb for kind in TABLE] == ["places", "takes", "ends"]


def test_an_action_is_offered_in_the_words_that_fit() -> None:
    told = [WORDS.tell(None, action) for action in (Act("place", card="fox"), Act("pick", slot=1), Act("pick"))]
    assert told == [Text("Place fox", "放fox"), Text("Take it", "取"), Text("Leave it", "不取")]
    assert WORDS.parts(None, Act("place", card="fox")) == (Text("fox", "fox"), Text("", ""))


FAULTS: tuple[tuple[tuple[ActionKind, ...], str], ...] = (
    ((PLACE, PICK), "Action “end” is not declared"),
    ((PLACE, PICK, END, replace(END, name="fly")), "Action “fly” has no code"),
    ((PLACE, PICK, replace(END, forms=())), "Action “end” has no line that writes it"),
    ((PLACE, PICK, replace(END, zh="")), "Action “end” has no words, or in one language only"),
    ((PLACE, PICK, replace(END, clause=())), "Action “end” rests on no clause"),
    ((PLACE, PICK, replace(END, a=Operand(9, SLOT.read))), "Action “end” has 9 values of a, which has 3 bits"),
    ((PLACE, PICK, replace(END, a=SLOT, b=Operand(5, SLOT.read))), "Action “end” has 5 values of b, which has 2 bits"),
    ((PLACE, PICK, replace(END, b=Operand(33, SLOT.read))), "Action “end” has 33 values of b, which has 5 bits"),
)


@pytest.mark.parametrize(("kinds", "message"), FAULTS)
def test_what_a_declaration_gets_wrong_stops_it_by_name(kinds: tuple[ActionKind, ...], message: str) -> None:
    with pytest.raises(ActionKindError) as caught:
        ActionTable(NAMES, PACKING, kinds)
    assert str(caught.value) == message


@pytest.mark.parametrize(("gaps", "name"), [({"slot": str}, "card"), ({"card": str}, "slot")])
def test_a_gap_that_nothing_fills_stops_by_name(gaps: Any, name: str) -> None:
    with pytest.raises(ActionKindError, match=f"speaks of “{name}”, which nothing fills"):
        ActionWords(TABLE, gaps)
