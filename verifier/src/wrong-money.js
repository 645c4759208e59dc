// What the rules about money share: how they say what they found, and how far clocks may differ.
import { noteBreach, noteMissing } from './book.js'

/** Another company's clock, and ours, may be wrong by so much, in seconds. */
export const CLOCKS = 24 * 60 * 60

/**
 * Records that an event about money contradicts another one, or itself.
 * @param {import('./book.js').Book} book
 * @param {import('./shapes.js').LedgerEvent} event
 * @param {string} rule
 * @param {unknown} expected
 * @param {unknown} found
 */
export function wrong(book, event, rule, expected, found) {
  book.money.breaches += 1
  noteBreach(book, event, rule, expected, found)
}

/**
 * Records that something which money rests on is not here.
 * @param {import('./book.js').Book} book
 * @param {string} text
 */
export function lacks(book, text) {
  book.money.missing += 1
  noteMissing(book, text)
}

/**
 * @param {import('./book.js').Book} book
 * @param {number} index
 */
export function nameOf({ accounts }, index) {
  return [...accounts.values()].find((each) => each.index === index)?.name ?? 'another account'
}
