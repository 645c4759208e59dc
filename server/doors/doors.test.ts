import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test, vi } from 'vitest'
import { plainRefusal } from '#app/.server/http/refusal.ts'
import type { Log } from '#app/.server/platform/log.ts'
import { patience } from '#tests/support/patience.ts'
import { createDoors } from './doors.ts'

const QUIET: Log = { info() {}, warn() {}, error() {}, debug() {} }
const SETTINGS = { onFly: false, trustedProxyHops: 0, rateLimitScale: 1, overloadScale: 1, maxConnections: 2_000 }
const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** A real server with doors in front of `handle`. */
async function guarded(handle: RequestListener, settings: Partial<typeof SETTINGS> = {}) {
  const doors = createDoors({
    env: { ...SETTINGS, ...settings },
    log: QUIET,
    turnAway: plainRefusal,
    headers: (nonce) => ({ 'content-security-policy': `style-src 'nonce-${nonce}'` }),
  })
  const server = createServer((request, response) => {
    doors.admit(request, response, () => handle(request, response))
  })
  doors.guard(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  closing.push(() => {
    doors.stop()
    server.closeAllConnections()
    server.close()
  })
  return { doors, server, port, url: `http://127.0.0.1:${port}` }
}

/** A connection that says nothing, and whether the server has closed it. */
async function silent(port: number): Promise<{ socket: Socket; closed: boolean }> {
  const connection = { socket: connect(port, '127.0.0.1'), closed: false }
  connection.socket.on('error', () => {})
  connection.socket.on('close', () => {
    connection.closed = true
  })
  closing.push(() => connection.socket.destroy())
  await Promise.race([once(connection.socket, 'connect'), once(connection.socket, 'close')])
  return connection
}

const soon = (check: () => void) => vi.waitFor(check, { timeout: patience(5_000), interval: 10 })

test('one address may hold as many connections as its share, and a closed one makes room', async () => {
  const { doors, port } = await guarded((_, response) => response.end('ok'), { rateLimitScale: 10 / 256 })
  const all = await Promise.all(Array.from({ length: 15 }, () => silent(port)))
  await soon(() => expect(all.filter(({ closed }) => closed)).toHaveLength(5))
  expect(doors.figures()).toMatchObject({ connections: 10, turnedAway: { connections_of_address: 5 } })
  all.find(({ closed }) => !closed)?.socket.destroy()
  await soon(() => expect(doors.figures().connections).toBe(9))
  const next = await silent(port)
  await soon(() => expect(doors.figures().connections).toBe(10))
  expect(next.closed).toBe(false)
})

test('behind a proxy its connections are not counted by address, but the requests of one client are', async () => {
  const waiting: (() => void)[] = []
  const settings = { trustedProxyHops: 1, rateLimitScale: 4 / 64 }
  const { doors, port, url } = await guarded((_, response) => waiting.push(() => response.end('ok')), settings)
  const all = await Promise.all(Array.from({ length: 30 }, () => silent(port)))
  await soon(() => expect(doors.figures().connections).toBe(30))
  expect(all.some(({ closed }) => closed)).toBe(false)
  const from = (client: string) => fetch(url, { headers: { 'x-forwarded-for': `6.6.6.6, ${client}` } })
  const running = Array.from({ length: 4 }, () => from('192.0.2.1'))
  await soon(() => expect(waiting).toHaveLength(4))
  const refused = await from('192.0.2.1')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1'])
  const other = from('192.0.2.2')
  await soon(() => expect(waiting).toHaveLength(5))
  for (const answer of waiting) answer()
  expect((await Promise.all([...running, other])).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  await soon(() => expect(doors.figures().inFlight).toBe(0))
})

test('beyond the connections of all together further ones are closed, and those that stay silent make room', async () => {
  const { doors, port, url } = await guarded((_, response) => response.end('ok'), {
    maxConnections: 12,
    rateLimitScale: 100,
  })
  await Promise.all(Array.from({ length: 20 }, () => silent(port)))
  await soon(() => expect(doors.figures().turnedAway.connections_full).toBeGreaterThanOrEqual(8))
  await soon(() => expect(doors.figures().connections).toBeLessThanOrEqual(9))
  expect((await fetch(url)).status).toBe(200)
})

test('a connection on which a request runs keeps its place in a crowd', async () => {
  const waiting: (() => void)[] = []
  const { doors, port, url } = await guarded((_, response) => waiting.push(() => response.end('ok')), {
    maxConnections: 12,
    rateLimitScale: 100,
  })
  const running = fetch(url)
  await soon(() => expect(waiting).toHaveLength(1))
  await Promise.all(Array.from({ length: 15 }, () => silent(port)))
  await soon(() => expect(doors.figures().turnedAway.quiet_connections).toBeGreaterThan(0))
  for (const answer of waiting) answer()
  expect((await running).status).toBe(200)
})

test('requests whose bodies do not arrive give their places to others', async () => {
  const { doors, port, url } = await guarded(
    (request, response) => void request.resume().on('end', () => response.end('ok')),
    { rateLimitScale: 100 },
  )
  const slow = await Promise.all(Array.from({ length: 240 }, () => silent(port)))
  for (const { socket } of slow) socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nx')
  await soon(() => expect(doors.figures().turnedAway.slow_bodies).toBe(40))
  expect((await fetch(url)).status).toBe(200)
})

test('S3 4: two Host lines are refused with 400', async () => {
  const { port } = await guarded((_, response) => response.end('ok'))
  const ask = async (hosts: string) => {
    const socket = connect(port, '127.0.0.1')
    socket.end(`GET / HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`)
    const [first] = (await once(socket, 'data')) as [Buffer]
    return first.toString().slice(9, 12)
  }
  expect(await ask('Host: a\r\nHost: b\r\n')).toBe('400')
  expect(await ask('Host: a\r\nhOST: a\r\n')).toBe('400')
  expect(await ask('Host: a\r\n')).toBe('200')
})

/** A slow server in a process of its own, since one that shares its event loop with its clients is never overrun. */
async function slowServer(): Promise<string> {
  const program = fileURLToPath(new URL('../../tests/support/slow-server-child.ts', import.meta.url))
  const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] })
  closing.push(() => child.kill('SIGKILL'))
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return `http://127.0.0.1:${line.toString().trim()}`
}

test('under overload what is too much gets 503 as page and as JSON in five languages, health is kept, and then all is normal', async () => {
  const url = await slowServer()
  const figures = async () => (await fetch(`${url}/readyz`)).json()
  const languages = ['en', 'es', 'pt', 'fr', 'de']
  const flood = async () => {
    const requests = Array.from({ length: 200 }, (_, number) =>
      fetch(url + (number % 2 === 0 ? '/' : '/api/usage'), {
        headers: { 'accept-language': languages[number % 5] ?? '' },
      }),
    )
    const healthChecks = Array.from({ length: 20 }, () => fetch(`${url}/healthz`))
    expect((await Promise.all(healthChecks)).every(({ status }) => status === 200)).toBe(true)
    return Promise.all(requests)
  }
  const answers: Response[] = []
  const refused = () => answers.filter(({ status }) => status === 503)
  // A client on a busy machine may be too slow to flood anything with its first wave.
  for (let wave = 0; wave < 10 && refused().length < 50; wave += 1) answers.push(...(await flood()))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]))
  const pages = new Set<string>()
  const calls = new Set<string>()
  for (const answer of refused()) {
    expect(answer.headers.get('retry-after')).toBe('5')
    const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1] ?? '-'
    if (answer.headers.get('content-type') === 'application/json') {
      const { code, detail } = (await answer.json()) as { code: string; detail: string }
      expect(code).toBe('busy')
      calls.add(detail)
    } else {
      const page = await answer.text()
      expect(page).toContain(`nonce="${nonce}"`)
      pages.add(/<p>(.*?)<\/p>/.exec(page)?.[1] ?? '')
    }
  }
  expect([pages.size, calls.size]).toEqual([5, 5])
  await vi.waitFor(async () => expect(await figures()).toMatchObject({ inFlight: 0, limit: 256 }), {
    timeout: patience(10_000),
    interval: 100,
  })
  expect((await fetch(url)).status).toBe(200)
})
