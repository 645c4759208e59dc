// The one call of a witness: c2sp.org/tlog-witness, "add-checkpoint".
import { fromBase64, toHex } from '../verifier/src/base64.js'
import { judgeSignatures, parseCheckpoint, parseNote } from '../verifier/src/note.js'
import { provesConsistency } from '../verifier/src/tree.js'

/** The specification allows no longer proof. */
const MAX_PROOF = 63
const SIZE_TYPE = 'text/x.tlog.size'

/**
 * @typedef {{ status: number, body: string, type?: string }} Answer
 * @typedef {object} Witness
 * @property {import('../verifier/src/note.js').Key[]} logs the keys of the logs that it watches; their names are the origins
 * @property {import('./key.js').WitnessKey} key
 * @property {ReturnType<typeof import('./memory.js').openMemory>} memory
 * @property {() => number} now milliseconds UTC
 */

/**
 * Cosigns a checkpoint that continues what was cosigned before. Asynchronous only in checking signatures: from the look at the
 * memory to its change nothing else runs, so two calls cannot both continue the same tree.
 * @param {Witness} witness
 * @param {Uint8Array} body
 * @returns {Promise<Answer>}
 */
export async function addCheckpoint({ logs, key, memory, now }, body) {
  const request = parseRequest(body)
  if ('wrong' in request) return { status: 400, body: `${request.wrong}\n` }
  const { old, proof, note, checkpoint } = request
  const keys = logs.filter(({ name }) => name === checkpoint.origin)
  if (keys.length === 0) return { status: 404, body: 'this log is not watched here\n' }
  const judged = await judgeSignatures(note, keys)
  if (judged.log.length === 0) return { status: 403, body: 'no known key of the log signed this\n' }
  if (old > checkpoint.size) return { status: 400, body: 'the old size is larger than the checkpoint\n' }
  const seen = memory.seen(checkpoint.origin)
  if (old !== seen.size) return { status: 409, body: `${seen.size}\n`, type: SIZE_TYPE }
  if (old === checkpoint.size && seen.root !== checkpoint.root)
    return { status: 409, body: `${seen.size}\n`, type: SIZE_TYPE }
  const isContinued =
    old === 0
      ? proof.length === 0
      : provesConsistency({ from: old, to: checkpoint.size, fromRoot: seen.root, toRoot: checkpoint.root, proof })
  if (!isContinued) return { status: 422, body: 'the checkpoint does not continue the one before\n' }
  if (checkpoint.size !== seen.size) memory.keep(checkpoint.origin, { size: checkpoint.size, root: checkpoint.root })
  return { status: 200, body: key.cosign(note.text, Math.floor(now() / 1_000)) }
}

/**
 * @param {Uint8Array} body
 * @returns {{ old: number, proof: string[], note: import('../verifier/src/note.js').Note,
 *   checkpoint: import('../verifier/src/note.js').Checkpoint } | { wrong: string }}
 */
function parseRequest(body) {
  const end = emptyLine(body)
  if (end === undefined) return { wrong: 'no empty line before the checkpoint' }
  const [first, ...lines] = new TextDecoder().decode(body.subarray(0, end)).split('\n')
  const old = /^old (0|[1-9][0-9]{0,15})$/.exec(first ?? '')?.[1]
  if (old === undefined || !Number.isSafeInteger(Number(old)))
    return { wrong: 'the first line is not "old" and a size' }
  if (lines.length > MAX_PROOF) return { wrong: 'a proof has at most 63 lines' }
  const proof = lines.map((line) => fromBase64(line)).map((hash) => (hash?.length === 32 ? toHex(hash) : undefined))
  if (!proof.every((hash) => hash !== undefined)) return { wrong: 'a line of the proof is not 32 bytes in base64' }
  const note = parseNote(body.subarray(end + 2))
  if ('wrong' in note) return { wrong: `the checkpoint is ${note.wrong}` }
  const checkpoint = parseCheckpoint(note.text)
  if (checkpoint === undefined) return { wrong: 'the text of the note is not a checkpoint' }
  return { old: Number(old), proof: /** @type {string[]} */ (proof), note, checkpoint }
}

/**
 * The place at which the first empty line begins.
 * @param {Uint8Array} body
 */
function emptyLine(body) {
  for (let at = 0; at + 1 < body.length; at += 1) if (body[at] === 0x0a && body[at + 1] === 0x0a) return at
  return undefined
}
