// The list of decks follows what is typed.

const form = document.getElementById("deck-filters");
let waiting;

form.addEventListener("input", (event) => {
  if (event.target.type !== "search") return;
  clearTimeout(waiting);
  waiting = setTimeout(() => form.requestSubmit(), 300);
});

// Leaving a box asks for nothing anew: the click by which one leaves it would meet what comes in then.
form.addEventListener("change", (event) => event.target.type === "search" && event.stopPropagation(), true);
