"""The addresses of cards."""

from django.urls import path

from cards import views

app_name = "cards"
urlpatterns = [
    path("<game:game>/rules/", views.rulebook, name="rulebook"),
    path("<game:game>/card-back.<str:language>.svg", views.back, name="back"),
    path("<game:game>/cards/", views.browse, name="browse"),
    path("<game:game>/cards/<slug:slug>/", views.detail, name="detail"),
    path("<game:game>/cards/<slug:slug>.<str:language>.svg", views.picture, name="picture"),
]
