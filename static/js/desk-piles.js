// Shows the deck as a list or as piles of pictures, without a reload; the address says which.

export function startPiles() {
  const desk = document.querySelector(".desk");
  const field = document.querySelector("#shelf-form [name=deck]");

  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[data-piles]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const hasPiles = link.dataset.piles === "yes";
    desk.classList.toggle("is-piles", hasPiles);
    field.disabled = !hasPiles;
    for (const each of link.parentElement.children) each.toggleAttribute("aria-current", false);
    link.setAttribute("aria-current", "true");
    const address = new URL(location.href);
    if (hasPiles) address.searchParams.set("deck", "piles");
    else address.searchParams.delete("deck");
    history.replaceState(null, "", address);
    // The pages and filters of the shelf lead to addresses of their own, and these have to say it, too.
    document.dispatchEvent(new CustomEvent("deck-shown"));
  });
}
