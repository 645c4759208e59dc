import type { Locale } from '#app/domain/preferences/language.ts'
import { button, el } from '../pages/dom.ts'
import type { Format } from '../replace/formats.ts'
import type { PanelWords } from '../words/panel.ts'
import { fill } from '../words/words.ts'
import { keyed, pressed } from './press.ts'

const REFINEMENTS = ['shorter', 'simpler', 'more_formal'] as const

type Taking = {
  words: PanelWords
  isWritable: boolean
  /** The site draws its documents itself. */
  isOffice: boolean
  /** The text came from no page. */
  isPage: boolean
  /** How many facts differ, in words; empty if none does. */
  facts: string
  /** Formatting that would become plain text. */
  loses: readonly Format[]
  language: Locale
  /** Brings the original back; null before something was written. */
  restore: (() => void) | null
  write: (how: 'replace' | 'insert_below', event: MouseEvent) => void
  copy: () => void
}

/** The ways to take a text: into the page if that is possible, else by the clipboard. */
export function takeParts({
  words,
  isWritable,
  isOffice,
  isPage,
  facts,
  loses,
  language,
  ...work
}: Taking): HTMLElement {
  const ways: HTMLElement[] = []
  const { restore } = work
  if (restore !== null) ways.push(keyed(button(words.restore, 'secondary', restore), 'restore'))
  else if (isWritable) {
    const label = facts === '' ? words.replace : fill(words.replaceFacts, { facts })
    ways.push(
      pressed(label, facts === '' ? 'primary' : 'warn', 'replace', (event) => work.write('replace', event)),
      pressed(words.insertBelow, 'secondary', 'below', (event) => work.write('insert_below', event)),
    )
  }
  const label = facts === '' || isWritable ? words.copy : fill(words.copyFacts, { facts })
  ways.push(keyed(button(label, isWritable ? 'secondary' : 'primary', work.copy), 'copy'))
  const list = new Intl.ListFormat(language).format(loses.map((format) => words.format[format]))
  const copyOnly = isPage ? null : isOffice ? words.office : words.readOnly
  const note = !isWritable ? copyOnly : loses.length > 0 ? fill(words.loses, { list }) : null
  return el('div', {}, note === null ? null : el('p', { class: 'soft' }, note), el('p', { class: 'actions' }, ...ways))
}

/** Changes the result once more, in one of three ways or in the person's own words. */
export function refineParts(words: PanelWords, start: (way: string, wish?: string) => void): HTMLElement {
  const wish = el('input', {
    ...{ type: 'text', maxlength: '300', 'data-key': 'wish' },
    ...{ 'aria-label': words.own, placeholder: words.own },
  })
  const form = el(
    'form',
    { class: 'wish' },
    wish,
    pressed(words.send, 'secondary', 'send', () => undefined, 'submit'),
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (event.isTrusted && wish.value.trim() !== '') start('instruction', wish.value.trim())
  })
  return keyed(
    el(
      'details',
      { class: 'refine' },
      el('summary', {}, words.refine),
      el(
        'p',
        { class: 'actions' },
        ...REFINEMENTS.map((way) =>
          keyed(
            button(words[way], 'secondary', () => start(way)),
            way,
          ),
        ),
      ),
      form,
    ),
    'refine',
  )
}
