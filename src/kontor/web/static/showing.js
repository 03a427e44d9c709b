// The scene that the page brought along, with the choices of the list hung on what they are about.

import { drawScene } from "./scene/draw.js";

/** @typedef {import("./scene/kinds.js").Scene} Scene */
/** @typedef {import("./scene/kinds.js").Choice} Choice */

/** @returns {Scene | null} */
function scene() {
  return JSON.parse(document.getElementById("scene")?.textContent || "null");
}

/** @returns {HTMLButtonElement[]} */
function buttons() {
  return [.../** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll("#choices button[name=move]"))];
}

/**
 * @param {HTMLButtonElement} button
 * @returns {Choice}
 */
function choiceOf(button) {
  const rule = button.parentElement?.querySelector(".rule")?.textContent ?? "";
  return { move: button.value, words: button.querySelector("span")?.textContent ?? "", rule };
}

/**
 * Draw what the page knows now.
 * @param {HTMLElement} table
 */
export function showScene(table) {
  const place = /** @type {HTMLElement} */ (document.getElementById("picture"));
  const now = scene();
  place.hidden = now === null;
  if (now === null) return;
  drawScene(place, now, {
    choices: buttons().map(choiceOf),
    onMove: (move) => buttons().find((one) => one.value === move)?.click(),
    ruleAddress: (rule) => `/rules/${table.dataset.game}#${rule}`,
    panelOf: (seat) => document.querySelector(`[data-panel="${seat}"]`),
    name: place.dataset.name,
  });
  for (const panel of now.panels) {
    const score = document.querySelector(`[data-score="${panel.seat}"]`);
    if (score && panel.score !== null) score.textContent = String(panel.score);
  }
}
