"""The addresses of decks and accounts."""

from django.contrib.auth.views import LogoutView
from django.urls import include, path

from decks.views import accounts, building, importing, listing, reading

decks = [
    path("decks/", listing.mine, name="mine"),
    path("decks/<uuid:pk>/", reading.deck, name="deck"),
    path("decks/<uuid:pk>/edit/", building.edit, name="edit"),
    path("decks/<uuid:pk>/export/<slug:format>/", reading.export, name="export"),
    path("decks/<uuid:pk>/copy/", building.copy, name="copy"),
    path("decks/<uuid:pk>/delete/", building.delete, name="delete"),
    path("<game:game>/decks/", listing.public, name="public"),
    path("<game:game>/decks/new/", building.new, name="new"),
    path("<game:game>/decks/import/", importing.import_deck, name="import"),
]

urlpatterns = [
    path("accounts/signup/", accounts.signup, name="signup"),
    path("accounts/login/", accounts.login, name="login"),
    path("accounts/logout/", LogoutView.as_view(http_method_names=["post", "options"]), name="logout"),
    path("", include((decks, "decks"))),
]
