// The command line.
import * as fs from 'node:fs'
import * as path from 'node:path'
import { openArchive } from './archive.js'
import { checkStamps, readStamps } from './check-stamp.js'
import { compareViews, viewIn, viewOfExport } from './compare.js'
import { canonical } from './manifest.js'
import { parseVkey } from './note.js'
import { RECEIPT_START, verifyReceipt } from './receipt.js'
import { receiptsIn, verifyReceipts } from './receipts.js'
import { reportText, thousands, unreadable } from './report.js'
import { drawSample, MAX_SAMPLE, sheetOf } from './sample.js'
import { severalText, verifySeveral } from './several.js'
import { parseState, stateText } from './state.js'
import { isAddedBySystem, isHarmlessStranger } from './strangers.js'
import { verifyBundle } from './verify.js'

const USAGE = `Usage:
  node ledger-verify.mjs BUNDLE [BUNDLE …] [options]
  node ledger-verify.mjs --receipt FILE.tlog-proof [--event FILE] --key KEY
  node ledger-verify.mjs --receipt FOLDER_OR_ARCHIVE --key KEY
  node ledger-verify.mjs --compare ONE OTHER --key KEY [--consistency FILE]

BUNDLE is the downloaded .tar (also as .tar.gz or in a .zip), or the folder it was unpacked to. Several are put in order, and each
has to continue the one before.

  --key FILE_OR_VKEY     the log's verifier key, got from the company itself; more than once for witnesses
  --state FILE           what you verified last time; made at the first time, updated when all is well
  --stripe FILE.csv      an export of Stripe's dashboard (Payments, Invoices, Refunds or Balance report); may be repeated
  --consistency FILE     a consistency proof that links the bundle to your state file
  --timestamp FILE.tsr   a time stamp of the export's checkpoint (RFC 3161); may be repeated
  --tsa FILE.pem         a certificate of a time-stamping authority that you trust; may be repeated
  --sample N SHEET.csv   draw N settled requests by the signed root, and write a sheet to fill in; only if all is well
  --compare ONE OTHER    what two people were shown of the log: state files, exports, or the checkpoint out of one
  --receipt FILE         a receipt (.tlog-proof, or the .json that the service answers); or a folder, .tar or .zip of many, which are checked in one run with one report
  --event FILE           the event of the receipt; without it the one that the receipt holds is checked
  --hashes-only          only check that the events are the signed ones
  --json                 print the report as JSON

Exit codes: 0 verified, 1 tampered or re-saved, 2 wrong use or unreadable file, 3 incomplete evidence.
`

/** @typedef {import('./bundle.js').Bundle} Bundle */
/** `self` is the SHA-256 of the file that runs. @typedef {{ out(text: string): void, warn(text: string): void, progress(text: string): void, self?: string }} Io */

/**
 * @param {string[]} args
 * @param {Io} io
 * @returns {Promise<number>} the exit code
 */
export async function main(args, io) {
  const settings = parseArgs(args)
  if (typeof settings === 'string') {
    io.out(settings === '' ? USAGE : `${settings}\n\n${USAGE}`)
    return settings === '' ? 0 : 2
  }
  const keys = []
  for (const keyOption of settings.key) {
    const key = keysFrom(keyOption)
    if (key === undefined)
      return answer(io, settings.json, unreadable(`${keyOption} is neither a verifier key nor a file with one.`))
    keys.push(...key)
  }
  if (settings.receipt !== undefined || settings.event !== undefined) return checkReceipt(settings, keys, io)
  if (settings.compare !== undefined) return checkViews(settings.compare, settings, keys, io)
  const [only] = settings.bundles
  if (only === undefined) return answer(io, settings.json, unreadable(USAGE))
  const inputs = evidence(settings)
  if ('refused' in inputs) return answer(io, settings.json, unreadable(inputs.refused))
  const self = io.self === undefined ? {} : { self: io.self }
  if (settings.bundles.length > 1) return checkSeveral(settings, { keys, ...self, ...inputs }, io)
  const bundle = await openBundle(only)
  if ('refused' in bundle) return answer(io, settings.json, unreadable(bundle.refused))
  try {
    const verdict = await verifyBundle(bundle, {
      keys,
      hashesOnly: settings.hashesOnly,
      progress: progressLine(io),
      ...self,
      firstState: settings.state !== undefined && inputs.state === undefined,
      ...inputs,
    })
    io.progress('')
    const code = answer(io, settings.json, verdict.report)
    if (!keepState(settings.state, verdict.state, io)) return 2
    return settings.sample === undefined ? code : await writeSample(settings.sample, { bundle, verdict }, io)
  } finally {
    bundle.close()
  }
}

/**
 * @param {{ out(text: string): void }} io
 * @param {boolean} json
 * @param {import('./report.js').Report} report
 */
function answer(io, json, report) {
  io.out(json ? `${canonical(report, 0)}\n` : reportText(report))
  return report.exit
}

const REPEATED = ['--key', '--stripe', '--timestamp', '--tsa']
const TAKES_A_VALUE = [...REPEATED, '--state', '--consistency', '--receipt', '--event']

/** @param {string[]} args */
function parseArgs(args) {
  const settings = {
    bundles: /** @type {string[]} */ ([]),
    key: /** @type {string[]} */ ([]),
    stripe: /** @type {string[]} */ ([]),
    timestamp: /** @type {string[]} */ ([]),
    tsa: /** @type {string[]} */ ([]),
    state: /** @type {string | undefined} */ (undefined),
    consistency: /** @type {string | undefined} */ (undefined),
    receipt: /** @type {string | undefined} */ (undefined),
    event: /** @type {string | undefined} */ (undefined),
    compare: /** @type {[string, string] | undefined} */ (undefined),
    sample: /** @type {{ size: number, sheet: string } | undefined} */ (undefined),
    hashesOnly: false,
    json: false,
  }
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at]
    if (arg === '--help' || arg === '-h') return ''
    // Signature lines of unknown keys were refused once; the option that tolerated them is still in scripts.
    if (arg === '--allow-unknown-sigs') continue
    if (arg === '--hashes-only') settings.hashesOnly = true
    else if (arg === '--json') settings.json = true
    else if (arg === '--compare') {
      const [one = '', other = ''] = args.slice(at + 1, at + 3)
      at += 2
      if (one === '' || other === '' || one.startsWith('-') || other.startsWith('-'))
        return '--compare needs two files, one of each person.'
      settings.compare = [one, other]
    } else if (arg === '--sample') {
      const [size = '', sheet = ''] = args.slice(at + 1, at + 3)
      at += 2
      if (!/^[1-9][0-9]{0,4}$/.test(size) || Number(size) > MAX_SAMPLE || sheet === '' || sheet.startsWith('-'))
        return `--sample needs a number up to ${MAX_SAMPLE} and the name of the sheet to write.`
      settings.sample = { size: Number(size), sheet }
    } else if (TAKES_A_VALUE.includes(arg)) {
      at += 1
      const value = args[at]
      if (value === undefined) return `${arg} needs a value.`
      if (REPEATED.includes(arg))
        settings[/** @type {'key' | 'stripe' | 'timestamp' | 'tsa'} */ (arg.slice(2))].push(value)
      else settings[/** @type {'state' | 'consistency' | 'receipt' | 'event'} */ (arg.slice(2))] = value
    } else if (arg.startsWith('-')) return `Unknown option ${arg}.`
    else settings.bundles.push(arg)
  }
  if (settings.compare !== undefined) {
    if (settings.bundles.length > 0 || settings.state !== undefined)
      return '--compare looks at two files and nothing else.'
    return settings
  }
  if (settings.consistency !== undefined && settings.state === undefined)
    return '--consistency links the bundle to your state file: give --state as well.'
  if (settings.sample !== undefined && (settings.bundles.length > 1 || settings.hashesOnly))
    return '--sample draws from one export that is checked whole.'
  if (settings.tsa.length > 0 && settings.timestamp.length === 0)
    return '--tsa names who may stamp the time: give the time stamp as well (--timestamp).'
  if (settings.consistency !== undefined && settings.bundles.length > 1)
    return '--consistency links one export to your state file: give one at a time.'
  if (settings.bundles.length === 0 && settings.receipt === undefined && settings.event === undefined)
    return args.length === 0 ? 'Which bundle?' : 'No bundle was named.'
  return settings
}

/**
 * A verifier key, or the keys in a file.
 * @param {string} option
 * @returns {string[] | undefined}
 */
function keysFrom(option) {
  if (/^[^+\s]+\+[0-9a-f]{8}\+[A-Za-z0-9+/=]+$/u.test(option)) return [option]
  const bytes = readSmall(option, 65_536)
  const lines = bytes === undefined ? [] : new TextDecoder().decode(bytes).split(/\r?\n/)
  const keys = lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'))
  return keys.length > 0 && keys.length <= 32 ? keys : undefined
}

/** @param {Exclude<ReturnType<typeof parseArgs>, string>} settings */
function evidence(settings) {
  /** @type {{ state?: import('./state.js').State, stripe?: { name: string, bytes: Uint8Array }[], consistency?: Uint8Array, checkStamps?: import('./verify.js').Options['checkStamps'] }} */
  const inputs = {}
  if (settings.state !== undefined && fs.existsSync(settings.state)) {
    const state = parseState(readSmall(settings.state, 1 << 17))
    if (state === undefined) return { refused: `${settings.state} is no state file of this verifier.` }
    inputs.state = state
  }
  if (settings.consistency !== undefined) {
    const bytes = readSmall(settings.consistency, 16_384)
    if (bytes === undefined) return { refused: `${settings.consistency} cannot be read.` }
    inputs.consistency = bytes
  }
  for (const name of settings.stripe) {
    const bytes = readSmall(name, 1 << 28)
    if (bytes === undefined) return { refused: `${name} cannot be read.` }
    inputs.stripe = [...(inputs.stripe ?? []), { name: path.basename(name), bytes }]
  }
  if (settings.timestamp.length > 0) {
    const files = []
    for (const name of [...settings.timestamp, ...settings.tsa]) {
      const bytes = readSmall(name, 1 << 20)
      if (bytes === undefined) return { refused: `${name} cannot be read.` }
      files.push({ name: path.basename(name), bytes })
    }
    const count = settings.timestamp.length
    const read = readStamps(files.slice(0, count), files.slice(count))
    if ('refused' in read) return read
    const isOneOfSeveral = settings.bundles.length > 1
    inputs.checkStamps = (checks, of) => checkStamps(checks, { ...read, isOneOfSeveral }, of)
  }
  return inputs
}

/**
 * @param {string} name
 * @param {number} limit
 * @returns {Uint8Array | undefined}
 */
function readSmall(name, limit) {
  try {
    const found = fs.statSync(name)
    return found.isFile() && found.size <= limit ? fs.readFileSync(name) : undefined
  } catch {
    return undefined
  }
}

/**
 * @param {{ size: number, sheet: string }} wanted
 * @param {{ bundle: Bundle, verdict: import('./verify.js').Verdict }} checked
 * @param {{ warn(text: string): void }} io
 * @returns {Promise<number>} the exit code
 */
async function writeSample({ size, sheet }, { bundle, verdict: { report, root } }, io) {
  const ledger = bundle.files.get('ledger.jsonl')
  if (report.exit !== 0 || ledger === undefined || root === undefined) {
    io.warn('No sample was drawn: draw it from an export that is verified.\n')
    return report.exit === 0 ? 2 : report.exit
  }
  const { sample, of } = await drawSample(ledger, { root, size })
  const reason = replaceFile(sheet, sheetOf(sample))
  if (reason === '') {
    io.warn(
      `${thousands(sample.length)} of ${thousands(of)} settled requests are in ${sheet}, drawn by the root ${root}.\n`,
    )
    return 0
  }
  io.warn(`The sheet ${sheet} was not written (${reason}).\n`)
  return 2
}

/** More would be no audit but a mistake of a shell. */
const MAX_BUNDLES = 200

/**
 * @param {Exclude<ReturnType<typeof parseArgs>, string>} settings
 * @param {import('./verify.js').Options} options
 * @param {{ out(text: string): void, warn(text: string): void, progress(text: string): void }} io
 */
async function checkSeveral(settings, options, io) {
  const { bundles: names, json, hashesOnly } = settings
  if (names.length > MAX_BUNDLES) return answer(io, json, unreadable(`At most ${MAX_BUNDLES} exports in one run.`))
  /** @type {(import('./several.js').Named & { close(): void })[]} */
  const bundles = []
  try {
    for (const name of names) {
      const bundle = await openBundle(name)
      if ('refused' in bundle) return answer(io, json, unreadable(`${name}: ${bundle.refused}`))
      bundles.push({ name, bundle, close: bundle.close })
    }
    const { reports, exit, state } = await verifySeveral(bundles, {
      ...options,
      hashesOnly,
      progress: progressLine(io),
    })
    io.progress('')
    io.out(json ? `${canonical({ exit, reports }, 0)}\n` : severalText(reports))
    return keepState(settings.state, state, io) ? exit : 2
  } finally {
    for (const { close } of bundles) close()
  }
}

/**
 * @param {string | undefined} file
 * @param {import('./state.js').State | undefined} state
 * @param {{ warn(text: string): void }} io
 * @returns {boolean} false if there was something to keep and it could not be written
 */
function keepState(file, state, io) {
  if (file === undefined || state === undefined) return true
  const reason = replaceFile(file, stateText(state))
  if (reason === '') return true
  io.warn(`The state file ${file} was not written (${reason}); the report holds all the same.\n`)
  return false
}

/**
 * @param {Exclude<ReturnType<typeof parseArgs>, string>} settings
 * @param {string[]} keys
 * @param {Io} io
 */
async function checkReceipt(settings, keys, io) {
  const many = settings.event === undefined ? await receiptsAt(settings.receipt) : undefined
  if (many !== undefined) {
    try {
      if ('refused' in many) return answer(io, settings.json, unreadable(many.refused))
      const report = await verifyReceipts(many.receipts, { keys, wrong: many.wrong, aside: many.aside ?? [] })
      return answer(io, settings.json, report)
    } finally {
      if (!('refused' in many)) many.close()
    }
  }
  const proof = settings.receipt === undefined ? undefined : readSmall(settings.receipt, 1 << 20)
  const event = settings.event === undefined ? undefined : readSmall(settings.event, 1 << 16)
  if (proof === undefined) {
    const which = settings.receipt === undefined ? 'An event needs its receipt' : `${settings.receipt} cannot be read`
    return answer(io, settings.json, unreadable(`${which}: --receipt FILE.tlog-proof [--event FILE].`))
  }
  if (settings.event !== undefined && event === undefined)
    return answer(io, settings.json, unreadable(`${settings.event} cannot be read.`))
  return answer(io, settings.json, await verifyReceipt(proof, event, keys, io.self))
}

/**
 * Many receipts in a folder or an archive; undefined for a single one.
 * @param {string | undefined} name
 */
async function receiptsAt(name) {
  if (name === undefined || isOneReceipt(name)) return undefined
  const bundle = await openBundle(name)
  // A file that is no archive is judged as a single receipt.
  if ('refused' in bundle) return fs.statSync(name).isFile() ? undefined : bundle
  const receipts = receiptsIn(bundle)
  if (receipts !== undefined) return { ...bundle, receipts }
  bundle.close()
  return { refused: `${name} holds no receipts (….tlog-proof).` }
}

/** @param {string} name */
function isOneReceipt(name) {
  const found = fs.statSync(name, { throwIfNoEntry: false })
  if (found === undefined) return true
  if (!found.isFile()) return !found.isDirectory()
  const { file, close } = openFile(name, name)
  const head = new Uint8Array(RECEIPT_START.length)
  file.read(head, 0)
  close()
  return new TextDecoder().decode(head) === RECEIPT_START
}

/**
 * @param {[string, string]} names
 * @param {{ json: boolean, consistency: string | undefined }} settings
 * @param {string[]} keys
 * @param {{ out(text: string): void }} io
 */
async function checkViews(names, { json, consistency }, keys, io) {
  const proof = consistency === undefined ? undefined : readSmall(consistency, 16_384)
  if (consistency !== undefined && proof === undefined)
    return answer(io, json, unreadable(`${consistency} cannot be read.`))
  const known = keys.flatMap((key) => parseVkey(key.trim()) ?? [])
  const views = []
  for (const name of names) {
    const view =
      (await exportedView(name, known)) ?? (await viewIn(path.basename(name), readSmall(name, 1 << 17), known))
    if (view === undefined)
      return answer(io, json, unreadable(`${name} is no state file, no export and no checkpoint of a log.`))
    views.push(view)
  }
  return answer(io, json, compareViews(views[0], views[1], proof))
}

/**
 * What an export shows of the log; undefined if the file is none.
 * @param {string} name
 * @param {import('./note.js').Key[]} keys
 */
async function exportedView(name, keys) {
  const bundle = await openBundle(name)
  if ('refused' in bundle) return undefined
  try {
    return await viewOfExport(path.basename(name), bundle, keys)
  } finally {
    bundle.close()
  }
}

/**
 * @param {string} name
 * @returns {Promise<(Bundle & { close(): void }) | { refused: string }>}
 */
export async function openBundle(name) {
  try {
    const found = fs.statSync(name)
    if (found.isDirectory()) return openFolder(name)
    // A FIFO or a device might block for ever.
    if (!found.isFile()) return { refused: `${name} is neither a file nor a folder.` }
    const opened = openFile(name, name)
    const bundle = await openArchive(opened.file)
    if (!('refused' in bundle)) return { ...bundle, close: opened.close }
    opened.close()
    return bundle
  } catch (error) {
    return { refused: `${name} cannot be read: ${error instanceof Error ? error.message : 'unknown reason'}` }
  }
}

/**
 * @param {string} name
 * @param {string} file
 */
function openFile(name, file) {
  const handle = fs.openSync(file, 'r')
  const { size } = fs.fstatSync(handle)
  return {
    /** @type {import('./reader.js').BundleFile} */
    file: {
      name,
      size,
      read: (target, position) => (target.length === 0 ? 0 : fs.readSync(handle, target, 0, target.length, position)),
    },
    close: () => fs.closeSync(handle),
  }
}

const MAX_ENTRIES = 1000

/** An export lies no deeper than this. */
const MAX_DEPTH = 4

/**
 * Programs that unpack often put the export's folder into one of their own, sometimes into two.
 * @param {string} folder
 * @param {number} [depth]
 * @returns {string}
 */
function innerFolder(folder, depth = 0) {
  const names = fs.readdirSync(folder).filter((name) => !isAddedBySystem(name))
  const [only = ''] = names
  const inner = path.join(folder, only)
  const goesOn = names.length === 1 && depth < MAX_DEPTH && fs.lstatSync(inner).isDirectory()
  return goesOn ? innerFolder(inner, depth + 1) : folder
}

/** @param {string} named */
function openFolder(named) {
  const folder = innerFolder(named)
  const files = new Map()
  /** @type {string[]} */
  const wrong = []
  /** @type {string[]} */
  const aside = []
  /** @type {string[]} */
  const beside = []
  /** @type {(() => void)[]} */
  const open = []
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true })
  if (entries.filter(({ name }) => !name.endsWith('.tlog-proof')).length > MAX_ENTRIES)
    return { refused: `${folder} has more than ${MAX_ENTRIES} entries: this is no export.` }
  for (const entry of entries) {
    const full = path.join(entry.parentPath ?? entry.path, entry.name)
    const name = path.relative(folder, full).split(path.sep).join('/')
    if (entry.isDirectory() && name === 'schema') continue
    if (isAddedBySystem(name) && (entry.isFile() || entry.isDirectory())) {
      if (entry.isFile()) aside.push(name)
      continue
    }
    if (entry.isDirectory() && isHarmlessStranger(name)) {
      beside.push(name)
      continue
    }
    if (!entry.isFile()) {
      wrong.push(`${name} is no plain file (a folder, a link, or worse)`)
      continue
    }
    if (name.endsWith('.tlog-proof')) {
      files.set(name, fileToOpen(name, full))
      continue
    }
    const { file, close } = openFile(name, full)
    files.set(name, file)
    open.push(close)
  }
  return {
    files,
    wrong,
    aside,
    beside,
    close() {
      for (const close of open) close()
    },
  }
}

/**
 * A file that is opened for each reading: there may be more of them than a process may hold open.
 * @param {string} name
 * @param {string} full
 * @returns {import('./reader.js').BundleFile}
 */
function fileToOpen(name, full) {
  const read = (/** @type {Uint8Array} */ target, /** @type {number} */ position) => {
    const { file, close } = openFile(name, full)
    try {
      return file.read(target, position)
    } finally {
      close()
    }
  }
  return { name, size: fs.statSync(full).size, read }
}

/** @param {{ progress(text: string): void }} io */
function progressLine(io) {
  let lastPercent = -1
  return (/** @type {number} */ done, /** @type {number} */ of) => {
    const percent = of === 0 ? 100 : Math.floor((done / of) * 100)
    if (percent === lastPercent || of < 1 << 24) return
    lastPercent = percent
    io.progress(`${percent} % of ${thousands(of)} bytes`)
  }
}

/**
 * Replaces the file atomically: a reader sees the old or the new text, never a mixture.
 * @param {string} name
 * @param {string} text
 * @returns {string} the reason why it could not be written; '' if it was
 */
function replaceFile(name, text) {
  const fresh = `${name}.${process.pid}.new`
  try {
    fs.writeFileSync(fresh, text, { mode: 0o600, flush: true })
    fs.renameSync(fresh, name)
    return ''
  } catch (error) {
    fs.rmSync(fresh, { force: true })
    return error instanceof Error ? error.message : 'unknown reason'
  }
}
