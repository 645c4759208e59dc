import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A proxy in front of several machines, as simple as one can be: it sends each request to the next machine that is ready and takes connections. */
export type Balancer = { url: string; close(): Promise<void> }

const PATIENCE_MS = 60_000
const LOOK_MS = 250

export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  let turn = 0
  let readyPorts = [...ports]

  async function look(): Promise<void> {
    const answers = await Promise.all(
      ports.map((port) =>
        fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    )
    const ready = ports.filter((_, index) => answers[index])
    // With none that is ready, any one may be better than nothing.
    readyPorts = ready.length > 0 ? ready : [...ports]
  }
  const looks = setInterval(() => void look(), LOOK_MS)

  /** Another machine is tried only if no connection was made, so no request is sent twice. */
  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece as Buffer)
    const body = Buffer.concat(pieces)
    turn += 1
    const first = readyPorts[turn % readyPorts.length] ?? 0
    for (const port of [first, ...ports.filter((other) => other !== first)]) {
      if (await send(port, request, body, response)) return
    }
    response.writeHead(502).end()
  }

  /** @returns false if the machine took no connection */
  function send(port: number, request: IncomingMessage, body: Buffer, response: ServerResponse): Promise<boolean> {
    const { method, url, headers } = request
    return new Promise((resolve) => {
      const onward = httpRequest({
        port,
        host: '127.0.0.1',
        method,
        path: url,
        headers,
        agent: false,
        timeout: PATIENCE_MS,
      })
      let connected = false
      onward.on('socket', (socket) => socket.once('connect', () => (connected = true)))
      onward.on('response', (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
        answer.on('error', () => response.destroy())
        resolve(true)
      })
      onward.on('error', () => {
        if (!connected) return resolve(false)
        if (!response.headersSent) response.writeHead(502).end()
        resolve(true)
      })
      onward.end(body)
    })
  }

  const server = createServer((request, response) => void pass(request, response).catch(() => response.destroy()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        clearInterval(looks)
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
