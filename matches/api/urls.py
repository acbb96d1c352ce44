"""The API's addresses for simulations."""

from django.urls import path

from matches.api import odds, views

urlpatterns = [
    path("decks/<uuid:deck_id>/odds", odds.OddsView.as_view()),
    path("simulations", views.SimulationListView.as_view()),
    path("simulations/<uuid:simulation>", views.SimulationView.as_view()),
    path("simulations/<uuid:simulation>/check", views.CheckView.as_view()),
    path("simulations/<uuid:simulation>/decks", views.ContestantsView.as_view()),
    path("simulations/<uuid:simulation>/cancel", views.CancelView.as_view()),
    path("simulations/<uuid:simulation>/games/<int:game>", views.GameView.as_view()),
]
