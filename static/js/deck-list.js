// Updates the list of decks while one types.

const form = document.getElementById("deck-filters");
const facets = document.getElementById("facets");
let waiting;

// Older browsers can't show a closed <details> open on wide screens by style alone.
if (!CSS.supports("selector(::details-content)") && matchMedia("(min-width: 60rem)").matches) facets.open = true;

form.addEventListener("input", (event) => {
  if (event.target.type !== "search") return;
  clearTimeout(waiting);
  waiting = setTimeout(() => form.requestSubmit(), 300);
});

// Leaving a box asks for nothing anew: the click by which one leaves it would meet what comes in then.
form.addEventListener("change", (event) => event.target.type === "search" && event.stopPropagation(), true);
