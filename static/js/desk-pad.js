// The deck's panel on the page: puts the server's answer in its place without losing the focus, and names what an edit is about.

export function pad() {
  return document.getElementById("pad");
}

/** Replaces the panel and the bar. A notice that still waits for an answer stays. */
export async function showAnswer(html) {
  const answer = new DOMParser().parseFromString(html, "text/html");
  const focused = document.activeElement;
  const place = lines().indexOf(focused.closest(".line"));
  const scrolled = pad().scrollTop;
  const open = pad().querySelector(".clash");
  for (const id of ["pad", "bar"]) {
    const fresh = document.adoptNode(answer.getElementById(id));
    fresh.removeAttribute("hx-swap-oob");
    document.getElementById(id).replaceWith(fresh);
    window.htmx.process(fresh);
  }
  if (open && !pad().querySelector(".clash")) pad().querySelector("#edit").after(open);
  pad().scrollTop = scrolled;
  if (focused.isConnected) return;
  const again = focused.id && document.getElementById(focused.id);
  if (again?.disabled) again.parentElement.querySelector("button:enabled")?.focus();
  else if (again) again.focus({ preventScroll: true });
  else if (place >= 0) focusNear(place);
}

/** What an edit wants, in the words of the page: “+1 Kiln Ox”. */
export function labelOf(change) {
  const [verb, , card, count] = String(change).split(":");
  const name = card && document.querySelector(`[data-card="${CSS.escape(card)}"] .card-name > span`)?.textContent;
  if (!name) return document.querySelector(`[form=edit][value="${CSS.escape(change)}"]`)?.textContent.trim() ?? "";
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
