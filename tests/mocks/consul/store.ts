import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export type ConsulDouble = {
  url: string
  port: number
  /** Who holds the lock of each key, by session. */
  holders(): string[]
  close(): Promise<void>
}

type Session = { ttlMs: number; lockDelayMs: number; renewedAt: number }
type Value = { bytes: Buffer; session: string | undefined; version: number }

/** Consul waits for twice the time to live before it ends a session; half of that here, so that tests wait less. */
const PATIENCE = 1
const SWEEP_MS = 100

/**
 * As much of Consul's HTTP as LiteFS uses: sessions with a time to live and the behaviour `delete`, keys with a lock and a
 * lock delay, and a catalogue that forgets.
 */
export async function startConsulDouble(): Promise<ConsulDouble> {
  const sessions = new Map<string, Session>()
  const values = new Map<string, Value>()
  const delayed = new Map<string, number>()
  let version = 1

  function end(id: string, delays: boolean): void {
    const session = sessions.get(id)
    sessions.delete(id)
    for (const [key, value] of values) {
      if (value.session !== id) continue
      values.delete(key)
      if (delays && session !== undefined) delayed.set(key, Date.now() + session.lockDelayMs)
    }
  }
  const sweep = setInterval(() => {
    for (const [id, { ttlMs, renewedAt }] of sessions) if (Date.now() - renewedAt > ttlMs * PATIENCE) end(id, true)
  }, SWEEP_MS)

  function put(key: string, bytes: Buffer, query: URLSearchParams): boolean {
    const session = query.get('acquire')
    const known = values.get(key)
    version += 1
    const released = query.get('release')
    if (released !== null) {
      // Of another session's lock nothing changes.
      if (known?.session !== released) return false
      values.set(key, { bytes, session: undefined, version })
      return true
    }
    if (session === null) {
      values.set(key, { bytes, session: known?.session, version })
      return true
    }
    if (!sessions.has(session) || (delayed.get(key) ?? 0) > Date.now()) return false
    if (known?.session !== undefined && known.session !== session) return false
    values.set(key, { bytes, session, version })
    return true
  }

  const server = createServer((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', (piece: Buffer) => pieces.push(piece))
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://double')
      const body = Buffer.concat(pieces)
      const answer = (value: unknown, status = 200) =>
        void response
          .writeHead(status, { 'content-type': 'application/json', 'x-consul-index': '1' })
          .end(JSON.stringify(value))
      const [, area, verb, ...rest] = pathname.split('/').slice(1)
      const id = rest.join('/')
      if (area === 'catalog') return answer(true)
      if (area === 'session' && verb === 'create') {
        const wanted = JSON.parse(body.toString() || '{}') as { TTL?: string; LockDelay?: string | number }
        const fresh = randomUUID()
        sessions.set(fresh, { ttlMs: msOf(wanted.TTL), lockDelayMs: msOf(wanted.LockDelay), renewedAt: Date.now() })
        return answer({ ID: fresh })
      }
      if (area === 'session' && verb === 'renew') {
        const session = sessions.get(id)
        if (session === undefined) return answer('unknown session', 404)
        session.renewedAt = Date.now()
        return answer([{ ID: id, TTL: `${session.ttlMs / 1000}s` }])
      }
      if (area === 'session' && verb === 'destroy') {
        end(id, false)
        return answer(true)
      }
      if (area !== 'kv') return answer('no such path', 404)
      const key = [verb, ...rest].join('/')
      if (request.method === 'PUT') return answer(put(key, body, searchParams))
      const value = values.get(key)
      if (value === undefined) return answer([], 404)
      const { bytes, session, version: at } = value
      return answer([{ Key: key, Value: bytes.toString('base64'), Session: session, ModifyIndex: at, CreateIndex: at }])
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    ...{ url: `http://127.0.0.1:${port}`, port },
    holders: () => [...values.values()].flatMap(({ session }) => session ?? []),
    close() {
      clearInterval(sweep)
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

/** Milliseconds of a duration as Go writes it, `10s` or `5ms`, or of nanoseconds. */
function msOf(duration: string | number | undefined): number {
  if (typeof duration === 'number') return duration / 1e6
  const [, count = '0', unit] = /^(\d+(?:\.\d+)?)(ms|s|m)/.exec(duration ?? '') ?? []
  return Number(count) * (unit === 'ms' ? 1 : unit === 'm' ? 60_000 : 1_000)
}
