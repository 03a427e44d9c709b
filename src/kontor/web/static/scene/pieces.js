// How one piece looks, in its own coordinates: from 0 to its width and height.

import { stamp, svg } from "./svg.js";

/** @typedef {import("./kinds.js").Piece} Piece */
/** @typedef {import("./kinds.js").Mark} Mark */

export const USUAL = 40;
/** A letter of the usual kind is about so wide, in parts of its height. */
const LETTER = 0.6;

/** @param {Piece} piece */
export function size(piece) {
  return { w: piece.w ?? USUAL, h: piece.h ?? USUAL };
}

/**
 * The classes of an owner and a look.
 * @param {{owner?: number, look?: string}} thing
 * @param {string[]} colours of the seats
 */
export function manner(thing, colours) {
  const owner = thing.owner ?? -1;
  return [owner >= 0 ? `seat-${colours[owner]}` : "", thing.look ? `look-${thing.look}` : ""].filter(Boolean).join(" ");
}

/**
 * @param {Piece} piece
 * @param {string[]} colours of the seats
 * @param {boolean} withCount whether to write on it how many there are
 * @returns {SVGElement[]}
 */
export function art(piece, colours, withCount) {
  const { w, h } = size(piece);
  /** @type {SVGElement[]} */
  const parts = [
    stamp(piece.sprite, { width: w, height: h, class: "sprite" }),
    ...(piece.marks ?? []).map((mark) => drawMark(mark, colours)),
  ];
  if (piece.text) {
    const letter = Math.min(h * 0.5, (w * 0.9) / (LETTER * piece.text.length));
    parts.push(svg("text", { class: "written", x: w / 2, y: h / 2, "font-size": letter }, piece.text));
  }
  if (withCount && typeof piece.count === "number") parts.push(badge(piece.count, w, h));
  return parts;
}

/**
 * @param {Mark} mark
 * @param {string[]} colours
 */
export function drawMark(mark, colours) {
  const about = { class: `mark ${manner(mark, colours)}` };
  const { x, y, size: of } = mark;
  if (mark.sprite) {
    return stamp(mark.sprite, { ...about, x: x - of / 2, y: y - of / 2, width: of, height: of });
  }
  return svg("text", { ...about, x, y, "font-size": of }, mark.text ?? "");
}

/**
 * How many there are, at the lower right corner.
 * @param {number} count
 * @param {number} w
 * @param {number} h
 */
function badge(count, w, h) {
  const text = String(count);
  const letter = Math.max(14, Math.min(18, Math.min(w, h) * 0.42));
  const width = letter * (LETTER * text.length + 0.55);
  const height = letter * 1.12;
  const [x, y] = [w - width * 0.7, h - height * 0.72];
  return svg(
    "g",
    { class: "badge-count" },
    svg("rect", { x, y, width, height, rx: height * 0.35 }),
    svg("text", { x: x + width / 2, y: y + height / 2, "font-size": letter, class: "count" }, text),
  );
}
