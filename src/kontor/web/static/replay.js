// A replay by the keyboard: arrows go back and forth, Home and End to the ends.

import { offerAnalysis } from "./analysis.js";

const KEYS = { ArrowLeft: "prev", ArrowRight: "next", Home: "first", End: "last" };

document.addEventListener("keydown", (event) => {
  const way = KEYS[/** @type {keyof typeof KEYS} */ (event.key)];
  const target = /** @type {HTMLElement} */ (event.target);
  if (!way || event.ctrlKey || event.metaKey || event.altKey || target.matches("input, select, textarea, pre")) return;
  const link = /** @type {HTMLAnchorElement | null} */ (document.querySelector(`.steps a[rel=${way}]:not([aria-disabled])`));
  if (link) {
    event.preventDefault();
    location.replace(link.href);
  }
});
document.getElementById("seat")?.addEventListener("change", (event) => {
  /** @type {HTMLSelectElement} */ (event.target).form?.submit();
});
offerAnalysis();
