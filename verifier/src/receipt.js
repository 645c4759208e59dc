// Verifies a receipt: a C2SP tlog-proof that one event is in the log.
import { leafHash, newBytes } from './crypto-node.js'
import { formOf, plainBytes } from './forms.js'
import { parseKeptReceipt } from './kept-receipt.js'
import { isoTime } from './months.js'
import { judgeSignatures, parseCheckpoint, parseNote, parseVkey } from './note.js'
import { parseTlogProof } from './proof-files.js'
import { checkVerifier } from './published-verifier.js'
import { conclude, newChecks, say, sayIncomplete, thousands, unreadable } from './report.js'
import { isFault, readEvent } from './shapes.js'
import { provesInclusion } from './tree.js'

/** The first characters of a receipt. */
export const RECEIPT_START = 'c2sp.org/tlog-proof@'

/**
 * @param {Uint8Array} bytes the .tlog-proof, or the receipt as the service answers it, which may have no proof yet
 * @param {Uint8Array | undefined} givenEvent the event's line, with or without its line break; without it, the line in the
 *   receipt is checked
 * @param {string[]} keys
 * @param {string} [self] SHA-256 of the file of the verifier that runs, if it can know it
 * @returns {Promise<import('./report.js').Report>}
 */
export async function verifyReceipt(bytes, givenEvent, keys, self) {
  const file = parseKeptReceipt(bytes)
  if (file === undefined) return verifyProof(newChecks(), bytes, givenEvent, keys, self)
  if (keys.some((text) => parseVkey(text.trim()) === undefined))
    return unreadable('One of the keys is no verifier key.')
  const event = givenEvent ?? file.event
  if (event.length > 65_536) return unreadable('No event is that long.')
  const checks = newChecks()
  if (lineHash(event) === file.leaf) say(checks, 'Hash', 'OK', 'the event has the hash that this receipt names')
  else say(checks, 'Hash', 'FAILED', 'the event has another hash than this receipt names', [OTHER_EVENT])
  if (file.proof !== undefined) return verifyProof(checks, file.proof, event, keys, self, file.seq)
  checkEvent(checks, withoutEnd(event), file.seq, [])
  const onTwo = file.standing === 'replicated'
  const text = onTwo ? 'recorded on two machines, not yet published' : 'recorded, not yet published'
  sayIncomplete(checks, 'Standing', text, [
    'No signed checkpoint covers this entry yet, and this file is signed by nobody. Keep it, and get the proof: that comes within seconds, and must name the same number and hash.',
  ])
  return conclude(`Receipt for event ${thousands(file.seq)}`, checks, [], NOT_PROVEN)
}

const OTHER_EVENT = 'The event is not the one that this receipt is for, or one of the two was changed.'

/** @param {Uint8Array} event a line with or without its line break */
function withoutEnd(event) {
  return event.subarray(0, event.length - (event[event.length - 1] === 10 ? 1 : 0))
}

/** @param {Uint8Array} event a line with or without its line break */
function lineHash(event) {
  const line = withoutEnd(event)
  const room = newBytes(line.length + 1)
  room.set(line, 1)
  return leafHash(room, 1, room.length)
}

/**
 * @param {import('./report.js').Check[]} checks
 * @param {Uint8Array} proofBytes the .tlog-proof
 * @param {Uint8Array | undefined} givenEvent
 * @param {string[]} keys
 * @param {string | undefined} self
 * @param {number} [seq] the number that the receipt around the proof names
 * @returns {Promise<import('./report.js').Report>}
 */
async function verifyProof(checks, proofBytes, givenEvent, keys, self, seq) {
  const trusted = keys.map((text) => parseVkey(text.trim()))
  if (trusted.some((key) => key === undefined)) return unreadable('One of the keys is no verifier key.')
  const known = trusted.filter((key) => key !== undefined)
  const plain = plainBytes(proofBytes)
  const receipt = parseTlogProof(plain ?? proofBytes)
  if (receipt === undefined)
    return unreadable('This is no receipt: it does not have the form of a c2sp.org/tlog-proof@v1.')
  const eventBytes = givenEvent ?? receipt.extra
  if (eventBytes === undefined) return unreadable('This receipt holds no event: give the event as well (--event FILE).')
  if (eventBytes.length > 65_536) return unreadable('No event is that long.')
  if (plain !== undefined) say(checks, 'Form', 'RE-SAVED', formOf(proofBytes))
  const note = parseNote(receipt.note)
  const checkpoint = 'wrong' in note ? undefined : parseCheckpoint(note.text)
  if ('wrong' in note || checkpoint === undefined) {
    say(checks, 'Checkpoint', 'FAILED', 'the checkpoint inside the receipt is damaged')
    return conclude('Receipt', checks, [], NOT_PROVEN)
  }
  const judged = await judgeSignatures(note, known)
  const text = `${checkpoint.origin}, size ${thousands(checkpoint.size)}`
  const details = []
  if (judged.bad.length > 0) details.push('its signature does not fit: it was changed after signing')
  else if (judged.log.every(({ name }) => name !== checkpoint.origin) && known.length > 0 && !judged.cannot)
    details.push('it is not signed by the key you trust')
  if (details.length > 0) say(checks, 'Checkpoint', 'FAILED', text, details)
  else if (known.length === 0)
    sayIncomplete(checks, 'Checkpoint', text, ['You gave no key (--key), so nobody vouches for this checkpoint.'])
  else if (judged.cannot) sayIncomplete(checks, 'Checkpoint', text, ['Ed25519 signatures cannot be checked here.'])
  else say(checks, 'Checkpoint', 'OK', `${text}  signed`)

  const genuine = checks.every(({ status }) => status === 'OK' || status === 'RE-SAVED')
  const leaf = lineHash(eventBytes)
  const { index, proof } = receipt
  const { size, root } = checkpoint
  const proven = provesInclusion({ index, size, leaf, root, proof })
  say(
    checks,
    'Inclusion',
    proven ? 'OK' : 'FAILED',
    `this event is number ${thousands(index)} of the log`,
    proven ? [] : [OTHER_EVENT],
  )
  const event = checkEvent(checks, withoutEnd(eventBytes), index, givenEvent === undefined ? [OWN_EVENT] : [])
  if (seq !== undefined && seq !== index)
    say(checks, 'Receipt', 'FAILED', `it says that it is for event ${thousands(seq)}, its proof is for another one`)
  else if (genuine && proven) say(checks, 'Standing', 'OK', 'published: a signed checkpoint covers it')
  if (proven && event?.type === 'verifier.published')
    checkVerifier(checks, [{ seq: event.seq, command: event.data.command, page: event.data.page }], self)
  return conclude(`Receipt for event ${thousands(index)}`, checks, [], NOT_PROVEN)
}

const OWN_EVENT =
  'The event is the one in the receipt itself. Nobody signed it there, but its hash is the one in the signed log.'
const NOT_PROVEN = [
  'that every real request was recorded: a receipt is for one event.',
  'that token counts are right: they are what the AI provider reported.',
]

/**
 * @param {import('./report.js').Check[]} checks
 * @param {Uint8Array} bytes
 * @param {number} index
 * @param {string[]} notes
 */
function checkEvent(checks, bytes, index, notes) {
  const line = String.fromCharCode(...bytes.subarray(0, 65_536))
  const event = readEvent(line, () => {
    try {
      return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
    } catch {
      return undefined
    }
  })
  if (isFault(event)) {
    const found = `byte ${event.at + 1}: expected ${event.expected}; found ${event.found}`
    if (event.newer) sayIncomplete(checks, 'Event', 'of a newer format than this verifier knows', [found])
    else say(checks, 'Event', 'FAILED', 'not an event in its canonical form', [found])
    return undefined
  }
  const text = `${event.type} of ${event.account} at ${isoTime(event.at)}`
  if (event.seq !== index) say(checks, 'Event', 'FAILED', text, [`it says that it is event ${event.seq}`])
  else say(checks, 'Event', 'OK', text, notes)
  return event
}
