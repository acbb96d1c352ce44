"""The addresses of simulations."""

from django.urls import path

from matches import builder_figures, card_views, comparison_views, simulation_views, views
from matches.checks import pages as check_pages
from matches.farm import operations_views
from matches.hands import odds_views, opening_views, sample_hands
from matches.races import views as race_views
from matches.replays import sandbox_pages
from matches.sealed import views as sealed_views
from matches.suggestions import views as suggestion_views
from matches.visibility import pages as visibility_pages

app_name = "matches"
urlpatterns = [
    path("decks/<uuid:deck>/simulate/", views.create, name="create"),
    path("decks/<uuid:deck>/odds/", odds_views.odds, name="odds"),
    path("decks/<uuid:deck>/hand/", opening_views.ask_for_hand, name="create_hand"),
    path("decks/<uuid:deck>/draw/", sample_hands.sample, name="sample"),
    path("decks/<uuid:deck>/live/", builder_figures.live, name="live"),
    path("decks/<uuid:deck>/suggestions/", suggestion_views.ask, name="suggest"),
    path("decks/<uuid:deck>/suggestions/<uuid:suggestion>/", suggestion_views.suggestion, name="suggestion"),
    path("decks/<uuid:deck>/rank/", sealed_views.rank, name="rank"),
    path("decks/<uuid:deck>/compare/", comparison_views.compare, name="compare"),
    path("<game:game>/duel/", views.start_duel, name="duel"),
    path("<game:game>/matrix/", views.ask_for_matrix, name="create_matrix"),
    path("decks/<uuid:deck>/swaps/", race_views.ask_for_race, name="create_race"),
    path("simulations/<uuid:simulation>/swaps/<int:number>/", race_views.apply, name="apply_swap"),
    path("operations/", operations_views.operations, name="operations"),
    path("metrics", operations_views.metrics, name="metrics"),
    path("<game:game>/sandbox/", sandbox_pages.sandbox, name="sandbox"),
    path("simulations/", views.mine, name="mine"),
    path("simulations/<uuid:simulation>/", simulation_views.simulation, name="simulation"),
    path("simulations/<uuid:simulation>/figures/", simulation_views.figures, name="figures"),
    path("simulations/<uuid:simulation>/data.<str:form>", simulation_views.data, name="data"),
    path("simulations/<uuid:simulation>/pictures/<slug:figure>.<str:form>", simulation_views.picture, name="picture"),
    path("simulations/<uuid:simulation>/pairings/<int:index>/", simulation_views.cell, name="cell"),
    path("simulations/<uuid:simulation>/pairings/<int:index>/figures/", simulation_views.cell_figures, name="cell_figures"),
    path("simulations/<uuid:simulation>/cards/", card_views.cards, name="cards"),
    path("simulations/<uuid:simulation>/cards.json", card_views.card_data, name="card_data"),
    path("simulations/<uuid:simulation>/cards/replace/", card_views.replace, name="replace"),
    path("simulations/<uuid:simulation>/extend/", views.extend, name="extend"),
    path("simulations/<uuid:simulation>/describe/", simulation_views.describe, name="describe"),
    path("simulations/<uuid:simulation>/cancel/", views.cancel, name="cancel"),
    path("simulations/<uuid:simulation>/open/", visibility_pages.open_up, name="open"),
    path("simulations/<uuid:simulation>/check/", check_pages.check, name="check"),
    path("simulations/<uuid:simulation>/repeat/", views.repeat, name="repeat"),
    path("simulations/<uuid:simulation>/delete/", views.delete, name="delete"),
    path("simulations/<uuid:simulation>/games/", views.choose_game, name="choose_game"),
    path("simulations/<uuid:simulation>/games/<int:number>/", views.game, name="game"),
]
