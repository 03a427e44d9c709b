// Searching rules: only what has all the words stays, with the words marked.

/** Where the words stand, for the style sheet to mark. */
const MARKS = "sought";

/** @param {string} text */
function plain(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/**
 * Show of a table the rows that have all the words, of a paragraph all or nothing.
 * @param {HTMLElement} block
 * @param {(text: string) => boolean} fits
 * @returns {number} how much of it was found
 */
function sift(block, fits) {
  const rows = /** @type {HTMLElement[]} */ ([...block.querySelectorAll("tbody tr")]);
  const parts = rows.length ? rows : [block];
  for (const part of parts) part.hidden = !fits(plain(part.textContent ?? ""));
  const found = parts.filter((part) => !part.hidden).length;
  block.hidden = found === 0;
  return found;
}

/**
 * Show what has all the words; a heading, if something under it is left; all, if there are no words.
 * @param {Element} article
 * @param {string[]} words
 * @returns {number} how many paragraphs and rows were found
 */
function filter(article, words) {
  const fits = (/** @type {string} */ text) => words.every((word) => text.includes(word));
  let found = 0;
  /** @type {HTMLElement[]} */
  let above = [];
  for (const block of /** @type {HTMLElement[]} */ ([...article.children])) {
    if (/^H[1-6]$/.test(block.tagName)) {
      above = [...above.filter((heading) => heading.tagName < block.tagName), block];
      block.hidden = words.length > 0;
      continue;
    }
    const here = sift(block, fits);
    found += here;
    if (here) for (const heading of above) heading.hidden = false;
  }
  return found;
}

/**
 * @param {Element} article
 * @param {string[]} words
 */
function mark(article, words) {
  if (!CSS.highlights) return;
  const ranges = [];
  const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); words.length && node; node = walker.nextNode()) {
    const text = plain(node.textContent ?? "");
    if (text.length !== node.textContent?.length) continue;
    for (const word of words) {
      for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
        const range = new Range();
        range.setStart(node, at);
        range.setEnd(node, at + word.length);
        ranges.push(range);
      }
    }
  }
  CSS.highlights.set(MARKS, new Highlight(...ranges));
}

/**
 * Let the search field search the rules beside it.
 * @param {ParentNode} place that holds both
 */
export function offerSearch(place) {
  const field = /** @type {HTMLInputElement | null} */ (place.querySelector("input[type=search]"));
  const article = place.querySelector("article.rules");
  const count = /** @type {HTMLElement | null} */ (place.querySelector("[data-found]"));
  if (!field || !article || !count) return;
  field.oninput = () => {
    const words = plain(field.value).split(/\s+/).filter(Boolean);
    const found = filter(article, words);
    mark(article, words);
    count.textContent = words.length ? (count.dataset.found ?? "").replace("{n}", String(found)) : "";
  };
  field.onkeydown = (event) => {
    if (event.key !== "Escape" || !field.value) return;
    event.stopPropagation();
    field.value = "";
    field.dispatchEvent(new Event("input"));
  };
  field.dispatchEvent(new Event("input"));
}

offerSearch(document);
if (matchMedia("(max-width: 60rem)").matches) document.querySelector(".contents details")?.removeAttribute("open");
