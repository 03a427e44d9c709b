// A finger that points at things of a scene.

import { html, svg } from "./scene/svg.js";

const HALF = 11;
const TIP = 20;

/** @param {SVGGElement} thing on the board */
function pointOnBoard(thing) {
  const { x, y, width } = thing.getBBox();
  const shape = svg("path", { d: `M${-HALF} ${-TIP}h${2 * HALF}L0 0z`, class: "finger" });
  thing.append(svg("g", { class: "pointer", transform: `translate(${x + width / 2} ${y - 4})` }, shape));
}

/**
 * Point at these things, and at nothing else.
 * @param {string[]} ids
 */
export function pointAt(ids) {
  for (const old of document.querySelectorAll(".pointer")) old.remove();
  for (const id of ids) {
    for (const thing of document.querySelectorAll(`[data-thing="${CSS.escape(id)}"]`)) {
      if (thing instanceof SVGGElement) pointOnBoard(thing);
      else thing.append(html("span", "pointer"));
    }
  }
}
