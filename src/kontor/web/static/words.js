// The sentences that scripts say, as the page brought them along.

/** @type {Record<string, string>} */
const words = JSON.parse(document.getElementById("words")?.textContent ?? "{}");

/**
 * A sentence, with what stands in its braces filled in.
 * @param {string} name
 * @param {Record<string, string | number>} [parts]
 */
export function say(name, parts = {}) {
  return words[name].replace(/\{(\w+)\}/g, (hole, part) => String(parts[part] ?? hole));
}
