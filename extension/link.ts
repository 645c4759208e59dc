import { browser } from 'wxt/browser'
import { PANEL_PORT, type PanelMessage, parseWorkerMessage, type Start, type WorkerMessage } from './messages.ts'
import type { AskPage, PageAnswer } from './replace/page-world.ts'

/** A panel's way to the worker. */
export type Link = {
  send(message: PanelMessage): void
  /** @returns ends listening */
  listen(hear: (message: WorkerMessage) => void): () => void
  /** Asks the page's own world; null if nothing there answers. One question at a time. */
  ask: AskPage
  /** Calls `after` once the extension was updated, turned off or removed: a panel that stays has no worker any more. */
  onEnd(after: () => void): void
  /** False once the extension was updated, turned off or removed. */
  isAlive(): boolean
  end(): void
}

type Port = ReturnType<typeof browser.runtime.connect>

/** Times that the same messages are sent before the panel says that they are lost. */
const MAX_TRIES = 5
/** A worker confirms a message at once; one that was just stopped takes it and says nothing. */
const SILENCE_MS = 1_500

/** The wait before messages are sent for the third time; it is four times as long before each further one. */
const PAUSE_MS = 160

/** Messages that have an answer in the panel, so a refusal can be shown there too. */
const ANSWERED: readonly PanelMessage['type'][] = ['account', 'check', 'compare', 'mask', 'dictionary', 'toolbar']

/**
 * Opens the link. Browsers stop a worker that rests and its ports with it; the next message then opens a new one. A message
 * that no worker confirmed is sent again, and so is a job that was running, under the same id: it costs nothing more and
 * continues the same answer.
 */
export function openLink(): Link {
  const hearing = new Set<(message: WorkerMessage) => void>()
  const ending = new Set<() => void>()
  const running = new Map<string, Start>()
  /** Messages that the worker has not confirmed, the oldest first. */
  let unconfirmed: PanelMessage[] = []
  let silence: ReturnType<typeof setTimeout> | undefined
  let port: Port | undefined
  let tries = 0
  let isOver = false

  const opened = (): Port | undefined => {
    if (port !== undefined || isOver) return port
    let opening: Port
    try {
      opening = browser.runtime.connect({ name: PANEL_PORT })
    } catch {
      finish()
      return undefined
    }
    opening.onMessage.addListener(receive)
    opening.onDisconnect.addListener(() => {
      if (port === opening) reopen()
    })
    port = opening
    return port
  }

  const receive = (received: unknown) => {
    const message = parseWorkerMessage(received)
    if (message === null) return
    tries = 0
    if (message.type === 'heard') unconfirmed.shift()
    waitForWord()
    if (message.type === 'done' || message.type === 'failed') running.delete(message.job)
    for (const hear of hearing) hear(message)
  }

  /** Leaves a port on which nothing is said. A slow machine gets twice the time at each further try. */
  const waitForWord = () => {
    clearTimeout(silence)
    silence = undefined
    if (unconfirmed.length === 0) return
    silence = setTimeout(
      () => {
        port?.disconnect()
        reopen()
      },
      SILENCE_MS * 2 ** tries,
    )
  }

  const reopen = () => {
    port = undefined
    clearTimeout(silence)
    if (isOver) return
    // Without an id the extension itself has gone.
    if (browser.runtime?.id === undefined) return finish()
    const again = [...[...running.values()].filter((start) => !unconfirmed.includes(start)), ...unconfirmed]
    unconfirmed = []
    if (again.length === 0) return
    tries += 1
    const sendAll = () => {
      for (const message of again) send(message)
    }
    if (tries >= MAX_TRIES) for (const message of again) lose(message)
    // A worker that rested starts for the next port. One that refuses it is just being replaced by a later version.
    else if (tries === 1) sendAll()
    else setTimeout(sendAll, PAUSE_MS * 4 ** (tries - 2))
  }

  const lose = (message: PanelMessage) => {
    if (message.type === 'start') receive({ type: 'failed', job: message.job, code: 'lost', detail: '' })
    else if (ANSWERED.includes(message.type)) receive({ type: 'refused', to: message.type, code: 'lost', detail: '' })
  }

  const send = (message: PanelMessage) => {
    if (isOver) return
    if (message.type === 'start') running.set(message.job, message)
    const now = opened()
    if (message.type !== 'page') unconfirmed.push(message)
    waitForWord()
    try {
      now?.postMessage(message)
    } catch {
      // The port ended in this very moment; what it did not confirm is sent again by the new one.
      if (port === now) reopen()
    }
  }

  const finish = () => {
    if (isOver) return
    unconfirmed = []
    clearTimeout(silence)
    // The server ends the job by itself, but this page cannot hear of it any more.
    for (const job of [...running.keys()]) receive({ type: 'failed', job, code: 'updated', detail: '' })
    isOver = true
    for (const after of ending) after()
    stopHearingAll()
    hearing.clear()
  }

  /** Said to every page; those with a port hear of the account through it. */
  const hearAll = (received: unknown, { id }: { id?: string }) => {
    if (id === browser.runtime.id && port === undefined && parseWorkerMessage(received)?.type === 'account_changed')
      receive(received)
  }
  const stopHearingAll = () => browser.runtime?.onMessage?.removeListener(hearAll)
  browser.runtime.onMessage.addListener(hearAll)

  const ask: AskPage = (question) =>
    new Promise((resolve) => {
      const hear = (message: WorkerMessage) => {
        if (message.type === 'page') finishAsking(message.answer)
      }
      const finishAsking = (answer: PageAnswer | null) => {
        clearTimeout(patience)
        hearing.delete(hear)
        resolve(answer)
      }
      // A worker that is stopped in this moment does not answer.
      const patience = setTimeout(() => finishAsking(null), SILENCE_MS)
      hearing.add(hear)
      send({ type: 'page', question })
    })

  return {
    send,
    ask,
    listen(hear) {
      hearing.add(hear)
      return () => void hearing.delete(hear)
    },
    onEnd: (after) => void ending.add(after),
    isAlive: () => !isOver && browser.runtime?.id !== undefined,
    end() {
      isOver = true
      clearTimeout(silence)
      stopHearingAll()
      unconfirmed = []
      running.clear()
      hearing.clear()
      port?.disconnect()
      port = undefined
    },
  }
}
