"""The addresses of previews, embeds and oEmbed."""

from django.urls import path

from config.sharing import embeds, oembed, pictures

urlpatterns = [
    path("oembed", oembed.oembed, name="oembed"),
    path("embed/decks/<uuid:pk>/", embeds.deck, name="embed_deck"),
    path("embed/simulations/<uuid:simulation>/", embeds.simulation, name="embed_simulation"),
    path("embed/simulations/<uuid:simulation>/<slug:figure>/", embeds.simulation, name="embed_figure"),
    path("preview/decks/<uuid:pk>.<str:language>.png", pictures.deck, name="preview_deck"),
    path("preview/simulations/<uuid:simulation>.<str:language>.png", pictures.simulation, name="preview_simulation"),
    path("preview/simulations/<uuid:simulation>/games/<int:number>.<str:language>.png", pictures.game, name="preview_game"),
    path("preview/<game:game>/cards/<slug:slug>.<str:language>.jpg", pictures.card, name="preview_card"),
]
