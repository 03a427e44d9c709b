// The scenes of a replay, fetched a few at a time and ahead of whoever looks.

/**
 * @typedef {object} Still
 * @property {number} at after so many choices
 * @property {{seat: number, words: string}[]} lines
 * @property {string} prompt
 * @property {import("./scene/kinds.js").Scene} scene
 */

/** So many scenes come at once. */
const BATCH = 12;

export class Reel {
  /**
   * @param {string} address
   * @param {number} count of choices
   * @param {string} seat whose eyes to use; empty is a spectator's
   */
  constructor(address, count, seat) {
    this.address = address;
    this.count = count;
    this.seat = seat;
    /** @type {Map<number, Promise<Still[]>>} */
    this.batches = new Map();
  }

  /**
   * @param {number} at
   * @returns {Promise<Still>}
   */
  async still(at) {
    const number = Math.floor(at / BATCH);
    const stills = await this.batch(number);
    if ((number + 1) * BATCH <= this.count) this.batch(number + 1).catch(() => {});
    return stills[at - number * BATCH];
  }

  /** @param {number} number */
  batch(number) {
    const known = this.batches.get(number);
    if (known) return known;
    const fetched = this.load(number);
    this.batches.set(number, fetched);
    fetched.catch(() => this.batches.delete(number));
    return fetched;
  }

  /**
   * @param {number} number
   * @returns {Promise<Still[]>}
   */
  async load(number) {
    const query = new URLSearchParams({ at: String(number * BATCH), count: String(BATCH), seat: this.seat });
    const answer = await fetch(`${this.address}?${query}&lang=${document.documentElement.lang}`);
    if (!answer.ok) throw new Error(answer.statusText);
    return answer.json();
  }
}
