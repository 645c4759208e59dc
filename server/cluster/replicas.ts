import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Machine } from '#app/.server/cluster.ts'
import type { Env } from '#app/.server/platform/env.ts'
import { clientOfHop, HOP, signHop } from './hop.ts'

/** The address at which the machine that leads takes reports. */
export const REPORT = '/cluster/report'

const LOOK_MS = 100
/** A machine that follows reports this often at least, so that its leader knows that it is there. */
const EVERY_MS = 1_000
const PATIENCE_MS = 1_000
/** After so long without a report there is no machine to wait for. */
const GONE_MS = 5_000
const WAIT_MS = 2_000
/** Machines that are remembered; a cluster has two or three. */
const MOST = 16

/** How far the log of a machine has come: number of events, leaf hash of the last one, and the transaction of keys.db. */
type Report = { size: number; leaf: string; keys: string }

/** How sure a written event is: on this machine, or on another one as well. */
export type Standing = 'recorded' | 'replicated'

type Deps = {
  env: Pick<Env, 'cluster' | 'sessionSecrets'>
  machine: Pick<Machine, 'mayAcknowledge' | 'end' | 'holds' | 'membership'>
  /** How long an answer waits at most. */
  waitMs?: number
}

/**
 * LiteFS tells no writer what its replicas have. So each machine that follows reports to the one that leads how far its log has
 * come, by the hash of the last event: a log that went another way is not mistaken for a copy.
 */
export function createReplicas({ env, machine, waitMs = WAIT_MS }: Deps) {
  const reports = new Map<string, Report & { at: number }>()
  let waiting: { wanted: Wanted; resolve: (standing: Standing) => void; timer: NodeJS.Timeout }[] = []

  type Wanted = { size: number; keys: string }

  function isHeld({ size, keys }: Wanted): boolean {
    return [...reports.values()].some(
      (report) => report.size >= size && report.keys >= keys && machine.holds(report.size - 1, report.leaf),
    )
  }

  /** Takes the report of another machine; anybody else is told that there is nothing here. */
  function take(request: IncomingMessage, response: ServerResponse): void {
    const { method = '', url = '', headers } = request
    const hop = headers[HOP]
    const now = Date.now()
    const isOurs = clientOfHop(typeof hop === 'string' ? hop : null, env.sessionSecrets, { method, url }, now)
    const report = isOurs === undefined || method !== 'POST' ? undefined : reportIn(url)
    request.resume()
    if (report === undefined || !machine.mayAcknowledge()) return void response.writeHead(404).end()
    const { from, ...rest } = report
    if (reports.size < MOST || reports.has(from)) reports.set(from, { ...rest, at: performance.now() })
    const held = waiting.filter(({ wanted }) => isHeld(wanted))
    waiting = waiting.filter((each) => !held.includes(each))
    for (const { resolve, timer } of held) {
      clearTimeout(timer)
      resolve('replicated')
    }
    response.writeHead(204).end()
  }

  return {
    take,
    /** Waits for a machine that has everything that is here now, for 2 s at most, and not at all if there is none. */
    async standing(): Promise<Standing> {
      const [end, positions] = [machine.end(), machine.membership.positions()]
      if (!machine.mayAcknowledge() || end === null || positions === undefined) return 'recorded'
      const wanted = { size: end.size, keys: positions.keys }
      if (isHeld(wanted)) return 'replicated'
      const someone = [...reports.values()].some(({ at }) => performance.now() - at < GONE_MS)
      if (!someone) return 'recorded'
      return new Promise((resolve) => {
        const timer = setTimeout(() => {
          waiting = waiting.filter((each) => each.timer !== timer)
          resolve('recorded')
        }, waitMs)
        waiting.push({ wanted, resolve, timer })
      })
    },
    /** Reports to the machine that leads, as long as this one follows. @returns a function that ends it */
    follow(): () => void {
      let last = ''
      let lastAt = Number.NEGATIVE_INFINITY
      let busy = false
      async function look(): Promise<void> {
        const { membership } = machine
        const to = membership.leader()?.url
        if (busy || to == null || membership.role() !== 'replica') return
        const positions = membership.positions()
        if (positions === undefined) return
        const here = `${to} ${positions.penmark} ${positions.keys}`
        if (here === last && performance.now() - lastAt < EVERY_MS) return
        const end = machine.end()
        if (end === null) return
        busy = true
        try {
          const url = urlOf({ size: end.size, leaf: end.leaf, keys: positions.keys }, env.cluster?.node ?? '')
          const headers = { [HOP]: signHop(env.sessionSecrets[0], { method: 'POST', url }, '::', Date.now()) }
          const signal = AbortSignal.timeout(PATIENCE_MS)
          const answer = await fetch(`${to}${url}`, { method: 'POST', headers, signal, redirect: 'error' })
          await answer.body?.cancel()
          lastAt = performance.now()
          last = answer.ok ? here : ''
        } catch {
          // The next look reports again.
        } finally {
          busy = false
        }
      }
      const timer = setInterval(() => void look(), LOOK_MS).unref()
      return () => clearInterval(timer)
    },
  }
}

/** The address of a report; all of it is signed. */
export function urlOf({ size, leaf, keys }: Report, from: string): string {
  return `${REPORT}?${new URLSearchParams({ from, size: String(size), leaf, keys })}`
}

function reportIn(url: string): (Report & { from: string }) | undefined {
  const query = new URLSearchParams(url.slice(url.indexOf('?') + 1))
  const [from = '', size = '', leaf = '', keys = ''] = ['from', 'size', 'leaf', 'keys'].map(
    (name) => query.get(name) ?? '',
  )
  if (from === '' || from.length > 200 || !/^[1-9]\d{0,14}$/.test(size)) return undefined
  if (!/^[0-9a-f]{64}$/.test(leaf) || !/^[0-9a-f]{16}$/.test(keys)) return undefined
  return { from, size: Number(size), leaf, keys }
}
