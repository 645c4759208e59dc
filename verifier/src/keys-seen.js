// Remembers which idempotency keys were seen, eight bytes for each. A key that comes twice is always noticed; two
// different keys look alike with a chance of about one in 10^8 at half a million keys.

/** @typedef {{ slots: Uint32Array, count: number }} KeysSeen */

/** @returns {KeysSeen} */
export function newKeysSeen() {
  return { slots: new Uint32Array(2 * 1024), count: 0 }
}

/**
 * @param {KeysSeen} seen
 * @param {string} key hexadecimal digits, at least 16; keys are HMACs, so their digits are spread evenly
 * @returns {boolean} false where it was there before
 */
export function addKey(seen, key) {
  if (seen.count * 3 > seen.slots.length) grow(seen)
  const added = put(seen.slots, Number.parseInt(key.slice(0, 8), 16), Number.parseInt(key.slice(8, 16), 16) | 1)
  if (added) seen.count += 1
  return added
}

/**
 * @param {Uint32Array} slots
 * @param {number} high
 * @param {number} low never zero: zero marks a free slot
 */
function put(slots, high, low) {
  const mask = slots.length - 2
  low >>>= 0
  for (let at = (high * 2) & mask; ; at = (at + 2) & mask) {
    if (slots[at + 1] === 0) {
      slots[at] = high
      slots[at + 1] = low
      return true
    }
    if (slots[at] === high && slots[at + 1] === low) return false
  }
}

/** @param {KeysSeen} seen */
function grow(seen) {
  const larger = new Uint32Array(seen.slots.length * 2)
  for (let at = 0; at < seen.slots.length; at += 2) {
    if (seen.slots[at + 1] !== 0) put(larger, seen.slots[at], seen.slots[at + 1])
  }
  seen.slots = larger
}
