import { browser } from 'wxt/browser'
import type { ExtensionAccount } from '#app/domain/extension/account.ts'
import { type Link, openLink } from '../../link.ts'
import { LOCAL_CODES, type Start, type WorkerMessage } from '../../messages.ts'
import { button, el, wordmark } from '../../pages/dom.ts'
import { wordsFor } from '../../pages/language.ts'
import { tell } from '../../pages/worker.ts'
import { fill, type Words } from '../../words/words.ts'

/**
 * Penmark beside any page, also beside those on which no extension may open: the text is pasted or taken from the selection,
 * the answer is copied. It never writes into a page.
 */
const link = openLink()
const state = await tell({ type: 'state' })
const { words } = wordsFor(state.settings)
let isDrawn = false

link.listen((message) => {
  if (message.type !== 'account') return
  if (message.state === 'connected' && message.account !== undefined) {
    // Drawing again would throw away what the person has typed.
    if (!isDrawn) drawDesk(message.account)
    else showCredits(message.account.credits)
  } else drawConnect()
})
link.send({ type: 'account' })

function drawConnect(): void {
  isDrawn = false
  document.body.replaceChildren(
    wordmark(),
    el('h1', {}, words.popup.connectTitle),
    el('p', { class: 'soft' }, words.popup.connectText),
    button(words.common.connect, 'primary', () => link.send({ type: 'connect' })),
  )
}

function showCredits({ left, limit }: { left: number; limit: number }): void {
  const line = document.getElementById('credits')
  if (line !== null) line.textContent = fill(words.common.credits, { left, limit })
}

function drawDesk(account: ExtensionAccount): void {
  isDrawn = true
  const text = el('textarea', { id: 'text', required: true })
  const options = (choices: { key: string; label: string }[], chosen: string) =>
    choices.map(({ key, label }) => el('option', { value: key, selected: key === chosen }, label))
  const { defaults } = account
  const operation = el('select', {}, ...options(account.operations, defaults.operation))
  const open = account.styles.filter(({ locked }) => !locked)
  const style = el('select', {}, ...options(open, defaults.style))
  const languages = account.languages.map(({ code, label }) => ({ key: code, label }))
  const target = el('select', {}, ...options(languages, defaults.target_language))
  const targetLabel = el('label', {}, words.sidePanel.language, target)
  const run = el('button', { class: 'button button-primary' })
  const follow = () => {
    targetLabel.hidden = operation.value !== 'translate'
    run.textContent = fill(words.sidePanel.run, { action: operation.selectedOptions[0]?.textContent ?? '' })
  }
  operation.addEventListener('change', follow)
  follow()
  const place = el('div', { class: 'result', 'aria-live': 'polite' })
  const form = el(
    'form',
    {},
    el('label', {}, words.sidePanel.text, text),
    browser.sidePanel ? takeButton(text, words) : null,
    el('label', {}, words.sidePanel.action, operation),
    el('label', {}, words.sidePanel.style, style),
    targetLabel,
    run,
  )
  let end = () => {}
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    if (!event.isTrusted || text.value.trim() === '') return
    end()
    const start: Start = {
      ...{ type: 'start', job: crypto.randomUUID(), operation: operation.value, text: text.value, style: style.value },
      ...(operation.value === 'translate' ? { target_language: target.value } : {}),
    }
    end = runJob(link, start, place)
  })
  document.body.replaceChildren(wordmark(), el('p', { class: 'soft', id: 'credits' }), form, place)
  showCredits(account.credits)
}

/** Takes the selection of the tab beside. The browser allows it in a tab in which the person opened Penmark. */
function takeButton(text: HTMLTextAreaElement, { sidePanel, popup }: Words): HTMLElement {
  const problem = el('p', { class: 'soft', role: 'status' })
  const take = async () => {
    const [tab] = await browser.tabs.query({ active: true, currentWindow: true })
    try {
      const found = await browser.scripting.executeScript({
        target: { tabId: tab?.id ?? -1, allFrames: true },
        func: () => String(getSelection() ?? ''),
      })
      const selected = found.map(({ result }) => result ?? '').find((one) => one.trim() !== '')
      problem.textContent = selected === undefined ? sidePanel.nothingSelected : ''
      if (selected !== undefined) text.value = selected
    } catch {
      problem.textContent = popup.closed
    }
  }
  return el(
    'div',
    {},
    button(sidePanel.take, 'secondary', () => void take()),
    problem,
  )
}

/** Runs a job and draws what becomes of it. @returns ends drawing and the job with it */
function runJob(link: Link, start: Start, place: HTMLElement): () => void {
  const sheet = el(
    'div',
    { class: 'sheet', role: 'region', 'aria-label': words.sidePanel.result },
    words.sidePanel.working,
  )
  const row = el('div', { class: 'row' })
  let written = ''
  const stop = button(words.sidePanel.stop, 'secondary', () => link.send({ type: 'stop', job: start.job }))
  const begin = () => row.replaceChildren(stop)
  const quiet = link.listen((message) => {
    if (!('job' in message) || message.job !== start.job) return
    if (message.type === 'part') {
      written = message.again ? message.text : written + message.text
      sheet.textContent = written
    } else if (message.type === 'done') {
      sheet.textContent = message.result
      row.replaceChildren(...slip(message))
      showCredits(message.credits)
    } else if (message.type === 'failed') row.replaceChildren(...refusal(message, start, begin))
  })
  begin()
  place.replaceChildren(sheet, row)
  link.send(start)
  return () => {
    quiet()
    link.send({ type: 'stop', job: start.job })
  }
}

function slip({ result, receipt }: Extract<WorkerMessage, { type: 'done' }>): HTMLElement[] {
  const { copy, copied, receipt: numbered } = words.sidePanel
  const press = button(copy, 'secondary', () => {
    void navigator.clipboard.writeText(result).then(() => {
      press.textContent = copied
    })
  })
  return [press, ...(receipt === null ? [] : [el('span', { class: 'soft' }, fill(numbered, { number: receipt.seq }))])]
}

function refusal(
  { code, detail }: Extract<WorkerMessage, { type: 'failed' }>,
  start: Start,
  begin: () => void,
): HTMLElement[] {
  const local = LOCAL_CODES.find((known) => known === code)
  const line = el(
    'p',
    { role: 'alert', class: 'error' },
    local === undefined ? detail || words.codes.lost : words.codes[local],
  )
  const isOpen = code === 'lost' || code === 'offline' || code === 'disconnected'
  const again = button(words.sidePanel.resume, 'secondary', () => {
    begin()
    // The same id: an answer that is there already is repeated, and costs nothing more.
    link.send(start)
  })
  return isOpen ? [line, again] : [line]
}
