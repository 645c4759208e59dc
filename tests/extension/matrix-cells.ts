import { expect } from 'vitest'
import type { BrowserName, Driver } from './editor-driver.ts'
import type { Editor } from './editors.ts'

export const COLUMNS = {
  replace: 'the second of two equal words is replaced, and undo and redo are one step each',
  typing: 'typing, Backspace and arrows go on behind the new text',
  moved: 'a caret that was moved meanwhile changes nothing',
  lines: 'several lines',
  below: 'a line below',
  scripts: 'emoji, Chinese and Arabic arrive whole',
  formatting: 'across bold: it is kept, or its loss is known before',
  changed: 'a text that was changed meanwhile is left alone',
  restore: 'the original comes back',
} as const

export type Column = keyof typeof COLUMNS

const TEXT = 'a word and a word end'
const HTML = `<p>${TEXT}</p>`
const SECOND = { from: 13, to: 17 }
const REPLACED = 'a word and a fresh end'

/**
 * Cells in which nothing is written, with the reason that the person is told. Trix brings nothing back in Firefox, what was
 * typed by hand neither; and an input field of Firefox forgets a write of an extension once the focus was elsewhere.
 */
const REFUSALS: Readonly<Record<BrowserName, Readonly<Record<string, Partial<Record<Column, string>>>>>> = {
  Chromium: { 'Input field': { lines: 'one-line', below: 'one-line' } },
  Firefox: {
    'Input field': { replace: 'no-undo', lines: 'one-line', below: 'one-line' },
    Trix: { replace: 'no-redo' },
    Gutenberg: { lines: 'several-lines', below: 'several-lines' },
  },
}

/** The columns that make sense for an editor. */
export function columnsOf(editor: Editor): Column[] {
  return (Object.keys(COLUMNS) as Column[]).filter((column) => column !== 'formatting' || !editor.isPlain)
}

/**
 * Runs one cell of the matrix and throws if anything in it is wrong.
 * @returns `right`; `kept` or `told` for formatting; or the reason for which nothing is written there
 */
export async function runCell(name: BrowserName, editor: Editor, column: Column, on: Driver): Promise<string> {
  const reason = REFUSALS[name][editor.name]?.[column]
  if (column === 'formatting') return runFormatting(editor, on)
  await on.show(editor, HTML)
  await on.select(column === 'below' ? { from: 0, to: TEXT.length } : SECOND)
  expect((await on.take())?.selected).toBe(column === 'below' ? TEXT : 'word')
  await RUNS[column](editor, on, reason)
  return reason ?? 'right'
}

type Run = (editor: Editor, on: Driver, reason: string | undefined) => Promise<void>

const RUNS: Readonly<Record<Exclude<Column, 'formatting'>, Run>> = {
  async replace(editor, on, reason) {
    const undone = reason === 'no-undo' ? REPLACED : TEXT
    expect(await on.write('fresh')).toBe('replaced')
    await on.expectText(editor, REPLACED)
    await on.undo()
    await on.expectText(editor, undone)
    await on.redo(editor)
    await on.expectText(editor, reason === 'no-redo' ? TEXT : REPLACED)
  },
  async typing(editor, on) {
    expect(await on.write('fresh')).toBe('replaced')
    await on.press('x')
    await on.expectText(editor, 'a word and a freshx end')
    await on.press('Backspace')
    await on.expectText(editor, REPLACED)
    // An editor such as Trix sets its caret again in the frame after an edit: a key before that frame would be lost on it.
    await on.settled()
    await on.press('ArrowLeft')
    await on.settled()
    await on.press('y')
    await on.expectText(editor, 'a word and a fresyh end')
  },
  async moved(editor, on) {
    await on.select({ from: 2, to: 6 })
    expect(await on.write('fresh')).toBe('replaced')
    await on.expectText(editor, REPLACED)
  },
  async lines(editor, on, reason) {
    expectOutcome(await on.write('one\ntwo'), reason)
    if (reason === undefined) {
      await on.expectText(editor, 'a word and a one\ntwo end')
      await on.undo()
    }
    await on.expectText(editor, TEXT)
  },
  async below(editor, on, reason) {
    expectOutcome(await on.write('below', 'insert_below'), reason)
    await on.expectText(editor, reason === undefined ? `${TEXT}\nbelow` : TEXT)
  },
  async scripts(editor, on) {
    expect(await on.write('🎉 漢字 👩‍👩‍👧 كلمة')).toBe('replaced')
    await on.expectText(editor, 'a word and a 🎉 漢字 👩‍👩‍👧 كلمة end')
  },
  async changed(editor, on) {
    await on.select({ from: TEXT.length, to: TEXT.length })
    await on.press('x')
    await on.expectText(editor, `${TEXT}x`)
    expectOutcome(await on.write('fresh'), 'changed')
    await on.expectText(editor, `${TEXT}x`)
  },
  async restore(editor, on) {
    expect(await on.write('fresh')).toBe('replaced')
    expect(await on.restore()).toBe(true)
    await on.expectText(editor, TEXT)
  },
}

function expectOutcome(outcome: unknown, reason: string | undefined): void {
  if (reason === undefined) expect(outcome).toBe('replaced')
  else expect(outcome).toMatch(new RegExp(`^(copied|refused): ${reason}$`))
}

async function runFormatting(editor: Editor, on: Driver): Promise<'kept' | 'told'> {
  await on.show(editor, '<p>a <strong>bold</strong> word end</p>')
  await on.select({ from: 2, to: 11 })
  const before = await on.take()
  expect(before?.selected).toBe('bold word')
  expect(await on.write('fresh words')).toBe('replaced')
  await on.expectText(editor, 'a fresh words end')
  const bold = await on.bold()
  if (before?.loses.length === 0) expect(bold).toBe('fresh')
  else expect(before?.loses).toEqual(['bold'])
  await on.undo()
  await on.expectText(editor, 'a bold word end')
  return bold === 'fresh' ? 'kept' : 'told'
}
