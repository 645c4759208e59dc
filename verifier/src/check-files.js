// Checks that the files are exactly those that such an export has and that its manifest lists.
import { newBytes, newHasher } from './crypto-node.js'
import { WITH_WORKBOOK } from './manifest.js'
import { finish } from './reader.js'
import { counted, say, thousands } from './report.js'

/** @typedef {import('./report.js').Check[]} Checks */
/** @typedef {import('./walk.js').Walk} Walk */
/** @typedef {import('./manifest.js').Manifest} Manifest */

/** README.txt and schema/ only explain the other files. No signature covers them, so nothing shows if they are right. */
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
 * The bundle must hold exactly the files of an export of this kind: each is checked against something, and any other file
 * would look as if it had been verified too.
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
    ...(manifest.format === WITH_WORKBOOK ? workbookFiles(manifest, walk, bundle) : []),
  ]
  for (const name of wanted) if (!bundle.files.has(name)) details.push(`${name} is missing`)
  const listed = new Set()
  /** @type {string[]} */
  const savedAgain = []
  let bytes = 0
  let differing = 0
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
    const again = onlySavedAgain(file, walk)
    if (!again) differing += 1
    ;(again ? savedAgain : details).push(`${name} is not the file that manifest.json lists: ${sizes}${hashes}`)
  }
  for (const name of new Set([...listed, ...bundle.files.keys()])) {
    if (!wanted.includes(name) && name !== 'manifest.json') details.push(`${name} is no file of such an export`)
    if (name === 'manifest.json' ? listed.has(name) : !listed.has(name)) {
      details.push(name === 'manifest.json' ? 'manifest.json lists itself' : `${name} is not listed in manifest.json`)
    }
  }
  const files = counted(manifest.files.length, 'file')
  const shownDetails = [...details, ...savedAgain].slice(0, 20)
  const asides = asideNote(bundle.aside ?? [])
  if (differing > 0) {
    const more = details.length > differing ? '; others are missing or do not belong here' : ''
    say(
      checks,
      'Files',
      'FAILED',
      `${thousands(differing)} of ${files} ${differing === 1 ? 'differs' : 'differ'}${more}`,
      shownDetails,
    )
  } else if (details.length > 0) say(checks, 'Files', 'FAILED', 'files are missing or do not belong here', shownDetails)
  else if (savedAgain.length > 0) {
    const again = `${thousands(savedAgain.length)} of ${files} ${savedAgain.length === 1 ? 'was' : 'were'} saved again by another program`
    say(checks, 'Files', 'RE-SAVED', again, [...shownDetails, ...asides])
  } else say(checks, 'Files', 'OK', `${files}, ${thousands(bytes)} bytes, as manifest.json lists them`, asides)
}

/**
 * @param {string[]} names
 * @returns {string[]}
 */
function asideNote(names) {
  if (names.length === 0) return []
  const first = names.slice(0, 5).join(', ')
  const more = names.length > 5 ? ` and ${thousands(names.length - 5)} more` : ''
  return [`Left aside, because a system adds such files by itself: ${first}${more}. Nothing in them was read.`]
}

/**
 * The page of a statement belongs to an account's month that has one. If the lines were not read, it may be there or not.
 * @param {Manifest} manifest
 * @param {Walk} walk
 * @param {import('./tar.js').Bundle} bundle
 */
function workbookFiles({ scope, range }, { workbook, book }, { files }) {
  const ofMonth = scope.kind === 'account' && range.kind === 'month'
  const wasRead = book.last >= 0 || workbook.statement !== undefined
  const hasPage = ofMonth && (wasRead ? workbook.statement !== undefined : files.has('statement.html'))
  return ['requests.csv', 'money.csv', ...(hasPage ? ['statement.html'] : [])]
}

/**
 * Whether another program saved this table again without changing its meaning.
 * @param {import('./reader.js').BundleFile} file
 * @param {Walk} walk
 */
function onlySavedAgain(file, { csv, statements, requests, money }) {
  const table = [csv, statements, requests, money].find((each) => each?.reader.file === file)
  return table?.loose === true && table.edited === 0
}

/**
 * @param {import('./reader.js').BundleFile} file
 * @param {Walk} walk
 */
async function hashOf(file, walk) {
  const { cursors, proof } = walk
  const tables = [walk.csv, walk.statements, walk.requests, walk.money].map((table) => table?.reader)
  const readers = [cursors.ledger.reader, cursors.context.reader, proof.reader, ...tables]
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
