// The shapes of what a scene is made of, as the server writes them (engine/scene.py); nothing here runs.

/**
 * @typedef {{x: number, y: number, size: number, sprite?: string, text?: string, owner?: number, look?: string}} Mark
 *
 * @typedef {object} Piece
 * @property {string} id
 * @property {string} sprite
 * @property {string | null} [label]
 * @property {number} [x]
 * @property {number} [y]
 * @property {number} [w]
 * @property {number} [h]
 * @property {number} [owner]
 * @property {number | null} [count]
 * @property {string | null} [text]
 * @property {string | null} [note]
 * @property {string} [rule]
 * @property {string[]} [moves]
 * @property {Mark[]} [marks]
 * @property {string} [look]
 * @property {number} [turn]
 *
 * @typedef {object} Zone
 * @property {string} id
 * @property {string} path
 * @property {string} [look]
 * @property {string | null} [title]
 * @property {number} [x]
 * @property {number} [y]
 * @property {number} [size]
 * @property {number} [owner]
 * @property {string | null} [label]
 * @property {string | null} [note]
 * @property {string} [rule]
 * @property {string[]} [moves]
 * @property {Mark[]} [marks]
 *
 * @typedef {{id: string, title: string, pieces: Piece[]}} Shelf
 * @typedef {{seat: number, colour: string, score: number | null, pieces: Piece[], note?: string | null}} Panel
 *
 * @typedef {object} Scene
 * @property {number} width
 * @property {number} height
 * @property {Zone[]} zones
 * @property {Piece[]} pieces
 * @property {Shelf[]} shelves
 * @property {Panel[]} panels
 * @property {string} [ground] the symbol under all zones
 *
 * @typedef {{move: string, words: string, rule: string}} Choice a legal move, and what it does in words
 *
 * @typedef {object} Wishes what whoever shows a scene wants of it
 * @property {Choice[]} [choices] the moves that can be made now
 * @property {(move: string, origin: Element) => void} [onMove] called when one of them is chosen at something
 * @property {(rule: string) => void} [onRule] called when somebody wants to read a rule
 * @property {(rule: string) => string} [ruleAddress] where a rule can be read
 * @property {(seat: number) => HTMLElement | null} [panelOf] where to put what everybody sees of a seat
 * @property {string[]} [about] the ids of what the question is about, where that is less than all that can be played
 * @property {string} [name] what the board is called for those who do not see it
 */

export {};
