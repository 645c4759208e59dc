import { browser } from 'wxt/browser'
import { LANGUAGE_NAMES, LOCALES, localeFor } from '#app/domain/preferences/language.ts'
import type { State } from '../../page-messages.ts'
import { button, el, wordmark } from '../../pages/dom.ts'
import { wordsFor } from '../../pages/language.ts'
import { tell } from '../../pages/worker.ts'
import { MAX_SITES, type Settings } from '../../settings.ts'
import { EVERY_SITE, hostOf, siteFrom } from '../../sites.ts'
import { fill, type Words } from '../../words/words.ts'

/** What a panel on a page wants to be allowed: one pattern of a site, or every site. Only this page can ask the browser. */
type Question = { patterns: string[]; site: string | null }

/** Said once, after the redraw that follows a press. */
let notice: 'saved' | 'accessRefused' | null = null

void show()
window.addEventListener('hashchange', () => void show())
// Connecting happens in another tab.
document.addEventListener('visibilitychange', () => void (document.visibilityState === 'visible' && show()))

async function show(): Promise<void> {
  const [state, { origins = [] }, commands] = await Promise.all([
    tell({ type: 'state' }),
    browser.permissions.getAll(),
    browser.commands.getAll(),
  ])
  const { words } = wordsFor(state.settings)
  document.title = `Penmark: ${words.options.title}`
  const focused = document.activeElement?.id ?? ''
  document.body.replaceChildren(
    el('header', {}, wordmark(), el('h1', {}, words.options.title)),
    noticeLine(words),
    el(
      'main',
      {},
      question(words),
      account(state, words),
      access(origins, words),
      sites(state, words),
      language(state, words),
      section(words.options.keyboard, keyboard(commands.find(({ name }) => name === 'open-panel')?.shortcut, words)),
      section(
        words.options.privacy,
        el('p', {}, fill(words.options.privacyText, { host: new URL(PENMARK_ORIGIN).host })),
      ),
    ),
  )
  if (focused !== '') document.getElementById(focused)?.focus()
}

function noticeLine({ options }: Words): HTMLElement {
  const line = el(
    'p',
    { role: 'status', class: notice === 'accessRefused' ? 'error' : 'soft', hidden: notice === null },
    notice === null ? '' : options[notice],
  )
  notice = null
  return line
}

function section(title: string, ...content: (HTMLElement | null)[]): HTMLElement {
  return el('section', {}, el('h2', {}, title), ...content)
}

/** The question with which a panel opened this page, above everything else. */
function question(words: Words): HTMLElement | null {
  const wanted = questionIn(location.hash)
  if (wanted === null) return null
  const { options, common } = words
  const { site } = wanted
  return el(
    'section',
    { class: 'question' },
    el('h2', {}, site === null ? options.allowEveryQuestion : fill(options.allowSiteQuestion, { site })),
    el(
      'div',
      { class: 'row' },
      button(site === null ? options.allowEvery : fill(options.allowSite, { site }), 'primary', () =>
        allow(wanted.patterns),
      ),
      button(common.cancel, 'secondary', () => {
        location.hash = ''
      }),
    ),
  )
}

/** Reads `#allow=every` or `#allow=<pattern of one site>`; the browser itself shows the person what it is about. */
function questionIn(hash: string): Question | null {
  const wanted = new URLSearchParams(hash.slice(1)).get('allow')
  if (wanted === null) return null
  if (wanted === 'every') return { patterns: EVERY_SITE, site: null }
  const host = /^https?:\/\/[^/*]+\/\*$/.test(wanted) ? hostOf(wanted.slice(0, -1)) : null
  return host === null ? null : { patterns: [wanted], site: host }
}

/** Must run in the task of the press: browsers answer no other question about permissions. */
function allow(origins: string[]): void {
  void browser.permissions.request({ origins }).then(async (granted) => {
    if (!granted) notice = 'accessRefused'
    else {
      await tell({ type: 'access-changed' })
      if (location.hash !== '') history.replaceState(null, '', location.pathname)
    }
    await show()
  })
}

function account({ connection }: State, { options, common }: Words): HTMLElement {
  if (connection.state === 'connected') {
    const { name, email } = connection.account.user
    return section(
      options.account,
      el('p', {}, fill(options.connectedAs, { name, email })),
      button(common.disconnect, 'secondary', () => void tell({ type: 'disconnect' }).then(show)),
    )
  }
  if (connection.state === 'unknown')
    return section(
      options.account,
      el('p', { role: 'alert' }, connection.detail || common.unreachable),
      button(common.tryAgain, 'secondary', () => void show()),
    )
  return section(
    options.account,
    el('p', {}, options.notConnected),
    button(common.connect, 'primary', () => void tell({ type: 'connect' })),
  )
}

function access(origins: readonly string[], words: Words): HTMLElement {
  const { options } = words
  const own = new URL(PENMARK_ORIGIN).hostname
  const isEvery = (pattern: string) => pattern === '<all_urls>' || EVERY_SITE.includes(pattern)
  const every = origins.filter(isEvery)
  const single = origins.filter((pattern) => !isEvery(pattern) && siteIn(pattern) !== own)
  const remove = (patterns: string[]) =>
    void browser.permissions.remove({ origins: patterns }).then(() => tell({ type: 'access-changed' }).then(show))
  const rows = [
    ...(every.length > 0 ? [{ site: options.everySite, patterns: every }] : []),
    ...single.map((pattern) => ({ site: siteIn(pattern), patterns: [pattern] })),
  ].map(({ site, patterns }) =>
    el(
      'li',
      {},
      site,
      button(fill(options.removeAccess, { site }), 'quiet', () => remove(patterns)),
    ),
  )
  return section(
    options.access,
    el('p', {}, options.accessText),
    rows.length > 0 ? el('ul', {}, ...rows) : el('p', { class: 'soft' }, options.noAccess),
    every.length > 0 ? null : button(options.allowEvery, 'secondary', () => allow(EVERY_SITE)),
  )
}

function siteIn(pattern: string): string {
  return /^[^:]+:\/\/([^/:]+)/.exec(pattern)?.[1]?.replace(/^\*\./, '') ?? pattern
}

function sites({ settings, isManaged }: State, words: Words): HTMLElement {
  const { options } = words
  return section(
    options.sites,
    isManaged ? el('p', { class: 'warning' }, options.managed) : null,
    checkbox('hide-everywhere', options.hideEverywhere, settings.hiddenEverywhere, (hiddenEverywhere) =>
      change({ ...settings, hiddenEverywhere }),
    ),
    el('h3', {}, options.hiddenSites),
    siteList(settings.hiddenSites, options.noHiddenSites, words, (hiddenSites) => change({ ...settings, hiddenSites })),
    checkbox('only-listed', options.onlyListed, settings.onlyListed, (onlyListed) =>
      change({ ...settings, onlyListed }),
    ),
    ...(settings.onlyListed
      ? [
          siteList(settings.listedSites, options.noListedSites, words, (listedSites) =>
            change({ ...settings, listedSites }),
          ),
          siteForm(settings.listedSites, words, (listedSites) => change({ ...settings, listedSites })),
        ]
      : []),
  )
}

function change(settings: Settings): void {
  void tell({ type: 'settings', settings }).then(() => {
    notice = 'saved'
    return show()
  })
}

function checkbox(id: string, label: string, checked: boolean, changed: (checked: boolean) => void): HTMLElement {
  const input = el('input', { type: 'checkbox', id, checked })
  input.addEventListener('change', () => changed(input.checked))
  return el('label', {}, input, label)
}

function siteList(
  listed: readonly string[],
  none: string,
  { options }: Words,
  changed: (listed: string[]) => void,
): HTMLElement {
  if (listed.length === 0) return el('p', { class: 'soft' }, none)
  return el(
    'ul',
    {},
    ...listed.map((site) =>
      el(
        'li',
        {},
        site,
        button(fill(options.removeSite, { site }), 'quiet', () => changed(listed.filter((other) => other !== site))),
      ),
    ),
  )
}

function siteForm(listed: readonly string[], words: Words, changed: (listed: string[]) => void): HTMLElement {
  const { options } = words
  const input = el('input', { type: 'text', id: 'site', placeholder: options.siteExample, autocomplete: 'off' })
  const problem = el('p', { class: 'error', role: 'alert', id: 'site-problem' })
  const form = el(
    'form',
    {},
    el('label', { class: 'field' }, options.site, input),
    el('button', { class: 'button button-secondary' }, options.addSite),
    problem,
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const site = siteFrom(input.value)
    if (site === null || listed.length >= MAX_SITES) {
      problem.textContent = site === null ? options.siteInvalid : options.siteLimit
      input.setAttribute('aria-invalid', 'true')
      input.setAttribute('aria-describedby', 'site-problem')
      input.focus()
      return
    }
    changed([...new Set([...listed, site])])
  })
  return form
}

function language({ settings }: State, words: Words): HTMLElement {
  const { options } = words
  const select = el(
    'select',
    { id: 'language' },
    el('option', { value: 'auto', selected: settings.language === 'auto' }, options.sameAsBrowser),
    ...LOCALES.map((locale) =>
      el('option', { value: locale, lang: locale, selected: settings.language === locale }, LANGUAGE_NAMES[locale]),
    ),
  )
  select.setAttribute('aria-label', options.language)
  select.addEventListener('change', () => change({ ...settings, language: localeFor(select.value) ?? 'auto' }))
  return section(options.language, select)
}

/** Browsers leave a key out that another extension has, without a word, so this says whether there is one. */
function keyboard(shortcut: string | undefined, { options }: Words): HTMLElement {
  return el('p', {}, shortcut ? fill(options.key, { key: shortcut }) : options.noKey)
}
