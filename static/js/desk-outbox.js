// Keeps the edits that the server has not taken yet in the browser, so that neither a lost connection nor a reload loses one.

export function openOutbox(deck) {
  const key = `deck-edits:${deck}`;
  const notice = document.getElementById("desk-state");
  let { revision, edits } = stored(key);

  function keep() {
    if (edits.length) localStorage.setItem(key, JSON.stringify({ revision, edits }));
    else localStorage.removeItem(key);
  }

  return {
    get edits() {
      return edits;
    },
    /** The revision that the first of them is made on. */
    get revision() {
      return revision;
    },
    add(edit, now) {
      if (!edits.length) revision = now;
      edits.push(edit);
      keep();
    },
    /** The first one is with the server, which is at this revision now. */
    done(now) {
      edits.shift();
      revision = now;
      keep();
    },
    /** Takes out what goes back and forth among them, for that means nothing on a deck that was changed elsewhere. */
    fold() {
      const back = [];
      const wanted = [];
      for (const edit of edits) {
        if (edit.do === "undo") back.push(...wanted.splice(-1));
        else if (edit.do === "redo") wanted.push(...back.splice(-1));
        else wanted.push(edit);
      }
      edits = wanted;
      keep();
    },
    /** They are to be made on this revision instead. */
    rebase(now) {
      revision = now;
      keep();
    },
    clear() {
      edits = [];
      keep();
    },
    /** Says that they wait, and why: "offline" or "lost"; nothing for "". */
    tell(state) {
      notice.hidden = !state;
      if (!state) return;
      notice.querySelector("p").textContent = notice.dataset[state];
      notice.querySelector("ul").replaceChildren(...edits.map(({ label }) => Object.assign(document.createElement("li"), { textContent: label })));
      notice.querySelector("a").hidden = state !== "lost";
    },
  };
}

function stored(key) {
  try {
    const { revision, edits } = JSON.parse(localStorage.getItem(key));
    return { revision: String(revision), edits: [...edits] };
  } catch {
    return { revision: "", edits: [] };
  }
}
