// My own things under the board, and what everybody sees of each seat.

import { art, manner, size } from "./pieces.js";
import { html, svg } from "./svg.js";
import { describe } from "./things.js";

/** @typedef {import("./kinds.js").Shelf} Shelf */
/** @typedef {import("./kinds.js").Panel} Panel */
/** @typedef {import("./kinds.js").Piece} Piece */
/** @typedef {import("./kinds.js").Choice} Choice */

/** How high a counter is in a panel, in pixels. */
const COUNTER = 24;

/**
 * @param {HTMLElement} place
 * @param {Shelf[]} shelves
 * @param {Map<string, Choice>} choices
 * @param {string[]} colours of the seats
 */
export function drawShelves(place, shelves, choices, colours) {
  place.hidden = shelves.length === 0;
  const old = new Map([...place.children].map((one) => [/** @type {HTMLElement} */ (one).dataset.shelf, one]));
  const drawn = shelves.map((shelf) => {
    const box = /** @type {HTMLElement} */ (old.get(shelf.id)) ?? newShelf(shelf);
    const [title, row] = /** @type {HTMLElement[]} */ ([...box.children]);
    title.textContent = shelf.title;
    row.replaceChildren(...shelf.pieces.map((piece) => onShelf(piece, choices, colours)));
    box.classList.toggle("empty", shelf.pieces.length === 0);
    return box;
  });
  place.replaceChildren(...drawn);
}

/** @param {Shelf} shelf */
function newShelf(shelf) {
  const box = html("section", "shelf", html("h3"), html("div", "row"));
  box.dataset.shelf = shelf.id;
  return box;
}

/**
 * @param {Piece} piece
 * @param {Map<string, Choice>} choices
 * @param {string[]} colours
 */
function onShelf(piece, choices, colours) {
  const { w, h } = size(piece);
  const box = html("div", `thing ${manner(piece, colours)}`);
  const picture = svg("svg", { viewBox: `0 0 ${w} ${h}`, width: w, height: h }, ...art(piece, colours, true));
  box.append(picture);
  describe(box, piece, choices);
  return box;
}

/**
 * @param {HTMLElement} place
 * @param {Panel} panel
 * @param {Map<string, Choice>} choices
 * @param {string[]} colours
 */
export function drawPanel(place, panel, choices, colours) {
  place.replaceChildren(...panel.pieces.map((piece) => counter(piece, choices, colours)));
  if (panel.note) place.append(html("p", "faint", panel.note));
}

/**
 * @param {Piece} piece
 * @param {Map<string, Choice>} choices
 * @param {string[]} colours
 */
function counter(piece, choices, colours) {
  const { w, h } = size(piece);
  const box = html("span", `thing ${manner(piece, colours)}`);
  const about = { viewBox: `0 0 ${w} ${h}`, width: (COUNTER * w) / h, height: COUNTER };
  box.append(svg("svg", about, ...art(piece, colours, false)));
  if (typeof piece.count === "number") {
    const count = html("b", "", String(piece.count));
    count.dataset.count = String(piece.count);
    box.append(count);
  }
  describe(box, piece, choices);
  return box;
}
