// Shows the deck's page of a card over the builder.

export function startCardDialog() {
  const dialog = document.getElementById("card-dialog");
  document.addEventListener("click", async (event) => {
    const link = event.target.closest("a[data-dialog]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const response = await fetch(link.href, { headers: { "HX-Request": "true" } }).catch(() => null);
    if (!response?.ok) {
      location.href = link.href;
      return;
    }
    dialog.querySelector("h2").textContent = link.closest("[data-card]").querySelector(".card-name > span").textContent;
    dialog.querySelector("[data-body]").innerHTML = await response.text();
    dialog.showModal();
    dialog.querySelector("textarea").focus();
  });
}
