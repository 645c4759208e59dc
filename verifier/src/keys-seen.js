// Remembers the idempotency keys, eight bytes for each. A repeated key is always noticed; at half a million keys, two
// different keys look the same with a probability of about 1 in 10^8.

/** @typedef {{ slots: Uint32Array, count: number }} KeysSeen */

/** @returns {KeysSeen} */
export function newKeysSeen() {
  return { slots: new Uint32Array(2 * 1024), count: 0 }
}

/**
 * @param {KeysSeen} seen
 * @param {string} key keys are HMACs, so their digits are evenly distributed
 * @param {number} [from] the place of 16 hexadecimal digits in it
 * @returns {boolean} false if the key was already there
 */
export function addKey(seen, key, from = 0) {
  if (seen.count * 3 > seen.slots.length) grow(seen)
  const added = put(seen.slots, hexNumber(key, from), hexNumber(key, from + 8) | 1)
  if (added) seen.count += 1
  return added
}

/**
 * @param {string} text
 * @param {number} from the place of eight hexadecimal digits
 */
function hexNumber(text, from) {
  let number = 0
  for (let at = from; at < from + 8; at += 1) {
    const code = text.charCodeAt(at)
    number = (number << 4) | (code < 58 ? code - 48 : code - 87)
  }
  return number >>> 0
}

/**
 * @param {Uint32Array} slots
 * @param {number} high
 * @param {number} low never zero, because zero marks a free slot
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
