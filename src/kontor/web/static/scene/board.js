// The board: zones as its ground, and pieces that travel over it.

import { art, drawMark, manner, size } from "./pieces.js";
import { svg } from "./svg.js";
import { describe } from "./things.js";

/** @typedef {import("./kinds.js").Scene} Scene */
/** @typedef {import("./kinds.js").Piece} Piece */
/** @typedef {import("./kinds.js").Zone} Zone */
/** @typedef {import("./kinds.js").Choice} Choice */

/** Milliseconds in which something that has gone fades away. */
const FADING = 350;

/** @param {string} name what the board is called */
export function newBoard(name) {
  const layers = ["ground", "zones", "pieces"].map((one) => svg("g", { class: one }));
  const world = svg("g", { class: "world" }, ...layers);
  return svg("svg", { class: "board", role: "group", "aria-label": name }, world);
}

/**
 * @param {SVGSVGElement} board
 * @param {Scene} scene
 * @param {Map<string, Choice>} choices
 * @param {string[]} colours of the seats
 */
export function drawBoard(board, scene, choices, colours) {
  const [ground, zones, pieces] = /** @type {SVGGElement[]} */ ([...(board.firstElementChild?.children ?? [])]);
  if (scene.ground && !ground.firstChild) {
    ground.append(svg("use", { href: `#${scene.ground}`, width: scene.width, height: scene.height }));
  }
  keep(zones, scene.zones, (zone, old) => drawZone(zone, old, choices, colours));
  keep(pieces, scene.pieces, (piece, old) => drawPiece(piece, old, choices, colours));
}

/**
 * Let the children be these things in this order; what was there before stays the same element.
 * @template {{id: string}} T
 * @param {SVGGElement} layer
 * @param {T[]} wanted
 * @param {(one: T, old: SVGGElement | undefined) => SVGGElement} draw
 */
function keep(layer, wanted, draw) {
  const present = /** @type {SVGGElement[]} */ ([...layer.children]).filter((one) => !one.classList.contains("leaving"));
  const old = new Map(present.map((one) => [one.dataset.thing ?? "", one]));
  const drawn = wanted.map((one) => draw(one, old.get(one.id)));
  for (const one of drawn) old.delete(one.dataset.thing ?? "");
  for (const gone of old.values()) leave(gone);
  for (const [place, one] of drawn.entries()) {
    if (layer.children[place] !== one) layer.insertBefore(one, layer.children[place] ?? null);
  }
}

/** @param {SVGGElement} element */
function leave(element) {
  element.classList.add("leaving");
  element.removeAttribute("data-thing");
  setTimeout(() => element.remove(), FADING);
}

/**
 * @param {Zone} zone
 * @param {SVGGElement | undefined} old
 * @param {Map<string, Choice>} choices
 * @param {string[]} colours
 */
function drawZone(zone, old, choices, colours) {
  const group = old ?? svg("g");
  const ink = zone.look ?? "paper";
  group.setAttribute("class", `zone ink-${ink} ${manner({ owner: zone.owner }, colours)}`);
  /** @type {SVGElement[]} */
  const parts = [svg("path", { d: zone.path })];
  if (zone.moves?.length) parts.push(svg("path", { d: zone.path, class: "halo" }));
  if (zone.title) parts.push(...lines(zone.title, zone.x ?? 0, zone.y ?? 0, zone.size ?? 16));
  group.replaceChildren(...parts, ...(zone.marks ?? []).map((mark) => drawMark(mark, colours)));
  describe(group, zone, choices);
  return group;
}

/**
 * @param {string} text
 * @param {number} x
 * @param {number} y
 * @param {number} letter
 */
function lines(text, x, y, letter) {
  const rows = text.split("\n");
  const first = y - ((rows.length - 1) * letter * 1.15) / 2;
  return rows.map((row, place) =>
    svg("text", { class: "title", x, y: first + place * letter * 1.15, "font-size": letter }, row),
  );
}

/**
 * @param {Piece} piece
 * @param {SVGGElement | undefined} old
 * @param {Map<string, Choice>} choices
 * @param {string[]} colours
 */
function drawPiece(piece, old, choices, colours) {
  const group = old ?? svg("g", {}, svg("g", { class: "lift" }));
  const { w, h } = size(piece);
  group.setAttribute("class", `piece ${manner(piece, colours)}${old ? "" : " fresh"}`);
  const turn = piece.turn ? ` rotate(${piece.turn}deg)` : "";
  group.style.transform = `translate(${piece.x ?? 0}px, ${piece.y ?? 0}px)${turn}`;
  const lift = /** @type {SVGGElement} */ (group.firstElementChild);
  const parts = [svg("g", { transform: `translate(${-w / 2} ${-h / 2})` }, ...art(piece, colours, true))];
  if (piece.moves?.length) parts.push(halo(w, h));
  lift.replaceChildren(...parts);
  describe(group, piece, choices);
  return group;
}

/**
 * The brass line round what can be played.
 * @param {number} w
 * @param {number} h
 */
function halo(w, h) {
  const gap = 3;
  const about = { x: -w / 2 - gap, y: -h / 2 - gap, width: w + 2 * gap, height: h + 2 * gap };
  return svg("rect", { ...about, rx: Math.min(w, h) * 0.18 + gap, class: "halo" });
}
