// Draws a scene: the board, my shelves and everybody's panels. Drawing another one in the same place moves the pieces there.

import { drawBoard, newBoard } from "./board.js";
import { drawPanel, drawShelves } from "./shelves.js";
import { html } from "./svg.js";

/** @typedef {import("./kinds.js").Scene} Scene */
/** @typedef {import("./kinds.js").Wishes} Wishes */

/** @typedef {{board: SVGSVGElement, shelves: HTMLElement}} Drawn */
/** @type {WeakMap<Element, Drawn>} */
const drawn = new WeakMap();

/**
 * @param {HTMLElement} container
 * @param {Scene} scene
 * @param {Wishes} [wishes]
 */
export function drawScene(container, scene, wishes = {}) {
  const choices = new Map((wishes.choices ?? []).map((choice) => [choice.move, choice]));
  /** @type {string[]} */
  const colours = [];
  for (const panel of scene.panels) colours[panel.seat] = panel.colour;
  const { board, shelves } = drawn.get(container) ?? setUp(container, wishes.name ?? "");
  board.setAttribute("viewBox", `0 0 ${scene.width} ${scene.height}`);
  drawBoard(board, scene, choices, colours);
  drawShelves(shelves, scene.shelves, choices, colours);
  for (const panel of scene.panels) {
    const place = wishes.panelOf?.(panel.seat);
    if (place) drawPanel(place, panel, choices, colours);
  }
}

/**
 * @param {HTMLElement} container
 * @param {string} name
 */
function setUp(container, name) {
  const board = newBoard(name);
  const shelves = html("div", "shelves");
  container.replaceChildren(html("div", "frame", board), shelves);
  const made = { board, shelves };
  drawn.set(container, made);
  return made;
}
