/**
 * `fetch` for one request to the model server: follows no redirect, reports every arrival of bytes (comments that keep
 * the connection alive count too) and ends the body after `maxBytes`, error bodies included. `signal` closes the
 * connection whether or not headers have come.
 */
export function createWire(options: {
  maxBytes: number
  signal: AbortSignal
  onBytes: () => void
  onOverflow: () => void
}): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'manual', signal: options.signal })
    options.onBytes()
    if (response.body === null) return response
    const reader = response.body.getReader()
    // Node's fetch holds its response weakly: once that is collected, the signal alone no longer ends the body.
    const hangUp = () => void reader.cancel().catch(() => undefined)
    options.signal.addEventListener('abort', hangUp, { once: true })
    let received = 0
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { done, value } = await reader.read()
        if (done) {
          controller.close()
          return
        }
        options.onBytes()
        received += value.byteLength
        if (received > options.maxBytes) {
          options.onOverflow()
          controller.close()
          await reader.cancel()
          return
        }
        controller.enqueue(value)
      },
      cancel: (reason) => reader.cancel(reason),
    })
    return new Response(body, { status: response.status, headers: response.headers })
  }
}
