// Browsing quicker: the cards follow what is typed.

const form = document.getElementById("browse");
let waiting;

form.addEventListener("input", (event) => {
  if (event.target.id !== "q") return;
  clearTimeout(waiting);
  waiting = setTimeout(() => form.requestSubmit(), 250);
});

// Older browsers can't show a closed <details> open on wide screens by style alone.
const facets = document.getElementById("facets");
if (!CSS.supports("selector(::details-content)") && matchMedia("(min-width: 60rem)").matches) facets.open = true;
