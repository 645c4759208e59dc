import { browser } from 'wxt/browser'
import type { Locale } from '#app/domain/preferences/language.ts'
import type { State } from '../../page-messages.ts'
import { button, el, wordmark } from '../../pages/dom.ts'
import { wordsFor } from '../../pages/language.ts'
import { tell } from '../../pages/worker.ts'
import { hostOf, patternFor } from '../../sites.ts'
import { fill, type Words } from '../../words/words.ts'

/** The tab below the popup. Its address is the browser's answer to the press that opened the popup. */
type Below = { id: number; address: string | undefined; hasAccess: boolean }

void show()

async function show(): Promise<void> {
  const below = await tabBelow()
  const state = await tell({ type: 'state', ...(below.address === undefined ? {} : { address: below.address }) })
  const { locale, words } = wordsFor(state.settings)
  document.body.replaceChildren(
    el('header', {}, wordmark()),
    el('main', {}, ...account(state, locale, words), ...onSite(state, below, words)),
    footer(state, words),
  )
}

async function tabBelow(): Promise<Below> {
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true })
  const pattern = tab?.url === undefined ? null : patternFor(tab.url)
  return {
    id: tab?.id ?? -1,
    address: tab?.url,
    hasAccess: pattern !== null && (await browser.permissions.contains({ origins: [pattern] })),
  }
}

function account({ connection }: State, locale: Locale, words: Words): HTMLElement[] {
  const { common, popup } = words
  if (connection.state === 'unknown')
    return [
      el('p', { role: 'alert' }, connection.detail || common.unreachable),
      button(common.tryAgain, 'secondary', () => void show()),
    ]
  if (connection.state === 'disconnected')
    return [
      el('h1', {}, popup.connectTitle),
      el('p', { class: 'soft' }, popup.connectText),
      button(common.connect, 'primary', () => void tell({ type: 'connect' }).then(() => window.close())),
    ]
  const { user, credits } = connection.account
  const renew = new Date(credits.resets_at)
  const date = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return [
    el(
      'div',
      {},
      el('p', { class: 'credits' }, fill(common.credits, { left: credits.left, limit: credits.limit })),
      Number.isNaN(renew.getTime())
        ? null
        : el('p', { class: 'soft' }, fill(common.resets, { date: date.format(renew) })),
      el('p', { class: 'soft' }, user.email),
    ),
  ]
}

function onSite(state: State, below: Below, words: Words): HTMLElement[] {
  const { popup } = words
  const sidePanel = browser.sidePanel
    ? button(popup.sidePanel, 'secondary', () => {
        // The browser opens it only in the task of the press itself.
        void browser.sidePanel.open({ tabId: below.id }).then(() => window.close())
      })
    : null
  const site = hostOf(below.address)
  if (state.verdict === 'closed' || site === null) return present(el('p', { class: 'soft' }, popup.closed), sidePanel)
  if (state.verdict === 'blocked') return present(el('p', { class: 'soft' }, popup.blocked))
  const open = button(popup.open, state.connection.state === 'connected' ? 'primary' : 'secondary', () => {
    void tell({ type: 'open-panel', tab: below.id }).then((verdict) => {
      if (verdict === 'open') window.close()
      else open.replaceWith(el('p', { class: 'error', role: 'alert' }, popup.closed))
    })
  })
  return present(open, sidePanel, el('div', { class: 'on-site' }, ...toolbar(state, below, site, words)))
}

/** Whether a toolbar appears on this site, and the button that changes it. */
function toolbar(state: State, { address, hasAccess }: Below, site: string, { popup }: Words): HTMLElement[] {
  const isHidden = state.verdict === 'quiet'
  const text = fill(hasAccess && !isHidden ? popup.toolbarOn : popup.toolbarOff, { site })
  const others = state.settings.hiddenSites.filter((hidden) => hidden !== site && !site.endsWith(`.${hidden}`))
  const change = (hiddenSites: string[]) =>
    void tell({ type: 'settings', settings: { ...state.settings, hiddenEverywhere: false, hiddenSites } }).then(show)
  const label = fill(!hasAccess ? popup.allow : isHidden ? popup.show : popup.hide, { site })
  const press = button(label, 'quiet', () => {
    if (hasAccess) return change(isHidden ? others : [...others, site])
    const pattern = patternFor(address ?? '')
    // Browsers ask the person, and only in the task of the press itself.
    if (pattern !== null)
      void browser.permissions.request({ origins: [pattern] }).then((granted) => granted && change(others))
  })
  return [el('p', { class: 'soft' }, text), press]
}

function footer({ connection }: State, { common }: Words): HTMLElement {
  return el(
    'footer',
    {},
    button(common.options, 'quiet', () => void browser.runtime.openOptionsPage().then(() => window.close())),
    connection.state === 'connected'
      ? button(common.disconnect, 'quiet', () => void tell({ type: 'disconnect' }).then(show))
      : null,
  )
}

function present(...elements: (HTMLElement | null)[]): HTMLElement[] {
  return elements.filter((element) => element !== null)
}
