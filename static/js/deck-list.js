// The list of decks follows what is typed.

const form = document.getElementById("deck-filters");
let waiting;

form.addEventListener("input", (event) => {
  if (event.target.type !== "search") return;
  clearTimeout(waiting);
  waiting = setTimeout(() => form.requestSubmit(), 300);
});
