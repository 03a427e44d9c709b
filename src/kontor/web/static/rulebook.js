// Searching rules: only what has all the words stays, with the words marked.

/** Where the words stand, for the style sheet to mark. */
const MARKS = "sought";

/** @param {string} text */
function plain(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** @param {Element} article */
function blocks(article) {
  return /** @type {HTMLElement[]} */ ([...article.children]).flatMap((block) =>
    block.matches(".wide") ? [block, .../** @type {NodeListOf<HTMLElement>} */ (block.querySelectorAll("tbody tr"))] : [block],
  );
}

/**
 * Show what has all the words; a heading, if something under it is left; all, if there are no words.
 * @param {Element} article
 * @param {string[]} words
 * @returns {number} how many paragraphs and rows were found
 */
function filter(article, words) {
  let found = 0;
  /** @type {{heading: HTMLElement, level: string}[]} */
  let waiting = [];
  for (const block of blocks(article)) {
    if (/^H[1-6]$/.test(block.tagName)) {
      waiting = [...waiting.filter((one) => one.level < block.tagName), { heading: block, level: block.tagName }];
      block.hidden = words.length > 0;
      continue;
    }
    const text = plain(block.textContent ?? "");
    const fits = words.every((word) => text.includes(word));
    block.hidden = !fits;
    if (!fits) continue;
    if (!block.matches(".wide")) found += 1;
    for (const { heading } of waiting) heading.hidden = false;
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
