import type { Operation } from '#app/domain/assistant/options.ts'
import type { ExtensionAccount } from '#app/domain/extension/account.ts'
import type { Comparison } from '#app/domain/writing/facts/comparison.ts'
import { MASKABLE } from '#app/domain/writing/maskable.ts'
import type { Details, WorkerMessage } from '../messages.ts'
import { button, el, wordmark } from '../pages/dom.ts'
import { isOnlineOffice } from '../replace/places.ts'
import { WORDS } from '../words/all.ts'
import { PANEL_WORDS } from '../words/panel.ts'
import { fill } from '../words/words.ts'
import { type Checked, findingsList, fixedText } from './checked.ts'
import { type Choice, instruction, textBox } from './choosing.ts'
import { refineParts, takeParts } from './ending.ts'
import { footParts } from './foot.ts'
import { addStyle, type PanelPart } from './index.ts'
import { keepTabInside } from './keys.ts'
import { hasLeft, hideSwitch, wouldLeave } from './leaving.ts'
import { type Decided, factRow, proofSheet } from './marks.ts'
import { placeBeside } from './place.ts'
import { copyFrom, hostnameOf, keyed, newJob, withLabel } from './press.ts'
import { openFacts, proofOf, textOf } from './proof.ts'
import { watchSight } from './sight.ts'
import { PANEL_STYLE } from './style.ts'

/** Operations whose result stands for the text, so that its changes can be shown; the others answer beside it. */
const RETELLING: readonly Operation[] = ['rephrase', 'translate', 'expand', 'summarize']

type Result = {
  decided: Decided | null
  before: string
  text: string
  details: Details
  seq: number | null
  left: number
  limit: number
}

type View =
  | { at: 'choose' }
  | { at: 'running'; job: string; text: string }
  | { at: 'failed'; words: string; job: string | null }
  | { at: 'result'; result: Result }
  | ({ at: 'checked' } & Checked)

/**
 * The panel: what to do with the selected text, the proof of what came back with its facts first, and the writing into the
 * page. It knows the page only as `part` describes it, and the server only as messages of the worker.
 */
export function showPanel(part: PanelPart): () => boolean {
  const { root, host, link } = part
  let account: ExtensionAccount | null = null
  let isConnected: boolean | null = null
  let choice: Choice | null = null
  let view: View = { at: 'choose' }
  let source = part.selected
  let restore: (() => Promise<boolean>) | null = null
  let words = PANEL_WORDS[part.language]
  let codes: Readonly<Record<string, string>> = WORDS[part.language].codes

  const canWrite = part.snapshot !== null && part.snapshot.selected.trim() !== ''
  const isOffice = isOnlineOffice(hostnameOf(host))
  /** The person brings the text: nothing on the page could be read. */
  const hasBox = part.selected.trim() === ''
  root.querySelector('.panel')?.remove()
  addStyle(root, PANEL_STYLE)
  const head = el('header', { class: 'head' })
  const body = el('div', { class: 'body' })
  const foot = el('footer', { class: 'foot' })
  const live = el('p', { class: 'live', role: 'status' })
  const panel = el(
    'section',
    { class: 'panel', role: part.isPage ? 'region' : 'dialog', 'aria-label': 'Penmark', tabindex: '-1' },
    head,
    body,
    live,
    foot,
  )
  panel.toggleAttribute('data-page', part.isPage)
  root.append(panel)
  const sight = watchSight(host)

  // ---- Messages of the worker

  const stopListening = link.listen((message) => {
    if (message.type === 'account') return hearAccount(message)
    if (message.type === 'account_changed') return link.send({ type: 'account' })
    if (message.type === 'findings') {
      view = { at: 'checked', findings: message.findings, text: source, fixed: new Set() }
      return draw()
    }
    if (message.type === 'refused') return hearRefusal(message)
    if (message.type === 'hidden') return close()
    if (view.at !== 'running') return
    if (message.type === 'part' && message.job === view.job) {
      view.text = message.again ? message.text : view.text + message.text
      const stream = body.querySelector('.stream')
      if (stream !== null) stream.textContent = view.text
    }
    if (message.type === 'done' && message.job === view.job) hearResult(message)
    if (message.type === 'failed' && message.job === view.job) {
      const isKept = message.code === 'lost' || message.code === 'offline' || message.code === 'stopped'
      view = { at: 'failed', words: wordsOf(message), job: isKept ? message.job : null }
      if (message.code === 'disconnected') isConnected = false
      draw()
    }
  })

  function hearAccount(message: Extract<WorkerMessage, { type: 'account' }>) {
    const wasConnected = isConnected
    isConnected = message.state === 'connected'
    account = message.account ?? null
    if (account !== null) {
      words = PANEL_WORDS[account.locale]
      codes = WORDS[account.locale].codes
      const { operation, style, template, target_language: language } = account.defaults
      choice ??= { operation, style, template, prompt: '', language, hides: false }
    }
    // What the person types or reads stays; only figures change around it.
    const hasEnded = part.isPage && wasConnected === true && !isConnected
    if (hasEnded || (view.at === 'choose' && (wasConnected !== isConnected || !hasBox))) draw()
    else drawFoot()
  }

  function hearRefusal(message: Extract<WorkerMessage, { type: 'refused' }>) {
    if (message.to === 'toolbar' || (message.to === 'account' && account !== null)) return
    if (message.code === 'disconnected') isConnected = false
    view = { at: 'failed', words: wordsOf(message), job: null }
    draw()
  }

  function hearResult({ result, meaning, receipt, credits, details }: Extract<WorkerMessage, { type: 'done' }>) {
    const retells = RETELLING.includes(choice?.operation ?? 'rephrase')
    const proof = retells ? proofOf(source, result, meaning as Comparison | null, details) : null
    const { left, limit } = credits
    view = {
      at: 'result',
      result: {
        decided: proof && { proof, rejected: new Set(), chosen: null },
        ...{ before: source, text: result, details, seq: receipt?.seq ?? null, left, limit },
      },
    }
    draw()
    const facts = proof === null ? [] : openFacts(proof, new Set())
    if (facts.length > 0) say(factsWords(facts.length))
    body.querySelector<HTMLElement>('.mark, .result')?.focus()
  }

  const wordsOf = ({ code, detail }: { code: string; detail: string }) => detail || codes[code] || words.failed

  // ---- What the person does

  function start(text: string, refine?: string, wish?: string) {
    if (choice === null) return
    source = text
    restore = null
    const { operation, style, template, prompt, language, hides } = choice
    const saved = account?.prompts.find(({ id }) => id === prompt)
    const job = newJob()
    view = { at: 'running', job, text: '' }
    draw()
    link.send({
      ...{ type: 'start', job, operation: refine === undefined ? operation : 'rephrase', text },
      ...(operation === 'rephrase' && refine === undefined ? { style, template } : {}),
      ...(operation === 'translate' ? { target_language: language } : {}),
      ...(saved === undefined ? {} : { prompt: saved.text, prompt_id: saved.id }),
      ...(refine === undefined ? {} : { refine }),
      ...(wish === undefined ? {} : { prompt: wish }),
      ...(hides ? { hide: Object.keys(MASKABLE) } : {}),
    })
  }

  function check() {
    view = { at: 'running', job: '', text: '' }
    draw()
    link.send({ type: 'check', text: source })
  }

  /** Writes into the page, if the press reached a panel that the person could see. */
  async function write(how: 'replace' | 'insert_below', text: string, event: MouseEvent) {
    if (part.snapshot === null) return
    if (sight.isCovered(event)) return say(words.covered)
    const outcome = await part.replace(part.snapshot, text, how)
    if (outcome.outcome === 'replaced') {
      restore = outcome.restore ?? null
      draw()
      if (outcome.lost === true) return say(words.replacedPlain)
      return say(how === 'replace' ? words.replaced : words.inserted)
    }
    const reason = outcome.reason === undefined ? '' : `${words.reason[outcome.reason]} `
    say(reason + (outcome.outcome === 'copied' ? words.copiedInstead : words.notCopied))
  }

  async function copy(text: string) {
    try {
      // Without https there is no clipboard of this kind.
      if (navigator.clipboard === undefined) copyFrom(root, text)
      else await navigator.clipboard.writeText(text)
      say(words.copied)
    } catch {
      say(words.notCopied)
    }
  }

  function say(text: string) {
    live.textContent = text
    place()
  }

  function close() {
    stopListening()
    window.removeEventListener('resize', follow)
    sight.end()
    if (view.at === 'running' && view.job !== '') link.send({ type: 'stop', job: view.job })
    panel.remove()
    part.close()
  }

  // ---- Drawing

  function draw() {
    const active = root instanceof ShadowRoot ? root.activeElement : document.activeElement
    const focused = (active as HTMLElement | null)?.dataset.key
    const open = [...panel.querySelectorAll<HTMLElement>('details[open][data-key]')].map(({ dataset }) => dataset.key)
    live.textContent = ''
    head.replaceChildren(
      el(
        'div',
        { class: 'line' },
        wordmark(),
        part.isPage ? null : withLabel(button('×', 'quiet', close), words.close, 'close'),
      ),
      ...(isConnected === true && account !== null && choice !== null && view.at === 'choose'
        ? [instruction(account, choice, words, choose)]
        : []),
    )
    body.replaceChildren(...bodyParts())
    drawFoot()
    for (const key of open) panel.querySelector(`details[data-key="${key}"]`)?.setAttribute('open', '')
    if (focused !== undefined) root.querySelector<HTMLElement>(`[data-key="${focused}"]`)?.focus()
    sight.watch(panel.querySelectorAll('[data-seen]'))
    place()
  }

  function choose(changed: Partial<Choice>) {
    if (choice !== null) choice = { ...choice, ...changed }
    draw()
  }

  function bodyParts(): Node[] {
    if (isConnected === false)
      return [el('p', {}, words.disconnected), button(words.connect, 'primary', () => link.send({ type: 'connect' }))]
    if (part.isPrivate) return [el('p', {}, words.private)]
    switch (view.at) {
      case 'choose':
        return chooseParts()
      case 'running':
        return [
          el('p', { class: 'stream', 'aria-busy': 'true' }, view.text || words.working),
          ...(view.job === '' ? [] : [el('p', { class: 'actions' }, button(words.stop, 'secondary', stop))]),
        ]
      case 'failed':
        return failedParts(view)
      case 'checked':
        return checkedParts(view)
      case 'result':
        return resultParts(view.result)
    }
  }

  function stop() {
    if (view.at === 'running') link.send({ type: 'stop', job: view.job })
  }

  function chooseParts(): Node[] {
    if (choice === null || account === null) return [el('p', { class: 'soft' }, words.working)]
    const { operation, hides } = choice
    const label = account.operations.find(({ key }) => key === operation)?.label ?? operation
    // A press without a text would ask the server for nothing.
    const withText = (work: () => void) => () => (source.trim() === '' ? say(words.noText) : work())
    const run = button(
      fill(words.run, { action: label }),
      'primary',
      withText(() => start(source)),
    )
    return [
      ...(part.isWhole && !hasBox ? [el('p', { class: 'soft' }, words.whole)] : []),
      ...(hasBox ? boxParts() : [wouldLeave(source, words)]),
      hideSwitch(hides, words, (now) => {
        if (choice !== null) choice.hides = now
      }),
      el('p', { class: 'actions' }, keyed(run, 'run'), button(words.check, 'secondary', withText(check))),
    ]
  }

  /** A box to bring a text in, with the reason why it could not be read. */
  function boxParts(): Node[] {
    const why = isOffice ? words.officePaste : part.isClosedEditor ? words.reason['own-model'] : words.noText
    const box = textBox(source, words.paste, (text) => {
      source = text
    })
    const { take } = part
    const takes =
      take &&
      button(words.take, 'secondary', () => {
        void take().then((text) => {
          if (text === null) return say(words.nothingSelected)
          source = text
          draw()
        })
      })
    return [...(part.isPage ? [] : [el('p', { class: 'soft' }, why)]), box, ...(takes ? [takes] : [])]
  }

  function failedParts({ words: problem, job }: Extract<View, { at: 'failed' }>): Node[] {
    return [
      el('p', { class: 'warning', tabindex: '-1', role: 'alert' }, problem),
      el(
        'p',
        { class: 'actions' },
        job === null
          ? button(words.again, 'primary', () => start(source))
          : button(words.resume, 'primary', () => {
              view = { at: 'running', job, text: '' }
              draw()
              link.send({ type: 'resume', job })
            }),
        button(words.check, 'secondary', check),
        button(words.back, 'quiet', goBack),
      ),
    ]
  }

  function goBack() {
    if (!hasBox) source = part.selected
    view = { at: 'choose' }
    link.send({ type: 'account' })
    draw()
  }

  function checkedParts(checked: Checked): Node[] {
    const { findings, fixed } = checked
    return [
      el('p', { class: 'lead' }, findings.length === 0 ? words.noFindings : plural('findings', findings.length)),
      findingsList(checked, words, draw),
      ...(fixed.size > 0 ? [take(fixedText(checked), 0)] : []),
      button(words.back, 'quiet', goBack),
    ]
  }

  function resultParts({ decided, text: result, before, details }: Result): Node[] {
    const text = decided === null ? result : textOf(decided.proof, decided.rejected)
    const facts = decided === null ? [] : openFacts(decided.proof, decided.rejected)
    const restoreFact = (changes: readonly number[]) => () => {
      for (const number of changes) decided?.rejected.add(number)
      draw()
    }
    const hasChanges = decided?.proof.stretches.some(({ kind }) => kind === 'change') === true
    return [
      ...(facts.length === 0
        ? []
        : [el('ul', { class: 'facts' }, ...facts.map((fact) => factRow(fact, words, restoreFact(fact.changes))))]),
      decided !== null && hasChanges
        ? proofSheet(decided, words, draw)
        : el('p', { class: 'result', tabindex: '-1' }, decided === null ? result : words.sameText),
      take(text, facts.length),
      refineParts(words, (way, wish) => start(text, way, wish)),
      keyed(hasLeft(before, details, words), 'left'),
      button(words.back, 'quiet', goBack),
    ]
  }

  function take(text: string, facts: number): HTMLElement {
    const back = restore
    return takeParts({
      words,
      isWritable: canWrite && !isOffice,
      ...{ isOffice, isPage: part.isPage },
      facts: facts === 0 ? '' : factsWords(facts),
      loses: restore === null ? (part.snapshot?.loses ?? []) : [],
      language: account?.locale ?? part.language,
      restore:
        back === null
          ? null
          : () =>
              void back().then((isBack) => {
                restore = null
                draw()
                say(isBack ? words.restored : words.notRestored)
              }),
      write: (how, event) => void write(how, text, event),
      copy: () => void copy(text),
    })
  }

  function drawFoot() {
    if (isConnected !== true || account === null) return foot.replaceChildren()
    const result = view.at === 'result' ? view.result : null
    const isFree = view.at === 'checked' || (result !== null && result.seq === null)
    foot.replaceChildren(
      ...footParts({
        ...{ words, link, seq: result?.seq ?? null, isFree },
        credits: result ?? account.credits,
        toolbar: part.isPage ? null : part.hasToolbar ? 'shown' : 'absent',
      }),
    )
  }

  const plural = (key: 'facts' | 'findings', count: number) =>
    fill(count === 1 ? words[`${key}_one`] : words[`${key}_other`], { count })
  const factsWords = (count: number) => plural('facts', count)

  function place() {
    if (part.isPage) return
    panel.style.width = ''
    const { width, height } = panel.getBoundingClientRect()
    const at = placeBeside(part.at, { width, height }, { width: innerWidth, height: innerHeight })
    panel.style.left = `${at.left}px`
    panel.style.top = `${at.top}px`
    panel.style.width = at.width === null ? '' : `${at.width}px`
  }

  /** Windows are resized, zoomed and turned while the panel is open. */
  const follow = () => (panel.isConnected ? place() : window.removeEventListener('resize', follow))
  window.addEventListener('resize', follow)
  if (!part.isPage) keepTabInside(panel, root as ShadowRoot, close)
  draw()
  if (!part.isPage) panel.focus({ preventScroll: true })
  link.send({ type: 'account' })
  return () => view.at !== 'choose' || (hasBox && source !== '')
}
