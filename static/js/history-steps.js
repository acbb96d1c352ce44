// Goes back in the history. The browser takes a moment for that; an entry that is added before it is back gets lost.

let arrive = () => {};
let arrival = Promise.resolve();

// Once everybody who listens has heard of it.
addEventListener("popstate", () => setTimeout(() => arrive()), true);

export function goBack() {
  arrival = new Promise((resolve) => (arrive = resolve));
  history.back();
}

/** Resolves when the browser has gone back as far as it was asked to. */
export const hasGoneBack = () => arrival;
