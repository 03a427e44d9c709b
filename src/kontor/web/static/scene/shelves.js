// My own things under the board, and what everybody sees of each seat.

import { keep } from "./keeping.js";
import { art, manner, size, USUAL } from "./pieces.js";
import { html, svg } from "./svg.js";
import { describe } from "./things.js";

/** @typedef {import("./kinds.js").Shelf} Shelf */
/** @typedef {import("./kinds.js").Panel} Panel */
/** @typedef {import("./kinds.js").Piece} Piece */
/** @typedef {import("./things.js").Setting} Setting */

/** How high a counter is in a panel, in pixels; what is larger than a usual piece keeps its own height. */
const COUNTER = 24;

/**
 * @param {HTMLElement} place
 * @param {Shelf[]} shelves
 * @param {Setting} setting
 */
export function drawShelves(place, shelves, setting) {
  place.hidden = shelves.length === 0;
  const old = new Map([...place.children].map((one) => [/** @type {HTMLElement} */ (one).dataset.shelf, one]));
  const boxes = shelves.map((shelf) => {
    const box = old.get(shelf.id) ?? newShelf(shelf.id);
    const [title, row] = box.children;
    title.textContent = shelf.title;
    keep(row, shelf.pieces, () => html("div"), (element, piece) => drawThing(element, piece, setting), setting);
    return box;
  });
  if (boxes.some((box, at) => place.children[at] !== box) || boxes.length !== place.children.length) {
    place.replaceChildren(...boxes);
  }
}

/** @param {string} id */
function newShelf(id) {
  const box = html("section", "shelf", html("h2"), html("div", "things"));
  box.dataset.shelf = id;
  return box;
}

/**
 * @param {HTMLElement} element
 * @param {Piece} piece
 * @param {Setting} setting
 */
function drawThing(element, piece, setting) {
  const { w, h } = size(piece);
  element.className = `thing ${manner(piece, setting.colours)}`;
  element.replaceChildren(svg("svg", { viewBox: `0 0 ${w} ${h}`, width: w, height: h }, ...art(piece, setting.colours, true)));
  describe(element, piece, setting);
}

/**
 * @param {HTMLElement} place
 * @param {Panel} panel
 * @param {Setting} setting
 */
export function drawPanel(place, panel, setting) {
  keep(place, panel.pieces, () => html("span"), (element, piece) => drawCounter(element, piece, setting), setting);
  place.querySelector("p")?.remove();
  if (panel.note) place.append(html("p", "faint", panel.note));
}

/**
 * @param {HTMLElement} element
 * @param {Piece} piece
 * @param {Setting} setting
 */
function drawCounter(element, piece, setting) {
  const { w, h } = size(piece);
  element.className = `thing ${manner(piece, setting.colours)}`;
  const height = h > USUAL ? h : COUNTER;
  const about = { viewBox: `0 0 ${w} ${h}`, width: (height * w) / h, height };
  element.replaceChildren(svg("svg", about, ...art(piece, setting.colours, false)));
  if (typeof piece.count === "number") element.append(html("b", "count", String(piece.count)));
  describe(element, piece, setting);
}
