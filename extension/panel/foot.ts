import type { Link } from '../link.ts'
import { button, el } from '../pages/dom.ts'
import type { PanelWords } from '../words/panel.ts'
import { fill } from '../words/words.ts'
import { keyed } from './press.ts'

type Foot = {
  words: PanelWords
  link: Link
  /** The receipt of the shown result. */
  seq: number | null
  isFree: boolean
  credits: { left: number; limit: number }
  /** Whether this site has a toolbar, which can be hidden, or could get one; null beside all pages. */
  toolbar: 'shown' | 'absent' | null
}

/** The cost of the answer and its receipt, the way to the app, and the toolbar of this site. */
export function footParts({ words, link, seq, isFree, credits: { left, limit }, toolbar }: Foot): Node[] {
  const spent = seq === null ? (isFree ? words.free : '') : words.spent
  return [
    el(
      'span',
      { class: 'slip' },
      ...(spent === '' ? [] : [`${spent} · `]),
      ...(seq === null
        ? []
        : [
            keyed(
              button(fill(words.receipt, { seq }), 'quiet', () => link.send({ type: 'open', page: 'receipt', seq })),
              'receipt',
            ),
            ' · ',
          ]),
      fill(words.creditsLeft, { left, limit }),
    ),
    el(
      'span',
      { class: 'line' },
      keyed(
        button(words.open, 'quiet', () => link.send({ type: 'open', page: 'sheet' })),
        'open',
      ),
      toolbarParts(),
    ),
  ]

  function toolbarParts(): HTMLElement | null {
    if (toolbar === null) return null
    const label = { here: words.hideHere, site: words.hideSite, everywhere: words.hideEverywhere }
    const presses =
      toolbar === 'shown'
        ? (['here', 'site', 'everywhere'] as const).map((scope) =>
            button(label[scope], 'quiet', () => link.send({ type: 'hide', scope })),
          )
        : (['site', 'every'] as const).map((scope) =>
            button(scope === 'site' ? words.hideSite : words.hideEverywhere, 'quiet', () =>
              link.send({ type: 'allow', scope }),
            ),
          )
    return keyed(
      el(
        'details',
        { class: 'hide' },
        el('summary', {}, toolbar === 'shown' ? words.hideToolbar : words.showToolbar),
        ...presses,
      ),
      'toolbar',
    )
  }
}
