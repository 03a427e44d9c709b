// Draws a scene: the board, my shelves and everybody's panels. Drawing another one in the same place moves the pieces there.

import { say } from "../words.js";
import { drawBoard, newBoard } from "./board.js";
import { explainThings } from "./explaining.js";
import { notePlaces, showChanges } from "./motion.js";
import { playOnBoards, settle } from "./playing.js";
import { drawPanel, drawShelves } from "./shelves.js";
import { html } from "./svg.js";
import { Zoom } from "./zoom.js";

/** @typedef {import("./kinds.js").Scene} Scene */
/** @typedef {import("./kinds.js").Wishes} Wishes */
/** @typedef {import("./motion.js").Places} Places */

/** @typedef {import("./things.js").Setting} Setting */
/** @typedef {{board: SVGSVGElement, shelves: HTMLElement, zoom: Zoom, setting: Setting, question: string}} Drawn */
/** @type {WeakMap<Element, Drawn>} */
const drawn = new WeakMap();
let isListening = false;
/** So much is seen of what stands before the thing to which a shelf is scrolled. */
const MARGIN = 60;

/**
 * @param {HTMLElement} container
 * @param {Scene} scene
 * @param {Wishes} [wishes]
 * @param {Places} [before] where things were, if the page has changed since
 * @returns {boolean} whether something has moved
 */
export function drawScene(container, scene, wishes = {}, before = notePlaces()) {
  const table = drawn.get(container) ?? setUp(container, wishes.name ?? "");
  const { setting } = table;
  setting.wishes = wishes;
  setting.choices = new Map((wishes.choices ?? []).map((choice) => [choice.move, choice]));
  for (const panel of scene.panels) setting.colours[panel.seat] = panel.colour;
  table.zoom.measure(scene.width, scene.height);
  drawBoard(table.board, scene, setting);
  drawShelves(table.shelves, scene.shelves, setting);
  for (const panel of scene.panels) {
    const place = wishes.panelOf?.(panel.seat);
    if (place) drawPanel(place, panel, setting);
  }
  settle();
  attend(table, scene);
  return showChanges(before);
}

/**
 * Turn to what is asked, when it is asked.
 * @param {Drawn} table
 * @param {Scene} scene
 */
function attend(table, scene) {
  const { choices, wishes } = table.setting;
  const { about = [] } = wishes;
  const question = [...choices.keys(), ...about].join();
  if (question === table.question) return;
  table.question = question;
  const isOpen = (/** @type {{id: string, moves?: string[]}} */ one) =>
    about.length ? about.includes(one.id) : one.moves?.some((move) => choices.has(move));
  const zones = scene.zones.filter(isOpen).map((zone) => middle(table.board, zone.id));
  const mine = /** @type {HTMLElement | null} */ (table.shelves.querySelector(".can"));
  if (mine) table.shelves.scrollTo({ left: mine.offsetLeft - MARGIN });
  table.zoom.attend([...scene.pieces.filter(isOpen).map(({ x = 0, y = 0 }) => ({ x, y })), ...zones]);
}

/**
 * @param {SVGSVGElement} board
 * @param {string} id of a zone
 */
function middle(board, id) {
  const zone = /** @type {SVGGElement} */ (board.querySelector(`.zone[data-thing="${CSS.escape(id)}"]`));
  const { x, y, width, height } = zone.getBBox();
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * @param {HTMLElement} container
 * @param {string} name
 */
function setUp(container, name) {
  const board = newBoard(name);
  const shelves = html("div", "shelves");
  const frame = html("div", "frame", board);
  container.replaceChildren(frame, shelves);
  const zoom = new Zoom(frame, board);
  zoom.offerReturn(say("zoom-all"));
  if (!isListening) {
    isListening = true;
    explainThings();
    playOnBoards();
  }
  /** @type {Drawn} */
  const made = { board, shelves, zoom, setting: { choices: new Map(), colours: [], wishes: {} }, question: "" };
  drawn.set(container, made);
  return made;
}
