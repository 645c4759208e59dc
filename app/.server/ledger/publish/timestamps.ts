import { createHash, randomBytes } from 'node:crypto'
import type { Clock } from '#app/.server/platform/clock.ts'
import type { Database } from '#app/.server/platform/database.ts'
import type { Log } from '#app/.server/platform/log.ts'
import { readLine } from '../export/line.ts'
import { firstCheckpointCovering } from './queries.ts'
import { timeInReply, timestampRequest } from './timestamp-reply.ts'

/** Time stamps of closed months by another party (RFC 3161): that each one's checkpoint existed at a time. */
export type Timestamps = {
  /** Asks for the stamps that are missing. Never rejects: a month without a stamp is as closed as one with it. */
  stamp(): Promise<void>
}

const DEADLINE_MS = 15_000
const MAX_REPLY = 65_536
/** Of a log that is older than the setting, so that no authority is flooded. */
const AT_ONCE = 12
/** The authority's clock and ours. */
const MAX_APART_MS = 5 * 60_000
const REPLY_TYPE = 'application/timestamp-reply'

/**
 * @param deps.url of a time-stamping authority; undefined: no stamps
 * @param deps.onFailure told of a month whose stamp could not be had, each time
 */
export function createTimestamps(deps: {
  database: Database
  url: string | undefined
  clock: Pick<Clock, 'now'>
  log: Log
  onFailure: (period: string, why: string) => void
}): Timestamps {
  const { url, clock, log } = deps
  const reader = deps.database.reader
  const selectSeals = reader.sqlite.prepare<[], { seq: number; line: string }>(
    `SELECT seq, CAST(body AS TEXT) AS line FROM ledger_event
     WHERE account = '_' AND type = 'period.sealed' ORDER BY aseq`,
  )
  const hasStamp = reader.sqlite.prepare<[string], number>('SELECT 1 FROM ledger_timestamp WHERE period = ?').pluck()
  const insert = deps.database.writer.sqlite.prepare(
    'INSERT INTO ledger_timestamp (period, size, reply, stamped_at) VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING',
  )

  function missing(): { period: string; seq: number }[] {
    const sealed = selectSeals.all().map(({ seq, line }) => ({ seq, period: String(readLine(line).data.period) }))
    return sealed.filter(({ period }) => hasStamp.get(period) === undefined).slice(0, AT_ONCE)
  }

  async function stampOne(authority: string, period: string, seq: number): Promise<void> {
    // The checkpoint under which every export of this month stands, for good.
    const checkpoint = firstCheckpointCovering(reader, seq + 1)
    if (checkpoint === undefined) return
    const hash = createHash('sha256').update(checkpoint.note).digest()
    const nonce = randomBytes(8)
    const reply = await ask(authority, timestampRequest(hash, nonce))
    const time = timeInReply(reply, hash, nonce)
    const apart = Math.round((time - clock.now()) / 1000)
    if (Math.abs(apart) > MAX_APART_MS / 1000) throw new Error(`its clock and ours are ${Math.abs(apart)} s apart`)
    insert.run(period, checkpoint.size, reply, time)
    log.info({ event: 'ledger.stamped', period, size: checkpoint.size }, 'a closed month has its time stamp')
  }

  return {
    async stamp() {
      if (url === undefined) return
      for (const { period, seq } of missing()) {
        try {
          await stampOne(url, period, seq)
        } catch (error) {
          const why = error instanceof Error ? error.message : String(error)
          log.warn({ event: 'ledger.not_stamped', period, why }, 'a closed month could not be stamped')
          deps.onFailure(period, why)
          // What failed for one month fails for the next one too.
          return
        }
      }
    },
  }
}

/** The stamp of a month's checkpoint, as the authority sent it; undefined if there is none. */
export function timestampOf({ sqlite }: Database['reader'], period: string): Buffer | undefined {
  return sqlite.prepare<[string], Buffer>('SELECT reply FROM ledger_timestamp WHERE period = ?').pluck().get(period)
}

async function ask(url: string, question: Uint8Array): Promise<Buffer> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/timestamp-query', accept: REPLY_TYPE },
    body: new Uint8Array(question),
    // Wherever a redirect leads to is not the authority of the settings.
    redirect: 'error',
    signal: AbortSignal.timeout(DEADLINE_MS),
  })
  if (answer.status !== 200) {
    await answer.body?.cancel()
    throw new Error(`status ${answer.status}`)
  }
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length
    if (bytes > MAX_REPLY) throw new Error('the reply is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
