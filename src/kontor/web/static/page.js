// What every page does: times by the reader's own clock, menus that close, names only where they are wanted.

import { showTimes } from "./times.js";

document.documentElement.classList.add("scripted");

/** At a new table a name is asked for only when several people share this browser. */
function askForNames() {
  const names = /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("input[data-for]"));
  const who = (/** @type {HTMLInputElement} */ name) =>
    /** @type {HTMLSelectElement} */ (document.getElementById(name.dataset.for ?? ""));
  const update = () => {
    const own = [...names].filter((name) => who(name).value === "me");
    for (const name of names) name.hidden = own.length < 2 || !own.includes(name);
  };
  for (const name of names) who(name).addEventListener("change", update);
  update();
}

document.addEventListener("click", (event) => {
  for (const menu of document.querySelectorAll("details.menu[open]")) {
    if (!menu.contains(/** @type {Node} */ (event.target))) menu.removeAttribute("open");
  }
});

showTimes(document);
askForNames();
