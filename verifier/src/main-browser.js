// The page: takes the files, shows the report, offers the files to keep.
import { openArchive } from './archive.js'
import { compareViews, viewIn, viewOfExport } from './compare.js'
import { parseKeptReceipt } from './kept-receipt.js'
import { canonical } from './manifest.js'
import { parseVkey } from './note.js'
import { RECEIPT_START, verifyReceipt } from './receipt.js'
import { RECEIPT_NAME, receiptsIn, verifyReceipts } from './receipts.js'
import { printable, thousands } from './report.js'
import { SAMPLE_KEY, sampleReceipt } from './sample-receipt.js'
import { verifySeveral } from './several.js'
import { parseState, stateText } from './state.js'
import { verifyBundle } from './verify.js'

/** @typedef {import('./report.js').Report} Report */

/**
 * @template {HTMLElement} T
 * @param {string} id
 * @returns {T}
 */
function byId(id) {
  return /** @type {T} */ (document.getElementById(id))
}

/** The words of the page's language; none in English. Empty braces stand for what differs from time to time. */
const TRANSLATIONS = Object.entries(JSON.parse(document.getElementById('words')?.textContent ?? '{}')).map(
  ([english, other]) => ({
    english: new RegExp(
      `^${english
        .split('{}')
        .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
        .join('(.+?)')}$`,
    ),
    other: String(other),
  }),
)

/** @type {HTMLInputElement} */
const bundleInput = byId('bundle')
/** @type {HTMLTextAreaElement} */
const keyInput = byId('key')

/**
 * @param {string} id
 * @returns {File[]}
 */
function filesOf(id) {
  /** @type {HTMLInputElement} */
  const input = byId(id)
  return [...(input.files ?? [])]
}

/**
 * @param {File} file
 * @returns {import('./reader.js').BundleFile}
 */
function asBundleFile(file) {
  return {
    name: file.name,
    size: file.size,
    async read(target, position) {
      const bytes = new Uint8Array(await file.slice(position, position + target.length).arrayBuffer())
      target.set(bytes)
      return bytes.length
    },
  }
}

/**
 * Shuts the page's connections until it is loaded again: the browser itself then refuses every one. Before, the page's policy allows
 * its own site, because browsers look there for robots.txt in the page's name. This runs before a file of the person is read.
 */
function shutConnections() {
  if (document.getElementById('shut') !== null) return
  const policy = document.createElement('meta')
  policy.id = 'shut'
  policy.httpEquiv = 'Content-Security-Policy'
  policy.content = "connect-src 'none'"
  document.head.append(policy)
}

// A file or a key comes into the page by one of these.
for (const type of ['pointerdown', 'keydown', 'dragenter', 'input'])
  document.addEventListener(type, shutConnections, { capture: true })

/** @param {Blob} file */
async function bytesOf(file) {
  return new Uint8Array(await file.arrayBuffer())
}

byId('form').addEventListener('submit', (event) => {
  event.preventDefault()
  void check()
})

document.addEventListener('dragover', (event) => {
  event.preventDefault()
  document.body.classList.add('dropping')
})
document.addEventListener('dragleave', (event) => {
  if (event.relatedTarget === null) document.body.classList.remove('dropping')
})
document.addEventListener('drop', (event) => {
  event.preventDefault()
  document.body.classList.remove('dropping')
  const files = event.dataTransfer?.files
  if (files === undefined || files.length === 0) return
  bundleInput.files = files
  complain('bundle', '')
})

/**
 * @param {string} id
 * @param {string} message '' for no fault
 */
function complain(id, message) {
  const line = byId(`${id}-error`)
  line.textContent = inWords(message) ?? message
  line.hidden = message === ''
  byId(id).setAttribute('aria-invalid', String(message !== ''))
}

async function check() {
  shutConnections()
  // Also a check that cannot begin leaves no verdict of an earlier one below it.
  byId('report').hidden = true
  const keys = keyInput.value
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const wrongKey = keys.find((key) => parseVkey(key) === undefined)
  complain(
    'key',
    wrongKey === undefined
      ? ''
      : 'This is no verifier key. It looks like example.com/ledger+62cc995c+AQ… and must be complete.',
  )
  const files = filesOf('bundle')
  const [file] = files
  complain('bundle', file === undefined ? 'Choose the .tar file of the export.' : '')
  if (file === undefined || wrongKey !== undefined) {
    byId(file === undefined ? 'bundle' : 'key').focus()
    return
  }
  /** @type {HTMLButtonElement} */
  const button = byId('go')
  button.disabled = true
  byId('progress').hidden = false
  try {
    const started = performance.now()
    const { report, state, evidence, reports } = await (areViews(files)
      ? runViews(files, keys)
      : files.length > 1 && files.every(({ name }) => RECEIPT_NAME.test(name))
        ? runReceipts(files.map(asBundleFile), keys)
        : files.length > 1
          ? runSeveral(files, keys)
          : run(file, keys))
    const seconds = (performance.now() - started) / 1000
    show(report, state, { ...evidence, checked_in_ms: Math.round(seconds * 1000) }, file.name, reports)
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown reason'
    show(
      { ...NOTHING, summary: `The file could not be read to its end: ${reason}. Was it moved or changed meanwhile?` },
      undefined,
      {},
      file.name,
    )
  } finally {
    byId('progress').hidden = true
    button.disabled = false
  }
}

// Opened from a disk there is no site around this page.
if (!location.protocol.startsWith('http')) for (const id of ['site', 'languages']) byId(id).hidden = true
byId('sample').classList.remove('waiting')
byId('try-sample').addEventListener('click', () => void checkSample(false))
byId('try-forged').addEventListener('click', () => void checkSample(true))
if (location.hash === '#sample') void checkSample(false)

/** @param {boolean} forged */
async function checkSample(forged) {
  const receipt = sampleReceipt(forged)
  const name = forged ? 'forged.tlog-proof' : 'sample.tlog-proof'
  const report = await verifyReceipt(receipt, undefined, [SAMPLE_KEY])
  show(report, undefined, { receipt: name, bytes: receipt.length, keys: [SAMPLE_KEY] }, name)
  const what = forged
    ? '“amount” was changed from 1 to 2 in the entry, and nothing else:'
    : 'This receipt is made up, and so is its log. Its entry:'
  const sample = element(
    'div',
    'after',
    element('h2', '', 'The sample'),
    element('p', '', what),
    fileText(sampleEntry(forged)),
  )
  sample.append(element('p', '', 'The whole file, which proves the entry with ten hashes and one signature:'))
  sample.append(fileText(new TextDecoder().decode(receipt)))
  sample.append(element('p', 'subject', 'Checked with the key ', element('code', '', SAMPLE_KEY)))
  byId('report').append(sample)
}

/** @param {string} text shown line by line, as it is */
function fileText(text) {
  const box = document.createElement('pre')
  box.textContent = text
  // It may scroll, so the keyboard has to reach it.
  box.tabIndex = 0
  return box
}

/** @type {Report} */
const NOTHING = { subject: '', checks: [], holds: [], notProven: [], result: 'UNREADABLE', exit: 2, summary: '' }

/**
 * @typedef {{ report: Report, state: import('./state.js').State | undefined, evidence: Record<string, any>,
 *   reports?: import('./several.js').NamedReport[] }} Outcome `reports` are those of several exports
 */

/**
 * @param {string} summary
 * @returns {Outcome}
 */
function nothing(summary) {
  return { report: { ...NOTHING, summary }, state: undefined, evidence: {} }
}

/** @returns {Promise<{ state: import('./state.js').State | undefined } | { refused: string }>} */
async function stateGiven() {
  const [file] = filesOf('state')
  const state = file === undefined ? undefined : parseState(await bytesOf(file))
  if (file !== undefined && state === undefined) return { refused: `${file.name} is no state file of this verifier.` }
  return { state }
}

/** A failure weighs more than a file that cannot be read, and that more than evidence that is missing. */
const SUMMARIES = {
  0: 'Each export is verified, and each continues the one before.',
  1: 'At least one export is not what was signed. The others are judged by themselves.',
  2: 'At least one file could not be read.',
  3: 'Nothing wrong was found, but the evidence is not complete.',
}

/**
 * What two people have of the log: two files of which at least one is small and no export.
 * @param {File[]} files
 */
function areViews(files) {
  const isKept = (/** @type {File} */ { name, size }) => size < 1 << 17 && !/\.(?:tar|t?gz|zip|tlog-proof)$/i.test(name)
  return files.length === 2 && files.some(isKept) && files.every(({ name }) => !RECEIPT_NAME.test(name))
}

/**
 * @param {File} file
 * @param {import('./note.js').Key[]} keys
 */
async function viewFrom(file, keys) {
  const bundle = await openArchive(asBundleFile(file))
  const view = 'refused' in bundle ? undefined : await viewOfExport(file.name, bundle, keys)
  return view ?? (file.size < 1 << 17 ? await viewIn(file.name, await bytesOf(file), keys) : undefined)
}

/**
 * @param {File[]} files
 * @param {string[]} keys
 * @returns {Promise<Outcome>}
 */
async function runViews(files, keys) {
  const known = keys.flatMap((key) => parseVkey(key) ?? [])
  const views = []
  for (const file of files) {
    const view = await viewFrom(file, known)
    if (view === undefined) return nothing(`${file.name} is no state file, no export and no checkpoint of a log.`)
    views.push(view)
  }
  const [proof] = filesOf('consistency')
  const report = compareViews(views[0], views[1], proof === undefined ? undefined : await bytesOf(proof))
  return { report, state: undefined, evidence: { views, keys } }
}

/**
 * @param {File[]} files
 * @param {string[]} keys
 * @returns {Promise<Outcome>}
 */
async function runSeveral(files, keys) {
  const before = await stateGiven()
  if ('refused' in before) return nothing(before.refused)
  if (filesOf('consistency').length > 0)
    return nothing('A consistency proof links one export to your state file: give one at a time.')
  const bundles = []
  for (const file of files) {
    const bundle = await openArchive(asBundleFile(file))
    if ('refused' in bundle) return nothing(`${file.name}: ${bundle.refused}`)
    bundles.push({ name: file.name, bundle })
  }
  const { state } = before
  const verdict = await verifySeveral(bundles, { keys, progress, ...(state === undefined ? {} : { state }) })
  const worst = verdict.reports.find(({ report }) => report.exit === verdict.exit)?.report ?? NOTHING
  return {
    report: { ...NOTHING, result: worst.result, exit: verdict.exit, summary: SUMMARIES[verdict.exit] },
    reports: verdict.reports,
    state: verdict.state,
    evidence: { exports: files.map(({ name, size }) => ({ name, bytes: size })), keys, reports: verdict.reports },
  }
}

/**
 * @param {File} file
 * @param {string[]} keys
 * @returns {Promise<Outcome>}
 */
async function run(file, keys) {
  const before = await stateGiven()
  if ('refused' in before) return nothing(before.refused)
  const { state } = before
  const [proof] = filesOf('consistency')
  const stripe = await Promise.all(
    filesOf('stripe').map(async (each) => ({ name: each.name, bytes: await bytesOf(each) })),
  )
  const start = await file.slice(0, RECEIPT_START.length).text()
  const isReceipt = start === RECEIPT_START || parseKeptReceipt(await bytesOf(file.slice(0, 1 << 20))) !== undefined
  if (isReceipt && file.size < 1 << 20) {
    const report = await verifyReceipt(await bytesOf(file), undefined, keys)
    return { report, state: undefined, evidence: { receipt: file.name, bytes: file.size, keys } }
  }
  const bundle = await openArchive(asBundleFile(file))
  if ('refused' in bundle) return nothing(bundle.refused)
  const receipts = receiptsIn(bundle)
  if (receipts !== undefined) return runReceipts(receipts, keys, bundle)
  const verdict = await verifyBundle(bundle, {
    keys,
    progress,
    ...(state === undefined ? {} : { state }),
    ...(stripe.length === 0 ? {} : { stripe }),
    ...(proof === undefined ? {} : { consistency: await bytesOf(proof) }),
  })
  const evidence = { export: file.name, bytes: file.size, keys }
  return { ...verdict, evidence }
}

/**
 * @param {import('./reader.js').BundleFile[]} receipts
 * @param {string[]} keys
 * @param {import('./bundle.js').Bundle} [bundle] the archive that holds them
 * @returns {Promise<Outcome>}
 */
async function runReceipts(receipts, keys, bundle) {
  const report = await verifyReceipts(receipts, {
    keys,
    wrong: bundle?.wrong ?? [],
    aside: bundle?.aside ?? [],
    progress: (done, of) => progress(done, of, 'receipts'),
  })
  return {
    report,
    state: undefined,
    evidence: { receipts: receipts.map(({ name, size }) => ({ name, bytes: size })), keys },
  }
}

/**
 * @param {number} done
 * @param {number} of
 * @param {string} [unit]
 */
function progress(done, of, unit = 'bytes') {
  const percent = of === 0 ? 100 : Math.floor((done / of) * 100)
  /** @type {HTMLProgressElement} */
  const bar = byId('bar')
  bar.value = percent
  const text = `Reading, ${percent} % of ${thousands(of)} ${unit}`
  byId('progress-text').textContent = inWords(text) ?? text
}

const KINDS = { OK: 'ok', FAILED: 'bad', 'RE-SAVED': 'again', 'NOT CHECKED': 'none' }
const VERDICTS = { VERIFIED: 'ok', TAMPERED: 'bad', 'RE-SAVED': 'again', INCOMPLETE: 'open', UNREADABLE: 'bad' }
const TITLES = {
  VERIFIED: 'Verified',
  TAMPERED: 'Tampered',
  'RE-SAVED': 'Saved again, same content',
  INCOMPLETE: 'Incomplete',
  UNREADABLE: 'This could not be read',
}
const WORDS = { OK: 'OK', FAILED: 'Failed', 'RE-SAVED': 'Saved again', 'NOT CHECKED': 'Not checked' }

/**
 * @param {string} tag
 * @param {string} kind
 * @param {...(string | Node)} children
 */
function element(tag, kind, ...children) {
  const node = document.createElement(tag)
  if (kind !== '') node.className = kind
  // Remove the names of command line options, which do not exist here.
  const words = (/** @type {string} */ text) =>
    printable(text).replace(/ \((?:--key|--state|--stripe file\.csv|--consistency|--event FILE)\)/g, '')
  for (const child of children) {
    if (typeof child !== 'string') {
      node.append(child)
      continue
    }
    const english = words(child)
    const text = inWords(english)
    // English on a page in another language is read aloud as English.
    if (TRANSLATIONS.length > 0 && text === undefined && english !== '') node.lang = 'en'
    node.append(text ?? english)
  }
  return node
}

/**
 * A text of this script in the language of the page, if the page has words for it; an English page has none.
 * @param {string} text
 * @returns {string | undefined}
 */
function inWords(text) {
  for (const { english, other } of TRANSLATIONS) {
    const found = english.exec(text)
    if (found !== null) return found.slice(1).reduce((whole, part) => whole.replace('{}', () => part), other)
  }
  return undefined
}

/**
 * @param {Report} report
 * @param {import('./state.js').State | undefined} state
 * @param {Record<string, any>} evidence
 * @param {string} name
 * @param {import('./several.js').NamedReport[]} [reports]
 */
function show(report, state, evidence, name, reports = []) {
  const title = element('h2', '', TITLES[report.result])
  title.id = 'result'
  const verdict = element('div', `verdict ${VERDICTS[report.result]}`, title, element('p', '', summaryInWords(report)))
  if (report.subject !== '') verdict.append(element('p', 'subject', report.subject))
  const section = byId('report')
  section.replaceChildren(verdict)
  if (report.checks.length > 0) section.append(checkList(report))
  for (const each of reports) section.append(folded(each))
  if (report.holds.length > 0) section.append(block('What still holds', report.holds))
  if (report.notProven.length > 0) section.append(block('Not proven', report.notProven))
  if (report.exit !== 2) section.append(keep(report, state, evidence, name))
  section.hidden = false
  section.focus()
}

/** @param {import('./several.js').NamedReport} named */
function folded({ name, report }) {
  const summary = element(
    'summary',
    '',
    element('span', `status ${VERDICTS[report.result]}`, TITLES[report.result]),
    ` ${name}`,
  )
  const details = /** @type {HTMLDetailsElement} */ (
    element('details', '', summary, element('p', '', summaryInWords(report)))
  )
  details.open = report.exit !== 0
  if (report.checks.length > 0) details.append(checkList(report))
  if (report.holds.length > 0) details.append(block('What still holds', report.holds))
  if (report.notProven.length > 0) details.append(block('Not proven', report.notProven))
  return details
}

/**
 * The summary of a report, with the checks that it names as the list below it names them.
 * @param {Report} report
 */
function summaryInWords(report) {
  return report.summary.replace(
    /((?:Failed|is not complete): )([^.]+)(?=\.$)/,
    (_, before, names) =>
      before +
      names
        .split(', ')
        .map((/** @type {string} */ name) => inWords(name) ?? name)
        .join(', '),
  )
}

/** @param {Report} report */
function checkList(report) {
  const list = element('ul', 'checks')
  for (const { name, text, status, details, incomplete } of report.checks) {
    const kind = incomplete ? 'open' : KINDS[status]
    const item = element(
      'li',
      '',
      element('span', 'name', name),
      element('span', 'text', text),
      element('span', `status ${kind}`, WORDS[status]),
    )
    if (details.length > 0) {
      item.append(
        element(
          'ul',
          `details ${kind === 'ok' || kind === 'none' ? '' : kind}`,
          ...details.map((detail) => element('li', '', detail)),
        ),
      )
    }
    list.append(item)
  }
  return list
}

/**
 * @param {string} title
 * @param {string[]} items
 */
function block(title, items) {
  return element(
    'div',
    'after',
    element('h2', '', title),
    element('ul', '', ...items.map((item) => element('li', '', item))),
  )
}

/**
 * @param {Report} report
 * @param {import('./state.js').State | undefined} state
 * @param {Record<string, any>} evidence
 * @param {string} name
 */
function keep(report, state, evidence, name) {
  const stem = name.replace(/\.(?:tar|tlog-proof)$/, '')
  const links = element('p', 'keep')
  if (state !== undefined)
    links.append(download('State file', `${state.origin.replace(/[^A-Za-z0-9.-]/g, '-')}.state.json`, stateText(state)))
  const text = `${canonical({ ...evidence, checked_at: new Date().toISOString(), report }, 0)}\n`
  links.append(download('Evidence of this check', `${stem}.evidence.json`, text))
  const why =
    state === undefined
      ? 'The evidence file holds this report for your working papers.'
      : 'Keep the state file: give it with the next export, which must then continue this one. The evidence file holds this report.'
  return element('div', 'after', element('h2', '', 'Keep'), element('p', '', why), links)
}

/**
 * @param {string} label
 * @param {string} name
 * @param {string} text
 */
function download(label, name, text) {
  const link = /** @type {HTMLAnchorElement} */ (element('a', 'download', label))
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  return link
}
