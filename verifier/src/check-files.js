// The files are those that an export of this kind has, and those that its manifest lists.
import { newBytes, newHasher } from './crypto-node.js'
import { finish } from './reader.js'
import { counted, say, thousands } from './report.js'

/** @typedef {import('./report.js').Check[]} Checks */
/** @typedef {import('./walk.js').Walk} Walk */
/** @typedef {import('./manifest.js').Manifest} Manifest */

/** README.txt and what is in schema/ explain the others; nobody signed them, and nothing else tells if they are right. */
const ALWAYS = [
  'README.txt',
  'vkey',
  'checkpoint',
  'ledger.jsonl',
  'ledger.csv',
  'context.jsonl',
  'subset.proof',
  'statements.csv',
  'schema/events.schema.json',
]

/**
 * Exactly the files that an export of this kind has: each is compared with something, so no other may stand beside them
 * and look as if it had been verified.
 * @param {Checks} checks
 * @param {import('./tar.js').Bundle} bundle
 * @param {Manifest} manifest
 * @param {Walk} walk
 */
export async function checkManifest(checks, bundle, manifest, walk) {
  const details = [...bundle.wrong]
  const whole = manifest.scope.kind === 'log' && manifest.range.kind === 'all'
  const wanted = [
    ...ALWAYS,
    ...(whole ? ['checkpoints.jsonl'] : []),
    ...(manifest.since === null ? [] : ['consistency.proof']),
  ]
  for (const name of wanted) if (!bundle.files.has(name)) details.push(`${name} is missing`)
  const listed = new Set()
  /** @type {string[]} */
  const savedAgain = []
  let bytes = 0
  for (const { name, bytes: size, sha256 } of manifest.files) {
    if (listed.has(name)) details.push(`manifest.json lists ${name} twice`)
    listed.add(name)
    const file = bundle.files.get(name)
    if (file === undefined) {
      if (!wanted.includes(name)) details.push(`${name} is missing`)
      continue
    }
    bytes += file.size
    const found = await hashOf(file, walk)
    if (found === sha256 && file.size === size) continue
    const sizes = file.size === size ? '' : `${thousands(file.size)} bytes instead of ${thousands(size)}, `
    const hashes = `SHA-256 ${found.slice(0, 16)}… instead of ${sha256.slice(0, 16)}…`
    const into = onlySavedAgain(file, walk) ? savedAgain : details
    into.push(`${name} is not the file that manifest.json lists: ${sizes}${hashes}`)
  }
  for (const name of new Set([...listed, ...bundle.files.keys()])) {
    if (!wanted.includes(name) && name !== 'manifest.json') details.push(`${name} is no file of such an export`)
    if (name === 'manifest.json' ? listed.has(name) : !listed.has(name)) {
      details.push(name === 'manifest.json' ? 'manifest.json lists itself' : `${name} is not listed in manifest.json`)
    }
  }
  const text = `${counted(manifest.files.length, 'file')}, ${thousands(bytes)} bytes, as manifest.json lists them`
  const status = details.length > 0 ? 'FAILED' : savedAgain.length > 0 ? 'RE-SAVED' : 'OK'
  say(checks, 'Files', status, text, [...details, ...savedAgain].slice(0, 20))
}

/**
 * Whether a file is a table that another program wrote anew without changing what it says.
 * @param {import('./reader.js').BundleFile} file
 * @param {Walk} walk
 */
function onlySavedAgain(file, { csv, statements }) {
  const table = [csv, statements].find((each) => each?.reader.file === file)
  return table?.loose === true && table.edited === 0
}

/**
 * @param {import('./reader.js').BundleFile} file
 * @param {Walk} walk
 */
async function hashOf(file, walk) {
  const { cursors, proof, csv, statements } = walk
  const readers = [cursors.ledger.reader, cursors.context.reader, proof.reader, csv?.reader, statements?.reader]
  const reader = readers.find((each) => each?.file === file)
  if (reader !== undefined) return finish(reader)
  const hash = newHasher()
  const piece = newBytes(Math.min(1 << 16, file.size))
  for (let at = 0; at < file.size; ) {
    const count = await file.read(piece, at)
    if (count === 0) break
    hash.update(piece.subarray(0, count))
    at += count
  }
  return hash.hex()
}
