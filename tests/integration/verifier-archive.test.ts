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

test('what usual programs pack from the folder, or unpack again, is read whatever their dialect', async () => {
  const base = mkdtempSync(path.join(tmpdir(), 'penmark-verify-tar-'))
  unpackedTo(path.join(base, FOLDER), files)
  // Times of parts of a second and an owner beyond seven digits are what makes pax records necessary.
  execFileSync('touch', ['-d', '2026-11-22 10:00:00.123456789', path.join(base, FOLDER, 'ledger.csv')])
  const names = Object.keys(files).map((name) => `${FOLDER}/${name}`)
  const archive = path.join(base, 'x.tar')
  const tar = (format: string, ...what: string[]) =>
    execFileSync('tar', ['--format', format, '-cf', archive, '-C', base, ...what])
  const python = (...lines: string[]) =>
    execFileSync('python3', ['-c', ['import tarfile, shutil', ...lines].join('\n')], { cwd: base })
  const ways: Record<string, () => void> = {
    ...Object.fromEntries(
      ['ustar', 'gnu', 'v7', 'posix'].flatMap((format) => [
        [`tar ${format} of the files`, () => tar(format, ...names)],
        [`tar ${format} of the folder`, () => tar(format, FOLDER)],
        [`tar ${format} of ./folder`, () => tar(format, `./${FOLDER}`)],
      ]),
    ),
    'tar of .': () => execFileSync('tar', ['-cf', archive, '-C', path.join(base, FOLDER), '.']),
    'tar of its contents': () =>
      execFileSync('tar', ['-cf', archive, '-C', path.join(base, FOLDER), ...Object.keys(files)]),
    'tar with attributes and a comment': () =>
      execFileSync('tar', [
        ...['--format', 'posix', '--pax-option', 'comment=of the auditor,SCHILY.xattr.user.tag=x'],
        ...['-cf', archive, '-C', base, FOLDER],
      ]),
    'Python, pax': () =>
      void python(`with tarfile.open('x.tar', 'w', format=tarfile.PAX_FORMAT) as t: t.add('${FOLDER}')`),
    'Python, GNU': () =>
      void python(`with tarfile.open('x.tar', 'w', format=tarfile.GNU_FORMAT) as t: t.add('${FOLDER}')`),
    'zip and back': () =>
      void python(
        `shutil.make_archive('z', 'zip', '.', '${FOLDER}')`,
        `shutil.unpack_archive('z.zip', 'unzipped')`,
        `shutil.make_archive('x', 'tar', 'unzipped')`,
      ),
  }
  for (const [name, pack] of Object.entries(ways)) {
    pack()
    expect([name, ...(await verdictOn(archive))]).toEqual([name, 0, ''])
  }
  // A program that unpacks into a folder of its own name.
  expect(await verdictOn(path.join(base, 'unzipped'))).toEqual([0, ''])
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
