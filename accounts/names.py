"""Check names of members: refuse any that could pass for another member, the site or its staff."""

from __future__ import annotations

import unicodedata

from django.contrib.auth.models import User
from django.core.exceptions import ValidationError
from django.utils.translation import gettext

from accounts.lookalikes import core_of, skeleton_of
from accounts.models import Account

NAME_LENGTH = 40
#: Allowed beside letters and digits.
MARKS = ".-_@+"
#: No name may contain one of these.
SITE = ("deckproof", "验牌")
#: No name may be one of these.
OFFICES = (
    *("admin", "administrator", "moderator", "mod", "staff", "support", "help", "helpdesk", "official", "operator", "owner", "root"),
    *("security", "system", "team", "webmaster", "postmaster", "hostmaster", "abuse", "info", "noreply", "nobody", "anonymous", "guest"),
    *("member", "formermember", "aformermember", "aguest", "deleted", "starterdeck", "me", "null", "undefined", "none"),
    *(
        "管理员",
        "管理",
        "版主",
        "客服",
        "官方",
        "系统",
        "站长",
        "运营",
        "游客",
        "访客",
        "匿名",
        "前会员",
        "已注销",
        "已注销用户",
        "已注销的用户",
        "预组",
        "入门卡组",
    ),
)
_SITE = tuple(core_of(each) for each in SITE)
_OFFICES = frozenset(core_of(each) for each in OFFICES)
#: Scripts that may be mixed in one name.
_TOGETHER = (
    frozenset({"LATIN", "CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "BOPOMOFO", "IDEOGRAPHIC"}),
    frozenset({"LATIN", "CJK", "HANGUL"}),
    frozenset({"GREEK"}),
    frozenset({"CYRILLIC"}),
)
_SCRIPTS = frozenset().union(*_TOGETHER)


def clean_name(name: str, *, member: User | None = None) -> str:
    """Return the name in the form that is stored. Raise ValidationError if it is not allowed. `member` may keep their own name."""
    cleaned = unicodedata.normalize("NFKC", name).strip()
    if member is not None and cleaned == member.get_username():
        return cleaned
    _check_letters(cleaned)
    core = core_of(cleaned)
    if any(each in core for each in _SITE) or core in _OFFICES:
        raise ValidationError(gettext("This name is kept for the site itself. Choose another one."), code="reserved")
    if _is_taken(cleaned, member):
        raise ValidationError(gettext("Somebody has this name, or one that looks like it. Choose another one."), code="taken")
    return cleaned


def _check_letters(name: str) -> None:
    """Raise ValidationError if the name is empty, too long, mixes alphabets, or has characters that are not allowed."""
    if not any(each.isalnum() for each in name):
        raise ValidationError(gettext("Type a name with at least one letter or digit."), code="empty")
    if len(name) > NAME_LENGTH:
        raise ValidationError(gettext("A name has %(most)d characters at most.") % {"most": NAME_LENGTH}, code="long")
    odd = next((each for each in name if not _is_allowed(each)), None)
    if odd is not None:
        shown = odd if odd.isprintable() and not odd.isspace() and unicodedata.category(odd)[0] != "M" else f"U+{ord(odd):04X}"
        words = gettext("“%(letter)s” can't stand in a name. Use letters, digits and %(marks)s, without spaces.")
        raise ValidationError(words % {"letter": shown, "marks": " ".join(MARKS)}, code="letters")
    used = {script for each in name if (script := _script_of(each))}
    if not any(used <= together for together in _TOGETHER):
        words = gettext("This name mixes alphabets that look alike. Write it in one of them.")
        raise ValidationError(words, code="mixed")


def _is_allowed(letter: str) -> bool:
    if letter in MARKS or letter.isascii():
        return letter in MARKS or letter.isalnum()
    if "\u1100" <= letter <= "\u11ff":  # Hangul Jamo, some of which are invisible
        return False
    return unicodedata.category(letter) in ("Ll", "Lu", "Lo", "Lm", "Nd") and _script_of(letter) in _SCRIPTS


def _script_of(letter: str) -> str:
    """Return the first word of the letter's Unicode name; empty for digits and marks."""
    return unicodedata.name(letter, "?").partition(" ")[0] if letter.isalpha() else ""


def _is_taken(name: str, member: User | None) -> bool:
    """Return whether another account has the name or one that looks like it."""
    others = User.objects.all() if member is None else User.objects.exclude(pk=member.pk)
    accounts = Account.objects.filter(skeleton=skeleton_of(name), user__in=others)
    if accounts.exists() or others.filter(username__iexact=name).exists():
        return True
    core = core_of(name)  # accounts of staff are often made on the command line and have no skeleton
    return any(core_of(each) == core for each in others.filter(is_staff=True).values_list("username", flat=True))
