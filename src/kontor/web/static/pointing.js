// A finger that points at things of a scene.

import { html, svg } from "./scene/svg.js";

/** @typedef {import("./scene/kinds.js").Scene} Scene */
/** @typedef {{x: number, top: number, bottom: number}} Spot the middle of a thing, and how far up and down it goes */

const HALF = 15;
const TIP = 26;
const GAP = 4;
const USUAL = 40;

/**
 * Where something will lie when it has come to rest.
 * @param {Scene} scene
 * @param {string} id
 * @param {Element} board
 * @returns {Spot | null}
 */
function spot(scene, id, board) {
  const piece = scene.pieces.find((one) => one.id === id);
  if (piece) {
    const { x = 0, y = 0, h = USUAL } = piece;
    return { x, top: y - h / 2, bottom: y + h / 2 };
  }
  const zone = /** @type {SVGGElement | null} */ (board.querySelector(`.zone[data-thing="${CSS.escape(id)}"]`));
  if (!zone) return null;
  const { x, y, width, height } = zone.getBBox();
  return { x: x + width / 2, top: y, bottom: y + height };
}

/**
 * From above, or from below where there is no room above.
 * @param {Spot} at
 */
function finger({ x, top, bottom }) {
  const place = top > TIP ? `translate(${x} ${top - GAP})` : `translate(${x} ${bottom + GAP}) scale(1 -1)`;
  const shape = svg("path", { d: `M${-HALF} ${-TIP}h${2 * HALF}L0 0z`, class: "finger" });
  return svg("g", { class: "pointer", transform: place }, shape);
}

/**
 * Point at these things, and at nothing else.
 * @param {Scene} scene that is drawn
 * @param {string[]} ids
 */
export function pointAt(scene, ids) {
  for (const old of document.querySelectorAll(".pointer")) old.remove();
  const board = document.querySelector("svg.board");
  for (const id of ids) {
    const at = board && spot(scene, id, board);
    if (at) board.append(finger(at));
    for (const thing of document.querySelectorAll(`.shelves [data-thing="${CSS.escape(id)}"]`)) thing.append(html("span", "pointer"));
  }
}
