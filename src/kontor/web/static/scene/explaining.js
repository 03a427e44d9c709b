// The card that explains a thing: what it is, what it does, what will happen, and the rule to read.

import { placeBeside } from "./floating.js";
import { html } from "./svg.js";
import { thingAt, thingOf } from "./things.js";

/** @typedef {import("./things.js").Element2D} Element2D */

/** Milliseconds before a card comes under a resting mouse, and before it goes. */
const COMING = 220;
const GOING = 180;
/** Milliseconds that a finger has to rest. */
const LONG = 450;
const MOST_TOLD = 4;

const card = html("div", "card tip");
card.id = "tip";
card.setAttribute("role", "tooltip");
card.hidden = true;

/** @type {Element2D | null} */
let shown = null;
let timer = 0;
/** @type {import("./floating.js").Point | null} where the mouse is, if there is one */
let pointer = null;

/** @param {Element2D} element */
export function explain(element) {
  clearTimeout(timer);
  const thing = thingOf(element);
  const { choices, rule } = thing;
  const { wishes } = thing.setting;
  if (!thing.label && !thing.note && choices.length === 0) return;
  shown = element;
  const parts = [html("strong", "", thing.label)];
  if (thing.note) parts.push(html("p", "", thing.note));
  parts.push(...choices.slice(0, MOST_TOLD).map((one) => html("p", "will", one.words)));
  if (choices.length > MOST_TOLD) parts.push(html("p", "will", `+ ${choices.length - MOST_TOLD} …`));
  const named = rule || choices[0]?.rule;
  if (named && wishes.ruleAddress) parts.push(ruleLink(named, wishes));
  card.replaceChildren(...parts);
  if (!card.isConnected) document.body.append(card);
  card.hidden = false;
  placeBeside(card, element, pointer);
}

/**
 * @param {string} rule
 * @param {import("./kinds.js").Wishes} wishes
 */
function ruleLink(rule, wishes) {
  const link = html("a", "rule", rule);
  link.href = wishes.ruleAddress?.(rule) ?? "";
  link.target = "_blank";
  link.onclick = (event) => {
    if (!wishes.onRule) return;
    event.preventDefault();
    hideCard();
    wishes.onRule(rule);
  };
  return link;
}

export function hideCard() {
  clearTimeout(timer);
  card.hidden = true;
  shown = null;
}

/** @param {EventTarget | null} target */
function isCard(target) {
  return target instanceof Node && card.contains(target);
}

/** Explain what a mouse rests on, what has the focus, and what a finger holds. */
export function explainThings() {
  document.addEventListener("pointermove", (event) => {
    pointer = event.pointerType === "mouse" ? { x: event.clientX, y: event.clientY } : null;
  });
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "mouse" || isCard(event.target)) return clearTimeout(timer);
    const thing = thingAt(event.target);
    if (thing === shown) return clearTimeout(timer);
    clearTimeout(timer);
    timer = setTimeout(() => (thing ? explain(thing) : hideCard()), thing ? (shown ? COMING / 2 : COMING) : GOING);
  });
  document.addEventListener("focusin", (event) => {
    const thing = thingAt(event.target);
    if (thing?.matches(":focus-visible")) explain(thing);
  });
  document.addEventListener("focusout", (event) => {
    if (!isCard(event.relatedTarget)) hideCard();
  });
  document.addEventListener("pointerdown", (event) => {
    if (isCard(event.target)) return;
    hideCard();
    const thing = thingAt(event.target);
    if (thing && event.pointerType !== "mouse") timer = setTimeout(() => hold(thing), LONG);
  });
  for (const end of ["pointerup", "pointercancel"]) document.addEventListener(end, () => shown ?? clearTimeout(timer));
  addEventListener("scroll", () => hideCard(), { passive: true, capture: true });
  addEventListener("keydown", (event) => event.key === "Escape" && hideCard());
}

/**
 * A finger has rested on something: that is a question, and no click.
 * @param {Element2D} thing
 */
function hold(thing) {
  explain(thing);
  const swallow = (/** @type {Event} */ event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener("click", swallow, { capture: true, once: true });
  addEventListener("pointerdown", () => removeEventListener("click", swallow, { capture: true }), { capture: true, once: true });
}
