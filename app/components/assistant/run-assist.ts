import type { AssistAnswer, AssistEvent, FieldError } from '#app/domain/assistant/answer.ts'

export type RunEnd =
  | { kind: 'answered'; answer: AssistAnswer }
  | { kind: 'invalid'; fieldErrors: FieldError[] }
  /** The connection broke, or what came was not ours (a proxy's page, a login page). */
  | { kind: 'lost' }
  /** Not even the beginning of an answer came: there is no connection, or the answer was lost whole. */
  | { kind: 'no-connection' }
  | { kind: 'signed-out' }

const STREAM = '/dashboard/assistant/stream'

/**
 * Posts the assistant's form and reads the answer's server-sent events; `onAnswer` hears that one begins, and `onText` gets
 * the output piece by piece.
 * Never throws: whatever goes wrong on the way is `lost`, and the caller still has the text.
 */
export async function runAssist(
  form: FormData,
  options: { signal: AbortSignal; onAnswer: () => void; onText: (piece: string) => void },
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
      if (event.type === 'text') options.onText(event.text)
      else return endOf(event)
    }
    return { kind: 'lost' }
  } catch {
    return { kind: 'lost' }
  }
}

/** Asks the server to end the run of a key; false where it knows none, so that the caller breaks the connection instead. */
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

/** The server writes one `data:` line for each event, so a blank line is all there is to look for. */
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
