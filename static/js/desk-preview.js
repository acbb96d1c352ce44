// Shows a card's picture beside the row that the pointer or the focus is on.

export function startPreview({ evenWithPicture = false } = {}) {
  const picture = document.getElementById("card-preview");
  const gap = 16;

  // The row whose picture Escape has put away, until the pointer or the focus is on another.
  let dismissed = null;
  let shown = null;

  function show(row) {
    if (!row || row === dismissed || (row.querySelector("img:not(.line-face)") && !evenWithPicture)) {
      picture.hidden = true;
      return;
    }
    if (picture.getAttribute("src") !== row.dataset.picture) picture.src = row.dataset.picture;
    picture.hidden = false;
    shown = row;
    const place = row.getBoundingClientRect();
    const { width, height } = picture.getBoundingClientRect();
    const side = (row.closest(".pad") ?? row).getBoundingClientRect();
    const isLeft = side.left + side.width / 2 < innerWidth / 2;
    const left = isLeft ? Math.min(side.right + gap, innerWidth - width - gap) : Math.max(side.left - width - gap, gap);
    picture.style.left = `${left}px`;
    picture.style.top = `${Math.max(gap, Math.min(place.top - height / 3, innerHeight - height - gap))}px`;
  }

  function point(row) {
    if (row !== dismissed) dismissed = null;
    show(row);
  }

  const rowOf = (event) => event.target.closest?.("[data-picture]");
  // A row that comes to lie under a pointer at rest was not pointed at.
  let rest = "";
  const placeOf = (event) => `${event.clientX} ${event.clientY}`;
  document.addEventListener("mousemove", (event) => (rest = placeOf(event)));
  document.addEventListener("mouseover", (event) => placeOf(event) !== rest && point(rowOf(event)));
  document.addEventListener("focusin", (event) => {
    if (event.target.matches(":focus-visible")) point(rowOf(event));
  });
  document.addEventListener("focusout", () => show(null));
  document.addEventListener("deck-changed", () => show(document.activeElement?.matches(":focus-visible") ? document.activeElement.closest("[data-picture]") : null));
  document.addEventListener("scroll", () => show(null), { passive: true });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || picture.hidden) return;
    picture.hidden = true;
    dismissed = shown;
  });
}
