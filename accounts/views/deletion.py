"""The page that deletes an account."""

from __future__ import annotations

from django.contrib import messages
from django.contrib.auth import logout
from django.http import HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.utils.translation import gettext

from accounts.deletion import delete_account
from accounts.forms.account import DeletionForm
from accounts.password_attempts import COOKIE
from accounts.views.form_responses import answer_form
from accounts.views.member_pages import member_of, member_page, post_data
from decks.models import Deck


@member_page()
def delete(request: HttpRequest) -> HttpResponse:
    """Ask for the password and whether public decks stay. Delete the account on POST."""
    user = member_of(request)
    form = DeletionForm(request, post_data(request))
    if form.is_valid():
        delete_account(user=user, keep_public=form.cleaned_data["decks"] == DeletionForm.KEEP)
        logout(request)
        messages.success(request, gettext("Your account is deleted, with all that was in it."))
        response = redirect("home")
        response.delete_cookie(COOKIE)
        return response
    return answer_form(request, "accounts/delete.html", form, {"public": Deck.objects.filter(owner=user).public().count()})
