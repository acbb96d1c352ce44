"""The addresses of simulations."""

from django.urls import path

from matches import views

app_name = "matches"
urlpatterns = [
    path("decks/<uuid:deck>/simulate/", views.create, name="create"),
    path("simulations/", views.mine, name="mine"),
    path("simulations/<uuid:simulation>/", views.simulation, name="simulation"),
    path("simulations/<uuid:simulation>/cancel/", views.cancel, name="cancel"),
    path("simulations/<uuid:simulation>/repeat/", views.repeat, name="repeat"),
    path("simulations/<uuid:simulation>/delete/", views.delete, name="delete"),
    path("simulations/<uuid:simulation>/games/", views.choose_game, name="choose_game"),
    path("simulations/<uuid:simulation>/games/<int:number>/", views.game, name="game"),
]
