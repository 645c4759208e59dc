import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { bundleOf, type Files, linesOf, naiveKey, tarEntry, tarOf } from '#tests/support/naive-bundle.ts'
import { honestLog } from '#tests/support/naive-log.ts'
import { detailsOf, fileOf } from '#tests/support/verifying.ts'
import { openBundle } from '../../verifier/src/cli.js'
import { openTar } from '../../verifier/src/tar.js'
import { verifyBundle } from '../../verifier/src/verify.js'

// Tests that the verifier refuses an archive that other programs would unpack to other files than the verified ones.

const key = naiveKey()
const files = bundleOf(linesOf(honestLog(key).drafts), { keys: [key] })
const FOLDER = 'penmark-ledger-log-all-1'
const honest = tarOf(files)
const forged = Buffer.from('seq,time\n0,forged\n')

async function judged(bytes: Buffer) {
  const bundle = await openTar(fileOf('x.tar', bytes))
  if ('refused' in bundle) return { exit: 2, files: bundle.refused }
  const { report } = await verifyBundle(bundle, { keys: [key.vkey] })
  return { exit: report.exit, files: detailsOf(report, 'Files') }
}

/** The honest archive with one more entry before its end mark, or before its first file. */
const followedBy = (entry: Buffer) => Buffer.concat([honest.subarray(0, -1024), entry, Buffer.alloc(1024)])
const precededBy = (entry: Buffer) => Buffer.concat([entry, honest])

test('entries for the one top folder and for schema are allowed, as tar itself writes them', async () => {
  for (const name of [`${FOLDER}/`, `${FOLDER}/schema/`, FOLDER, `${FOLDER}/schema`]) {
    expect((await judged(precededBy(tarEntry(name, Buffer.alloc(0), { type: '5' })))).exit, name).toBe(0)
  }
})

test.each([
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  'A',
  'D',
  'K',
  'L',
  'M',
  'N',
  'S',
  'V',
  'X',
  'Z',
  'g',
  'x',
  ' ',
  '\u00ff',
])(
  'an entry of type %j, which tar would unpack or obey, is no part of an export: it is named and refused',
  async (type) => {
    for (const bytes of [Buffer.alloc(0), forged]) {
      const entry = tarEntry(`${FOLDER}/ledger.csv`, bytes, { type, link: '/etc/passwd' })
      for (const archive of [followedBy(entry), precededBy(entry)]) {
        const { exit, files: details } = await judged(archive)
        expect([exit, details]).toEqual([1, expect.stringMatching(/"[^"]*\/ledger\.csv\/?" is no plain file/)])
      }
    }
  },
)

test.each([
  `${FOLDER}/./ledger.csv`,
  `${FOLDER}//ledger.csv`,
  `${FOLDER}/../ledger.csv`,
  `${FOLDER}/../../../tmp/evil`,
  `/${FOLDER}/ledger.csv`,
  '/tmp/evil',
  '../evil',
  `${FOLDER}\\ledger.csv`,
  `${FOLDER}/C:evil`,
  `${FOLDER}/schema/`,
  `${FOLDER}/ledger.csv `,
  `${FOLDER}/LEDGER.csv`,
  `${FOLDER}/ledger.csv.`,
  `${FOLDER}/Schema/Events.schema.json`,
  'ledger.csv',
  '',
])('a file named %j is refused: it could be unpacked to another place', async (name) => {
  const { exit, files: details } = await judged(followedBy(tarEntry(name, forged)))
  expect(exit).toBe(1)
  expect(details).toMatch(
    /has a name that no file of an export has|is no file of such an export|lies outside the bundle's folder/,
  )
})

test('a folder entry of another place, with contents, or without a name is refused', async () => {
  for (const [name, bytes] of [
    ['/tmp/evil/', ''],
    ['../evil/', ''],
    [`${FOLDER}//`, ''],
    [`${FOLDER}/schema/`, 'contents'],
    [`${FOLDER}/`, 'contents'],
  ] as const) {
    const { exit, files: details } = await judged(followedBy(tarEntry(name, Buffer.from(bytes), { type: '5' })))
    expect([exit, details], name).toEqual([1, expect.stringContaining('is no plain file')])
  }
})

test.each(['other/', `${FOLDER}/schema/deep/`, `${FOLDER}/more/`])(
  'an empty folder %s beside the export is a stranger',
  async (name) => {
    const { exit, files: details } = await judged(followedBy(tarEntry(name, Buffer.alloc(0), { type: '5' })))
    expect([exit, details]).toEqual([1, expect.stringContaining(`${name} is no part of the export`)])
  },
)

test.each(['notes.txt', 'work/notes.txt', `${FOLDER}/Übersicht & Fragen.xlsx`, `${FOLDER}/work/ledger.csv`])(
  'a file %s beside the export is named and not read',
  async (name) => {
    const bundle = await openTar(fileOf('x.tar', followedBy(tarEntry(Buffer.from(name).toString('latin1'), forged))))
    if ('refused' in bundle) throw new Error(bundle.refused)
    const { report } = await verifyBundle(bundle, { keys: [key.vkey] })
    expect([report.result, report.exit]).toEqual(['RE-SAVED', 1])
    expect(detailsOf(report, 'Files')).toContain('is no part of the export: nothing in it was read')
  },
)

test('two exports in one archive are named: it is not said which one was checked', async () => {
  const both = Buffer.concat([honest.subarray(0, -1024), tarOf(files, 'another-export')])
  const { exit, files: details } = await judged(both)
  expect([exit, details]).toEqual([1, expect.stringContaining('more than one folder with an export')])
})

test('a file that comes twice, and a name of which old and new tar read different parts, are refused', async () => {
  const twice = await judged(followedBy(tarEntry(`${FOLDER}/ledger.csv`, forged)))
  expect([twice.exit, twice.files]).toEqual([1, expect.stringContaining('ledger.csv is there twice')])
  const entry = tarEntry(`${FOLDER}/more.csv`, forged, { magic: 'ustar  \0', prefix: 'elsewhere' })
  const odd = await judged(followedBy(entry))
  expect([odd.exit, odd.files]).toEqual([1, expect.stringContaining('programs read in different ways')])
})

test('what tar packs from the files themselves, without a folder, or with attributes, is read', async () => {
  const base = mkdtempSync(path.join(tmpdir(), 'penmark-verify-tar-'))
  const folder = path.join(base, FOLDER)
  unpackedTo(folder, files)
  // Times of parts of a second and an owner beyond seven digits are what makes pax records necessary.
  execFileSync('touch', ['-d', '2026-11-22 10:00:00.123456789', path.join(folder, 'ledger.csv')])
  const archive = path.join(base, 'x.tar')
  const comment = 'comment=of the auditor,SCHILY.xattr.user.tag=x'
  const ways = [
    ['--format', 'posix', '-C', base, ...Object.keys(files).map((name) => `${FOLDER}/${name}`)],
    ['-C', folder, '.'],
    ['-C', folder, ...Object.keys(files)],
    ['--format', 'posix', '--pax-option', comment, '-C', base, FOLDER],
  ]
  for (const way of ways) {
    execFileSync('tar', ['-cf', archive, ...way])
    expect([way, ...(await verdictOn(archive))]).toEqual([way, 0, ''])
  }
})

test('what systems add by themselves is left aside with a word, in folders and archives', async () => {
  const added = ['.DS_Store', '._ledger.csv', 'schema/._events.schema.json', 'Thumbs.db', 'desktop.ini']
  const entries = [...added.map((name) => `${FOLDER}/${name}`), `__MACOSX/${FOLDER}/._ledger.csv`]
  const [exit, details] = await verdictOf(Buffer.concat([...entries.map((name) => tarEntry(name, forged)), honest]))
  expect(exit).toBe(0)
  expect(details).toContain('Left aside')
  const folder = mkdtempSync(path.join(tmpdir(), 'penmark-verify-folder-'))
  unpackedTo(folder, files)
  for (const name of added) writeFileSync(path.join(folder, name), forged)
  expect(await verdictOn(folder)).toEqual([0, expect.stringContaining('.DS_Store')])
  // Only plain files are: a link of that name could point to anything.
  const link = tarEntry(`${FOLDER}/.DS_Store`, Buffer.alloc(0), { type: '2', link: '/etc/passwd' })
  expect((await verdictOf(followedBy(link)))[0]).toBe(1)
})

const record = (text: string) => {
  let length = text.length + 3
  while (`${length} ${text}\n`.length !== length) length += 1
  return `${length} ${text}\n`
}

test.each([
  ['another name', [record(`path=${FOLDER}/other.csv`)]],
  ['a name outside', [record('path=../evil')]],
  ['another size', [record('size=3')]],
  ['a link', [record('linkpath=/etc/passwd')]],
  ['a sparse file', [record('GNU.sparse.realsize=3')]],
  ['an unknown key', [record('SCHILY.realsize=3')]],
  ['a wrong length', ['99 mtime=1\n']],
  ['no length', ['mtime=1\n']],
  ['nothing', []],
])('a pax header that announces %s is refused', async (_, records) => {
  const header = tarEntry('PaxHeaders/x', Buffer.from(records.join('')), { type: 'x' })
  const [exit, details] = await verdictOf(precededBy(header))
  expect(exit).toBe(1)
  expect(details).toMatch(/is no plain file|programs read in different ways/)
})

async function verdictOf(bytes: Buffer): Promise<[number, string]> {
  const { exit, files: details } = await judged(bytes)
  return [exit, details]
}

/** The exit code and what was left aside. */
async function verdictOn(file: string): Promise<[number, string]> {
  const bundle = await openBundle(file)
  if ('refused' in bundle) return [2, bundle.refused]
  const { report } = await verifyBundle(bundle, { keys: [key.vkey] })
  bundle.close()
  const [, ...notes] = detailsOf(report, 'Files').split('\n')
  return [report.exit, notes.join('\n')]
}

test('a folder with a link, a FIFO or another folder in it is not as it was exported; a FIFO in place of a bundle is refused', async () => {
  const strange: [string, (folder: string) => void][] = [
    ['README2', (folder) => symlinkSync('/etc/passwd', path.join(folder, 'README2'))],
    ['pipe', (folder) => execFileSync('mkfifo', [path.join(folder, 'pipe')])],
    ['more', (folder) => mkdirSync(path.join(folder, 'more'))],
    ['schema/deep', (folder) => mkdirSync(path.join(folder, 'schema', 'deep'))],
  ]
  for (const [name, add] of strange) {
    const folder = mkdtempSync(path.join(tmpdir(), 'penmark-verify-folder-'))
    unpackedTo(folder, files)
    add(folder)
    const bundle = await openBundle(folder)
    if ('refused' in bundle) throw new Error(bundle.refused)
    const { report } = await verifyBundle(bundle, { keys: [key.vkey] })
    bundle.close()
    expect([report.exit, detailsOf(report, 'Files')], name).toEqual([1, expect.stringContaining(`${name} is `)])
    const alone = await openBundle(path.join(folder, name))
    if (name === 'pipe') expect(alone).toEqual({ refused: expect.stringContaining('neither a file nor a folder') })
    else if (!('refused' in alone)) alone.close()
  }
})

function unpackedTo(folder: string, contents: Files): void {
  mkdirSync(path.join(folder, 'schema'), { recursive: true })
  for (const [name, bytes] of Object.entries(contents)) writeFileSync(path.join(folder, name), bytes)
}
