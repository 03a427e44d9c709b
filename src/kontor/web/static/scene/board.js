// The board: a ground, zones upon it, and pieces that travel over them.

import { keep } from "./keeping.js";
import { art, drawMark, manner, size } from "./pieces.js";
import { stamp, svg } from "./svg.js";
import { describe, hung } from "./things.js";

/** @typedef {import("./kinds.js").Scene} Scene */
/** @typedef {import("./kinds.js").Piece} Piece */
/** @typedef {import("./kinds.js").Zone} Zone */
/** @typedef {import("./things.js").Setting} Setting */

/** The brass lines of zones lie over all zones, so that no neighbour covers them. */
const LAYERS = ["ground", "zones", "halos", "pieces"];
/** How far the brass line is from a piece. */
const GAP = 4;
const LINE_HEIGHT = 1.15;

/** @param {string} name what the board is called */
export function newBoard(name) {
  const layers = LAYERS.map((one) => svg("g", { class: one }));
  return svg("svg", { class: "board", role: "group", "aria-label": name }, ...layers);
}

/**
 * @param {SVGSVGElement} board
 * @param {Scene} scene
 * @param {Setting} setting
 */
export function drawBoard(board, scene, setting) {
  const [ground, zones, halos, pieces] = /** @type {HTMLCollectionOf<SVGGElement>} */ (board.children);
  if (scene.ground && !ground.firstChild) {
    ground.append(stamp(scene.ground, { width: scene.width, height: scene.height }));
  }
  keep(zones, scene.zones, () => svg("g"), (group, zone) => drawZone(group, zone, setting), setting);
  const open = scene.zones.filter((zone) => hung(zone, setting).length > 0);
  halos.replaceChildren(...open.map((zone) => svg("path", { d: zone.path, class: "halo" })));
  keep(pieces, scene.pieces, newPiece, (group, piece) => drawPiece(group, piece, setting), setting);
}

/**
 * @param {SVGGElement} group
 * @param {Zone} zone
 * @param {Setting} setting
 */
function drawZone(group, zone, setting) {
  group.setAttribute("class", `zone ink-${zone.look ?? "paper"} ${manner({ owner: zone.owner }, setting.colours)}`);
  const outlines = [svg("path", { d: zone.path, class: "outline" })];
  if (hung(zone, setting).length) outlines.push(svg("path", { d: zone.path, class: "wash" }));
  const marks = (zone.marks ?? []).map((mark) => drawMark(mark, setting.colours));
  group.replaceChildren(...outlines, ...marks, ...titleOf(zone));
  describe(group, zone, setting);
}

/** @param {Zone} zone */
function titleOf(zone) {
  if (!zone.title) return [];
  const [letter, rows] = [zone.size ?? 16, zone.title.split("\n")];
  const first = (zone.y ?? 0) - ((rows.length - 1) * letter * LINE_HEIGHT) / 2;
  return rows.map((row, place) => {
    const about = { class: "title", x: zone.x ?? 0, y: first + place * letter * LINE_HEIGHT, "font-size": letter };
    return svg("text", about, row);
  });
}

function newPiece() {
  const group = svg("g", { class: "fresh" }, svg("g", { class: "lift", "aria-hidden": "true" }));
  group.addEventListener("animationend", () => group.classList.remove("fresh"), { once: true });
  return group;
}

/**
 * @param {SVGGElement} group
 * @param {Piece} piece
 * @param {Setting} setting
 */
function drawPiece(group, piece, setting) {
  const { w, h } = size(piece);
  const isFresh = group.classList.contains("fresh") && !group.dataset.thing;
  group.setAttribute("class", `piece ${manner(piece, setting.colours)}${isFresh ? " fresh" : ""}`);
  group.dataset.size = `${w} ${h}`;
  group.style.transform = `translate(${piece.x ?? 0}px, ${piece.y ?? 0}px) rotate(${piece.turn ?? 0}deg)`;
  const picture = svg("g", { transform: `translate(${-w / 2} ${-h / 2})` }, ...art(piece, setting.colours, true));
  group.firstElementChild?.replaceChildren(picture, ...(hung(piece, setting).length ? [halo(w, h)] : []));
  describe(group, piece, setting);
}

/**
 * The brass line round what can be played.
 * @param {number} w
 * @param {number} h
 */
function halo(w, h) {
  const about = { x: -w / 2 - GAP, y: -h / 2 - GAP, width: w + 2 * GAP, height: h + 2 * GAP };
  return svg("rect", { ...about, rx: Math.min(w, h) * 0.18 + GAP, class: "halo" });
}
