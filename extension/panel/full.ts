import type { Operation } from '#app/domain/assistant/options.ts'
import type { ExtensionAccount } from '#app/domain/extension/account.ts'
import type { Comparison } from '#app/domain/writing/facts/comparison.ts'
import { MASKABLE } from '#app/domain/writing/maskable.ts'
import type { CheckFinding, Details, WorkerMessage } from '../messages.ts'
import { button, el, wordmark } from '../pages/dom.ts'
import { isOnlineOffice } from '../replace/places.ts'
import { WORDS } from '../words/all.ts'
import { PANEL_WORDS } from '../words/panel.ts'
import { fill } from '../words/words.ts'
import { addStyle, type PanelPart } from './index.ts'
import { placeBeside } from './place.ts'
import { copyFrom, hostnameOf, isCovered, keyed, newJob, pressed, withLabel } from './press.ts'
import { type Fact, openFacts, type Proof, proofOf, textOf } from './proof.ts'
import { PANEL_STYLE } from './style.ts'

const REFINEMENTS = ['shorter', 'simpler', 'more_formal'] as const
/** Operations whose result stands for the text, so that its changes can be shown; the others answer beside it. */
const RETELLING: readonly Operation[] = ['rephrase', 'translate', 'expand', 'summarize']

type Choice = {
  operation: Operation
  style: string
  template: string
  prompt: string
  language: string
  hides: boolean
}

type Result = {
  proof: Proof | null
  before: string
  text: string
  rejected: Set<number>
  details: Details
  seq: number | null
  left: number
  limit: number
}

type View =
  | { at: 'choose'; problem: string | null }
  | { at: 'running'; job: string; text: string }
  | { at: 'failed'; words: string; job: string | null }
  | { at: 'result'; result: Result }
  | { at: 'checked'; findings: CheckFinding[]; text: string; fixed: Set<number> }

/**
 * The panel: what to do with the selected text, the proof of what came back with its facts first, and the writing into the
 * page. It knows the page only as `part` describes it, and the server only as messages of the worker.
 */
export function showPanel(part: PanelPart): () => boolean {
  const { root, host, link } = part
  let account: ExtensionAccount | null = null
  let isConnected: boolean | null = null
  let choice: Choice | null = null
  let view: View = { at: 'choose', problem: null }
  let source = part.selected
  let restore: (() => Promise<boolean>) | null = null
  let words = PANEL_WORDS[part.language]
  let codes: Readonly<Record<string, string>> = WORDS[part.language].codes

  const canWrite = part.snapshot !== null && part.snapshot.selected.trim() !== ''
  const isOffice = isOnlineOffice(hostnameOf(host))
  root.querySelector('.panel')?.remove()
  addStyle(root, PANEL_STYLE)
  const head = el('header', { class: 'head' })
  const body = el('div', { class: 'body' })
  const foot = el('footer', { class: 'foot' })
  const live = el('p', { class: 'live', role: 'status' })
  const panel = el(
    'section',
    { class: 'panel', role: 'dialog', 'aria-label': 'Penmark', tabindex: '-1' },
    head,
    body,
    live,
    foot,
  )
  root.append(panel)

  // ---- Messages of the worker

  const stopListening = link.listen((message) => {
    if (message.type === 'account') return hearAccount(message)
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
    isConnected = message.state === 'connected'
    account = message.account ?? null
    if (account !== null) {
      words = PANEL_WORDS[account.locale]
      codes = WORDS[account.locale].codes
      const { operation, style, template, target_language: language } = account.defaults
      choice ??= { operation, style, template, prompt: '', language, hides: false }
    }
    if (view.at === 'choose') draw()
  }

  function hearRefusal(message: Extract<WorkerMessage, { type: 'refused' }>) {
    if (message.to === 'account' && account !== null) return
    view = { at: 'failed', words: wordsOf(message), job: null }
    draw()
  }

  function hearResult({ result, meaning, receipt, credits, details }: Extract<WorkerMessage, { type: 'done' }>) {
    const operation = choice?.operation ?? 'rephrase'
    const retells = RETELLING.includes(operation)
    const proof = retells ? proofOf(source, result, meaning as Comparison | null, details.language) : null
    const { left, limit } = credits
    const seq = receipt?.seq ?? null
    view = {
      at: 'result',
      result: { proof, before: source, text: result, rejected: new Set(), details, seq, left, limit },
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
    if (isCovered(host, event)) return say(words.covered)
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
    if (view.at === 'running' && view.job !== '') link.send({ type: 'stop', job: view.job })
    panel.remove()
    part.close()
  }

  // ---- Drawing

  function draw() {
    const focused = (root.activeElement as HTMLElement | null)?.dataset.key
    live.textContent = ''
    head.replaceChildren(
      el('div', { class: 'line' }, wordmark(), withLabel(button('×', 'quiet', close), words.close, 'close')),
      ...(isConnected === true && choice !== null && view.at === 'choose' ? [instruction(choice)] : []),
    )
    body.replaceChildren(...bodyParts())
    foot.replaceChildren(...footParts())
    if (focused !== undefined) root.querySelector<HTMLElement>(`[data-key="${focused}"]`)?.focus()
    place()
  }

  function bodyParts(): Node[] {
    if (isConnected === false)
      return [el('p', {}, words.disconnected), button(words.connect, 'primary', () => link.send({ type: 'connect' }))]
    if (part.isPrivate) return [el('p', {}, words.private)]
    if (source.trim() === '') return [el('p', {}, part.isClosedEditor ? words.reason['own-model'] : words.noText)]
    switch (view.at) {
      case 'choose':
        return chooseParts()
      case 'running':
        return [
          el('p', { class: 'stream', 'aria-busy': 'true' }, view.text || words.working),
          ...(view.job === '' ? [] : [button(words.stop, 'secondary', () => stop())]),
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
    const { operation } = choice
    const label = account.operations.find(({ key }) => key === operation)?.label ?? operation
    const hides = el('input', { type: 'checkbox', 'data-key': 'hides', checked: choice.hides })
    hides.addEventListener('change', () => {
      if (choice !== null) choice.hides = hides.checked
    })
    return [
      el(
        'details',
        {},
        el('summary', {}, words.leaves),
        el('p', { class: 'soft' }, words.leavesNothing),
        el('p', { class: 'quoted' }, source),
        el('label', { class: 'check' }, hides, words.hide),
      ),
      el(
        'p',
        { class: 'actions' },
        keyed(
          button(fill(words.run, { action: label }), 'primary', () => start(source)),
          'run',
        ),
        button(words.check, 'secondary', check),
      ),
    ]
  }

  function failedParts({ words: problem, job }: Extract<View, { at: 'failed' }>): Node[] {
    return [
      el('p', { class: 'warning', tabindex: '-1' }, problem),
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
        button(words.back, 'secondary', goBack),
      ),
    ]
  }

  function goBack() {
    source = part.selected
    view = { at: 'choose', problem: null }
    link.send({ type: 'account' })
    draw()
  }

  function checkedParts({ findings, text, fixed }: Extract<View, { at: 'checked' }>): Node[] {
    const characters = [...text]
    const sorted = findings.toSorted((a, b) => b.start - a.start)
    const now = sorted.reduce((all, { start, end, replacements: [fix] }) => {
      const index = findings.findIndex((each) => each.start === start && each.end === end)
      return fixed.has(index) && fix !== undefined ? [...all.slice(0, start), ...fix, ...all.slice(end)] : all
    }, characters)
    return [
      el('p', { class: 'lead' }, findings.length === 0 ? words.noFindings : plural('findings', findings.length)),
      el(
        'ul',
        { class: 'findings' },
        ...findings.map(({ start, end, message, replacements: [fix] }, index) => {
          const found = characters.slice(start, end).join('')
          const toggle =
            fix === undefined
              ? null
              : keyed(
                  button(fill(words.useFix, { text: fix || '∅' }), fixed.has(index) ? 'primary' : 'secondary', () => {
                    if (!fixed.delete(index)) fixed.add(index)
                    draw()
                  }),
                  `fix-${index}`,
                )
          toggle?.setAttribute('aria-pressed', String(fixed.has(index)))
          return el('li', {}, el('b', {}, found), ' ', el('span', { class: 'soft' }, message), ' ', toggle)
        }),
      ),
      ...(fixed.size > 0 ? [takeParts(now.join(''), 0)] : []),
      button(words.back, 'quiet', goBack),
    ]
  }

  function resultParts(result: Result): Node[] {
    const { proof, rejected } = result
    const text = proof === null ? result.text : textOf(proof, rejected)
    const facts = proof === null ? [] : openFacts(proof, rejected)
    return [
      ...(facts.length === 0 ? [] : [el('ul', { class: 'facts' }, ...facts.map((fact) => factRow(fact, result)))]),
      proof === null
        ? el('p', { class: 'result', tabindex: '-1' }, result.text)
        : proof.stretches.every(({ kind }) => kind === 'same')
          ? el('p', { class: 'result', tabindex: '-1' }, words.sameText)
          : el('p', { class: 'proof', role: 'group', 'aria-label': words.proof }, ...marks(proof, rejected, facts)),
      takeParts(text, facts.length),
      refineParts(text),
      ...(result.details.hidden.length === 0
        ? []
        : [
            el(
              'p',
              { class: 'soft' },
              fill(words.hidden, { list: result.details.hidden.map((one) => one.text).join(', ') }),
            ),
          ]),
      el(
        'details',
        {},
        el('summary', {}, words.leaves),
        el('p', { class: 'soft' }, words.left),
        el('p', { class: 'quoted' }, result.before),
      ),
      button(words.back, 'quiet', goBack),
    ]
  }

  function marks({ stretches }: Proof, rejected: Set<number>, facts: readonly Fact[]): Node[] {
    const alarmed = new Set(facts.flatMap(({ changes }) => changes))
    return stretches.map((stretch) => {
      if (stretch.kind === 'same') return document.createTextNode(stretch.text)
      const { number, before, after } = stretch
      const isTaken = !rejected.has(number)
      const name = before === '' ? words.added : after === '' ? words.removed : words.changed
      // No button, since a button does not break at the end of a line.
      const mark = el(
        'span',
        {
          ...{ role: 'button', tabindex: '0', class: 'mark', 'aria-pressed': String(isTaken) },
          'data-key': `mark-${number}`,
          ...{ 'data-fact': alarmed.has(number), 'aria-label': fill(name, { before, after }) },
        },
        before === '' ? null : el('del', {}, before),
        after === '' ? null : el('ins', {}, after),
      )
      const toggle = (event: Event) => {
        if (!event.isTrusted) return
        event.preventDefault()
        if (!rejected.delete(number)) rejected.add(number)
        draw()
      }
      mark.addEventListener('click', toggle)
      mark.addEventListener('keydown', (event) => {
        if (event.key === 'Enter' || event.key === ' ') toggle(event)
      })
      return mark
    })
  }

  function factRow({ outcome, before, after, changes }: Fact, { rejected }: Result): HTMLElement {
    const sentence = { changed: words.was, lost: words.missing, added: words.isNew }[outcome]
    return el(
      'li',
      {},
      el('span', {}, fill(sentence, { before, after })),
      changes.length === 0
        ? null
        : button(words.restoreFact, 'quiet', () => {
            for (const number of changes) rejected.add(number)
            draw()
          }),
    )
  }

  function takeParts(text: string, facts: number): HTMLElement {
    const ways: HTMLElement[] = []
    const isWritable = canWrite && !isOffice
    if (restore !== null) {
      const back = restore
      ways.push(
        button(words.restore, 'secondary', () => {
          void back().then((isBack) => {
            restore = null
            draw()
            say(isBack ? words.restored : words.notRestored)
          })
        }),
      )
    } else if (isWritable) {
      const label = facts === 0 ? words.replace : fill(words.replaceFacts, { facts: factsWords(facts) })
      ways.push(
        pressed(label, facts === 0 ? 'primary' : 'warn', 'replace', (event) => void write('replace', text, event)),
        pressed(words.insertBelow, 'secondary', 'below', (event) => void write('insert_below', text, event)),
      )
    }
    const label = facts === 0 || isWritable ? words.copy : fill(words.copyFacts, { facts: factsWords(facts) })
    ways.push(
      keyed(
        button(label, isWritable ? 'secondary' : 'primary', () => void copy(text)),
        'copy',
      ),
    )
    const loses = part.snapshot?.loses ?? []
    const note = isWritable
      ? loses.length > 0 && restore === null
        ? el('p', { class: 'soft' }, fill(words.loses, { list: listOf(loses.map((format) => words.format[format])) }))
        : null
      : el('p', { class: 'soft' }, isOffice ? words.office : words.readOnly)
    return el('div', {}, note, el('p', { class: 'actions' }, ...ways))
  }

  function refineParts(text: string): HTMLElement {
    const wish = el('input', {
      type: 'text',
      maxlength: '300',
      'data-key': 'wish',
      'aria-label': words.own,
      placeholder: words.own,
    })
    const form = el(
      'form',
      { class: 'wish' },
      wish,
      pressed(words.send, 'secondary', 'send', () => undefined, 'submit'),
    )
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      if (event.isTrusted && wish.value.trim() !== '') start(text, 'instruction', wish.value.trim())
    })
    return el(
      'details',
      { class: 'refine' },
      el('summary', {}, words.refine),
      el(
        'p',
        { class: 'actions' },
        ...REFINEMENTS.map((way) => button(words[way], 'secondary', () => start(text, way))),
      ),
      form,
    )
  }

  function instruction(chosen: Choice): HTMLElement {
    if (account === null) return el('div')
    const { operations, styles, templates, prompts, languages } = account
    const lists = [
      select(
        'operation',
        words.action,
        chosen.operation,
        operations.map(({ key, label }) => ({ value: key, label })),
      ),
    ]
    if (chosen.operation === 'rephrase')
      lists.push(
        select('style', words.style, chosen.style, styles.map(choiceOf)),
        ...(templates.length > 1 ? [select('template', words.template, chosen.template, templates.map(choiceOf))] : []),
      )
    if (chosen.operation === 'translate')
      lists.push(
        select(
          'language',
          words.into,
          chosen.language,
          languages.map(({ code, label }) => ({ value: code, label })),
        ),
      )
    if (prompts.length > 0)
      lists.push(
        select('prompt', words.prompt, chosen.prompt, [
          { value: '', label: words.none },
          ...prompts.map(({ id, name }) => ({ value: id, label: name })),
        ]),
      )
    return el('div', { class: 'lists' }, ...lists)
  }

  const choiceOf = ({ key, label, locked }: { key: string; label: string; locked: boolean }) => ({
    value: key,
    label: locked ? fill(words.locked, { name: label }) : label,
    locked,
  })

  function select(
    name: keyof Choice,
    label: string,
    value: string,
    options: readonly { value: string; label: string; locked?: boolean }[],
  ): HTMLElement {
    const list = el(
      'select',
      { 'data-key': name, 'aria-label': label },
      ...options.map((one) =>
        el('option', { value: one.value, selected: one.value === value, disabled: one.locked === true }, one.label),
      ),
    )
    list.addEventListener('change', (event) => {
      if (!event.isTrusted || choice === null) return
      choice = { ...choice, [name]: list.value }
      draw()
    })
    return list
  }

  function footParts(): Node[] {
    if (isConnected !== true || account === null) return []
    const { left, limit } = view.at === 'result' ? view.result : account.credits
    const seq = view.at === 'result' ? view.result.seq : null
    const spent =
      view.at === 'checked' || (view.at === 'result' && seq === null)
        ? words.free
        : seq === null
          ? ''
          : fill(words.spent, { seq })
    return [
      el('span', {}, [spent, fill(words.creditsLeft, { left, limit })].filter(Boolean).join(' · ')),
      el(
        'span',
        { class: 'line' },
        button(words.open, 'quiet', () => link.send({ type: 'open', page: 'sheet' })),
        el(
          'details',
          { class: 'hide' },
          el('summary', {}, words.hideToolbar),
          ...(['here', 'site', 'everywhere'] as const).map((scope) =>
            button(
              { here: words.hideHere, site: words.hideSite, everywhere: words.hideEverywhere }[scope],
              'quiet',
              () => link.send({ type: 'hide', scope }),
            ),
          ),
        ),
      ),
    ]
  }

  const listOf = (parts: readonly string[]) => new Intl.ListFormat(account?.locale ?? part.language).format(parts)
  const plural = (key: 'facts' | 'findings', count: number) =>
    fill(count === 1 ? words[`${key}_one`] : words[`${key}_other`], { count })
  const factsWords = (count: number) => plural('facts', count)

  function place() {
    panel.style.width = ''
    const { width, height } = panel.getBoundingClientRect()
    const at = placeBeside(part.at, { width, height }, { width: innerWidth, height: innerHeight })
    panel.style.left = `${at.left}px`
    panel.style.top = `${at.top}px`
    panel.style.width = at.width === null ? '' : `${at.width}px`
  }

  // ---- Keys

  panel.addEventListener('keydown', (event) => {
    if (!event.isTrusted) return
    if (event.key === 'Escape') {
      event.preventDefault()
      return close()
    }
    if (event.key !== 'Tab') return
    const all = [...panel.querySelectorAll<HTMLElement>('button, select, input, summary, [role="button"]')].filter(
      (each) => each.checkVisibility(),
    )
    const [first, last] = [all[0], all.at(-1)]
    const active = root.activeElement
    if (event.shiftKey ? active === first || active === panel : active === last) {
      event.preventDefault()
      ;(event.shiftKey ? last : first)?.focus()
    }
  })

  draw()
  panel.focus({ preventScroll: true })
  link.send({ type: 'account' })
  return () => view.at !== 'choose'
}
