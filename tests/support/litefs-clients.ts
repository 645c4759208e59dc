import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { type Browser, visitor } from './browser.ts'
import { call } from './client.ts'
import type { ClusterNode } from './litefs-cluster.ts'
import type { Person } from './people.ts'

/** One rewrite by a call, on the machine that is asked. */
export const assist = (node: Pick<ClusterNode, 'url'>, { token }: Person) =>
  call(node, 'POST', '/api/ai-assist', {
    body: { text: 'He go to school.' },
    token,
    headers: { 'idempotency-key': `key-${randomUUID()}` },
  })

export const readiness = async (node: ClusterNode) => (await fetch(`${node.url}/readyz`)).status

/** A browser of a user that asks one machine. */
export const browserAt = (node: ClusterNode, { email, cookie }: Person): Browser =>
  visitor({ url: node.url, origin: new URL(node.settings.PUBLIC_URL ?? '').origin }, email, { penmark_session: cookie })

/** The numbers of the events on a machine's own files. */
export const numbersOn = (node: ClusterNode) => columnOn<number>(node, 'seq')

/** Their leaves, in the order of the numbers. */
export const leavesOn = (node: ClusterNode) => columnOn<Buffer>(node, 'leaf').map((leaf) => leaf.toString('hex'))

function columnOn<Value>(node: ClusterNode, column: 'seq' | 'leaf'): Value[] {
  const file = new Database(path.join(node.mount, 'penmark.db'), { readonly: true })
  try {
    return file.prepare(`SELECT ${column} FROM ledger_event ORDER BY seq`).pluck().all() as Value[]
  } finally {
    file.close()
  }
}

export const receiptOf = ({ body }: { body: Record<string, unknown> }) => (body.receipt as { seq: number }).seq

/** Starts LiteFS and the server of a machine again whenever the server ends by itself, as Fly does. */
export function supervise(node: ClusterNode): { stop(): void } {
  let stopped = false
  void (async () => {
    while (!stopped) {
      await delay(100)
      if (stopped || node.isAppAlive()) continue
      await node.killLiteFs()
      await node.startLiteFs()
      await node.startApp(false)
    }
  })()
  return {
    stop() {
      stopped = true
    },
  }
}
