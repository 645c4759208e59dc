import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import { judgedFiles, missing } from '#tests/support/second-reader.ts'
import { SAMPLE_KEY, sampleExport } from '../../verifier/sample/sample.mjs'
import { openBundle } from '../../verifier/src/cli.js'
import { verifyBundle } from '../../verifier/src/verify.js'

// What people's tools make of an honest export, and the word for it. The table in docs/auditors.md has these rows. Programs that
// are not on this machine are left out; what file managers and spreadsheets write is written here as they write it.

const base = mkdtempSync(path.join(tmpdir(), 'penmark-tools-'))
const original = path.join(base, 'original.tar')
writeFileSync(original, sampleExport())
execFileSync('tar', ['-xf', original, '-C', base])
const NAME = readdirSync(base).find((name) => name.startsWith('penmark-ledger-')) ?? ''
afterAll(() => rmSync(base, { recursive: true, force: true }))

const TABLES = ['ledger.csv', 'statements.csv', 'requests.csv', 'money.csv']
const TEXTS = ['README.txt', 'vkey', 'checkpoint', 'consistency.proof', 'subset.proof', 'statement.html']
const LINES = ['ledger.jsonl', 'context.jsonl', 'checkpoints.jsonl']
const MORE = ['schema/events.schema.json', 'manifest.json']
const STRANGER = Buffer.from('not of the export')

const has = (program: string) => spawnSync('sh', ['-c', `command -v ${program}`]).status === 0
const run = (cwd: string, program: string, ...args: string[]) => execFileSync(program, args, { cwd, stdio: 'pipe' })
const python = (cwd: string, ...lines: string[]) => run(cwd, 'python3', '-c', lines.join('\n'))

/** A folder with the unpacked export in it. */
function workplace(): string {
  const folder = mkdtempSync(path.join(base, 'work-'))
  cpSync(path.join(base, NAME), path.join(folder, NAME), { recursive: true })
  return folder
}

/** Rewrites files of the export in place. */
function rewritten(folder: string, names: readonly string[], change: (text: string, name: string) => string | Buffer) {
  for (const name of names) {
    const file = path.join(folder, NAME, name)
    writeFileSync(file, change(readFileSync(file, 'utf8'), name))
  }
  return path.join(folder, NAME)
}

type Word = 'VERIFIED' | 'RE-SAVED' | 'TAMPERED'
type Tool = { name: string; needs?: string; word: Word; use: (folder: string) => string }

const inOneFolder = (change: (folder: string) => void) => (folder: string) => {
  change(path.join(folder, NAME))
  return path.join(folder, NAME)
}
const archived =
  (file: string, ...commands: (readonly [string, ...string[]])[]) =>
  (folder: string) => {
    for (const [program, ...args] of commands) run(folder, program, ...args)
    return path.join(folder, file)
  }

/** As macOS writes it: letters and their marks apart. */
const PEOPLES = 'Prüfung 2026 – Größe'.normalize('NFD')
const inFolderOfPeople = (file: string, command: readonly [string, ...string[]]) => (folder: string) => {
  mkdirSync(path.join(folder, PEOPLES))
  renameSync(path.join(folder, NAME), path.join(folder, PEOPLES, NAME))
  return archived(file, command)(folder)
}

const PACKERS: Tool[] = [
  ...['gnu', 'posix', 'ustar', 'v7'].map((format) => ({
    name: `GNU tar, ${format}`,
    word: 'VERIFIED' as const,
    use: archived('x.tar', ['tar', '--format', format, '-cf', 'x.tar', `./${NAME}`]),
  })),
  { name: 'bsdtar', needs: 'bsdtar', word: 'VERIFIED', use: archived('x.tar', ['bsdtar', '-cf', 'x.tar', NAME]) },
  {
    name: 'bsdtar to a zip',
    needs: 'bsdtar',
    word: 'VERIFIED',
    use: archived('x.zip', ['bsdtar', '-a', '-cf', 'x.zip', NAME]),
  },
  { name: 'pax', needs: 'pax', word: 'VERIFIED', use: archived('x.tar', ['pax', '-w', '-f', 'x.tar', NAME]) },
  {
    name: 'cpio in the form of tar',
    needs: 'cpio',
    word: 'VERIFIED',
    use: archived('x.tar', ['sh', '-c', `find ${NAME} | cpio --quiet -o -H ustar > x.tar`]),
  },
  {
    name: 'BusyBox tar',
    needs: 'busybox',
    word: 'VERIFIED',
    use: archived('x.tar', ['busybox', 'tar', '-cf', 'x.tar', NAME]),
  },
  ...['PAX', 'GNU', 'USTAR'].map((format) => ({
    name: `Python tarfile, ${format}`,
    needs: 'python3',
    word: 'VERIFIED' as const,
    use(folder: string) {
      python(
        folder,
        'import tarfile',
        `with tarfile.open('x.tar', 'w', format=tarfile.${format}_FORMAT) as t: t.add('${NAME}')`,
      )
      return path.join(folder, 'x.tar')
    },
  })),
  {
    name: 'Python, a zip and back',
    needs: 'python3',
    word: 'VERIFIED',
    use(folder) {
      python(
        folder,
        'import shutil',
        `shutil.make_archive('z', 'zip', '.', '${NAME}')`,
        "shutil.unpack_archive('z.zip', 'out')",
      )
      return path.join(folder, 'out')
    },
  },
  { name: 'Info-ZIP', needs: 'zip', word: 'VERIFIED', use: archived('x.zip', ['zip', '-qr', 'x.zip', NAME]) },
  {
    name: 'Info-ZIP and back',
    needs: 'unzip',
    word: 'VERIFIED',
    use: archived('out', ['zip', '-qr', 'x.zip', NAME], ['unzip', '-q', 'x.zip', '-d', 'out']),
  },
  {
    name: 'unzip -aa, which turns the line ends of texts for this system',
    needs: 'unzip',
    word: 'VERIFIED',
    use: archived('out', ['zip', '-qrl', 'x.zip', NAME], ['unzip', '-qaa', 'x.zip', '-d', 'out']),
  },
  { name: '7-Zip to a zip', needs: '7zz', word: 'VERIFIED', use: archived('x.zip', ['7zz', 'a', 'x.zip', NAME]) },
  {
    name: '7-Zip to a 7z and back',
    needs: '7zz',
    word: 'VERIFIED',
    use: archived('out', ['7zz', 'a', 'x.7z', NAME], ['7zz', 'x', '-oout', 'x.7z']),
  },
  {
    name: 'gzip once more',
    word: 'VERIFIED',
    use(folder) {
      writeFileSync(path.join(folder, 'x.tar.gz'), gzipSync(sampleExport()))
      return path.join(folder, 'x.tar.gz')
    },
  },
  {
    name: 'gzip twice more',
    word: 'VERIFIED',
    use(folder) {
      writeFileSync(path.join(folder, 'x.tar.gz'), gzipSync(gzipSync(sampleExport())))
      return path.join(folder, 'x.tar.gz')
    },
  },
  ...[{ format: 'gnu' }, { format: 'posix' }].map(({ format }) => ({
    name: `GNU tar, ${format}, of a folder with spaces and umlauts`,
    word: 'VERIFIED' as const,
    use: inFolderOfPeople('x.tar', ['tar', '--format', format, '-cf', 'x.tar', PEOPLES]),
  })),
  {
    name: 'Python tarfile, PAX, of a folder with spaces and umlauts',
    needs: 'python3',
    word: 'VERIFIED',
    use: inFolderOfPeople('x.tar', [
      'python3',
      '-c',
      `import tarfile\nwith tarfile.open('x.tar', 'w') as t: t.add('${PEOPLES}')`,
    ]),
  },
  {
    name: 'Info-ZIP of a folder with spaces and umlauts',
    needs: 'zip',
    word: 'VERIFIED',
    use: inFolderOfPeople('x.zip', ['zip', '-qr', 'x.zip', PEOPLES]),
  },
  {
    name: 'zip in a browser (fflate)',
    word: 'VERIFIED',
    use(folder) {
      const names = [...TEXTS, ...LINES, ...TABLES, ...MORE]
      const files = names.map((name) => [`${NAME}/${name}`, readFileSync(path.join(folder, NAME, name))] as const)
      writeFileSync(path.join(folder, 'x.zip'), zipSync(Object.fromEntries(files)))
      return path.join(folder, 'x.zip')
    },
  },
]

const FILE_MANAGERS: Tool[] = [
  {
    name: 'Finder looked into the folder',
    word: 'VERIFIED',
    use: inOneFolder((folder) => {
      for (const name of ['.DS_Store', '._ledger.csv', 'schema/.DS_Store', 'Icon\r'])
        writeFileSync(path.join(folder, name), STRANGER)
    }),
  },
  {
    name: 'Finder, Compress',
    needs: 'python3',
    word: 'VERIFIED',
    use(folder) {
      mkdirSync(path.join(folder, '__MACOSX', NAME), { recursive: true })
      for (const name of ['._ledger.csv', '._manifest.json'])
        writeFileSync(path.join(folder, '__MACOSX', NAME, name), STRANGER)
      writeFileSync(path.join(folder, NAME, '.DS_Store'), STRANGER)
      python(
        folder,
        'import zipfile, os',
        "z = zipfile.ZipFile('x.zip', 'w', zipfile.ZIP_DEFLATED)",
        `[z.write(os.path.join(d, f)) for top in ('${NAME}', '__MACOSX') for d, _, fs in os.walk(top) for f in fs]`,
        'z.close()',
      )
      return path.join(folder, 'x.zip')
    },
  },
  {
    name: 'Explorer looked into the folder',
    word: 'VERIFIED',
    use: inOneFolder((folder) => {
      for (const name of ['desktop.ini', 'Thumbs.db', 'ledger.csv:Zone.Identifier'])
        writeFileSync(path.join(folder, name), STRANGER)
    }),
  },
  {
    name: 'Explorer, Extract all, into a folder of the same name',
    word: 'VERIFIED',
    use(folder) {
      mkdirSync(path.join(folder, 'out', NAME), { recursive: true })
      renameSync(path.join(folder, NAME), path.join(folder, 'out', NAME, NAME))
      return path.join(folder, 'out')
    },
  },
  {
    name: 'a spreadsheet has a table open',
    word: 'VERIFIED',
    use: inOneFolder((folder) => {
      for (const name of ['~$ledger.csv', '.~lock.money.csv#']) writeFileSync(path.join(folder, name), STRANGER)
    }),
  },
  {
    name: 'somebody put a file of their own beside it',
    word: 'RE-SAVED',
    use: inOneFolder((folder) => writeFileSync(path.join(folder, 'Übersicht.xlsx'), STRANGER)),
  },
  {
    name: 'somebody packed a folder of their own with it',
    word: 'RE-SAVED',
    use(folder) {
      mkdirSync(path.join(folder, 'notes'))
      writeFileSync(path.join(folder, 'notes', 'questions.txt'), STRANGER)
      run(folder, 'tar', '-cf', 'x.tar', 'notes', NAME)
      return path.join(folder, 'x.tar')
    },
  },
]

const crlf = (text: string) => text.replaceAll('\n', '\r\n')
const semicolons = (text: string) => text.replace(/"(?:[^"]|"")*"|,/g, (cell) => (cell === ',' ? ';' : cell))
const MONTHS_DE = 'Jan Feb Mrz Apr Mai Jun Jul Aug Sep Okt Nov Dez'.split(' ')
const MONTHS_FR = 'janv févr mars avr mai juin juil août sept oct nov déc'.split(' ')
const monthCells = (text: string, write: (month: number, year: string) => string) =>
  text.replace(/(?<=[,;])(\d{4})-(\d\d)(?=[,;])/g, (_, year: string, month: string) => write(Number(month), year))
const moments = (text: string, write: (date: string[], time: string) => string) =>
  text.replace(/(\d{4})-(\d\d)-(\d\d)T(\d\d:\d\d:\d\d)\.\d{3}Z(?=[,;])/g, (_, y, m, d, time: string) =>
    write([y, m, d], time),
  )

const PROGRAMS: Tool[] = [
  {
    name: 'Excel in German: semicolons, months as dates, a mark and CR LF',
    word: 'RE-SAVED',
    use: (folder) =>
      rewritten(folder, TABLES, (text) => {
        const cells = monthCells(semicolons(text), (month, year) => `${MONTHS_DE[month - 1]} ${year.slice(2)}`)
        return `\ufeff${crlf(cells)}`
      }),
  },
  {
    name: 'Excel in French',
    word: 'RE-SAVED',
    use: (folder) =>
      rewritten(folder, TABLES, (text) =>
        crlf(monthCells(semicolons(text), (month, year) => `${MONTHS_FR[month - 1]}-${year.slice(2)}`)),
      ),
  },
  {
    name: 'Excel, Unicode text: tabs and UTF-16',
    word: 'RE-SAVED',
    use: (folder) =>
      rewritten(folder, TABLES, (text) => {
        const tabs = semicolons(text).replace(/"(?:[^"]|"")*"|;/g, (cell) => (cell === ';' ? '\t' : cell))
        return Buffer.from(`\ufeff${crlf(tabs)}`, 'utf16le')
      }),
  },
  {
    name: 'LibreOffice with special numbers and all texts quoted',
    word: 'RE-SAVED',
    use: (folder) =>
      rewritten(folder, TABLES, (text) =>
        moments(text, ([y, m, d], time) => `${m}/${d}/${y} ${time}`).replace(
          /(^|,)([A-Za-z_][^,"\n]*)(?=,|\n)/gm,
          (_, before: string, cell: string) => `${before}"${cell}"`,
        ),
      ),
  },
  {
    name: 'Numbers and Sheets: the same table with CR LF',
    word: 'RE-SAVED',
    use: (folder) => rewritten(folder, TABLES, crlf),
  },
  {
    name: 'Python csv',
    needs: 'python3',
    word: 'RE-SAVED',
    use(folder) {
      python(
        path.join(folder, NAME),
        'import csv',
        `for name in ${JSON.stringify(TABLES)}:`,
        '    rows = list(csv.reader(open(name, newline="")))',
        '    csv.writer(open(name, "w", newline=""), quoting=csv.QUOTE_ALL).writerows(rows)',
      )
      return path.join(folder, NAME)
    },
  },
  {
    name: 'Git on Windows: CR LF in every text',
    word: 'RE-SAVED',
    use: (folder) => rewritten(folder, [...TEXTS, ...LINES, ...TABLES, ...MORE], crlf),
  },
  {
    name: 'an editor that adds a mark and drops the last line break',
    word: 'RE-SAVED',
    use: (folder) => rewritten(folder, [...TEXTS, ...LINES], (text) => `\ufeff${text.slice(0, -1)}`),
  },
  {
    name: 'an editor that ends every text with an empty line',
    word: 'RE-SAVED',
    use: (folder) => rewritten(folder, [...TEXTS, ...LINES, ...TABLES, ...MORE], (text) => `${text}\n`),
  },
  {
    name: 'Notepad, every text as "Unicode"',
    word: 'RE-SAVED',
    use: (folder) =>
      rewritten(folder, [...TEXTS, ...LINES, ...TABLES, ...MORE], (text) =>
        Buffer.from(`\ufeff${crlf(text)}`, 'utf16le'),
      ),
  },
  {
    name: 'an editor that indents JSON',
    word: 'RE-SAVED',
    use: (folder) => rewritten(folder, MORE, (text) => JSON.stringify(JSON.parse(text), null, 2)),
  },
  {
    name: 'an editor that sorts the fields of the manifest',
    word: 'TAMPERED',
    use: (folder) =>
      rewritten(folder, ['manifest.json'], (text) => `${JSON.stringify({ tool: '', ...JSON.parse(text) }, null, 2)}\n`),
  },
  {
    name: 'a spreadsheet with one cell changed',
    word: 'TAMPERED',
    use: (folder) => rewritten(folder, ['money.csv'], (text) => crlf(semicolons(text)).replace(/;999;/, ';998;')),
  },
  {
    name: 'a spreadsheet with a column sorted',
    word: 'TAMPERED',
    use: (folder) =>
      rewritten(folder, ['requests.csv'], (text) => {
        const [head = '', ...rows] = text.trimEnd().split('\n')
        return `${[head, ...rows.toReversed()].join('\n')}\n`
      }),
  },
]

const tools = [...PACKERS, ...FILE_MANAGERS, ...PROGRAMS]
const here = tools.filter(({ needs }) => needs === undefined || has(needs))

test('what tools make of an honest export gets the right word, by both readers', async () => {
  const used = here.map((tool) => ({ ...tool, file: tool.use(workplace()) }))
  const second =
    missing === undefined
      ? judgedFiles(
          used.map(({ file }) => file),
          [SAMPLE_KEY],
        )
      : undefined
  const words: string[] = []
  for (const [index, { name, file }] of used.entries()) {
    const bundle = await openBundle(file)
    if ('refused' in bundle) throw new Error(`${name}: ${bundle.refused}`)
    const { report } = await verifyBundle(bundle, { keys: [SAMPLE_KEY] })
    bundle.close()
    words.push(`${name}: ${report.result}, ${second?.[index]?.result ?? report.result}`)
  }
  expect(words).toEqual(used.map(({ name, word }) => `${name}: ${word}, ${word}`))
  // Any machine that runs these tests has that many programs.
  expect(here.length).toBeGreaterThanOrEqual(20)
})
