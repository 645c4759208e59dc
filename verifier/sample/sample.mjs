#!/usr/bin/env node
// Writes a signed sample export with known answers, and the same export broken in ten ways, for an auditor who wants to see
// the verifier fail. The log is a made-up one and its key was thrown away.
//   node verifier/sample/sample.mjs FOLDER
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'

const HERE = path.dirname(fileURLToPath(import.meta.url))
export const SAMPLE_KEY = 'penmark.test/ledger+0348baef+AepKbGPinFIKvvVQexMuxfmVR3auvr57kkIe6mkURtIs'

/** @typedef {{ name: string, bytes: Buffer }} Entry */
/**
 * A broken copy: what was done to it, the result and the checks to expect.
 * @typedef {{ file: string, what: string, result: string, checks: string[], archive: Buffer }} Broken
 */

/** The sample as it was exported. */
export function sampleExport() {
  return gunzipSync(readFileSync(path.join(HERE, 'export.tar.gz')))
}

/** @returns {Broken[]} */
export function brokenExports() {
  const entries = entriesOf(sampleExport())
  const edit = (/** @type {string} */ name, /** @type {(text: string) => string} */ change) =>
    entries.map((entry) => {
      if (!entry.name.endsWith(`/${name}`)) return entry
      const text = change(entry.bytes.toString('utf8'))
      if (text === entry.bytes.toString('utf8')) throw new Error(`${name} was not changed`)
      return { ...entry, bytes: Buffer.from(text) }
    })
  const without = (/** @type {string} */ line) => (/** @type {string} */ text) =>
    text
      .split('\n')
      .filter((each) => !each.includes(line))
      .join('\n')
  const broken = (
    /** @type {string} */ file,
    /** @type {string} */ what,
    /** @type {string} */ result,
    /** @type {string[]} */ checks,
    /** @type {Buffer} */ archive,
  ) => ({ file: `${file}.tar`, what, result, checks, archive })
  const charged = (/** @type {string} */ text) => text.replace('"tokens_in":392', '"tokens_in":393')
  return [
    broken(
      '01-byte',
      'one digit of one event in `ledger.jsonl`',
      'TAMPERED',
      ['Range', 'Files'],
      packed(edit('ledger.jsonl', charged)),
    ),
    broken(
      '02-renewed',
      'the same, with the hash in `manifest.json` made to fit',
      'TAMPERED',
      ['Range'],
      packed(renewed(edit('ledger.jsonl', charged))),
    ),
    broken(
      '03-left-out',
      'one charged request taken out of `ledger.jsonl`, hash made to fit',
      'TAMPERED',
      ['Range', 'Chains'],
      packed(renewed(edit('ledger.jsonl', without('"tokens_in":392')))),
    ),
    broken(
      '04-cell',
      'one amount in `money.csv`, hash made to fit',
      'TAMPERED',
      ['Workbook'],
      packed(renewed(edit('money.csv', (text) => text.replace(',999,999,', ',99,99,')))),
    ),
    broken(
      '05-row',
      'one row taken out of `requests.csv`, hash made to fit',
      'TAMPERED',
      ['Workbook'],
      packed(renewed(edit('requests.csv', without(',392,269,')))),
    ),
    broken(
      '06-page',
      'one balance on `statement.html`, hash made to fit',
      'TAMPERED',
      ['Workbook'],
      packed(renewed(edit('statement.html', (text) => text.replace('USD 19.98', 'USD 9.98')))),
    ),
    broken(
      '07-context',
      'the opening of the account taken out of `context.jsonl`, hash made to fit',
      'TAMPERED',
      ['Range'],
      packed(renewed(edit('context.jsonl', without('"type":"account.opened"')))),
    ),
    broken(
      '08-period',
      'another first place of the month in `manifest.json`',
      'TAMPERED',
      ['Completeness'],
      packed(edit('manifest.json', (text) => text.replace(/"first":(\d+),"kind"/, '"first":999,"kind"'))),
    ),
    broken(
      '09-saved-again',
      '`ledger.csv` with the line ends of another program',
      'RE-SAVED',
      ['Rows', 'Files'],
      packed(edit('ledger.csv', (text) => text.replaceAll('\n', '\r\n'))),
    ),
    broken('10-cut', 'the archive cut off in the middle', 'UNREADABLE', [], sampleExport().subarray(0, 40_000)),
  ]
}

/**
 * The entries of a plain ustar archive.
 * @param {Buffer} archive
 * @returns {Entry[]}
 */
function entriesOf(archive) {
  const entries = []
  for (let at = 0; archive[at] !== 0; ) {
    const name = archive
      .subarray(at, at + 100)
      .toString('latin1')
      .replace(/\0.*$/, '')
    const size = Number.parseInt(archive.subarray(at + 124, at + 136).toString('latin1'), 8)
    entries.push({ name, bytes: archive.subarray(at + 512, at + 512 + size) })
    at += 512 + Math.ceil(size / 512) * 512
  }
  return entries
}

/**
 * With the sizes and hashes of the files as they are now, as anybody could write them.
 * @param {Entry[]} entries
 */
function renewed(entries) {
  return entries.map((entry) => {
    if (!entry.name.endsWith('/manifest.json')) return entry
    let text = entry.bytes.toString('utf8')
    for (const { name, bytes } of entries) {
      const short = name.slice(name.indexOf('/') + 1)
      const hash = createHash('sha256').update(bytes).digest('hex')
      const listed = new RegExp(`\\{"bytes":\\d+,"name":"${short.replaceAll('.', '\\.')}","sha256":"[0-9a-f]{64}"\\}`)
      text = text.replace(listed, `{"bytes":${bytes.length},"name":"${short}","sha256":"${hash}"}`)
    }
    return { ...entry, bytes: Buffer.from(text) }
  })
}

/**
 * @param {Entry[]} entries
 * @returns {Buffer}
 */
function packed(entries) {
  const blocks = entries.flatMap(({ name, bytes }) => {
    const header = Buffer.alloc(512)
    header.write(name, 0, 'latin1')
    header.write('0000644\0', 100, 'latin1')
    header.write(`${bytes.length.toString(8).padStart(11, '0')}\0`, 124, 'latin1')
    header.write('        0ustar\x0000', 148, 'latin1')
    const sum = header.reduce((all, byte) => all + byte, 0)
    header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1')
    return [header, bytes, Buffer.alloc((512 - (bytes.length % 512)) % 512)]
  })
  return Buffer.concat([...blocks, Buffer.alloc(1024)])
}

/**
 * The table of what to expect.
 * @returns {string}
 */
export function expectations() {
  const rows = brokenExports().map(({ file, what, result, checks }) => {
    const failing = checks.map((name) => `\`${name}\``).join(', ')
    return `| \`${file}\` | ${what} | ${result} | ${failing === '' ? 'no report: "cut off"' : failing} |`
  })
  return ['| File | What was done to it | Expect | among the failing checks |', '|---|---|---|---|', ...rows].join('\n')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = process.argv[2]
  if (folder === undefined) {
    process.stderr.write('Usage: node verifier/sample/sample.mjs FOLDER\n')
    process.exit(2)
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'sample.vkey'), `${SAMPLE_KEY}\n`)
  writeFileSync(path.join(folder, 'sample.tar'), sampleExport())
  for (const { file, archive } of brokenExports()) writeFileSync(path.join(folder, file), archive)
  process.stdout.write(`${expectations()}\n`)
}
