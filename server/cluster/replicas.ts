import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Machine } from '#app/.server/cluster.ts'
import type { AskAnswer } from '#app/.server/platform/cluster/asking.ts'
import type { Copy } from '#app/.server/platform/cluster/copies.ts'
import type { Env } from '#app/.server/platform/env.ts'
import { clientOfHop, HOP, signHop } from './hop.ts'

/** The address at which the machine that leads takes reports. */
export const REPORT = '/cluster/report'

const LOOK_MS = 100
/** A machine that follows reports this often at least, so that its leader knows that it is there. */
const EVERY_MS = 1_000
const PATIENCE_MS = 1_000
/** The answer to a report if everything that it tells of is there as well. */
const SAME = 204
/** The same from a leader that stops and wants this machine to lead next. */
const NEXT = 205
/** The address at which the machine that leads is asked to let another one lead. */
export const LEAD = '/cluster/lead'
/** It will, or not now. A release that does not know the address answers as for any other write without a page. */
const SOON = 202
const LATER = 409

type Deps = {
  env: Pick<Env, 'cluster' | 'sessionSecrets'>
  /** Begins to hand the lead over; false if that cannot be now. */
  ask: () => boolean
  /** Told that the leader stops and lets this machine lead next. */
  onNext?: () => void
  machine: Pick<Machine, 'mayAcknowledge' | 'end' | 'membership' | 'isCopy'> & {
    copies: Pick<Machine['copies'], 'take'>
  }
}

/** The reports of machines that follow: this one sends its own while it follows, and takes those of others while it leads. */
export function createReplicas({ env, machine, ask, onNext }: Deps) {
  let leaving = false

  /** What another machine says of its log; anything else says nothing. */
  function reportOf({ method = '', url = '', headers }: IncomingMessage): ReturnType<typeof reportIn> {
    const hop = headers[HOP]
    const isOurs = clientOfHop(typeof hop === 'string' ? hop : null, env.sessionSecrets, { method, url }, Date.now())
    return isOurs === undefined || method !== 'POST' ? undefined : reportIn(url)
  }

  return {
    /** From now on the others are told that this machine stops. */
    leave(): void {
      leaving = true
    },
    /** Takes the report of another machine; anybody else is told that there is nothing here. */
    take(request: IncomingMessage, response: ServerResponse): void {
      const report = reportOf(request)
      request.resume()
      if (report === undefined || !machine.mayAcknowledge()) return void response.writeHead(404).end()
      const { from, ...copy } = report
      const isSame = machine.copies.take(from, copy)
      response.writeHead(!isSame ? 202 : leaving ? NEXT : SAME).end()
    },
    /** Takes the question of another machine whether it may lead, which says how far its log has come as well. */
    takeAsk(request: IncomingMessage, response: ServerResponse): void {
      const report = reportOf(request)
      request.resume()
      if (report === undefined) return void response.writeHead(404).end()
      const { from, ...copy } = report
      if (machine.mayAcknowledge()) machine.copies.take(from, copy)
      // A leader that stops lets others lead in any case.
      response.writeHead(!leaving && ask() ? SOON : LATER).end()
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
          const answer = await tell(env, to, REPORT, { size: end.size, leaf: end.leaf, keys: positions.keys })
          lastAt = performance.now()
          last = answer.ok ? here : ''
          // A machine that became the leader meanwhile has written since.
          if ([SAME, NEXT].includes(answer.status) && membership.role() === 'replica') machine.isCopy()
          if (answer.status === NEXT) {
            membership.followUp()
            onNext?.()
          }
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

/** Asks the machine at this address to let this one lead, whose log has come so far. */
export async function askToLead(env: Deps['env'], to: string, copy: Copy): Promise<AskAnswer> {
  const answer = await tell(env, to, LEAD, copy).catch(() => undefined)
  if (answer?.status === SOON) return 'soon'
  return answer === undefined || answer.status === LATER || answer.status >= 429 ? 'later' : 'unknown'
}

async function tell(env: Deps['env'], to: string, path: string, copy: Copy): Promise<Response> {
  const url = urlOf(copy, env.cluster?.node ?? '', path)
  const headers = { [HOP]: signHop(env.sessionSecrets[0], { method: 'POST', url }, '::', Date.now()) }
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const answer = await fetch(`${to}${url}`, { method: 'POST', headers, signal, redirect: 'error' })
  await answer.body?.cancel()
  return answer
}

/** The address of a report; all of it is signed. */
export function urlOf({ size, leaf, keys }: Copy, from: string, path = REPORT): string {
  return `${path}?${new URLSearchParams({ from, size: String(size), leaf, keys })}`
}

function reportIn(url: string): (Copy & { from: string }) | undefined {
  const query = new URLSearchParams(url.slice(url.indexOf('?') + 1))
  const [from = '', size = '', leaf = '', keys = ''] = ['from', 'size', 'leaf', 'keys'].map(
    (name) => query.get(name) ?? '',
  )
  if (from === '' || from.length > 200 || !/^[1-9]\d{0,14}$/.test(size)) return undefined
  if (!/^[0-9a-f]{64}$/.test(leaf) || !/^[0-9a-f]{16}$/.test(keys)) return undefined
  return { from, size: Number(size), leaf, keys }
}
