"""The URLs of decks."""

from django.urls import include, path

from decks.views import (
    authors,
    builder,
    bulk_import,
    card_import,
    cards,
    collection,
    comparison,
    deck_page,
    export,
    imports,
    lists,
    sealed,
    searches,
    syntax,
    tags,
    versions,
)

decks = [
    path("decks/", lists.mine, name="mine"),
    path("decks/import/", bulk_import.import_decks, name="bulk_import"),
    path("operations/cards/", card_import.import_cards, name="import_cards"),
    path("decks/all.zip", export.export_all, name="export_all"),
    path("decks/<uuid:pk>/", deck_page.deck, name="deck"),
    path("decks/<uuid:pk>/edit/", builder.edit, name="edit"),
    path("decks/<uuid:pk>/export/<slug:format>/", export.export, name="export"),
    path("decks/<uuid:pk>/qr.svg", export.qr, name="qr"),
    path("decks/<uuid:pk>/copy/", builder.copy, name="copy"),
    path("decks/<uuid:pk>/tags/", tags.tags, name="tags"),
    path("decks/<uuid:pk>/delete/", builder.delete, name="delete"),
    path("decks/differences/", comparison.differences, name="differences"),
    path("decks/<uuid:pk>/take-over/", comparison.take_over, name="take_over"),
    path("decks/<uuid:pk>/cards/<slug:slug>/", cards.card, name="card"),
    path("decks/<uuid:pk>/versions/", versions.versions, name="versions"),
    path("decks/<uuid:pk>/versions/<int:revision>/", versions.version, name="version"),
    path("decks/<uuid:pk>/versions/<int:revision>/restore/", versions.restore, name="restore"),
    path("decks/<uuid:pk>/versions/<int:revision>/branch/", versions.branch, name="branch"),
    path("decks/<uuid:pk>/pool/", sealed.pool, name="pool"),
    path("decks/<uuid:pk>/missing/", collection.missing, name="missing"),
    path("players/<str:name>/", authors.author, name="author"),
    path("<game:game>/collection/", collection.collection, name="collection"),
    path("<game:game>/collection/decks/", collection.coverage, name="coverage"),
    path("<game:game>/collection.csv", collection.export, name="collection_csv"),
    path("syntax/", syntax.syntax, name="syntax"),
    path("<game:game>/syntax/", syntax.syntax, name="game_syntax"),
    path("<game:game>/searches/", searches.save, name="searches"),
    path("<game:game>/searches/<uuid:search>/", searches.search, name="search"),
    path("<game:game>/searches/<uuid:search>/delete/", searches.delete, name="delete_search"),
    path("<game:game>/decks/", lists.public, name="public"),
    path("<game:game>/decks/new/", builder.new, name="new"),
    path("<game:game>/sealed/", sealed.sealed, name="sealed"),
    path("<game:game>/decks/import/", imports.import_deck, name="import"),
    path("<game:game>/sheets/<str:numbers>.<str:language>.jpg", export.sheet, name="sheet"),
    path("<game:game>/card-back.<str:language>.jpg", export.sheet_back, name="sheet_back"),
]

urlpatterns = [
    path("", include((decks, "decks"))),
]
