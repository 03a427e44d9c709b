// The rules beside the table: fetched when somebody wants to read them, and opened at the rule that was asked for.

import { offerSearch } from "./rulebook.js";
import { openTab } from "./tabs.js";

/** So much is seen of what stands before a rule. */
const MARGIN = 60;

/** @type {Promise<void> | null} */
let loading = null;

function pane() {
  return /** @type {HTMLElement} */ (document.getElementById("rules-text"));
}

/** Fetch the rules, once. */
async function load() {
  const answer = await fetch(pane().dataset.from ?? "");
  if (!answer.ok) throw new Error(answer.statusText);
  pane().innerHTML = await answer.text();
  offerSearch(pane());
}

export function offerRules() {
  document.getElementById("tab-rules")?.addEventListener("click", () => (loading ??= load()));
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a[data-rule], #rules-text a[href^='#']") : null;
    if (!(link instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    openRule(link.hash.slice(1));
  });
}

/** @param {string} rule */
export async function openRule(rule) {
  openTab("rules");
  await (loading ??= load());
  for (const old of pane().querySelectorAll(".found")) old.classList.remove("found");
  const found = pane().querySelector(`#${CSS.escape(rule)}`);
  if (!found) return;
  found.classList.add("found");
  const text = /** @type {HTMLElement} */ (pane().closest("[role=tabpanel]"));
  text.scrollTop += found.getBoundingClientRect().top - text.getBoundingClientRect().top - MARGIN;
  if (text.getBoundingClientRect().top > innerHeight / 2) text.parentElement?.scrollIntoView();
}
