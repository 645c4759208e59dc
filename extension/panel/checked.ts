import type { CheckFinding } from '../messages.ts'
import { button, el } from '../pages/dom.ts'
import type { PanelWords } from '../words/panel.ts'
import { fill } from '../words/words.ts'
import { keyed } from './press.ts'

/** Findings of the free check, in code points of `text`, and those whose first replacement the person took. */
export type Checked = { findings: CheckFinding[]; text: string; fixed: Set<number> }

/** The text with what was taken. */
export function fixedText({ findings, text, fixed }: Checked): string {
  const accepted = findings.filter((_, index) => fixed.has(index)).toSorted((a, b) => b.start - a.start)
  return accepted
    .reduce(
      (all, { start, end, replacements: [fix] }) =>
        fix === undefined ? all : [...all.slice(0, start), ...fix, ...all.slice(end)],
      [...text],
    )
    .join('')
}

/** Each finding with its reason and a press that takes its replacement. */
export function findingsList(checked: Checked, words: PanelWords, redraw: () => void): HTMLElement {
  const { findings, text, fixed } = checked
  const characters = [...text]
  return el(
    'ul',
    { class: 'findings' },
    ...findings.map(({ start, end, message, replacements: [fix] }, index) =>
      el(
        'li',
        {},
        el('b', {}, characters.slice(start, end).join('')),
        ' ',
        el('span', { class: 'soft' }, message),
        ' ',
        fix === undefined ? null : toggleOf(fix, index),
      ),
    ),
  )

  function toggleOf(fix: string, index: number): HTMLElement {
    const isTaken = fixed.has(index)
    const press = button(fill(words.useFix, { text: fix || '∅' }), isTaken ? 'primary' : 'secondary', () => {
      if (!fixed.delete(index)) fixed.add(index)
      redraw()
    })
    press.setAttribute('aria-pressed', String(isTaken))
    return keyed(press, `fix-${index}`)
  }
}
