import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import autocannon from 'autocannon'
import { freePort } from '#tests/support/server.ts'
import { prepareAccount, sessionCookie } from './account.ts'
import { quantile } from './load.ts'
import { see } from './probe.ts'
import { memoryOf, start } from './processes.ts'

// `npm run bench -- overload`: how the server bears 1,000 slow connections, 500 open streams, and ten times the load that
// it can answer. It reports; the goals are no crash, accepted requests within 2 s (p99) and normal again within 10 s.

const SLOW_CONNECTIONS = 1_000
const STREAMS = 500
const TIMES = 10
const SECONDS = 10
/** Memory that grows from flood to flood would be a leak; the first one only fills what the runtime keeps. */
const ROUNDS = 3
/** The server promises to cut a request that does not end within 20 s. */
const CUT_WITHIN_MS = 20_500

const port = await freePort()
const doublePort = await freePort()
const settings = {
  RATE_LIMIT_SCALE: '100000',
  AI_DAILY_TOKENS_PER_ACCOUNT: '1000000000000',
  AI_DAILY_TOKENS: '1000000000000',
  LOG_LEVEL: 'error',
  AI_ENGINE: 'openai',
  OPENAI_API_KEY: 'bench',
  OPENAI_BASE_URL: `http://127.0.0.1:${doublePort}/v1`,
  PUBLIC_URL: `http://127.0.0.1:${port}`,
}
const { dataDir, token } = await prepareAccount(port, settings)
const words = ['--port', String(doublePort), '--first-delay', '50', '--word-delay', '600']
const double = await start({
  name: 'model double',
  script: 'tests/mocks/openai/main.ts',
  port: doublePort,
  path: '/v1/models',
  args: words,
})
const server = await start({
  name: 'ours',
  script: 'build/server/index.js',
  port,
  path: '/readyz',
  env: { ...settings, DATA_DIR: dataDir },
})

/** What visitors and programs ask for: three pages and a call. */
const MIX: { path: string; headers?: Record<string, string> }[] = [
  { path: '/' },
  { path: '/dashboard', headers: { cookie: await sessionCookie(server) } },
  { path: '/dashboard/usage', headers: { cookie: await sessionCookie(server) } },
  { path: '/api/usage', headers: { authorization: `Bearer ${token}` } },
]

try {
  const calm = await load(4, undefined, 5)
  const full = await load(16, undefined, 10)
  const capacity = full.accepted.length / 10
  say('one by four', figuresOf(calm.accepted))
  say('capacity, sixteen at once', `${Math.round(capacity)} a second, ${figuresOf(full.accepted)}`)
  say('memory', memory())

  await slowConnections()
  await openStreams()

  const rate = Math.round(capacity * TIMES)
  for (let round = 1; round <= ROUNDS; round += 1) {
    const flood = await load(1_000, rate, SECONDS)
    const normalAfter = await normalAgain(quantile(calm.accepted, 0.99))
    const answered = Math.round((flood.accepted.length + flood.refused) / SECONDS)
    const accepted = `accepted ${Math.round(flood.accepted.length / SECONDS)} a second, ${figuresOf(flood.accepted)}`
    say(
      `${TIMES} × capacity, round ${round} (${rate} a second wanted, ${answered} answered)`,
      `${accepted}; 503: ${flood.refused}; others ${flood.others}; health ${figuresOf(flood.health)}`,
    )
    await delay(5_000)
    say('normal again, and memory 5 s later', `${(normalAfter / 1000).toFixed(1)} s, ${memory()}`)
  }
} finally {
  await server.stop()
  await double.stop()
  rmSync(dataDir, { recursive: true, force: true })
}

type Load = { accepted: number[]; refused: number; others: number; health: number[] }

/** Asks for the mix on so many connections, as fast as it goes or at a rate; health is asked beside it by a thread of its own. */
async function load(connections: number, overallRate: number | undefined, duration: number): Promise<Load> {
  const result = { accepted: [] as number[], refused: 0, others: 0 }
  const running = autocannon({
    ...{ url: server.url, connections, duration, requests: MIX, timeout: 30 },
    ...(overallRate === undefined ? {} : { overallRate }),
  })
  running.on('response', (_client, status, _bytes, milliseconds) => {
    if (status === 200) result.accepted.push(milliseconds)
    else if (status === 503) result.refused += 1
    else result.others += 1
  })
  running.on('reqError', () => {
    result.others += 1
  })
  const probe = new Worker(new URL('./overload-probe.ts', import.meta.url), { workerData: `${server.url}/healthz` })
  await running
  probe.postMessage('end')
  const [health] = (await once(probe, 'message')) as [number[]]
  return { ...result, health }
}

/** Connections that send a byte a second of a head that never ends, while a person reads a page now and then. */
async function slowConnections(): Promise<void> {
  const begun = performance.now()
  const cut: number[] = []
  const sockets: Socket[] = []
  for (let number = 0; number < SLOW_CONNECTIONS; number += 1) {
    const socket = connect(port, '127.0.0.1')
    const opened = performance.now()
    socket.on('error', () => undefined)
    socket.on('close', () => cut.push(performance.now() - opened))
    socket.on('data', () => undefined)
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
    sockets.push(socket)
    if (number % 50 === 49) await once(socket, 'connect')
  }
  const drip = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('x')
  }, 1_000)
  const pages = await pagesWhile(() => cut.length < SLOW_CONNECTIONS && performance.now() - begun < 40_000)
  clearInterval(drip)
  for (const socket of sockets) socket.destroy()
  const last = Math.max(...cut)
  say(
    `${SLOW_CONNECTIONS} slow connections`,
    `${cut.length} cut, the last after ${(last / 1000).toFixed(1)} s (goal ${CUT_WITHIN_MS / 1000}); a page meanwhile ${figuresOf(pages)}; memory ${memory()}`,
  )
}

/** Streams of answers that a slow model writes, opened at fifty a second, while a person reads a page now and then. */
async function openStreams(): Promise<void> {
  const agent = new Agent({ maxSockets: STREAMS })
  const headers = {
    cookie: await sessionCookie(server),
    origin: server.url,
    'content-type': 'application/x-www-form-urlencoded',
  }
  const open = { now: 0, most: 0, refused: 0 }
  const stream = (number: number) =>
    new Promise<void>((resolve) => {
      const outgoing = request(`${server.url}/dashboard/assistant/stream`, { agent, method: 'POST', headers })
      outgoing.once('error', () => resolve())
      outgoing.once('response', (response: IncomingMessage) => {
        const begins = response.statusCode === 200
        open.now += begins ? 1 : 0
        open.most = Math.max(open.most, open.now)
        open.refused += begins ? 0 : 1
        response.resume()
        response.once('close', () => {
          open.now -= begins ? 1 : 0
          resolve()
        })
      })
      const fields = { intent: 'process', operation: 'rephrase', idempotency_key: `stream-${number}` }
      const text = `Stream number ${number} brings a sentence to rephrase. `.repeat(6)
      outgoing.end(new URLSearchParams({ ...fields, text }).toString())
    })
  const streams: Promise<void>[] = []
  let ended = false
  const pages = pagesWhile(() => !ended)
  for (let number = 0; number < STREAMS; number += 1) {
    streams.push(stream(number))
    if (number % 10 === 9) await delay(200)
  }
  await Promise.all(streams)
  ended = true
  agent.destroy()
  const meanwhile = figuresOf(await pages)
  say(
    `${STREAMS} streams`,
    `${open.most} open at once, ${open.refused} refused; a page meanwhile ${meanwhile}; memory ${memory()}`,
  )
}

/** How long single pages take while a condition holds, five a second. */
async function pagesWhile(goesOn: () => boolean): Promise<number[]> {
  const agent = new Agent()
  const times: number[] = []
  while (goesOn()) {
    times.push((await see(agent, { server, path: '/login' })).allMs)
    await delay(200)
  }
  agent.destroy()
  return times
}

/** Milliseconds until ten pages in a row are answered with 200 and as fast as before the flood, or nearly. */
async function normalAgain(usualMs: number): Promise<number> {
  const begun = performance.now()
  const agent = new Agent()
  let inARow = 0
  let since = begun
  while (inARow < 10 && performance.now() - begun < 60_000) {
    const { status, allMs } = await see(agent, { server, path: '/' })
    const normal = status === 200 && allMs < Math.max(50, usualMs * 2)
    if (!normal) since = performance.now()
    inARow = normal ? inARow + 1 : 0
    await delay(50)
  }
  agent.destroy()
  return since - begun
}

function figuresOf(times: readonly number[]): string {
  return `p50 ${quantile(times, 0.5).toFixed(0)} ms, p99 ${quantile(times, 0.99).toFixed(0)} ms, worst ${Math.max(...times).toFixed(0)} ms`
}

function memory(): string {
  const used = memoryOf(server.pid)
  return used === undefined ? 'unknown' : `${used.now.toFixed(0)} MB`
}

function say(name: string, text: string): void {
  process.stdout.write(`${name}: ${text}\n`)
}
