// Replaces the deck's panel by the server's answer without losing the focus, and names what an edit is about.

export function pad() {
  return document.getElementById("pad");
}

/**
 * Puts the answer in the place of the panel, the bar and the title. The field for typing cards stays as it is, with what is being typed.
 * A notice that still waits for an answer stays, too. `refused` is the edit that the answer refuses: a card typed then comes back.
 */
export function showAnswer(html, refused = null) {
  const answer = new DOMParser().parseFromString(html, "text/html");
  const focused = document.activeElement;
  const place = lines().indexOf(focused.closest(".line"));
  const isOffer = Boolean(focused.closest(".refusal"));
  const scrolled = pad().scrollTop;
  const open = pad().querySelector(".clash:has([data-settles])");
  const counts = new Map(lines().map((line) => [keyOf(line), line.dataset.count]));
  for (const id of ["bar", "desk-title"]) {
    const fresh = answer.getElementById(id);
    fresh.removeAttribute("hx-swap-oob");
    document.getElementById(id).replaceWith(fresh);
  }
  renewPad(answer.getElementById("pad"));
  window.htmx.process(document.getElementById("bar"));
  if (open && !pad().querySelector(".clash")) pad().querySelector("#edit").after(open);
  pad().scrollTop = scrolled;
  keepLine(refused?.line);
  for (const line of lines()) line.classList.toggle("is-changed", counts.get(keyOf(line)) !== line.dataset.count);
  if (focused.isConnected) return;
  const again = focused.id && document.getElementById(focused.id);
  if (again?.disabled) again.parentElement.querySelector("button:enabled")?.focus();
  else if (again) again.focus({ preventScroll: true });
  else if (isOffer) document.getElementById("line").focus();
  else if (place >= 0) focusNear(place);
}

/** Refusals of edits that were sent in a row stay until the last of them is answered, so that none passes unseen. */
export function keepRefusals(refusals) {
  for (const earlier of refusals) if (!earlier.isConnected) pad().querySelector("#edit").after(earlier);
  refusals.push(...[...pad().querySelectorAll(".refusal")].filter((each) => !refusals.includes(each)));
}

/** All of the panel but its head with the field for typing cards, which never leaves the page: typing goes on while answers come. */
function renewPad(fresh) {
  const kept = pad().querySelector(".pad-head");
  const place = fresh.querySelector(".pad-head");
  for (const { name, value } of fresh.attributes) pad().setAttribute(name, value);
  for (const part of [...pad().childNodes]) if (part !== kept) part.remove();
  const parts = [...fresh.childNodes];
  kept.before(...parts.slice(0, parts.indexOf(place)));
  kept.after(...parts.slice(parts.indexOf(place) + 1));
  for (const part of pad().children) if (part !== kept) window.htmx.process(part);
}

/** A refused line comes back to be corrected, unless the next one is being typed; once something else was taken it goes. */
function keepLine(refused = "") {
  const field = document.getElementById("line");
  if (field.value === (field.dataset.refused ?? "")) field.value = refused;
  if (refused && field.value === refused) field.select();
  field.dataset.refused = refused;
}

function keyOf({ dataset }) {
  return `${dataset.section}:${dataset.card}`;
}

/** What an edit wants, in the words of the page: “+1 Kiln Ox”. */
export function labelOf(change) {
  const [verb, , card, count] = String(change).split(":");
  const name = card && document.querySelector(`[data-card="${CSS.escape(card)}"] .card-name > span`)?.textContent;
  if (!name) {
    const button = document.querySelector(`[form=edit][value="${CSS.escape(change)}"]`);
    return (button?.querySelector(".step-word") ?? button)?.textContent.trim() ?? "";
  }
  return verb === "add" && count > 0 ? `+${count} ${name}` : verb === "add" ? `−${-count} ${name}` : verb === "set" ? `${count} × ${name}` : name;
}

function lines() {
  return [...pad().querySelectorAll(".line")];
}

/** A card that left the deck takes its buttons along: the focus goes to the card in its place, the last one, or the shelf. */
function focusNear(place) {
  const line = lines().at(place) ?? lines().at(-1) ?? document;
  line.querySelector(".step[id^=more], .is-add")?.focus();
}
