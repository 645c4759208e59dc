import type { IncomingMessage } from 'node:http'

/** A server-sent event: its data, and its name if the server gave one. */
export type ServerEvent = { data: string; name: string }

/** Splits a body into events (WHATWG HTML, 9.2.6); a lone carriage return ends no line, as no model server sends it. */
export type EventSplitter = { push(text: string): ServerEvent[]; end(): ServerEvent[] }

export function createEventSplitter(): EventSplitter {
  let buffer = ''
  let data: string | undefined
  let name = ''

  function take(line: string, events: ServerEvent[]) {
    if (line === '') {
      if (data !== undefined) events.push({ data, name })
      data = undefined
      name = ''
    } else if (line.startsWith('data:')) {
      const value = line.charCodeAt(5) === 0x20 ? line.slice(6) : line.slice(5)
      data = data === undefined ? value : `${data}\n${value}`
    } else if (line.startsWith('event:')) name = line.slice(6).trim()
  }

  return {
    push(text) {
      const events: ServerEvent[] = []
      // Only the new text can contain a line end, so the start of a long line is not searched again.
      let end = text.indexOf('\n')
      if (end === -1) {
        buffer += text
        return events
      }
      let from = 0
      while (end !== -1) {
        const line = buffer + text.slice(from, end)
        buffer = ''
        take(line.endsWith('\r') ? line.slice(0, -1) : line, events)
        from = end + 1
        end = text.indexOf('\n', from)
      }
      buffer = text.slice(from)
      return events
    },
    /** Accepts a last event without its empty line, because some servers just close the connection. */
    end() {
      const events: ServerEvent[] = []
      if (buffer !== '') take(buffer, events)
      take('', events)
      return events
    },
  }
}

/** The page that a server sent instead of an answer: its address is not that of a model. */
export class NotAnApi extends Error {}

/** Reads a body that is no event stream to its end, or to `maxBytes`. Rejects if the connection breaks. */
export async function readWhole(
  body: IncomingMessage,
  { maxBytes, onBytes }: { maxBytes: number; onBytes: () => void },
): Promise<string> {
  const parts: Buffer[] = []
  let received = 0
  for await (const part of body as AsyncIterable<Buffer>) {
    onBytes()
    parts.push(part)
    received += part.byteLength
    if (received > maxBytes) break
  }
  return Buffer.concat(parts).toString('utf8')
}

/**
 * The events of an answer that came at once although a stream was asked for: one JSON object, or events under another type.
 * @throws {NotAnApi} if it is a web page
 */
export function eventsOfWhole(answer: string): ServerEvent[] {
  const start = answer.trimStart()
  if (start.startsWith('<')) throw new NotAnApi('a web page')
  if (start.startsWith('{')) return [{ data: answer, name: '' }]
  const splitter = createEventSplitter()
  return [...splitter.push(answer), ...splitter.end()]
}

const DRAIN_MS = 1_000

/**
 * Reads an event stream to its end, to `maxBytes`, or until `onEvent` returns `enough`, which closes the connection; after
 * `last` the connection can be reused. `onBytes` is called for all bytes that arrive, also for comments that only keep the
 * connection alive. Rejects if the connection breaks and with errors from `onEvent`.
 */
export function readEvents(
  body: IncomingMessage,
  options: {
    maxBytes: number
    onBytes: () => void
    onEvent: (event: ServerEvent) => 'more' | 'enough' | 'last'
  },
): Promise<'end' | 'overflow'> {
  const splitter = createEventSplitter()
  const decoder = new TextDecoder()
  let received = 0

  return new Promise((resolve, reject) => {
    function leave(how: 'close' | 'reuse') {
      body.off('data', onData)
      if (how === 'close') body.destroy()
      else drain(body)
    }

    /** Returns true if reading continues. */
    function dispatch(events: readonly ServerEvent[]): boolean {
      for (const event of events) {
        const decision = options.onEvent(event)
        if (decision === 'more') continue
        leave(decision === 'last' ? 'reuse' : 'close')
        resolve('end')
        return false
      }
      return true
    }

    function onData(bytes: Buffer) {
      options.onBytes()
      received += bytes.byteLength
      if (received > options.maxBytes) {
        leave('close')
        resolve('overflow')
        return
      }
      try {
        dispatch(splitter.push(decoder.decode(bytes, { stream: true })))
      } catch (error) {
        leave('close')
        reject(error instanceof Error ? error : new Error(String(error)))
      }
    }

    body.on('data', onData)
    body.once('end', () => {
      try {
        if (dispatch(splitter.end())) resolve('end')
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)))
      }
    })
    body.once('error', reject)
    body.once('close', () => reject(new Error('connection closed')))
  })
}

/** Reads an answer to its end so that its connection can be reused; a server that does not end it in time is cut off. */
function drain(body: IncomingMessage): void {
  const timer = setTimeout(() => body.destroy(), DRAIN_MS)
  timer.unref()
  body.once('close', () => clearTimeout(timer))
  body.resume()
}
