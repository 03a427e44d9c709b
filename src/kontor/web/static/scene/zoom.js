// Looking closer at a board: pinch, drag, double tap, the keys + - 0; and at first the part that the question is about.

import { clamp } from "./floating.js";
import { isStill } from "./motion.js";
import { html, stamp, svg } from "./svg.js";

/** Letters of 16 units are 11 pixels high at this scale, and no smaller where one is shown a part of the board. */
const READABLE = 11 / 16;
/** From this scale on the whole board is worth more than larger letters. */
const LEGIBLE = 9 / 16;
const CLOSEST = 3;
const STEP = 1.5;
/** A finger that moves by less has tapped. */
const TREMBLE = 7;
const DOUBLE = 320;
const GLIDE = 260;
/** So many pixels beyond its edge a board can be pushed, so that nothing need lie under the button. */
const MARGIN = 56;

/**
 * @param {number} centre of what is seen
 * @param {number} seen
 * @param {number} world
 * @param {number} margin
 */
function within(centre, seen, world, margin) {
  return seen >= world ? world / 2 : clamp(centre, seen / 2 - margin, world - seen / 2 + margin);
}

/** The window through which one sees a board. */
export class Zoom {
  /**
   * @param {HTMLElement} frame
   * @param {SVGSVGElement} board
   */
  constructor(frame, board) {
    this.frame = frame;
    this.board = board;
    this.world = { w: 1, h: 1 };
    this.scale = 0;
    this.centre = { x: 0, y: 0 };
    this.isMoved = false;
    /** @type {Map<number, PointerEvent>} */
    this.fingers = new Map();
    this.lastTap = { at: 0, x: 0, y: 0 };
    new ResizeObserver(() => this.resize()).observe(board);
    addEventListener("keydown", (event) => this.key(event));
    board.addEventListener("pointerdown", (event) => this.touch(event));
    addEventListener("pointermove", (event) => this.move(event));
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, (event) => this.lift(/** @type {PointerEvent} */ (event)));
    board.addEventListener("click", (event) => this.isMoved && event.stopPropagation(), { capture: true });
    board.addEventListener("dblclick", (event) => this.toggle(event.clientX, event.clientY));
    board.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    board.addEventListener("focusin", (event) => event.target instanceof SVGElement && this.reveal(event.target));
  }

  /**
   * A button back to the whole board, for whoever looks closer.
   * @param {string} words
   */
  offerReturn(words) {
    const button = html("button", "whole", svg("svg", { "aria-hidden": "true" }, stamp("whole", {})));
    button.type = "button";
    button.title = words;
    button.setAttribute("aria-label", words);
    button.onclick = () => this.glide(this.whole());
    this.frame.append(button);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const isTyping = event.target instanceof Element && event.target.matches("input, textarea, select");
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
    if (event.key === "+") this.by(STEP);
    if (event.key === "-") this.by(1 / STEP);
    if (event.key === "0") this.glide(this.whole());
  }

  get pixels() {
    return { w: this.board.clientWidth || 1, h: this.board.clientHeight || 1 };
  }

  get fit() {
    return Math.min(this.pixels.w / this.world.w, this.pixels.h / this.world.h);
  }

  whole() {
    return { scale: this.fit, x: this.world.w / 2, y: this.world.h / 2 };
  }

  /**
   * @param {number} width
   * @param {number} height of the board in its own units
   */
  measure(width, height) {
    const isNew = this.scale === 0;
    if (!isNew && this.world.w === width && this.world.h === height) return;
    this.world = { w: width, h: height };
    this.frame.style.setProperty("--ratio", String(width / height));
    if (isNew) this.scale = this.fit;
    if (isNew) this.centre = { x: width / 2, y: height / 2 };
    this.show();
  }

  /**
   * Show as many of these places as can be read at once.
   * @param {{x: number, y: number}[]} places
   */
  attend(places) {
    if (places.length === 0 || this.fit >= LEGIBLE) return;
    const [w, h] = [this.pixels.w / READABLE, this.pixels.h / READABLE];
    const groups = places.map((centre) =>
      places.filter((one) => Math.abs(one.x - centre.x) < w / 2 - 30 && Math.abs(one.y - centre.y) < h / 2 - 30),
    );
    const best = groups.reduce((most, group) => (group.length > most.length ? group : most), groups[0]);
    const [left, right] = [Math.min(...best.map((one) => one.x)), Math.max(...best.map((one) => one.x))];
    const [top, bottom] = [Math.min(...best.map((one) => one.y)), Math.max(...best.map((one) => one.y))];
    const [x, y] = [within((left + right) / 2, w, this.world.w, 0), within((top + bottom) / 2, h, this.world.h, 0)];
    this.glide({ scale: READABLE, x, y });
  }

  /** @param {SVGElement} element that has the focus */
  reveal(element) {
    const [thing, frame] = [element.getBoundingClientRect(), this.board.getBoundingClientRect()];
    const isIn = thing.left >= frame.left && thing.right <= frame.right && thing.top >= frame.top && thing.bottom <= frame.bottom;
    if (!isIn) this.glide({ scale: this.scale, ...this.at(thing.left + thing.width / 2, thing.top + thing.height / 2) });
  }

  /**
   * The place on the board at a place of the window.
   * @param {number} clientX
   * @param {number} clientY
   */
  at(clientX, clientY) {
    const frame = this.board.getBoundingClientRect();
    return {
      x: this.centre.x + (clientX - frame.left - frame.width / 2) / this.scale,
      y: this.centre.y + (clientY - frame.top - frame.height / 2) / this.scale,
    };
  }

  /** The window has changed: whoever saw the whole board sees it still. */
  resize() {
    if (this.scale !== 0 && !this.frame.classList.contains("close")) this.scale = this.fit;
    this.show();
  }

  show() {
    if (this.scale === 0) return;
    this.scale = clamp(this.scale, this.fit, Math.max(CLOSEST, this.fit));
    const [w, h] = [this.pixels.w / this.scale, this.pixels.h / this.scale];
    this.centre.x = within(this.centre.x, w, this.world.w, MARGIN / this.scale);
    this.centre.y = within(this.centre.y, h, this.world.h, MARGIN / this.scale);
    this.board.setAttribute("viewBox", `${this.centre.x - w / 2} ${this.centre.y - h / 2} ${w} ${h}`);
    this.frame.classList.toggle("close", this.scale > this.fit * 1.01);
  }

  /** @param {{scale: number, x: number, y: number}} to */
  glide(to) {
    const from = { scale: this.scale, ...this.centre };
    const start = performance.now();
    const step = (/** @type {number} */ now) => {
      const part = isStill() ? 1 : 1 - (1 - Math.min(1, (now - start) / GLIDE)) ** 2;
      this.scale = from.scale + (to.scale - from.scale) * part;
      this.centre = { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
      this.show();
      if (part < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }

  /**
   * @param {number} factor
   * @param {{x: number, y: number}} [around] what stays where it is
   */
  by(factor, around = this.centre) {
    const scale = clamp(this.scale * factor, this.fit, CLOSEST);
    const part = 1 - this.scale / scale;
    this.glide({ scale, x: this.centre.x + (around.x - this.centre.x) * part, y: this.centre.y + (around.y - this.centre.y) * part });
  }

  /**
   * @param {number} x
   * @param {number} y
   */
  toggle(x, y) {
    if (this.scale > this.fit * 1.3) this.glide(this.whole());
    else this.by(Math.max(2, READABLE / this.fit), this.at(x, y));
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.pinch(Math.exp(-event.deltaY / 300), event.clientX, event.clientY);
  }

  /**
   * @param {number} factor
   * @param {number} x
   * @param {number} y
   */
  pinch(factor, x, y) {
    const before = this.at(x, y);
    this.scale = clamp(this.scale * factor, this.fit, CLOSEST);
    const after = this.at(x, y);
    this.centre.x += before.x - after.x;
    this.centre.y += before.y - after.y;
    this.show();
  }

  /** @param {PointerEvent} event */
  touch(event) {
    if (this.fingers.size === 0) this.isMoved = false;
    this.fingers.set(event.pointerId, event);
  }

  /** @param {PointerEvent} event */
  move(event) {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    // A button let go where no page could see it.
    if (event.buttons === 0) return void this.fingers.delete(event.pointerId);
    const [dx, dy] = [event.clientX - before.clientX, event.clientY - before.clientY];
    if (!this.isMoved && Math.hypot(dx, dy) < TREMBLE) return;
    this.isMoved = true;
    const other = [...this.fingers.values()].find((one) => one.pointerId !== event.pointerId);
    this.fingers.set(event.pointerId, event);
    this.centre.x -= dx / this.scale / (other ? 2 : 1);
    this.centre.y -= dy / this.scale / (other ? 2 : 1);
    if (other) {
      const apart = (/** @type {PointerEvent} */ one) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) || 1;
      const [x, y] = [(event.clientX + other.clientX) / 2, (event.clientY + other.clientY) / 2];
      this.pinch(apart(event) / apart(before), x, y);
    } else this.show();
  }

  /** @param {PointerEvent} event */
  lift(event) {
    if (!this.fingers.delete(event.pointerId) || this.isMoved || event.pointerType === "mouse") return;
    const { at, x, y } = this.lastTap;
    const isOnThing = event.target instanceof Element && event.target.closest(".can");
    if (event.timeStamp - at < DOUBLE && Math.hypot(event.clientX - x, event.clientY - y) < 30 && !isOnThing) {
      this.toggle(event.clientX, event.clientY);
    }
    this.lastTap = { at: event.timeStamp, x: event.clientX, y: event.clientY };
  }
}
