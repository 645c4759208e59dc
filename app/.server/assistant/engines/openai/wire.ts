import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'

/** Connections to the model server that stay open between requests. */
export type Wire = {
  /** For the SDK, which passes on the options of each request. */
  fetch: typeof fetch
  /**
   * One request: its options for the SDK, and the body of a successful answer, to be read as a stream. A client of the SDK for each
   * request would do as well, but making one costs more than the request.
   */
  open(signal: AbortSignal): { fetchOptions: object; body(): IncomingMessage | undefined }
  close(): void
}

/** The key under which the options of a request hold what it belongs to. */
const OPENED = Symbol('opened')
type Opened = { signal: AbortSignal; body: IncomingMessage | undefined }

/** A longer error page contains nothing more of use. */
const MAX_ERROR_BYTES = 16_384

/**
 * Node's own HTTP client instead of `fetch`. Aborting a request closes its connection at once and for good: undici 7.29
 * (Node 24.21) answers aborts by opening idle connections instead. Redirects are not followed: only the settings decide
 * the host. The body of a success bypasses web streams, which cost more than all the rest of reading it.
 */
export function createWire(): Wire {
  const agents = { http: new http.Agent({ keepAlive: true }), https: new https.Agent({ keepAlive: true }) }

  function send(url: URL, init: RequestInit | undefined, signal: AbortSignal): Promise<IncomingMessage> {
    const headers = Object.fromEntries(new Headers(init?.headers))
    const secure = url.protocol === 'https:'
    const options = { method: init?.method ?? 'GET', headers, agent: secure ? agents.https : agents.http, signal }
    return new Promise((resolve, reject) => {
      const request = secure ? https.request(url, options, resolve) : http.request(url, options, resolve)
      request.once('error', reject)
      request.end(init?.body)
    })
  }

  return {
    async fetch(input, init) {
      const opened = (init as { [OPENED]?: Opened } | undefined)?.[OPENED]
      if (opened === undefined) throw new Error('a request that was not opened')
      const url = new URL(input instanceof Request ? input.url : input)
      const incoming = await send(url, init, opened.signal)
      // Once the body is read, its reader handles errors; before that an error without a listener would end the process.
      incoming.on('error', () => undefined)
      const status = incoming.statusCode ?? 0
      const headers = new Headers()
      for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value))
      if (status >= 200 && status < 300) {
        opened.body = incoming
        return new Response(null, { status, headers })
      }
      return new Response(new Uint8Array(await errorBody(incoming)), { status, headers })
    },
    open(signal) {
      const opened: Opened = { signal, body: undefined }
      return { fetchOptions: { [OPENED]: opened }, body: () => opened.body }
    },
    close() {
      agents.http.destroy()
      agents.https.destroy()
    },
  }
}

async function errorBody(incoming: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of incoming as AsyncIterable<Buffer>) {
    parts.push(part)
    bytes += part.byteLength
    if (bytes > MAX_ERROR_BYTES) break
  }
  return Buffer.concat(parts).subarray(0, MAX_ERROR_BYTES)
}
