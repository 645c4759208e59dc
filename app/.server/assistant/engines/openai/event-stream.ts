import type { IncomingMessage } from 'node:http'

/** One server-sent event: its data and, where the server named it, its name. */
export type ServerEvent = { data: string; name: string }

/** Splits a body into events (WHATWG HTML, 9.2.6) without the lone carriage return as a line end, which no model server sends. */
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
      // Only the new text can hold a line end; the rest of a long line is not searched again.
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
    /** A last event without its empty line counts: some servers close the connection instead. */
    end() {
      const events: ServerEvent[] = []
      if (buffer !== '') take(buffer, events)
      take('', events)
      return events
    },
  }
}

const DRAIN_MS = 1_000

/**
 * Reads an event stream to its end, to `maxBytes`, or until `onEvent` has `enough`, which closes the connection; after
 * the `last` event the connection may be used again. `onBytes` hears of every arrival, comments that keep the
 * connection alive included. Rejects where the connection breaks and with what `onEvent` throws.
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

    /** True where the reading goes on. */
    function hand(events: readonly ServerEvent[]): boolean {
      for (const event of events) {
        const wish = options.onEvent(event)
        if (wish === 'more') continue
        leave(wish === 'last' ? 'reuse' : 'close')
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
        hand(splitter.push(decoder.decode(bytes, { stream: true })))
      } catch (error) {
        leave('close')
        reject(error instanceof Error ? error : new Error(String(error)))
      }
    }

    body.on('data', onData)
    body.once('end', () => {
      try {
        if (hand(splitter.end())) resolve('end')
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)))
      }
    })
    body.once('error', reject)
    body.once('close', () => reject(new Error('connection closed')))
  })
}

/** A connection whose answer was read to its end can be used again; a server that does not end it loses it. */
function drain(body: IncomingMessage): void {
  const timer = setTimeout(() => body.destroy(), DRAIN_MS)
  timer.unref()
  body.once('close', () => clearTimeout(timer))
  body.resume()
}
