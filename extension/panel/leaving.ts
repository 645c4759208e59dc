import type { Details } from '../messages.ts'
import { el } from '../pages/dom.ts'
import type { PanelWords } from '../words/panel.ts'
import { fill } from '../words/words.ts'
import { keyed } from './press.ts'

/** The text that a press would send. */
export function wouldLeave(text: string, words: PanelWords): HTMLElement {
  return keyed(
    el(
      'details',
      {},
      el('summary', {}, words.leaves),
      el('p', { class: 'soft' }, words.leavesNothing),
      el('p', { class: 'quoted' }, text),
    ),
    'leaves',
  )
}

/** The switch that keeps facts from models. */
export function hideSwitch(hides: boolean, words: PanelWords, changed: (hides: boolean) => void): HTMLElement {
  const box = el('input', { type: 'checkbox', 'data-key': 'hides', checked: hides })
  box.addEventListener('change', () => changed(box.checked))
  return el('label', { class: 'check' }, box, words.hide)
}

/**
 * What went from this page to the server, and from there to a model: its host, its name, and the very request, as the page of
 * the receipt names them.
 */
export function hasLeft(text: string, { payload, hidden }: Details, words: PanelWords): HTMLElement {
  return el(
    'details',
    {},
    el('summary', {}, words.leaves),
    el('p', { class: 'soft' }, words.left),
    el('p', { class: 'quoted' }, text),
    el(
      'p',
      { class: 'soft' },
      payload === null
        ? words.wentNowhere
        : fill(words.wentTo, { destination: payload.destination, model: payload.model }),
    ),
    hidden.length === 0
      ? null
      : el('p', { class: 'soft' }, fill(words.hidden, { list: hidden.map((one) => one.text).join(', ') })),
    payload === null
      ? null
      : el(
          'details',
          {},
          el('summary', {}, words.exact),
          el('pre', { class: 'quoted exact', tabindex: '0' }, bodyOf(payload.body)),
        ),
  )
}

function bodyOf(body: unknown): string {
  try {
    return JSON.stringify(typeof body === 'string' ? JSON.parse(body) : body, null, 2)
  } catch {
    return String(body)
  }
}
