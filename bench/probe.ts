import { Agent, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { Target } from './load.ts'

/** What one request met: milliseconds to the first byte of the body and to its end, and the body. */
export type Seen = { status: number; firstMs: number; allMs: number; body: Buffer; headers: Record<string, unknown> }

/** One request over a kept connection, timed more finely than a load generator does. */
export function see(agent: Agent, target: Target): Promise<Seen> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now()
    const fresh = target.fresh?.()
    const headers = { ...target.headers, ...fresh?.headers }
    const outgoing = request(`${target.server.url}${target.path}`, { agent, method: target.method ?? 'GET', headers })
    outgoing.once('error', reject)
    outgoing.once('response', (response) => {
      const chunks: Buffer[] = []
      let firstMs = 0
      response.on('data', (chunk: Buffer) => {
        if (chunks.length === 0) firstMs = performance.now() - startedAt
        chunks.push(chunk)
      })
      response.once('error', reject)
      response.once('end', () => {
        const allMs = performance.now() - startedAt
        resolve({
          status: response.statusCode ?? 0,
          firstMs,
          allMs,
          body: Buffer.concat(chunks),
          headers: response.headers,
        })
      })
    })
    outgoing.end(fresh?.body ?? target.body)
  })
}

/** Asks one after another, on one connection, with a pause between, until `until` settles or `most` were seen. */
export async function watch(
  target: Target,
  until: Promise<unknown>,
  { most = Number.POSITIVE_INFINITY, pauseMs = 0 } = {},
): Promise<Seen[]> {
  using agent = disposable(new Agent({ keepAlive: true, maxSockets: 1 }))
  const seen: Seen[] = []
  let over = false
  const finish = () => {
    over = true
  }
  until.then(finish, finish)
  while (!over && seen.length < most) {
    seen.push(await see(agent.agent, target))
    if (pauseMs > 0) await delay(pauseMs)
  }
  return seen
}

function disposable(agent: Agent) {
  return { agent, [Symbol.dispose]: () => agent.destroy() }
}
