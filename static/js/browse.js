// Updates the list of cards while one types.

const form = document.getElementById("browse");
let waiting;

form.addEventListener("input", (event) => {
  if (event.target.id !== "q") return;
  clearTimeout(waiting);
  waiting = setTimeout(() => form.requestSubmit(), 250);
});

// Leaving the box asks for nothing anew: the click by which one leaves it would meet what comes in then.
form.addEventListener("change", (event) => event.target.id === "q" && event.stopPropagation(), true);

// Older browsers can't show a closed <details> open on wide screens by style alone.
const facets = document.getElementById("facets");
if (!CSS.supports("selector(::details-content)") && matchMedia("(min-width: 60rem)").matches) facets.open = true;

// The next page follows below when its link comes into view. The address then names all pages shown, so that coming back shows them again.
let isFetching = false;

async function follow(pages) {
  const next = pages.querySelector("a[rel=next]");
  if (!next || isFetching) return;
  isFetching = true;
  try {
    const answer = await fetch(next.href, { headers: { "HX-Request": "true" } });
    const part = new DOMParser().parseFromString(await answer.text(), "text/html");
    const cards = document.querySelector("#results [data-cards]");
    if (!answer.ok || !pages.isConnected || !cards) return;
    cards.append(...part.querySelector("[data-cards]").children);
    history.replaceState(history.state, "", pages.dataset.continued);
    const first = new URLSearchParams(pages.dataset.continued).get("first");
    const later = part.getElementById("pages");
    const after = later.querySelector("a[rel=next]");
    const most = Number(first) + 9;
    const number = Number(new URLSearchParams(pages.dataset.continued).get("page"));
    if (after && number < most) {
      const address = new URLSearchParams(after.getAttribute("href"));
      address.set("first", first);
      later.dataset.continued = `?${address}`;
    } else delete later.dataset.continued;
    later.querySelector("a[rel=prev]")?.remove();
    pages.replaceWith(later);
    watch();
  } finally {
    isFetching = false;
  }
}

const watcher = new IntersectionObserver(
  (seen) => {
    for (const { isIntersecting, target } of seen) if (isIntersecting) follow(target);
  },
  { rootMargin: "400px" },
);

function watch() {
  watcher.disconnect();
  const pages = document.getElementById("pages");
  if (pages?.dataset.continued) watcher.observe(pages);
}

document.addEventListener("htmx:afterSettle", watch);
watch();

// Arrows go from card to card; down from the search box to the first.
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const links = [...document.querySelectorAll("#results [data-cards] a:not(.quick-open)")];
  const at = links.indexOf(document.activeElement);
  const isBox = event.target.id === "q" && event.key === "ArrowDown";
  if (!isBox && at < 0) return;
  const grid = document.querySelector("#results [data-cards]");
  const across = grid?.matches(".card-grid") ? getComputedStyle(grid).gridTemplateColumns.split(" ").length : 1;
  const step = { ArrowDown: across, ArrowUp: -across, ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const to = isBox ? links[0] : links[at + step];
  if (!to) return;
  event.preventDefault();
  to.focus();
});
