// Writes docs/works-on.md from what the matrix of editors has seen: `npm run test:extension` calls it at its end.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { EDITORS } from './editors.ts'
import type { Column } from './matrix-cells.ts'
import type { Cell } from './matrix-record.ts'

type Seen = { version: string; cells: Cell[] }

const COLUMNS: readonly (readonly [Column, string])[] = [
  ['replace', 'Second of two equal words, undo, redo'],
  ['typing', 'Typing on, Backspace, arrows'],
  ['moved', 'Caret moved meanwhile'],
  ['lines', 'Several lines'],
  ['below', 'Insert below'],
  ['scripts', 'Emoji, Chinese, Arabic'],
  ['formatting', 'Bold in the selection'],
  ['changed', 'Text changed meanwhile'],
  ['restore', 'Restore original'],
]

const WORDS: Readonly<Record<string, string>> = {
  right: '✓',
  kept: '✓ kept',
  told: 'lost, told before',
  wrong: '**wrong**',
  'no-undo': '✓, but only Restore original takes it back',
  'no-redo': '✓, but Trix itself has no redo here',
  'one-line': 'refused: one line',
  'several-lines': 'copied: one line at a time',
}

const folder = process.argv[2] ?? 'build/extension-matrix'
const sections = ['chromium', 'firefox'].map((name) => {
  const { version, cells } = JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8')) as Seen
  const rows = EDITORS.map(({ name: editor, package: from }) => [
    `${editor}${versionOf(from)}`,
    ...COLUMNS.map(([column]) => cellOf(cells, editor, column)),
  ])
  const heads = ['Editor', ...COLUMNS.map(([, head]) => head)]
  const table = [heads, heads.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
  return `## ${headingOf(version)}\n\n${table}\n`
})

/** The browser and its version, as people call it. */
function headingOf(version: string): string {
  return version
    .replace('/', ' ')
    .replace('firefox', 'Firefox')
    .replace(/^(?:Headless)?Chrome /, 'Chromium ')
}

function versionOf(from: string | undefined): string {
  if (from === undefined) return ''
  const file = ['tests/extension/editors/node_modules', 'node_modules']
    .map((packages) => path.join(packages, from, 'package.json'))
    .find(existsSync)
  return file === undefined ? '' : ` (${JSON.parse(readFileSync(file, 'utf8')).version})`
}

function cellOf(cells: readonly Cell[], editor: string, column: Column): string {
  const outcome = cells.find((one) => one.editor === editor && one.column === column)?.outcome
  return outcome === undefined ? '–' : (WORDS[outcome] ?? outcome)
}

writeFileSync('docs/works-on.md', `${introduction()}\n${sections.join('\n')}`)

function introduction(): string {
  return `# What the extension works on

The extension replaces text in its place only where that was seen to be right. This table is written by
\`npm run test:extension\`, which drives real browsers over the real editors. A cell has its mark only if the editor's own
model held the expected text exactly once, the page showed the same, its neighbours were unchanged, no error was thrown, and
real keys pressed afterwards (Ctrl+Z, redo, letters, Backspace, arrows) did what a person expects.

- **✓**: replaced in its place, as described above. **–**: the cell does not apply (a field has no formatting).
- **copied**: nothing is written; the result is in the clipboard, and the panel says why.
- **lost, told before**: the text is right, and the panel says before Replace that this formatting becomes plain text.

Any other editor is written to as a plain editing host, and the page is read again after two frames and 300 ms: "Replaced"
is said only if the text stands there then. Google Docs and Office online draw their text themselves; there the result is
copied. Passwords, card numbers and one-time codes are never read. Editors in frames of another origin are reached when the
panel is opened in them.
`
}
