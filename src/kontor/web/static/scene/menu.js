// A small menu at a thing that could mean several moves.

import { placeBeside } from "./floating.js";
import { html } from "./svg.js";

/** @typedef {import("./kinds.js").Choice} Choice */
/** @typedef {import("./things.js").Element2D} Element2D */

const STEPS = { ArrowDown: 1, ArrowUp: -1 };

/** @type {HTMLElement | null} */
let menu = null;

/**
 * @param {Element2D} anchor
 * @param {string} title
 * @param {Choice[]} choices
 * @param {(move: string) => void} pick
 */
export function openMenu(anchor, title, choices, pick) {
  closeMenu();
  const box = html("div", "card choices-menu", html("strong", "", title));
  box.setAttribute("role", "menu");
  box.setAttribute("aria-label", title);
  for (const choice of choices) {
    const item = html("button", "", choice.words);
    item.type = "button";
    item.setAttribute("role", "menuitem");
    item.onclick = () => {
      closeMenu();
      pick(choice.move);
    };
    box.append(item);
  }
  box.onkeydown = (event) => {
    if (event.key === "Escape" || event.key === "Tab") {
      event.preventDefault();
      event.stopPropagation();
      closeMenu();
      anchor.focus();
    }
    const step = STEPS[/** @type {keyof typeof STEPS} */ (event.key)];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    const items = [...box.querySelectorAll("button")];
    const at = items.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    items.at((at + step) % items.length)?.focus();
  };
  document.body.append(box);
  menu = box;
  placeBeside(box, anchor);
  box.querySelector("button")?.focus({ preventScroll: true });
}

export function closeMenu() {
  menu?.remove();
  menu = null;
}

addEventListener("pointerdown", (event) => {
  if (!(event.target instanceof Node && menu?.contains(event.target))) closeMenu();
});
