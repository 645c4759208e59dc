import { afterAll, beforeAll, describe, test } from 'vitest'
import { type BrowserName, type Driver, type Launch, openEditors } from './editor-driver.ts'
import { EDITORS, type Editor, LONG_PACKAGES } from './editors.ts'
import { COLUMNS, type Column, columnsOf, runCell } from './matrix-cells.ts'
import { recordCell, writeCells } from './matrix-record.ts'

const IS_LONG = process.env.PENMARK_LONG === '1'

/** Of the short form: what differs most between the editors, in those whose ways differ. */
const SHORT_COLUMNS: readonly Column[] = ['replace', 'typing', 'lines', 'formatting']
const SHORT_EDITORS =
  /^(?:Text area|Editing host in a closed shadow root|ProseMirror|Lexical|Slate|Quill 2|Trix|CodeMirror 6)$/

/** Every cell of the matrix in one browser; the short form has some of the most used small editors. */
export function writeIntoEditors(name: BrowserName, launch: Launch): void {
  const editors = EDITORS.filter(({ name: editor }) => IS_LONG || SHORT_EDITORS.test(editor))
  const isInstalled = ({ isLong }: Editor) => !isLong || LONG_PACKAGES !== undefined
  let driver: Driver

  beforeAll(async () => {
    driver = await openEditors(name, launch, editors.filter(isInstalled))
  })
  afterAll(async () => {
    writeCells(name, (await driver?.version()) ?? '')
    await driver?.[Symbol.asyncDispose]()
  })

  for (const editor of editors)
    describe.skipIf(!isInstalled(editor))(editor.name, () => {
      test.each(
        columnsOf(editor)
          .filter((column) => IS_LONG || SHORT_COLUMNS.includes(column))
          .map((column) => [COLUMNS[column], column] as const),
      )('%s', async (_, column) => {
        const record = (outcome: string) => recordCell({ editor: editor.name, browser: name, column, outcome })
        try {
          record(await runCell(name, editor, column, driver))
        } catch (error) {
          record('wrong')
          throw error
        }
      })
    })
}
