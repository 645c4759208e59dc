import type { AssistAnswer, AssistEvent, FieldError } from '#app/domain/assistant/answer.ts'

export type RunEnd =
  | { kind: 'answered'; answer: AssistAnswer }
  | { kind: 'invalid'; fieldErrors: FieldError[] }
  /** The connection broke, or the answer was not Penmark's (a proxy's page, a login page). */
  | { kind: 'lost' }
  /** No part of an answer arrived: there is no connection, or the whole answer was lost. */
  | { kind: 'no-connection' }
  | { kind: 'signed-out' }

/** What answers a form: the server's stream, or the browser's own model. */
export type Runner = typeof runAssist

const STREAM = '/dashboard/assistant/stream'

/**
 * Posts the assistant's form and reads the answer's server-sent events. `onAnswer` is called when an answer begins, and
 * `onText` for each piece of the output.
 * Never throws: every failure on the way is `lost`, and the caller still has the text.
 */
export async function runAssist(
  form: FormData,
  options: { signal: AbortSignal; onAnswer: () => void; onText: (piece: string, again: boolean) => void },
): Promise<RunEnd> {
  const response = await post(form, options.signal).catch(() => undefined)
  if (response === undefined) return { kind: options.signal.aborted ? 'lost' : 'no-connection' }
  options.onAnswer()
  try {
    if (response.redirected || response.status === 401) return { kind: 'signed-out' }
    const type = response.headers.get('content-type') ?? ''
    if (type.startsWith('application/json')) return endOf((await response.json()) as AssistEvent)
    if (!type.startsWith('text/event-stream') || response.body === null) return { kind: 'lost' }
    for await (const event of eventsOf(response.body)) {
      if (event.type === 'text') options.onText(event.text, event.again === true)
      else return endOf(event)
    }
    return { kind: 'lost' }
  } catch {
    return { kind: 'lost' }
  }
}

/**
 * Asks the server to end the run of a key. Returns false if the server knows no such run; the caller then aborts the
 * connection.
 */
export async function stopAssist(idempotencyKey: string): Promise<boolean> {
  try {
    const form = new FormData()
    form.set('intent', 'stop')
    form.set('idempotency_key', idempotencyKey)
    const response = await post(form)
    return response.ok && ((await response.json()) as { stopped: boolean }).stopped
  } catch {
    return false
  }
}

function post(form: FormData, signal?: AbortSignal): Promise<Response> {
  const body = new URLSearchParams()
  for (const [name, value] of form) if (typeof value === 'string') body.append(name, value)
  return fetch(STREAM, { method: 'POST', body, ...(signal ? { signal } : {}) })
}

function endOf(event: AssistEvent): RunEnd {
  if (event.type === 'invalid') return { kind: 'invalid', fieldErrors: event.fieldErrors }
  if (event.type === 'done' || event.type === 'refused') return { kind: 'answered', answer: event.answer }
  return { kind: 'lost' }
}

/** The server writes one `data:` line per event, so events are split at blank lines. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<AssistEvent> {
  const decoder = new TextDecoder()
  let rest = ''
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    rest += decoder.decode(value, { stream: true })
    const parts = rest.split('\n\n')
    rest = parts.pop() ?? ''
    for (const part of parts) yield JSON.parse(part.slice('data: '.length)) as AssistEvent
  }
}
