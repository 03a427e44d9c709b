// Choosing by number keys, and the word that ends a turn for those who want to be asked.

import { say } from "./words.js";

/** Milliseconds in which a second digit may follow. */
const PATIENCE = 700;

/** @returns {HTMLButtonElement[]} the choices of the list */
export function buttons() {
  return [.../** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll("#choices button[name=move]"))];
}

/** Digits press the choice of that number, if one sees it; where there are ten or more, a moment is left for the next digit. */
export function chooseByKeys() {
  let typed = "";
  let timer = 0;
  const press = () => {
    clearTimeout(timer);
    const button = buttons()[Number(typed) - 1];
    if (button?.checkVisibility()) button.click();
    typed = "";
  };
  document.addEventListener("keydown", (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (event.ctrlKey || event.metaKey || event.altKey || target.matches("input, textarea, select")) return;
    if (!/^\d$/.test(event.key)) return;
    typed += event.key;
    const count = buttons().length;
    clearTimeout(timer);
    if (Number(typed) === 0 || Number(typed) > count) typed = "";
    else if (Number(typed) * 10 > count) press();
    else timer = setTimeout(press, PATIENCE);
  });
}

/**
 * Hold back a choice that ends the turn until it is confirmed.
 * @param {HTMLButtonElement} button
 * @param {() => void} goOn
 */
export function confirmEnd(button, goOn) {
  const box = /** @type {HTMLElement} */ (document.getElementById("confirm"));
  const close = () => {
    box.hidden = true;
    button.removeAttribute("aria-pressed");
  };
  closeConfirm();
  button.setAttribute("aria-pressed", "true");
  const words = button.querySelector("span")?.textContent ?? "";
  const text = /** @type {HTMLElement} */ (box.querySelector("span"));
  text.textContent = say("ends", { words });
  const yes = /** @type {HTMLButtonElement} */ (box.querySelector("[data-confirm]"));
  yes.onclick = () => {
    close();
    goOn();
  };
  /** @type {HTMLButtonElement} */ (box.querySelector("[data-cancel]")).onclick = () => {
    close();
    button.focus();
  };
  box.onkeydown = (event) => event.key === "Escape" && close();
  box.hidden = false;
  yes.focus({ preventScroll: true });
}

export function closeConfirm() {
  const box = document.getElementById("confirm");
  if (box) box.hidden = true;
  for (const one of buttons()) one.removeAttribute("aria-pressed");
}
