import { Agent, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { Machine } from '#app/.server/cluster.ts'
import { type Clock, systemClock } from '#app/.server/platform/clock.ts'
import type { Env } from '#app/.server/platform/env.ts'
import type { Log } from '#app/.server/platform/log.ts'
import { clientAddress } from '../client-address.ts'
import { HOP, signHop } from './hop.ts'
import { createOwnWrites } from './own-writes.ts'
import { createReplicas, LEAD, REPORT } from './replicas.ts'
import { classOfPath, waitsForReplica } from './route-classes.ts'
import { createTurnover } from './turnover.ts'

/** How long a request waits for a machine that leads, while one takes over from another. */
const WAIT_FOR_LEADER_MS = 5_000
/** How many may wait so; further ones are refused at once. */
const WAITING_MOST = 500
const LOOK_MS = 75
const AGAIN_MS = 100
const LOOK_AT_LEADER_MS = 500
/** Longer than any request takes. */
const HOP_TIMEOUT_MS = 40_000
/** What to say to a client that is refused: a take-over lasts about as long. */
export const RETRY_SECONDS = 5
/** Longer bodies are passed on as they come, so such a request is sent once only. */
const REPEATED_MOST = 256 * 1024
/** Told to a machine that passed a request on: nothing was done with it, and another one will lead in a moment. */
const LEAVING = 'x-penmark-leaving'
/** The value of that header if the machine stops; else it may lead on. */
const STOPS = 'stops'
/** For so long nothing is passed on to a machine that stops, whose connections may end at any moment. It has ended by then, or gave up. */
const STOPPING_MS = 30_000

/** Of a connection, not of a message (RFC 9110, 7.6.1); those of our own hop as well. */
const NOT_PASSED_ON: ReadonlySet<string> = new Set([
  ...['connection', 'keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade', 'expect'],
  ...[HOP, LEAVING],
])

export type Gatehouse = ReturnType<typeof createGatehouse>

/**
 * Decides for each request of a cluster which machine answers it, and passes it on at most once: on Fly by its proxy, elsewhere
 * by a hop that is signed. What writes or counts goes to the machine that leads. A read stays here unless its browser has written
 * something that this machine has not yet.
 * @param deps.refuse answers 503 `not_primary`, before anything was done
 */
export function createGatehouse(deps: {
  env: Env
  log: Log
  machine: Pick<Machine, 'mayAcknowledge' | 'membership' | 'end' | 'copies' | 'isCopy'>
  refuse: (request: IncomingMessage, response: ServerResponse) => void
  clock?: Pick<Clock, 'monotonic'>
}) {
  const { env, log, machine, refuse, clock = systemClock } = deps
  const { membership } = machine
  // A kept connection may be closed by a leader that stops at the moment a request is sent on it, which then could not be repeated.
  const agent = new Agent({ keepAlive: false, maxSockets: 512 })
  const node = env.cluster?.node
  /** Answers that are not complete, and that only a leader may give. */
  const running = new Set<ServerResponse>()
  const turnover = createTurnover({
    clock,
    mayAcknowledge: machine.mayAcknowledge,
    isBusy: () => running.size > 0,
    settle: machine.copies.settle,
    stepDown: membership.stepDown,
  })
  const mayBegin = () => machine.mayAcknowledge() && !turnover.holdsBack()
  const replicas = createReplicas({ env, machine, ask: turnover.ask, onNext: noteStopping })
  const stopReports = replicas.follow()
  const ownWrites = createOwnWrites({
    secure: env.secure,
    leads: machine.mayAcknowledge,
    positions: membership.positions,
  })
  let waiting = 0
  let leaving = false
  const bodies = new WeakMap<IncomingMessage, Buffer>()
  /** The leader that says that it stops, until another one leads. */
  let stopping: { node: string; at: number } | undefined
  /** Since when requests wait for a machine that leads. */
  const waitsSince = new WeakMap<IncomingMessage, number>()

  /** Whether only the leader may answer. */
  function needsLeader(
    { method = 'GET', headers }: Pick<IncomingMessage, 'method' | 'headers'>,
    path: string,
  ): boolean {
    if (!['GET', 'HEAD', 'OPTIONS'].includes(method)) return true
    return classOfPath(path) === 'leader' || headers.authorization !== undefined
  }

  function wasPassedOn(request: IncomingMessage): boolean {
    return env.onFly ? request.headers['fly-replay-src'] !== undefined : request.headers[HOP] !== undefined
  }

  /** Calls `begin` if this machine answers, now or in a moment; else the request is passed on or refused. */
  function receive(request: IncomingMessage, response: ServerResponse, begin: () => void): Promise<void> {
    return decide(request, response, () => {
      if (needsLeader(request, pathOf(request)) && !response.closed) {
        running.add(response)
        response.once('close', () => running.delete(response))
      }
      begin()
    })
  }

  async function decide(request: IncomingMessage, response: ServerResponse, begin: () => void): Promise<void> {
    const path = pathOf(request)
    if (path === REPORT) return replicas.take(request, response)
    if (path === LEAD) return replicas.takeAsk(request, response)
    if (isLocal(path)) return begin()
    if (!needsLeader(request, path)) {
      if (machine.mayAcknowledge() || (await ownWrites.areHere(request.headers.cookie))) return begin()
      // Older than what the browser saw, which only the leader has; without one an older state is better than none.
      if (wasPassedOn(request) || target() === undefined) return begin()
      return passOn(request, response, begin)
    }
    const isPassedOn = wasPassedOn(request)
    if (mayBegin() && !(leaving && isPassedOn)) return begin()
    // The machine that sent it asks again, here or elsewhere. Fly's proxy would not.
    if (isPassedOn && !env.onFly)
      return void response.writeHead(503, { [LEAVING]: leaving ? STOPS : '1', 'retry-after': '1' }).end()
    if ((leaving && isPassedOn) || waiting >= WAITING_MOST) return refuse(request, response)
    waiting += 1
    try {
      const where = await leaderSoon(request)
      if (where === 'here') return begin()
      if (where === 'nowhere' || isPassedOn) return refuse(request, response)
    } finally {
      waiting -= 1
    }
    passOn(request, response, begin)
  }

  /** The other machine that leads, as far as is known. */
  function target() {
    const leader = membership.leader()
    return leader === undefined || leader.node === node ? undefined : leader
  }

  /** Whether the machine that leads has said that it stops. */
  function isStopping(): boolean {
    if (stopping === undefined) return false
    const { node, at } = stopping
    if (node !== membership.leader()?.node || clock.monotonic() - at >= STOPPING_MS) stopping = undefined
    return stopping !== undefined
  }

  function noteStopping(): void {
    const node = target()?.node
    if (node !== undefined) stopping = { node, at: clock.monotonic() }
  }

  async function leaderSoon(request: IncomingMessage): Promise<'here' | 'elsewhere' | 'nowhere'> {
    while (maySitOut(request) && !request.socket.destroyed) {
      if (mayBegin()) return 'here'
      // A lease that stands still names a machine that gives no answers.
      if (target() !== undefined && membership.leaderIsFresh() && !isStopping()) return 'elsewhere'
      await delay(LOOK_MS)
    }
    return 'nowhere'
  }

  function passOn(request: IncomingMessage, response: ServerResponse, begin: () => void): void {
    const leader = target()
    if (leader === undefined || (leader.url === null && !env.onFly)) {
      refuse(request, response)
      return
    }
    if (env.onFly) {
      const value = `instance=${leader.node};timeout=5s;fallback=force_self`
      response.writeHead(307, { 'fly-replay': value, 'content-length': '0', 'cache-control': 'no-store' }).end()
      return
    }
    hop(request, response, leader.url ?? '', againWith(request, response, begin)).catch(() => response.destroy())
  }

  /** This machine leads now. The body of the request was read already, so it comes here once more by a hop. */
  function beginAgain(request: IncomingMessage, response: ServerResponse, begin: () => void): void {
    if ((bodies.get(request)?.length ?? 0) === 0) begin()
    else
      hop(request, response, env.cluster?.url ?? '', againWith(request, response, begin)).catch(() =>
        response.destroy(),
      )
  }

  /** Decides once more, for a request with which nothing was done. */
  function againWith(request: IncomingMessage, response: ServerResponse, begin: () => void): () => void {
    const beginHere = () => beginAgain(request, response, begin)
    return () => void decide(request, response, beginHere).catch(() => response.destroy())
  }

  /** @param again called if the leader took no connection, so that nothing was sent: another one will lead soon */
  async function hop(request: IncomingMessage, response: ServerResponse, to: string, again: () => void): Promise<void> {
    const body = await bodyOf(request).catch(() => null)
    // The sender left.
    if (body === null) return
    const { method = 'GET', url = '/' } = request
    const isRead = !needsLeader(request, pathOf(request))
    const client = clientAddress(
      { get: (name) => textOf(request.headers[name]) },
      request.socket.remoteAddress ?? '',
      env,
    )
    const headers: Record<string, string | string[]> = {}
    for (const [name, value] of Object.entries(request.headers))
      if (value !== undefined && !NOT_PASSED_ON.has(name)) headers[name] = value
    headers[HOP] = signHop(env.sessionSecrets[0], { method, url }, client, Date.now())
    const onward = httpRequest(new URL(to), {
      method,
      path: url,
      headers,
      agent,
      timeout: HOP_TIMEOUT_MS,
      setHost: false,
    })
    // A machine that is cut off answers no more, and its connection does not say so.
    const watch = setInterval(() => {
      if (!membership.leaderIsFresh()) onward.destroy(new Error('the leader is silent'))
    }, LOOK_AT_LEADER_MS)
    onward.on('close', () => clearInterval(watch))
    onward.on('response', (answer) => {
      clearInterval(watch)
      if (answer.headers[LEAVING] !== undefined) {
        answer.resume()
        response.off('close', abandon)
        if (answer.headers[LEAVING] === STOPS) noteStopping()
        if (body === undefined || !maySitOut(request)) return refuse(request, response)
        return void setTimeout(again, AGAIN_MS)
      }
      const passed = Object.entries(answer.headers).filter(
        ([name, value]) => value !== undefined && !NOT_PASSED_ON.has(name),
      )
      response.writeHead(answer.statusCode ?? 502, Object.fromEntries(passed) as Record<string, string | string[]>)
      answer.pipe(response)
      answer.on('error', () => response.destroy())
    })
    onward.on('timeout', () => onward.destroy(new Error('no answer')))
    let connected = false
    onward.on('socket', (socket) => {
      // The body leaves only once a machine listens, so that it can still go to another one.
      const send = () => {
        connected = true
        if (body === undefined) request.pipe(onward)
        else onward.end(body)
      }
      if (socket.connecting) socket.once('connect', send)
      else send()
    })
    onward.on('error', (error) => {
      response.off('close', abandon)
      const mayRepeat = !connected || (isRead && !response.headersSent)
      if (mayRepeat && !response.destroyed && maySitOut(request)) return void setTimeout(again, AGAIN_MS)
      log.warn(
        { event: 'cluster.hop_failed', why: error.message, node: membership.leader()?.node },
        'a request could not be passed on',
      )
      // Whether the leader did it is unknown, so what writes is never sent twice.
      if (response.headersSent) response.destroy()
      else refuse(request, response)
    })
    const abandon = () => {
      if (!response.writableFinished) onward.destroy()
    }
    response.on('close', abandon)
  }

  /** The body of a request, kept so that it can be sent again; undefined for one that is too long for that. */
  async function bodyOf(request: IncomingMessage): Promise<Buffer | undefined> {
    const known = bodies.get(request)
    if (known !== undefined) return known
    const length = request.headers['content-length']
    if (length === undefined ? request.headers['transfer-encoding'] !== undefined : Number(length) > REPEATED_MOST)
      return undefined
    const pieces: Buffer[] = []
    for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece)
    const body = Buffer.concat(pieces)
    bodies.set(request, body)
    return body
  }

  /** Whether a request may still wait; its time begins when it is asked first. */
  function maySitOut(request: IncomingMessage): boolean {
    const since = waitsSince.get(request) ?? clock.monotonic()
    waitsSince.set(request, since)
    return clock.monotonic() - since < WAIT_FOR_LEADER_MS
  }

  return {
    receive,
    /** Whether an answer to this request says that something was saved or counted. */
    acknowledges: (request: Request): boolean => {
      const url = new URL(request.url)
      const headers = { authorization: request.headers.get('authorization') ?? undefined }
      return !isLocal(url.pathname) && needsLeader({ method: request.method, headers }, url.pathname)
    },
    /** From now on what other machines pass on is sent back to them, for the one that leads next. */
    leave(): void {
      leaving = true
      replicas.leave()
      stopReports()
    },
    /** Whether this machine may say that something was saved, once the next leader would know of it. */
    mayAcknowledge: async (): Promise<boolean> => machine.mayAcknowledge() && (await membership.noted()),
    /** The same after another look at LiteFS, whose refusal of a write is no defect of the disk. */
    async stillMayAcknowledge(): Promise<boolean> {
      await membership.look()
      return machine.mayAcknowledge() && (await membership.noted())
    },
    /** Whether another machine has what this request wrote, for requests whose answers wait for it. */
    async standing({ method, url }: Request): Promise<'recorded' | 'replicated' | undefined> {
      const waits = env.cluster?.ack === 'replicated' || waitsForReplica(method, new URL(url).pathname)
      if (!waits) return undefined
      return (await machine.copies.settle()) === 'held' ? 'replicated' : 'recorded'
    },
    /** @see createOwnWrites */
    cookiesFor: ownWrites.cookiesFor,
  }
}

/** What each machine says about itself, and files of the build. */
function isLocal(path: string): boolean {
  if (/^\/(healthz|readyz|metrics|csp-report)$|^\/(verify|assets)(\/|$)/.test(path)) return true
  return /^\/[^/]+\.[a-z0-9]+$/.test(path) && !path.endsWith('.data')
}

function pathOf({ url = '/' }: IncomingMessage): string {
  return url.split('?', 1)[0] ?? '/'
}

function textOf(value: string | string[] | undefined): string | null {
  return (Array.isArray(value) ? value.join(', ') : value) ?? null
}
