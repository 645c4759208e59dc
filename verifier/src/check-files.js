// Checks that the files are exactly those that such an export has and that its manifest lists.
import { newBytes, newHasher } from './crypto-node.js'
import { hasMonthEnds, hasWorkbook } from './manifest.js'
import { finish, otherFormOf } from './reader.js'
import { counted, say, thousands } from './report.js'
import { isHarmlessStranger } from './strangers.js'

/** @typedef {import('./report.js').Check[]} Checks */
/** @typedef {import('./walk.js').Walk} Walk */
/** @typedef {import('./manifest.js').Manifest} Manifest */
/** @typedef {import('./bundle.js').Bundle & { savedAgain: Map<string, import('./forms.js').SavedAgain> }} PlainBundle */

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
 * @param {{ bundle: PlainBundle, manifest: Manifest, walk: Walk, signed: import('./signed-sizes.js').SignedSizes | undefined }} given
 */
export async function checkManifest(checks, { bundle, manifest, walk, signed }) {
  const details = [...bundle.wrong]
  const whole = manifest.scope.kind === 'log' && manifest.range.kind === 'all'
  const wanted = [
    ...ALWAYS,
    ...(whole || hasMonthEnds(manifest) ? ['checkpoints.jsonl'] : []),
    ...(manifest.since === null ? [] : ['consistency.proof']),
    ...(hasWorkbook(manifest) ? workbookFiles(manifest, walk, bundle) : []),
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
    const came = bundle.savedAgain.get(name)
    bytes += (came?.file ?? file).size
    const form = came?.form ?? formInWalk(file, walk, signed)
    const found = await hashOf(came?.file ?? file, walk)
    const asItCame = found === sha256 && (came?.file ?? file).size === size
    // Other checks judge the lines of a large file. A small file must have the listed hash in its plain form.
    const asExported = form !== '' && (came === undefined || (await hashOf(file, walk)) === sha256)
    if (form !== '' && (asItCame || asExported)) savedAgain.push(`${name}: ${form}`)
    if (asItCame || asExported) continue
    const sizes = file.size === size ? '' : `${thousands(file.size)} bytes instead of ${thousands(size)}, `
    const hashes = `SHA-256 ${found.slice(0, 16)}… instead of ${sha256.slice(0, 16)}…`
    const again = onlySavedAgain(file, walk)
    if (!again) differing += 1
    ;(again ? savedAgain : details).push(`${name} is not the file that manifest.json lists: ${sizes}${hashes}`)
  }
  const ownForm = bundle.savedAgain.get('manifest.json')?.form
  if (ownForm !== undefined) savedAgain.push(`manifest.json: ${ownForm}`)
  const isStranger = (/** @type {string} */ name) =>
    !wanted.includes(name) && !listed.has(name) && name !== 'manifest.json' && isHarmlessStranger(name)
  const strangers = [...[...bundle.files.keys()].filter(isStranger), ...(bundle.beside ?? [])]
  for (const name of new Set([...listed, ...bundle.files.keys()])) {
    if (isStranger(name)) continue
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
    say(checks, 'Files', 'RE-SAVED', again, [...shownDetails, ...strangerNote(strangers), ...asides])
  } else if (strangers.length > 0) {
    const beside = `${files} as manifest.json lists them, and ${counted(strangers.length, 'other')} beside them`
    say(checks, 'Files', 'RE-SAVED', beside, [...strangerNote(strangers), ...asides])
  } else say(checks, 'Files', 'OK', `${files}, ${thousands(bytes)} bytes, as manifest.json lists them`, asides)
}

/**
 * @param {string[]} names
 * @returns {string[]}
 */
function strangerNote(names) {
  const note = (/** @type {string} */ name) => `${name} is no part of the export: nothing in it was read`
  const more = names.length > 20 ? [`… and ${thousands(names.length - 20)} more`] : []
  return [...names.slice(0, 20).map(note), ...more]
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
 * @param {import('./bundle.js').Bundle} bundle
 */
function workbookFiles({ scope, range }, { workbook, book }, { files }) {
  const ofMonth = scope.kind === 'account' && range.kind === 'month'
  const wasRead = book.last >= 0 || workbook.statement !== undefined
  const hasPage = ofMonth && (wasRead ? workbook.statement !== undefined : files.has('statement.html'))
  return ['requests.csv', 'money.csv', ...(hasPage ? ['statement.html'] : [])]
}

/**
 * How a file that is read line by line differs from the form in which it was exported; '' for not at all. What its lines say is
 * judged elsewhere.
 * @param {import('./reader.js').BundleFile} file
 * @param {Walk} walk
 * @param {import('./signed-sizes.js').SignedSizes | undefined} signed
 */
function formInWalk(file, { cursors, proof }, signed) {
  const readers = [cursors.ledger.reader, cursors.context.reader, proof.reader, signed?.reader]
  const reader = readers.find((each) => each?.file === file)
  return reader === undefined ? '' : otherFormOf(reader)
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
