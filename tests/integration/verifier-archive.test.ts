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
  for (const name of [`${FOLDER}/`, `${FOLDER}/schema/`]) {
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
        expect([exit, details]).toEqual([1, expect.stringContaining(`"${FOLDER}/ledger.csv" is no plain file`)])
      }
    }
  },
)

test.each([
  `${FOLDER}/./ledger.csv`,
  `${FOLDER}//ledger.csv`,
  `${FOLDER}/../ledger.csv`,
  `${FOLDER}/../../../tmp/evil`,
  `./${FOLDER}/ledger.csv`,
  `/${FOLDER}/ledger.csv`,
  '/tmp/evil',
  '../evil',
  `${FOLDER}\\ledger.csv`,
  `${FOLDER}/C:evil`,
  `${FOLDER}/schema/`,
  `${FOLDER}/ledger.csv `,
  `${FOLDER}/l\u00e9dger.csv`,
  'ledger.csv',
  '',
])('a file named %j is refused: it could be unpacked to another place', async (name) => {
  const { exit, files: details } = await judged(followedBy(tarEntry(name, forged)))
  expect(exit).toBe(1)
  expect(details).toMatch(/has a name that no file of an export has|lies outside the bundle's folder/)
})

test('a folder entry of another name, with contents, or of a folder that no export has is refused', async () => {
  for (const [name, bytes] of [
    ['/tmp/evil/', ''],
    ['../evil/', ''],
    [`${FOLDER}/schema/deep/`, ''],
    [`${FOLDER}/schema`, ''],
    [`${FOLDER}/more/`, ''],
    [`${FOLDER}//`, ''],
    [`${FOLDER}/schema/`, 'contents'],
    [`${FOLDER}/`, 'contents'],
    [FOLDER, ''],
  ] as const) {
    const { exit, files: details } = await judged(followedBy(tarEntry(name, Buffer.from(bytes), { type: '5' })))
    expect([exit, details], name).toEqual([1, expect.stringContaining('is no plain file')])
  }
  const second = await judged(followedBy(tarEntry('other/', Buffer.alloc(0), { type: '5' })))
  expect([second.exit, second.files]).toEqual([1, expect.stringContaining('more than one folder')])
})

test('a file that comes twice, and a name of which old and new tar read different parts, are refused', async () => {
  const twice = await judged(followedBy(tarEntry(`${FOLDER}/ledger.csv`, forged)))
  expect([twice.exit, twice.files]).toEqual([1, expect.stringContaining('ledger.csv is there twice')])
  const entry = tarEntry(`${FOLDER}/more.csv`, forged, { magic: 'ustar  \0', prefix: 'elsewhere' })
  const odd = await judged(followedBy(entry))
  expect([odd.exit, odd.files]).toEqual([1, expect.stringContaining('programs read in different ways')])
})

test('what a usual tar program packs from the folder is read, whatever its dialect', async () => {
  const base = mkdtempSync(path.join(tmpdir(), 'penmark-verify-tar-'))
  unpackedTo(path.join(base, FOLDER), files)
  const names = Object.keys(files).map((name) => `${FOLDER}/${name}`)
  const packed = ['ustar', 'gnu', 'v7'].flatMap((format) => [
    [format, ...names],
    [format, FOLDER],
  ])
  for (const [format = '', ...what] of packed) {
    execFileSync('tar', ['--format', format, '-cf', path.join(base, 'x.tar'), '-C', base, ...what])
    const bundle = await openBundle(path.join(base, 'x.tar'))
    if ('refused' in bundle) throw new Error(bundle.refused)
    expect((await verifyBundle(bundle, { keys: [key.vkey] })).report.exit, format).toBe(0)
    bundle.close()
  }
})

test('a folder with a link, a FIFO or another folder in it is tampered with; a FIFO in place of a bundle is refused', async () => {
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
