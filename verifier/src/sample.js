// Draws a sample of requests that everybody draws again: its seed is the signed root, which exists before anybody can choose.
import { toHex } from './base64.js'
import { byteText, sha256 } from './crypto-node.js'
import { nextLine, openReader } from './reader.js'

/** More is no sample. */
export const MAX_SAMPLE = 10_000

/**
 * @typedef {{ rank: string, seq: number, at: number, account: string, amount: number, tokensIn: number, tokensOut: number,
 *   model: string }} Drawn `rank` is the hash by which it was drawn
 */

/**
 * The `size` settled requests of a bundle whose SHA-256(root, line break, seq) is smallest, in the order of the log. The root is the
 * base64 text of the checkpoint. Keeps no more than the sample in memory.
 * @param {import('./reader.js').BundleFile} ledger a verified ledger.jsonl
 * @param {{ root: string, size: number }} wanted
 * @returns {Promise<{ sample: Drawn[], of: number }>} `of`: how many settled requests there are
 */
export async function drawSample(ledger, { root, size }) {
  /** @type {Drawn[]} */
  let sample = []
  let of = 0
  const reader = openReader(ledger)
  while (await nextLine(reader)) {
    if (!byteText(reader.buffer, reader.from, reader.to).includes('"type":"request.settled"')) continue
    const line = new TextDecoder().decode(reader.buffer.subarray(reader.from, reader.to))
    const { seq, at, account, data } = JSON.parse(line)
    of += 1
    const rank = toHex(sha256(new TextEncoder().encode(`${root}\n${seq}`)))
    const { amount, tokens_in: tokensIn, tokens_out: tokensOut, model } = data
    sample.push({ rank, seq, at, account, amount, tokensIn, tokensOut, model })
    if (sample.length >= 2 * size) sample = smallest(sample, size)
  }
  return { sample: smallest(sample, size).sort((one, other) => one.seq - other.seq), of }
}

/**
 * @param {Drawn[]} drawn
 * @param {number} limit
 */
function smallest(drawn, limit) {
  return drawn.sort((one, other) => (one.rank < other.rank ? -1 : 1)).slice(0, limit)
}

const HEADER =
  'number,seq,ended_at,account,credits,tokens_in,tokens_out,model,receipt_line_equal,customer_confirms,remark'

/**
 * The sheet to fill in, as CSV (RFC 4180 but for LF line ends). The last three columns are left to the auditor.
 * @param {Drawn[]} sample
 */
export function sheetOf(sample) {
  const rows = sample.map(({ seq, at, account, amount, tokensIn, tokensOut, model }, index) =>
    [index + 1, seq, new Date(at).toISOString(), account, amount, tokensIn, tokensOut, cell(model), '', '', ''].join(
      ',',
    ),
  )
  return `${[HEADER, ...rows].join('\n')}\n`
}

/**
 * A model's name comes from outside: quoted, and never a formula.
 * @param {unknown} text
 */
function cell(text) {
  const plain = String(text ?? '').replace(/"/g, '""')
  return `"${/^[=+\-@\t\r]/.test(plain) ? `'${plain}` : plain}"`
}
