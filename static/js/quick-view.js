// Shows a card over the list, by its eye or by the space bar. The address names it, so that back closes it and a link opens it.

import { goBack, hasGoneBack } from "./history-steps.js";

const dialog = document.getElementById("quick");
const body = dialog.querySelector("[data-body]");
const eyes = () => [...document.querySelectorAll("#results [data-quick]")];
const eyeOf = (slug) => eyes().find((eye) => eye.dataset.quick === slug);
const shownIn = (hash) => (hash.startsWith("#card-") ? decodeURIComponent(hash.slice(6)) : "");
let shown = ""; // the card in the dialog, or on its way there
let named = ""; // the card in the address

/** Shows the card, and answers whether it could be. */
async function show(slug) {
  const eye = eyeOf(slug);
  if (!eye) return false;
  shown = slug;
  const answer = await fetch(eye.href, { headers: { "HX-Request": "true" } }).catch(() => null);
  if (!answer?.ok) {
    location.href = eye.href;
    return false;
  }
  const words = await answer.text();
  await hasGoneBack();
  if (shown !== slug) return true;
  body.innerHTML = words;
  const at = eyes().indexOf(eye);
  for (const button of dialog.querySelectorAll("[data-step]")) button.disabled = !eyes()[at + Number(button.dataset.step)];
  if (!dialog.open) dialog.showModal();
  dialog.scrollTop = 0;
  return true;
}

async function open(slug) {
  if (!(await show(slug))) return;
  history.pushState({ quick: true }, "", `#card-${slug}`);
  named = slug;
}

/** The neighbour takes the card's place in the history: back leads to the list at once. */
async function step(by) {
  const all = eyes();
  const next = all[all.indexOf(eyeOf(shown)) + by];
  if (!next || !(await show(next.dataset.quick))) return;
  named = next.dataset.quick;
  history.replaceState(history.state, "", `#card-${named}`);
}

function leave() {
  const eye = eyeOf(shown);
  shown = "";
  body.replaceChildren();
  eye?.closest("li, tr").querySelector("a:not(.quick-open)").focus();
}

document.addEventListener("click", (event) => {
  const eye = event.target.closest?.("[data-quick]");
  if (!eye || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  open(eye.dataset.quick);
});

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (dialog.open) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    step(by);
  } else if (event.key === " ") {
    const eye = event.target.closest?.("#results [data-cards] :is(li, tr)")?.querySelector("[data-quick]");
    if (!eye) return;
    event.preventDefault();
    open(eye.dataset.quick);
  }
});

for (const button of dialog.querySelectorAll("[data-step]")) button.addEventListener("click", () => step(Number(button.dataset.step)));
dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());

dialog.addEventListener("close", () => {
  if (history.state?.quick) goBack();
  else if (named) {
    history.replaceState(history.state, "", location.pathname + location.search);
    named = "";
  }
  leave();
});

// Going back from a card only closes it: htmx, which would load the list again, is not to hear of it.
addEventListener(
  "popstate",
  (event) => {
    const slug = shownIn(location.hash);
    if (!slug && !named) return;
    event.stopImmediatePropagation();
    named = slug;
    if (slug) show(slug);
    else if (dialog.open) dialog.close();
  },
  true,
);

named = shownIn(location.hash);
if (named) show(named);
