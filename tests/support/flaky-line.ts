import { request as ask, createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

/**
 * A connection to a server that can be cut, and that can lose the answer to a request that the server has carried out.
 */
export type FlakyLine = {
  url: string
  port: number
  /**
   * The paths of POSTs that reached the server, in order; for those from a browser's queue the page that they belong
   * to.
   */
  reached: string[]
  cut(): void
  mend(): void
  /** The next POST to `path` reaches the server, but its answer is lost and the connection is cut. */
  loseAnswerTo(path: string): void
  close(): Promise<void>
}

/** Listens on a port of its own and forwards to `target()`, which may change when the server is restarted. */
export async function startFlakyLine(target: () => number): Promise<FlakyLine> {
  const sockets = new Set<Socket>()
  const reached: string[] = []
  let isCut = false
  let losing: string | undefined
  const cut = () => {
    isCut = true
    for (const socket of sockets) socket.destroy()
  }
  const server = createServer(async (incoming, outgoing) => {
    if (isCut) {
      incoming.socket.destroy()
      return
    }
    const body = await bytesOf(incoming)
    const { method, headers, url = '/' } = incoming
    const forward = ask({ host: '127.0.0.1', port: target(), path: url, method, headers }, (answer) => {
      const path = url.split(/[?#]/)[0]?.replace(/\.data$/, '') ?? ''
      if (method === 'POST') reached.push(String(headers['penmark-page'] ?? path))
      if (method === 'POST' && path === losing) {
        losing = undefined
        answer.resume().on('end', cut)
        return
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    forward.on('error', () => incoming.socket.destroy())
    forward.end(body)
  })
  server.on('connection', (socket) => {
    if (isCut) {
      socket.destroy()
      return
    }
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    port,
    reached,
    cut,
    mend() {
      isCut = false
    },
    loseAnswerTo(path) {
      losing = path
    },
    close() {
      cut()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

async function bytesOf(incoming: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of incoming) pieces.push(piece as Buffer)
  return Buffer.concat(pieces)
}
