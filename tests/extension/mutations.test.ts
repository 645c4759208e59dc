import { describe, expect, test } from 'vitest'
import { FIREFOX, launchFirefoxWith } from '#tests/support/firefox.ts'
import { CHROMIUM, launchWith } from './chromium.ts'
import { type BrowserName, openEditors } from './editor-driver.ts'
import { EDITORS, LONG_PACKAGES } from './editors.ts'
import { type Column, runCell } from './matrix-cells.ts'

// Each way of writing broken on purpose turns cells of the matrix red: the matrix can fail, and each way is needed.

type Mutation = { name: string; browser: BrowserName; editor: string; cells: Column[]; from: string; to: string }

const inChromium = (editor: string, from: string, to: string, ...cells: Column[]): Mutation => ({
  ...{ name: `${editor}: ${from} becomes ${to}`, browser: 'Chromium', editor, cells, from, to },
})
const inFirefox = (editor: string, from: string, to: string, ...cells: Column[]): Mutation => ({
  ...{ name: `${editor}: ${from} becomes ${to}`, browser: 'Firefox', editor, cells, from, to },
})

const MUTATIONS: readonly Mutation[] = [
  inChromium('Slate', 'slate: BY_PASTE', 'slate: same("exec")', 'replace'),
  inChromium('Lexical', 'lexical: BY_PASTE', 'lexical: same("exec")', 'lines'),
  inChromium('CKEditor 5', 'ckeditor5: BY_PASTE', 'ckeditor5: same("exec")', 'replace'),
  inChromium('Trix', 'trix: same("before-input")', 'trix: same("exec")', 'replace', 'typing'),
  inChromium('Draft.js', 'one: "text-input"', 'one: "before-input"', 'replace'),
  inChromium('CKEditor 4', 'ckeditor4: same("paste")', 'ckeditor4: same("exec")', 'replace'),
  inChromium('TinyMCE 7', 'tinymce: same("exec-then-input")', 'tinymce: same("exec")', 'replace'),
  inChromium('Monaco', 'verb: "write"', 'verb: "read"', 'replace'),
  inChromium('Gutenberg', 'several: "paste-html"', 'several: "exec"', 'lines'),
  inChromium('ProseMirror', 'prosemirror: "exec-html"', 'prosemirror: "exec"', 'formatting'),
  inFirefox('Quill 2', 'EXEC = same("exec")', 'EXEC = same("paste")', 'replace'),
  inFirefox('CodeMirror 6', 'EXEC = same("exec")', 'EXEC = same("paste")', 'replace'),
  inFirefox('Monaco', 'verb: "write"', 'verb: "read"', 'replace'),
]

const LAUNCH = { Chromium: launchWith, Firefox: launchFirefoxWith }
const isMissing = { Chromium: CHROMIUM === undefined, Firefox: FIREFOX === undefined }

describe.skipIf(process.env.PENMARK_LONG !== '1' || LONG_PACKAGES === undefined)(
  'a way that is broken on purpose',
  () => {
    for (const { name, browser, editor: wanted, cells, from, to } of MUTATIONS)
      test.skipIf(isMissing[browser])(`${browser}, ${name}`, async () => {
        const editor = EDITORS.find((one) => one.name === wanted)
        if (editor === undefined) throw new Error(`no editor ${wanted}`)
        let found = 0
        const mutate = (code: string) => {
          found += code.split(from).length - 1
          return code.replaceAll(from, to)
        }
        await using driver = await openEditors(browser, LAUNCH[browser], [editor], { patience: 2_000, mutate })
        expect(found).toBeGreaterThan(0)
        let red = 0
        for (const cell of cells)
          await runCell(browser, editor, cell, driver).catch(() => {
            red += 1
          })
        expect(red).toBeGreaterThan(0)
      })
  },
)
