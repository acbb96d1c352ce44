"""Reduce a name to a skeleton: names with the same skeleton look alike (after Unicode Technical Standard 39, confusables)."""

from __future__ import annotations

import re
import unicodedata

#: What some letters look like, where Unicode's compatibility forms keep them apart. Covers the scripts that names may use.
_PAIRS = {
    "l": "ıǀɩɪιⲓіӏꙇ1i|ł",
    "o": "οσоᴏᴑⲟꬽ0øө",
    "a": "ɑαа",
    "b": "ƅβвьꞵѣ",
    "c": "сᴄⲥ¢",
    "d": "ԁđɖ",
    "e": "εеҽꬲєɛəэ",
    "f": "ϝẝꞙꬵƒ",
    "g": "ƍɡᶃԍɢ",
    "h": "ηнһⲏħћђ",
    "j": "ʝϳј",
    "k": "κкⲕқҝ",
    "m": "μмϻⲙ",
    "n": "ⲛпŋɴи",
    "p": "ρрⲣþ",
    "q": "ԛ",
    "r": "гʀᴦⲅꭇꭈя",
    "s": "ѕꜱƽ",
    "t": "τтⲧŧ",
    "u": "υʋᴜꞟꭎꭒц",
    "v": "νѵᴠ",
    "w": "ɯѡԝᴡωшщ",
    "x": "χхⲭꭓ",
    "y": "γɣʏуүᶌỿⲩчў",
    "z": "ζᴢƶ",
    "2": "ƨϩꙅꝛ",
    "3": "ȝɜʒзӡⳍꝫ",
    "6": "бⳓ",
    "8": "ȣ",
    "9": "ⳋꝯ",
    "ae": "æӕ",
    "oe": "œ",
    "lo": "ю",
    "bl": "ы",
    "oo": "ꝏꚙ",
    # Characters that differ by the length of a stroke, and Japanese letters that look like Chinese ones
    "日": "曰",
    "土": "士",
    "未": "末",
    "己": "已巳",
    "大": "太犬",
    "一": "ー―—",
    "二": "ニ",
    "三": "ミ",
    "口": "ロ囗",
    "工": "エ",
    "力": "カ",
    "夕": "タ",
    "卜": "ト",
    "八": "ハ",
    "へ": "ヘ",
    "千": "チ",
    "又": "ヌ",
    "才": "オ",
    "牌": "脾",
    "验": "驗験",
    "官": "宫宮",
}
_LIKE = {ord(each): alike for alike, letters in _PAIRS.items() for each in letters}
#: Pairs of letters that look like one letter.
_TOGETHER = (("rn", "m"), ("vv", "w"))
_LINES = re.compile("[-_.·•]")


def skeleton_of(name: str) -> str:
    """Return the name without differences of case, accent, width and alphabet. Empty only if the name shows nothing."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    bare = "".join(each for each in unicodedata.normalize("NFKD", folded) if not "\u0300" <= each <= "\u036f")
    alike = unicodedata.normalize("NFKC", bare).translate(_LIKE)
    for letters, one in _TOGETHER:
        alike = alike.replace(letters, one)
    return _LINES.sub("-", alike)


def core_of(name: str) -> str:
    """Return only the letters and digits of the skeleton: `D.e_c-k` gives the same as `deck`."""
    return "".join(each for each in skeleton_of(name) if each.isalnum())
