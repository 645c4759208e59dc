import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { HostRefusal, PlainAnswer, plainRefusal, RequestFacts } from '#app/.server/http/refusal.ts'
import type { Env } from '#app/.server/platform/env.ts'
import type { Log } from '#app/.server/platform/log.ts'
import { type Metrics, NO_METRICS } from '#app/.server/platform/metrics.ts'
import { networkOf } from '#app/.server/platform/network.ts'
import { clientAddress } from '../client-address.ts'
import { errandOf } from './errands.ts'
import { createLoopDelay } from './loop-delay.ts'
import { createShedder, type Errand } from './shedder.ts'
import { createTurnstile } from './turnstile.ts'
import { type OnHeld, startWatchdog } from './watchdog.ts'

/** Connections that one client may hold, if connections come from clients and not from a proxy; times the scale. */
const CONNECTIONS_PER_ADDRESS = 256
/** Requests that one client may have in flight; times the scale. */
const AT_ONCE_PER_ADDRESS = 64

const TICK_MS = 250
const REPORT_MS = 10_000
/** From this share of all places on, those on which nothing happens are cleared, the oldest first … */
const CROWDED = 0.9
/** … until this share is left. Between the two new clients find room, however many hold a connection without using it. */
const ROOMY = 0.8
/** How long a connection without a request keeps its place in a crowd. */
const QUIET_MS = 1_000
/** How many requests may take longer than this to arrive; each holds a place of those in flight. */
const ARRIVING_MS = 2_000
const ARRIVING_MOST = 200

/** A request on its way through the house. */
type Visit = {
  request: IncomingMessage
  errand: Errand
  streams: boolean
  refused: boolean
  began: number
  facts?: RequestFacts
}

/** A connection: how many requests run on it, and since when none does. */
type Line = { requests: number; quietSince: number }

/**
 * The limits before the application: how many connections and requests there may be, in all and for each client, which
 * requests are taken on under overload, and in which order they begin. Refusals are answered here, before anything is parsed or composed.
 *
 * Behind a proxy all connections come from it, so there only requests are counted by client: a limit of connections would
 * lock everybody out together.
 * @param deps.turnAway builds the answer of a refusal
 * @param deps.onHeld is told how long the event loop was held, each time the watchdog notices
 * @param deps.headers the headers of every answer, for a page with this nonce
 */
export function createDoors(deps: {
  env: Pick<Env, 'onFly' | 'trustedProxyHops' | 'rateLimitScale' | 'overloadScale' | 'maxConnections'> &
    Partial<Pick<Env, 'cluster' | 'sessionSecrets'>>
  log: Log
  turnAway: typeof plainRefusal
  headers: (nonce: string) => Record<string, string>
  metrics?: Metrics | undefined
  onHeld?: OnHeld | undefined
}) {
  const { env, log, metrics = NO_METRICS } = deps
  // The other machines pass requests of many clients on over few connections.
  const behindProxy = env.onFly || env.trustedProxyHops > 0 || env.cluster !== undefined
  const perAddress = (count: number) => Math.max(1, Math.round(count * env.rateLimitScale))
  const shedder = createShedder({ scale: env.overloadScale })
  const turnstile = createTurnstile({ now: () => performance.now(), nextTurn: (work) => void setImmediate(work) })
  const connections = new Tally()
  const requests = new Tally()
  const visits = new Map<ServerResponse, Visit>()
  /** Those that have been quiet for the longest come first. */
  const lines = new Map<Socket, Line>()
  const turnedAway = {
    ...{ connections_full: 0, connections_of_address: 0, requests_of_address: 0 },
    ...{ quiet_connections: 0, slow_bodies: 0 },
  }
  let open = 0
  let streams = 0
  let delayMs = 0
  let stopWatching = () => {}
  const watchdog = startWatchdog(log, deps.onHeld)
  metrics.read('penmark_connections', () => open)
  metrics.read('penmark_streams', () => streams)
  metrics.read('penmark_requests_in_flight', () => shedder.figures().inFlight)
  metrics.read('penmark_requests_limit', () => shedder.figures().limit)
  metrics.read('penmark_loop_delay_seconds', () => delayMs / 1000)
  metrics.read('penmark_loop_held_total', () => watchdog.held())
  metrics.read('penmark_sheds_total', () => labelled('errand', shedder.figures().refused))
  metrics.read('penmark_turned_away_total', () => labelled('reason', turnedAway))

  function onConnection(socket: Socket): void {
    open += 1
    const network = networkOf(socket.remoteAddress ?? '')
    connections.add(network)
    lines.set(socket, { requests: 0, quietSince: performance.now() })
    socket.once('close', () => {
      open -= 1
      lines.delete(socket)
      connections.remove(network)
    })
    if (behindProxy || connections.of(network) <= perAddress(CONNECTIONS_PER_ADDRESS)) return
    turnedAway.connections_of_address += 1
    socket.destroy()
  }

  function refuse(request: IncomingMessage, response: ServerResponse, code: HostRefusal, retryAfter?: number): void {
    const nonce = randomBytes(16).toString('base64')
    const requestId = randomUUID()
    const [path = '/', query = ''] = (request.url ?? '/').split('?', 2)
    const header = (name: string) => headerOf(request, name)
    const answer: PlainAnswer = deps.turnAway(
      { path, query: new URLSearchParams(query), header },
      code,
      { nonce, requestId },
      retryAfter,
    )
    const body = Buffer.from(answer.body)
    response.writeHead(answer.status, {
      ...deps.headers(nonce),
      ...answer.headers,
      'x-request-id': requestId,
      'content-length': body.byteLength,
    })
    response.end(request.method === 'HEAD' ? undefined : body)
    metrics.add('penmark_http_requests_total', { route: 'refused at the door', status: classOf(answer.status) })
  }

  /** Why there is no place for a request; takes a place if there is one. */
  function refusalOf(request: IncomingMessage, errand: Errand, network: string): HostRefusal | undefined {
    if (namesTwoHosts(request)) return 'invalid_input'
    if (errand !== 'kept' && requests.of(network) >= perAddress(AT_ONCE_PER_ADDRESS)) {
      turnedAway.requests_of_address += 1
      return 'rate_limited'
    }
    return shedder.enter(errand) ? undefined : 'busy'
  }

  /** Calls `begin` when it is the request's turn, or answers it with a refusal. */
  function admit(request: IncomingMessage, response: ServerResponse, begin: () => void): void {
    const [path = '/'] = (request.url ?? '/').split('?', 1)
    const errand = errandOf(path)
    const address = clientAddress({ get: (name) => headerOf(request, name) }, request.socket.remoteAddress ?? '', env, {
      method: request.method ?? '',
      url: request.url ?? '',
    })
    const network = networkOf(address)
    const refusal = refusalOf(request, errand, network)
    if (refusal !== undefined) {
      refuse(request, response, refusal, refusal === 'rate_limited' ? 1 : undefined)
      return
    }
    const visit: Visit = { request, errand, streams: false, refused: false, began: performance.now() }
    visits.set(response, visit)
    requests.add(network)
    occupy(request.socket, 1)
    response.once('close', () => {
      visits.delete(response)
      requests.remove(network)
      occupy(request.socket, -1)
      if (visit.streams) streams -= 1
      else shedder.leave(errand)
      const route =
        visit.facts?.route ?? (path.startsWith('/assets/') ? '/assets/*' : errand === 'kept' ? path : 'none')
      // `refuse` has counted the refusals.
      if (!visit.refused) metrics.add('penmark_http_requests_total', { route, status: classOf(response.statusCode) })
      if (!visit.streams && !visit.refused)
        metrics.observe('penmark_http_request_seconds', (performance.now() - visit.began) / 1000)
      if (visit.facts) watchdog.end(visit.facts)
    })
    // Neither renders a page, so neither waits behind one.
    if (errand === 'kept' || errand === 'light') {
      begin()
      return
    }
    turnstile.wait(errand, (waitedMs) => {
      // The client may have left while it waited.
      if (!visits.has(response)) return
      if (shedder.begins(errand, waitedMs)) begin()
      else {
        visit.refused = true
        refuse(request, response, 'busy')
      }
    })
  }

  /** Notes that a request begins or ends on a connection. */
  function occupy(socket: Socket, change: 1 | -1): void {
    const line = lines.get(socket)
    if (line === undefined) return
    line.requests += change
    if (line.requests > 0) return
    line.quietSince = performance.now()
    lines.delete(socket)
    lines.set(socket, line)
  }

  /** Clears places that are held without being used, if there are few left: a slow sender must not keep others out. */
  function makeRoom(): void {
    const now = performance.now()
    let surplus = open > env.maxConnections * CROWDED ? open - Math.floor(env.maxConnections * ROOMY) : 0
    for (const [socket, { requests: running, quietSince }] of lines) {
      if (surplus <= 0 || now - quietSince < QUIET_MS) break
      if (running > 0) continue
      socket.destroy()
      turnedAway.quiet_connections += 1
      surplus -= 1
    }
    const slow: IncomingMessage[] = []
    for (const { request, began } of visits.values()) {
      if (now - began < ARRIVING_MS) break
      if (!request.complete) slow.push(request)
    }
    for (const request of slow.slice(0, Math.max(0, slow.length - ARRIVING_MOST))) {
      request.socket.destroy()
      turnedAway.slow_bodies += 1
    }
  }

  /** Names the request that this answer belongs to, and watches the code that runs for it from here on. */
  function begins(response: ServerResponse | undefined, facts: RequestFacts): void {
    const visit = response && visits.get(response)
    if (visit === undefined) return
    visit.facts = facts
    watchdog.begin(facts)
    watchdog.mark(facts)
  }

  /** From now on the answer is a stream of events: it stays open for long and costs little, so it gives its place back. */
  function becomesStream(response: ServerResponse | undefined): void {
    const visit = response && visits.get(response)
    if (visit === undefined || visit.streams) return
    visit.streams = true
    streams += 1
    shedder.leave(visit.errand)
  }

  /** Begins to watch the event loop and the connections of this server. */
  function guard(server: Server): void {
    server.maxConnections = env.maxConnections
    server.on('connection', onConnection)
    server.on('drop', () => {
      turnedAway.connections_full += 1
    })
    const loopDelay = createLoopDelay()
    let reported = figures()
    let reportedAt = performance.now()
    const tick = setInterval(() => {
      delayMs = loopDelay.mean()
      shedder.tick(delayMs, turnstile.longest())
      makeRoom()
      const now = performance.now()
      if (now - reportedAt < REPORT_MS) return
      reportedAt = now
      reported = report(reported)
    }, TICK_MS).unref()
    stopWatching = () => {
      clearInterval(tick)
      watchdog.stop()
      loopDelay.stop()
    }
  }

  /** One line for all refusals since the last one: a line each would let a flood fill the log. */
  function report(before: ReturnType<typeof figures>): ReturnType<typeof figures> {
    const after = figures()
    const shed = total(after.shed) - total(before.shed)
    const away = total(after.turnedAway) - total(before.turnedAway)
    const { limit, inFlight } = after
    if (shed > 0) log.warn({ event: 'overload.shed', shed, limit, inFlight }, 'requests refused under overload')
    if (away > 0)
      log.warn({ event: 'doors.turned_away', count: away, open }, 'too much at once from one client, or in all')
    return after
  }

  function figures() {
    const { limit, inFlight, refused } = shedder.figures()
    return { connections: open, streams, inFlight, limit, shed: refused, turnedAway: { ...turnedAway } }
  }

  return { admit, refuse, begins, runs: watchdog.mark, becomesStream, guard, figures, stop: () => stopWatching() }
}

/** How many there are of each key; a key without any takes no memory. */
class Tally {
  readonly #counts = new Map<string, number>()
  of(key: string): number {
    return this.#counts.get(key) ?? 0
  }
  add(key: string): void {
    this.#counts.set(key, this.of(key) + 1)
  }
  remove(key: string): void {
    const left = this.of(key) - 1
    if (left > 0) this.#counts.set(key, left)
    else this.#counts.delete(key)
  }
}

function headerOf(request: IncomingMessage, name: string): string | null {
  const value = request.headers[name]
  return (Array.isArray(value) ? value.join(', ') : value) ?? null
}

/** Two `Host` lines let a proxy and a server see different sites (RFC 9112, 3.2); Node keeps the first one silently. */
function namesTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}

function labelled(label: string, counts: Readonly<Record<string, number>>) {
  return Object.entries(counts).map(([value, count]) => [{ [label]: value }, count] as const)
}

function classOf(status: number): string {
  return `${Math.floor(status / 100)}xx`
}

function total(counts: Readonly<Record<string, number>>): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}
