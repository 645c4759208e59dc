import type { RequestFacts } from './context.ts'

type Final = { refused: Response | null; event: object }

const encoder = new TextEncoder()

/**
 * Runs `work` and answers with server-sent events (`data: {json}`, WHATWG HTML 9.2): one `text` event per piece, in order,
 * then the event from `conclude`. A `text` event with `again` starts the text over. Nothing is sent before the first piece, so that a refusal before it keeps its own status
 * and body. The facts of the request then name the rest of the work.
 */
export async function answerAsEvents<Outcome>(
  facts: Pick<RequestFacts, 'goesOn'>,
  work: (onText: (piece: string, again?: boolean) => void) => Promise<Outcome>,
  conclude: (outcome: Outcome) => Final,
): Promise<Response> {
  const waiting: string[] = []
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  let begun: (() => void) | undefined
  const firstPiece = new Promise<void>((resolve) => {
    begun = resolve
  })
  const send = (event: object) => {
    try {
      controller?.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`))
    } catch {
      // The client has gone; the aborted request signal has already told `work`.
      controller = undefined
    }
  }
  const outcome = work((piece, again = false) => {
    if (controller) return send({ type: 'text', text: piece, ...(again ? { again } : {}) })
    if (again) waiting.length = 0
    waiting.push(piece)
    begun?.()
  })
  await Promise.race([firstPiece, outcome])
  if (waiting.length === 0) {
    const final = conclude(await outcome)
    if (final.refused) return final.refused
  }
  facts.goesOn = outcome
  const stream = new ReadableStream<Uint8Array>({
    start(opened) {
      controller = opened
      for (const piece of waiting) send({ type: 'text', text: piece })
      outcome
        .then(
          (ended) => send(conclude(ended).event),
          () => send({ type: 'refused', code: 'server_error' }),
        )
        .finally(() => {
          try {
            controller?.close()
          } catch {
            // The client has already closed the stream.
          }
        })
    },
    cancel() {
      controller = undefined
    },
  })
  return new Response(stream, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  })
}
