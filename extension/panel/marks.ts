import { el } from '../pages/dom.ts'
import type { PanelWords } from '../words/panel.ts'
import { fill } from '../words/words.ts'
import { keyed } from './press.ts'
import { type Fact, openFacts, type Proof } from './proof.ts'

/** The proof and what the person decided in it. `chosen` is the number of the change whose note is shown. */
export type Decided = { proof: Proof; rejected: Set<number>; chosen: number | null }

/**
 * The proof, each change a mark that is taken or rejected by a press, and below it the note of the chosen one: why it was
 * made and which of how many it is.
 * @param redraw after a decision
 */
export function proofSheet(decided: Decided, words: PanelWords, redraw: () => void): HTMLElement {
  const { proof, rejected } = decided
  const alarmed = new Set(openFacts(proof, rejected).flatMap(({ changes }) => changes))
  const note = el('div', { class: 'note' })
  const showNote = (number: number) => {
    decided.chosen = number
    for (const each of sheet.querySelectorAll('.mark')) each.toggleAttribute('data-chosen', each === markOf(number))
    note.replaceChildren(...noteOf(decided, words, () => toggle(number)))
  }
  const markOf = (number: number) => sheet.querySelector(`[data-key="mark-${number}"]`)
  const toggle = (number: number) => {
    decided.chosen = number
    if (!rejected.delete(number)) rejected.add(number)
    redraw()
  }
  const sheet = el(
    'p',
    { class: 'proof', role: 'group', 'aria-label': words.proof },
    ...proof.stretches.map((stretch) => {
      if (stretch.kind === 'same') return document.createTextNode(stretch.text)
      const { number, before, after } = stretch
      const name = fill(before === '' ? words.added : after === '' ? words.removed : words.changed, { before, after })
      const reason = proof.reasons.get(number)
      // No button, since a button does not break at the end of a line.
      const mark = el(
        'span',
        {
          ...{ role: 'button', tabindex: '0', class: 'mark', 'aria-pressed': String(!rejected.has(number)) },
          ...{ 'data-key': `mark-${number}`, 'data-fact': alarmed.has(number) },
          'data-chosen': number === decided.chosen,
          // The name is what is seen, so that it can be pressed by voice; the rest is said after it.
          'aria-label': [before, after].filter(Boolean).join(' '),
          'aria-description': reason === undefined ? name : `${name}: ${reason}`,
        },
        before === '' ? null : el('del', {}, before),
        before === '' || after === '' ? null : ' ',
        after === '' ? null : el('ins', {}, after),
      )
      mark.addEventListener('focus', () => showNote(number))
      mark.addEventListener('click', (event) => {
        if (event.isTrusted) toggle(number)
      })
      mark.addEventListener('keydown', (event) => {
        if (!event.isTrusted || (event.key !== 'Enter' && event.key !== ' ')) return
        event.preventDefault()
        toggle(number)
      })
      return mark
    }),
  )
  if (decided.chosen !== null) note.replaceChildren(...noteOf(decided, words, () => toggle(decided.chosen ?? 0)))
  return el('div', {}, sheet, note)
}

function noteOf({ proof, rejected, chosen }: Decided, words: PanelWords, toggle: () => void): Node[] {
  const changes = proof.stretches.filter(({ kind }) => kind === 'change')
  const at = changes.findIndex((change) => change.kind === 'change' && change.number === chosen)
  if (chosen === null || at < 0) return []
  const press = el(
    'button',
    { type: 'button', class: 'button button-small' },
    rejected.has(chosen) ? words.accept : words.reject,
  )
  press.addEventListener('click', (event) => {
    if (event.isTrusted) toggle()
  })
  return [
    el('b', {}, proof.reasons.get(chosen) ?? words.noReason),
    el('span', { class: 'soft' }, fill(words.place, { number: at + 1, count: changes.length })),
    keyed(press, 'decide'),
  ]
}

/** A fact that differs, before everything else, with the press that brings the old one back. */
export function factRow(fact: Fact, words: PanelWords, restore: () => void): HTMLElement {
  const { outcome, before, after, changes } = fact
  const sentence = { changed: words.was, lost: words.missing, added: words.isNew }[outcome]
  const press = el('button', { type: 'button', class: 'button button-quiet' }, words.restoreFact)
  press.setAttribute('aria-label', `${words.restoreFact}: ${before || after}`)
  press.addEventListener('click', (event) => {
    if (event.isTrusted) restore()
  })
  return el('li', {}, el('span', {}, fill(sentence, { before, after })), changes.length === 0 ? null : press)
}
