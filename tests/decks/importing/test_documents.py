"""Pasting deck codes, JSON, CSV and definitions; finding out the game."""

import json

import pytest

from cards.catalogue import catalogue_of
from decks.exporting import export_deck
from decks.importing import ImportReport, LineStatus, UnreadableDeckError, parse_deck_text
from decks.models import Deck
from rules.kernel.game import Game

SECTIONS = {"hero": {"a-ji": 1}, "main": {"kiln-ox": 2}}


def refused(text: str, game: Game | None = None) -> UnreadableDeckError:
    with pytest.raises(UnreadableDeckError) as refusal:
        parse_deck_text(text, game=game)
    return refusal.value


@pytest.fixture
def code(deck: Deck) -> str:
    return export_deck(deck, "code", "en").text


def test_a_code_alone(echo: Game, code: str) -> None:
    report = parse_deck_text(code, game=echo)
    assert (report.source, report.sections, report.is_clean) == ("code", SECTIONS, True)


@pytest.mark.parametrize(
    "words",
    [
        "看我这套：{code} 强不强？",
        "### Slow Oxen\n# Class: X\n# 2x (3) Kiln Ox\n#\n{code}\n#\n# To use this deck, copy it",
        "https://example.org/?deck={code}&x=1",
        "“{code}”。",
        "\n\n  {code}  \n",
    ],
)
def test_a_code_in_pasted_words(echo: Game, code: str, words: str) -> None:
    report = parse_deck_text(words.format(code=code), game=echo)
    assert (report.source, report.sections, report.is_clean) == ("code", SECTIONS, True)


def test_the_name_of_a_copied_block(echo: Game, code: str) -> None:
    report = parse_deck_text(f"### Slow Oxen\n# Game: X\n{code}", game=echo)
    assert report.name == "Slow Oxen"
    assert "the 2 other lines" in next(line.message for line in report.lines if line.status == LineStatus.COMMENT)


@pytest.mark.parametrize(
    ("change", "code_of_error"),
    [
        (lambda code: code[:-2], "broken_code"),
        (lambda code: code + "AAAA", "broken_code"),
        (lambda code: code[:6] + "!" + code[7:], "broken_code"),
        (lambda code: "AAI" + code[3:], "broken_code"),
        (lambda code: code[:3] + "9" + code[4:], "unknown_game"),
        (lambda code: f"{code} {code[:-4]}AAAA", "several_codes"),
    ],
)
def test_broken_codes(echo: Game, code: str, change: object, code_of_error: str) -> None:
    assert refused(change(code), echo).code == code_of_error  # type: ignore[operator]


def test_another_games_code_names_the_game(all_games: tuple[Game, ...], code: str) -> None:
    refusal = refused(code, all_games[1])
    assert refusal.code == "other_game"
    assert refusal.game == all_games[0]
    assert refusal.message == "This deck is for Echo, not for Dou Wushi."


def test_a_card_number_that_is_not_known(echo: Game) -> None:
    from decks.notation.deck_code import CodedDeck, write_code

    report = parse_deck_text(write_code(CodedDeck(1, 0, ({4: 1}, {9999: 2, 15: 2}))), game=echo)
    assert [line.message for line in report.problems] == ["The code names card no. 9999, which this game does not have."]
    assert report.sections == SECTIONS


def test_json_with_counts_alone(echo: Game) -> None:
    report = parse_deck_text(json.dumps({"game": "echo", "name": "X", "sections": SECTIONS}))
    assert (report.source, report.name, report.sections) == ("json", "X", SECTIONS)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('{"sections": ', "broken_json"),
        ('{"cards": []}', "not_a_deck"),
        ('{"sections": []}', "not_a_deck"),
        ('{"sections": {"main": 3}}', "not_a_deck"),
        ('{"sections": {"main": ["kiln-ox"]}}', "not_a_deck"),
        ('{"game": "chess", "sections": {}}', "unknown_game"),
        ("[1, 2]", "not_a_deck"),
        ('{"a":' * 20_000, "broken_json"),
    ],
)
def test_json_that_is_no_deck(echo: Game, text: str, code: str) -> None:
    if code == "not_a_deck" and text.startswith("[1"):
        text = '[{"x": 1}]'
    assert refused(text, echo).code == code


@pytest.mark.parametrize(
    "text",
    [
        '{"sections": {"main": [{"card": "\\ud800"}]}}',
        '{"sections": {}, "name": "\\u0000"}',
        '{"sections": {"\\udfff": []}}',
        '{"ObjectStates": [{"Name": "Card", "Nickname": "\\ud800"}]}',
        'name = "\\u0000"\n[sections]\n',
    ],
)
def test_escapes_of_what_is_no_text(echo: Game, text: str) -> None:
    assert refused(text, echo).code == "binary"


def test_escapes_of_whole_characters(echo: Game) -> None:
    assert parse_deck_text('{"name": "\\ud83d\\ude00", "sections": {"main": {"kiln-ox": 1}}}', game=echo).name == "😀"


@pytest.mark.parametrize("value", ["1" * 5_000, "[" * 3_000, "2026-01-01"])
def test_definitions_that_are_none(echo: Game, value: str) -> None:
    report = parse_deck_text(f"[[sections.main]]\ncard = {value}\n", game=echo)
    assert report.sections == {}
    assert report.problems


@pytest.mark.parametrize("count", ["x", "1.5", "[]", "null", "0", "-1", "1000"])
def test_counts_of_json_that_make_no_sense(echo: Game, count: str) -> None:
    text = f'{{"sections": {{"main": {{"kiln-ox": {count if count != "x" else chr(34) + "x" + chr(34)}}}}}}}'
    report = parse_deck_text(text, game=echo)
    assert len(report.problems) == 1
    assert report.sections == {}


def test_a_table_of_ones_own(echo: Game) -> None:
    report = parse_deck_text("数量;卡牌\n3;窑牛\n1;百爪·阿棘\n2;nobody", game=echo)
    assert report.sections == {"hero": {"a-ji": 1}, "main": {"kiln-ox": 3}}
    assert [(line.number, line.status) for line in report.problems] == [(4, LineStatus.UNMATCHED)]


def test_a_table_with_an_unknown_section(echo: Game) -> None:
    report = parse_deck_text("section,count,card\nattic,3,kiln-ox", game=echo)
    assert [line.status for line in report.problems] == [LineStatus.UNREADABLE]


def test_a_shipped_definition(echo: Game) -> None:
    from decks.loading.shipped_decks import deck_files

    path = next(deck_files(echo))
    report: ImportReport = parse_deck_text(path.read_text(encoding="utf-8"), game=echo)
    assert (report.source, report.total, report.is_clean) == ("toml", 31, True)


def test_the_game_is_found_by_its_cards(all_games: tuple[Game, ...]) -> None:
    assert parse_deck_text("3 Kiln Ox").game.slug == "echo"
    assert parse_deck_text("3 Gust Courier").game.slug == "sorcery"


def test_the_game_is_found_by_its_line(all_games: tuple[Game, ...]) -> None:
    assert parse_deck_text("游戏：巫道：竞逐领域\n3 nobody").game.slug == "sorcery"
    assert refused("Game: Chess\n3 Kiln Ox").code == "unknown_game"
    assert refused("Game: Echo\n3 Kiln Ox", all_games[1]).code == "other_game"


def test_a_game_that_can_t_be_found(all_games: tuple[Game, ...]) -> None:
    assert refused("3 nobody\n2 nothing").code == "no_cards"
    refusal = refused("3 Kiln Ox\n3 Gust Courier")
    assert refusal.code == "which_game"
    assert "Echo (echo), Sorcery" in refusal.message


@pytest.mark.parametrize(
    ("extras", "maybe"),
    [
        ({"tags": ["x"]}, {"stray-rocket": 2, "kiln-ox": 60}),
        ({}, {"stray-rocket": 2, "kiln-ox": 60}),
        ({"maybe": {"kiln-ox": 50, "wick-sparrow": 1}}, {"kiln-ox": 99, "wick-sparrow": 1, "stray-rocket": 2}),
    ],
)
def test_cards_of_a_sideboard_join_the_maybe_board_of_our_json(echo: Game, extras: dict[str, object], maybe: dict[str, int]) -> None:
    tree = {"deckproof": 1, "game": "echo", "name": "x", "sections": {**SECTIONS, "sideboard": {"stray-rocket": 2, "kiln-ox": 60}}}
    report = parse_deck_text(json.dumps({**tree, **extras}))
    assert report.extras
    assert (report.sections, report.extras.maybe) == (SECTIONS, maybe)
    assert report.extras.tags == tuple(extras.get("tags", ()))  # type: ignore[arg-type]


def test_a_sideboard_and_a_maybe_board_of_too_many_cards_together_are_refused(echo: Game) -> None:
    slugs = sorted(catalogue_of(echo).rows)
    tree = {"game": "echo", "sections": {"sideboard": dict.fromkeys(slugs[:2], 1)}, "maybe": {slugs[2]: 1}}
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("decks.importing.files.documents.MAX_LINES", 2)
        assert refused(json.dumps(tree)).code == "too_many_entries"
