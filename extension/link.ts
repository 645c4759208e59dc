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

/** Ports that end again without a word in between. */
const MAX_TRIES = 5
/** A worker says at once that it has a job; one that was just stopped takes it and says nothing. */
const SILENCE_MS = 1_500

/**
 * Opens the link. Browsers stop a worker that rests and its ports with it; the next message then opens a new one. A job that
 * was running is started again by itself under the same id, which costs nothing more and continues the same answer.
 */
export function openLink(): Link {
  const hearing = new Set<(message: WorkerMessage) => void>()
  const ending = new Set<() => void>()
  const running = new Map<string, Start>()
  const unheard = new Map<string, ReturnType<typeof setTimeout>>()
  let port: Port | undefined
  let tries = 0
  let isOver = false

  const opened = (): Port | undefined => {
    if (port !== undefined || isOver) return port
    try {
      port = browser.runtime.connect({ name: PANEL_PORT })
    } catch {
      finish()
      return undefined
    }
    port.onMessage.addListener(receive)
    port.onDisconnect.addListener(reopen)
    return port
  }

  const receive = (received: unknown) => {
    const message = parseWorkerMessage(received)
    if (message === null) return
    tries = 0
    if ('job' in message) heard(message.job)
    if (message.type === 'done' || message.type === 'failed') running.delete(message.job)
    for (const hear of hearing) hear(message)
  }

  const heard = (job: string) => {
    clearTimeout(unheard.get(job))
    unheard.delete(job)
  }

  /** Leaves a port on which nothing is said about a job. */
  const expectWord = (job: string) => {
    clearTimeout(unheard.get(job))
    unheard.set(
      job,
      setTimeout(() => {
        port?.disconnect()
        reopen()
      }, SILENCE_MS),
    )
  }

  const reopen = () => {
    port = undefined
    if (isOver) return
    // Without an id the extension itself has gone.
    if (browser.runtime?.id === undefined) return finish()
    if (running.size === 0) return
    tries += 1
    const mayTry = tries < MAX_TRIES
    for (const start of [...running.values()]) {
      if (mayTry) send(start)
      else receive({ type: 'failed', job: start.job, code: 'lost', detail: '' })
    }
  }

  const send = (message: PanelMessage) => {
    if (message.type === 'start') {
      running.set(message.job, message)
      expectWord(message.job)
    }
    const now = opened()
    try {
      now?.postMessage(message)
    } catch {
      // The port ended in this very moment; what runs is sent again by the new one.
      if (port === now) reopen()
    }
  }

  const finish = () => {
    if (isOver) return
    // The server ends the job by itself, but this page cannot hear of it any more.
    for (const job of [...running.keys()]) receive({ type: 'failed', job, code: 'updated', detail: '' })
    isOver = true
    for (const after of ending) after()
    for (const job of [...unheard.keys()]) heard(job)
    hearing.clear()
  }

  const ask: AskPage = (question) =>
    new Promise((resolve) => {
      const hear = (message: WorkerMessage) => {
        if (message.type === 'page') finishAsking(message.answer)
      }
      const finishAsking = (answer: PageAnswer | null) => {
        clearTimeout(silence)
        hearing.delete(hear)
        resolve(answer)
      }
      // A worker that is stopped in this moment does not answer.
      const silence = setTimeout(() => finishAsking(null), SILENCE_MS)
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
      for (const job of [...unheard.keys()]) heard(job)
      running.clear()
      hearing.clear()
      port?.disconnect()
      port = undefined
    },
  }
}
