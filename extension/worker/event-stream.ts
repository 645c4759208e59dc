/**
 * The events of a stream of server-sent events (`data: {json}`, WHATWG HTML 9.2), in order. Data that are no JSON are left out;
 * a stream that is cut off inside an event ends before it.
 */
export async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Record<string, unknown>> {
  const decoder = new TextDecoder()
  const reader = body.getReader()
  let rest = ''
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      const parts = (rest + decoder.decode(value, { stream: true })).split('\n\n')
      rest = parts.pop() ?? ''
      for (const part of parts) {
        const event = eventIn(part)
        if (event !== null) yield event
      }
    }
  } finally {
    reader.releaseLock()
  }
}

function eventIn(part: string): Record<string, unknown> | null {
  const data = part
    .split('\n')
    .filter((line) => line.startsWith('data:'))
    .map((line) => line.slice('data:'.length).replace(/^ /, ''))
    .join('\n')
  try {
    const event: unknown = JSON.parse(data)
    return typeof event === 'object' && event !== null ? (event as Record<string, unknown>) : null
  } catch {
    return null
  }
}
