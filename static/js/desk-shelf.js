// Updates the shelf while one types and chooses, keeps the address, and shows how many copies of each card are in the deck.

import { pad } from "./desk-pad.js";

export function startShelf() {
  const form = document.getElementById("shelf-form");
  let waiting;
  let asked = 0;

  async function load(address) {
    const turn = ++asked;
    const shelf = document.getElementById("shelf");
    shelf.classList.add("htmx-request");
    await window.htmx.ajax("GET", address, { target: "#shelf", swap: "innerHTML", source: "#shelf" });
    if (turn !== asked) return;
    shelf.classList.remove("htmx-request");
    history.replaceState(null, "", address);
    count();
  }

  function address() {
    const params = new URLSearchParams([...new FormData(form)].filter(([, value]) => value));
    return `${form.getAttribute("action")}?${params}`;
  }

  form.addEventListener("input", (event) => {
    clearTimeout(waiting);
    waiting = setTimeout(() => load(address()), event.target.id === "q" ? 200 : 0);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    clearTimeout(waiting);
    load(address());
  });
  document.addEventListener("deck-changed", (event) => {
    count();
    if (event.detail.isShelfStale) load(location.pathname + location.search);
  });
  document.addEventListener("deck-shown", () => load(location.pathname + location.search));
  count();
}

function count() {
  const held = new Map();
  for (const line of pad().querySelectorAll(".line")) {
    if (line.closest("[data-is-pool]")) continue;
    held.set(line.dataset.card, (held.get(line.dataset.card) ?? 0) + Number(line.dataset.count));
  }
  for (const row of document.querySelectorAll(".shelf-row")) {
    const have = held.get(row.dataset.card) ?? 0;
    const { most } = row.dataset;
    row.querySelector("[data-have]").textContent = most ? `${have}/${most}` : String(have);
    row.classList.toggle("is-in", have > 0);
    row.classList.toggle("is-full", most !== "" && have >= Number(most));
  }
}
