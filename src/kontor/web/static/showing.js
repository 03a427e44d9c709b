// The scene that the page brought along, with the choices of the list hung on what they are about.

import { buttons } from "./choosing.js";
import { knock } from "./notify.js";
import { openRule } from "./rules.js";
import { drawScene } from "./scene/draw.js";
import { playable } from "./scene/things.js";

/** @typedef {import("./scene/kinds.js").Scene} Scene */
/** @typedef {import("./scene/kinds.js").Choice} Choice */
/** @typedef {import("./scene/motion.js").Places} Places */

const table = /** @type {HTMLElement} */ (document.getElementById("table"));
const place = /** @type {HTMLElement} */ (document.getElementById("picture"));
/** Whether somebody wants to see the whole list of choices. */
let isUnfolded = false;

/** @returns {Scene | null} */
function sceneNow() {
  return JSON.parse(document.getElementById("scene")?.textContent || "null");
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
 * @param {Places} [before] where things were before the page changed
 */
export function showScene(before) {
  const scene = sceneNow();
  place.hidden = scene === null;
  if (scene === null) return;
  foldChoices(scene, true);
  if (paint(scene, buttons().map(choiceOf), before)) knock();
  if (!isInSight()) foldChoices(scene, false);
}

/** Whether something that can be played is in sight. */
function isInSight() {
  return playable().some((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });
}

/**
 * Draw a scene at this table.
 * @param {Scene} scene
 * @param {Choice[]} choices
 * @param {Places} [before]
 */
export function paint(scene, choices, before) {
  const wishes = {
    choices,
    onMove: (/** @type {string} */ move) => buttons().find((one) => one.value === move)?.click(),
    onRule: openRule,
    ruleAddress: (/** @type {string} */ rule) => `/rules/${table.dataset.game}#${rule}`,
    panelOf: (/** @type {number} */ seat) => /** @type {HTMLElement | null} */ (table.querySelector(`[data-panel="${seat}"]`)),
    name: place.dataset.name,
  };
  for (const panel of scene.panels) {
    const score = table.querySelector(`[data-score="${panel.seat}"]`);
    if (score && panel.score !== null) score.textContent = String(panel.score);
  }
  return drawScene(place, scene, wishes, before);
}

/**
 * Show in the list only what cannot be clicked at the table, unless somebody wants all.
 * @param {Scene} scene
 * @param {boolean} isFoldable whether what is not in the list can be seen
 */
function foldChoices(scene, isFoldable) {
  const form = table.querySelector(".choices");
  const all = /** @type {HTMLElement | null} */ (table.querySelector("[data-all]"));
  if (!form || !all) return;
  const parts = [scene, ...scene.shelves, ...scene.panels].flatMap((one) => one.pieces);
  const hung = new Set([...parts, ...scene.zones].flatMap((one) => one.moves ?? []));
  for (const button of buttons()) button.parentElement?.classList.toggle("hung", hung.has(button.value));
  all.hidden = !form.querySelector(".hung");
  const isFolded = !isUnfolded && !all.hidden && isFoldable;
  all.setAttribute("aria-expanded", String(!isFolded));
  form.classList.toggle("folded", isFolded);
}

/** Let the button of the whole list show and hide it. */
export function offerAllChoices() {
  table.addEventListener("click", (event) => {
    if (!(event.target instanceof Element && event.target.closest("[data-all]"))) return;
    isUnfolded = table.querySelector(".choices.folded") !== null;
    const scene = sceneNow();
    if (scene) foldChoices(scene, true);
  });
}
