import { browser } from 'wxt/browser'
import type { Credits, Details, Start, WorkerMessage } from '../messages.ts'
import { callApi, type Refusal, refusalOf, refused, send } from './api.ts'
import { accountChanged, dropped } from './connection.ts'
import { eventsOf } from './event-stream.ts'
import { forgetSession, readPolicy, readSession, writeSession } from './store.ts'

/** A job as the worker remembers it when it is started again. Its text never reaches the disk. */
type Job = {
  start: Start
  /** The origin of the page that started it; only that page, or a page of the extension, may resume it. */
  from: string
  began: number
  /** The last message about it, once nothing more will come. */
  end: WorkerMessage | null
}

/** A job that this worker is running. */
type Running = {
  abort: AbortController
  text: string
  hear: Set<(message: WorkerMessage) => void>
}

/** As long as the server repeats an answer for the same key. */
const JOB_MS = 15 * 60_000
/** Browsers stop a worker that did nothing with its interfaces for 30 seconds, even while an answer arrives. */
const AWAKE_MS = 20_000

const running = new Map<string, Running>()
let awake: ReturnType<typeof setInterval> | undefined

/**
 * Runs a job, or joins the one of the same id: it is in flight, has ended, or was cut off with an earlier worker. The server
 * knows the id as the Idempotency-Key, so a job that is sent again costs nothing more.
 */
export async function runJob(start: Start, from: string, hear: (message: WorkerMessage) => void): Promise<void> {
  const known = await readJob(start.job)
  if (known !== null) return resumeJob(start.job, from, hear)
  await removeOldJobs()
  await run({ start, from, began: Date.now(), end: null }, hear)
}

/** Continues a job for a panel that lost its worker, its network or its page. */
export async function resumeJob(id: string, from: string, hear: (message: WorkerMessage) => void): Promise<void> {
  const job = await readJob(id)
  if (job === null || (from !== job.from && from !== location.origin)) return hear(failed(id, refused('unknown_job')))
  if (job.end !== null) return hear(job.end)
  await run(job, hear)
}

/** Ends a job here and on the server, which lets the run of a lost connection go to its end. */
export async function stopJob(id: string, from: string, hear: (message: WorkerMessage) => void): Promise<void> {
  const job = await readJob(id)
  if (job === null || (from !== job.from && from !== location.origin)) return hear(failed(id, refused('unknown_job')))
  if (job.end === null) await callApi('/api/extension/stop', { method: 'POST', key: id })
  const now = running.get(id)
  if (now === undefined) return hear(job.end ?? failed(id, refused('stopped')))
  now.abort.abort()
}

/** Panels that are closed hear no more; the job runs to its end and can be resumed. */
export function leaveJobs(hear: (message: WorkerMessage) => void): void {
  for (const job of running.values()) job.hear.delete(hear)
}

async function run(job: Job, hear: (message: WorkerMessage) => void): Promise<void> {
  const { start } = job
  const known = running.get(start.job)
  if (known !== undefined) {
    known.hear.add(hear)
    if (known.text !== '') hear({ type: 'part', job: start.job, text: known.text, again: true })
    return
  }
  const now: Running = { abort: new AbortController(), text: '', hear: new Set([hear]) }
  running.set(start.job, now)
  stayAwake()
  try {
    await writeJob(job)
    const end = await endOf(start, now)
    // What the network cut off is no end: the same job can be sent again.
    const isOver = !(end.type === 'failed' && ['lost', 'offline', 'disconnected'].includes(end.code))
    if (isOver) await writeJob({ ...job, end })
    if (end.type === 'done') await accountChanged()
    if (end.type === 'failed') await dropped({ ok: false, code: end.code, detail: end.detail })
    for (const each of now.hear) each(end)
  } finally {
    running.delete(start.job)
    stayAwake()
  }
}

/** Sends the job and tells every listener what arrives; returns the last message. */
async function endOf(start: Start, now: Running): Promise<WorkerMessage> {
  const { signal } = now.abort
  const response = await send('/api/ai-assist', {
    method: 'POST',
    body: await bodyOf(start),
    key: start.job,
    accept: 'text/event-stream, application/json;q=0.9',
    signal,
  })
  if (signal.aborted) return failed(start.job, refused('stopped'))
  if (!(response instanceof Response)) return failed(start.job, response)
  try {
    const type = response.headers.get('content-type') ?? ''
    if (!type.startsWith('text/event-stream') || response.body === null)
      return doneOf(start.job, (await response.json()) as Record<string, unknown>)
    for await (const event of eventsOf(response.body)) {
      if (event.type === 'text' && typeof event.text === 'string') {
        // The first piece replaces what a panel has from an earlier worker: a joined run begins with all its text.
        const again = event.again === true || now.text === ''
        now.text = again ? event.text : now.text + event.text
        const part: WorkerMessage = { type: 'part', job: start.job, text: event.text, ...(again ? { again } : {}) }
        for (const each of now.hear) each(part)
      } else if (event.type === 'done') {
        return doneOf(start.job, event)
      } else if (event.type === 'refused') {
        return failed(start.job, await refusalOf(Response.json(event)))
      }
    }
  } catch {
    // The connection broke; what follows says so.
  }
  return failed(start.job, refused(signal.aborted ? 'stopped' : navigator.onLine ? 'lost' : 'offline'))
}

async function bodyOf(start: Start): Promise<Record<string, unknown>> {
  const { job: _, type: __, prompt, hide, ...fields } = start
  const { alwaysHide } = await readPolicy()
  const mask = [...new Set([...(hide ?? []), ...alwaysHide])]
  return {
    ...fields,
    ...(prompt === undefined ? {} : { custom_prompt: prompt }),
    ...(mask.length > 0 ? { mask } : {}),
    // A person can look at the very request that left for a model.
    include_payload: true,
  }
}

/** An answer of the API as a panel reads it. */
function doneOf(job: string, answer: Readonly<Record<string, unknown>>): WorkerMessage {
  const { processed_text: result, usage } = answer
  if (typeof result !== 'string') return failed(job, refused('lost'))
  return {
    ...{ type: 'done', job, result },
    meaning: (answer.meaning ?? null) as Extract<WorkerMessage, { type: 'done' }>['meaning'],
    receipt: (answer.receipt ?? null) as Extract<WorkerMessage, { type: 'done' }>['receipt'],
    credits: creditsOf(usage as Readonly<Record<string, unknown>> | undefined),
    details: {
      notes: listIn(answer.notes),
      changes: listIn(answer.changes),
      language: typeof answer.language === 'string' ? answer.language : null,
      model: typeof answer.model === 'string' ? answer.model : '',
      replayed: answer.replayed === true,
      hidden: listIn(answer.hidden),
      payload: (answer.payload ?? null) as Details['payload'],
    },
  }
}

function listIn<T>(value: unknown): T[] {
  return Array.isArray(value) ? (value as T[]) : []
}

function creditsOf(usage: Readonly<Record<string, unknown>> | undefined): Credits {
  return {
    used: Number(usage?.current_month ?? 0),
    limit: Number(usage?.limit ?? 0),
    left: Number(usage?.remaining ?? 0),
    resets_at: String(usage?.resets_at ?? ''),
  }
}

function failed(job: string, { code, detail, retryAfter }: Refusal): WorkerMessage {
  return { type: 'failed', job, code, detail, ...(retryAfter === undefined ? {} : { retry_after: retryAfter }) }
}

function keyOf(id: string): string {
  return `job:${id}`
}

function readJob(id: string): Promise<Job | null> {
  return readSession<Job>(keyOf(id))
}

function writeJob(job: Job): Promise<void> {
  return writeSession({ [keyOf(job.start.job)]: job })
}

async function removeOldJobs(): Promise<void> {
  const stored = await browser.storage.session.get(null)
  const old = Object.entries(stored).filter(
    ([key, job]) => key.startsWith('job:') && Date.now() - (job as Job).began > JOB_MS && !running.has(key.slice(4)),
  )
  if (old.length > 0) await forgetSession(old.map(([key]) => key))
}

/** Calls an interface of the browser now and then, but only while a job runs. */
function stayAwake(): void {
  if (running.size > 0) awake ??= setInterval(() => void browser.runtime.getPlatformInfo(), AWAKE_MS)
  else {
    clearInterval(awake)
    awake = undefined
  }
}
