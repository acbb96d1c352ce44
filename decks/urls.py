"""The URLs of decks."""

from django.urls import include, path

from decks.views import (
    authors,
    building,
    bulk_import,
    cards,
    collecting,
    comparing,
    export,
    importing,
    listing,
    reading,
    searches,
    syntax,
    tags,
    versions,
)

decks = [
    path("decks/", listing.mine, name="mine"),
    path("decks/import/", bulk_import.bring, name="bring"),
    path("decks/all.zip", export.export_all, name="export_all"),
    path("decks/<uuid:pk>/", reading.deck, name="deck"),
    path("decks/<uuid:pk>/edit/", building.edit, name="edit"),
    path("decks/<uuid:pk>/export/<slug:format>/", export.export, name="export"),
    path("decks/<uuid:pk>/qr.svg", export.qr, name="qr"),
    path("decks/<uuid:pk>/copy/", building.copy, name="copy"),
    path("decks/<uuid:pk>/tags/", tags.tags, name="tags"),
    path("decks/<uuid:pk>/delete/", building.delete, name="delete"),
    path("decks/differences/", comparing.differences, name="differences"),
    path("decks/<uuid:pk>/take-over/", comparing.take_over, name="take_over"),
    path("decks/<uuid:pk>/cards/<slug:slug>/", cards.card, name="card"),
    path("decks/<uuid:pk>/versions/", versions.versions, name="versions"),
    path("decks/<uuid:pk>/versions/<int:revision>/", versions.version, name="version"),
    path("decks/<uuid:pk>/versions/<int:revision>/restore/", versions.restore, name="restore"),
    path("decks/<uuid:pk>/versions/<int:revision>/branch/", versions.branch, name="branch"),
    path("decks/<uuid:pk>/missing/", collecting.missing, name="missing"),
    path("players/<str:name>/", authors.author, name="author"),
    path("<game:game>/collection/", collecting.collection, name="collection"),
    path("<game:game>/collection/decks/", collecting.coverage, name="coverage"),
    path("<game:game>/collection.csv", collecting.export, name="collection_csv"),
    path("syntax/", syntax.syntax, name="syntax"),
    path("<game:game>/syntax/", syntax.syntax, name="game_syntax"),
    path("<game:game>/searches/", searches.save, name="searches"),
    path("<game:game>/searches/<uuid:search>/", searches.search, name="search"),
    path("<game:game>/searches/<uuid:search>/delete/", searches.delete, name="delete_search"),
    path("<game:game>/decks/", listing.public, name="public"),
    path("<game:game>/decks/new/", building.new, name="new"),
    path("<game:game>/decks/import/", importing.import_deck, name="import"),
    path("<game:game>/sheets/<str:numbers>.<str:language>.jpg", export.sheet, name="sheet"),
    path("<game:game>/card-back.<str:language>.jpg", export.sheet_back, name="sheet_back"),
]

urlpatterns = [
    path("", include((decks, "decks"))),
]
