"""The hint at a new password tells in one sentence what each validator asks."""

from __future__ import annotations

from typing import Any

import pytest
from django.test import Client

from accounts.forms.passwords import NewPasswordMixin


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("language", "hint"),
    [
        ("en", "At least 8 characters, not digits alone; no common password, and nothing like your name or e-mail address."),
        ("zh-CN", "至少 8 个字符，不能全是数字，不能是常见密码，也不能与你的用户名或邮箱地址相近。"),
    ],
)
def test_it_stands_at_sign_up(client: Client, language: str, hint: str) -> None:
    page = client.get("/accounts/signup/", headers={"accept-language": language}).content.decode()
    assert page.count(hint) == 1


def test_it_leaves_out_no_validator(settings: Any) -> None:
    told = {"MinimumLengthValidator", "NumericPasswordValidator", "CommonPasswordValidator", "UserAttributeSimilarityValidator"}
    assert {each["NAME"].rpartition(".")[2] for each in settings.AUTH_PASSWORD_VALIDATORS} == told


def test_a_longer_least_length_is_told(settings: Any) -> None:
    name = "django.contrib.auth.password_validation.MinimumLengthValidator"
    settings.AUTH_PASSWORD_VALIDATORS = [{"NAME": name, "OPTIONS": {"min_length": 12}}]
    assert "At least 12 characters" in NewPasswordMixin().fields["password1"].help_text
