import { alarmMail } from '#app/.server/mail/alarm.ts'
import type { Mailer } from '#app/.server/mail/mailer.ts'
import type { Clock } from '#app/.server/platform/clock.ts'
import type { Database } from '#app/.server/platform/database.ts'
import type { Log } from '#app/.server/platform/log.ts'
import { ALARMS, type AlarmKind } from '#app/domain/operations/alarms.ts'
import { postAlarm } from './webhook.ts'

/** Figures, ids and names of ours. `subject` tells alarms of one kind apart. */
type AlarmDetails = { subject?: string } & Readonly<Record<string, string | number>>

type StoredAlarm = {
  id: number
  kind: AlarmKind
  subject: string
  details: Readonly<Record<string, string | number>>
  /** Milliseconds UTC, as the others. */
  raisedAt: number
  mailedAt: number | null
  postedAt: number | null
  nextAt: number | null
}

export type Alarms = {
  /**
   * Tells the operators, at most once in the period of the kind, also across restarts. Returns at once and never throws:
   * what raises an alarm must not fail because of it.
   * @param and runs in the transaction that stores it
   */
  raise(kind: AlarmKind, details?: AlarmDetails, and?: () => void): void
  /** Tries again what could not be delivered. Called by a job. */
  deliver(): Promise<void>
  /** The latest alarms, newest first. */
  latest(limit: number): StoredAlarm[]
  /** Resolves once the deliveries that have begun are over. */
  close(): Promise<void>
}

/** About nine hours of tries; after that the alarm stays in the list. */
const TRIES = 10
const FIRST_WAIT_MS = 60_000
const KEPT_MS = 90 * 24 * 3_600_000
const AT_ONCE = 20

const COLUMNS = `id, kind, subject, details, raised_at AS raisedAt, mailed_at AS mailedAt, posted_at AS postedAt,
  tries, next_at AS nextAt`

type Row = Omit<StoredAlarm, 'details'> & { details: string; tries: number }

/**
 * Alarms go to the log always, and by mail and webhook if the settings name them: one try at once, others by a job.
 * @param deps.to the addresses of the operator; undefined: that way is not taken
 */
export function createAlarms(deps: {
  database: Database
  clock: Clock
  log: Log
  mailer: Mailer
  publicUrl: string
  to: { mail: string | undefined; webhook: string | undefined }
}): Alarms {
  const { clock, log, mailer, publicUrl, to } = deps
  const { sqlite } = deps.database.writer
  const insert = sqlite.prepare(
    `INSERT INTO alarm (kind, subject, period, details, raised_at, next_at) VALUES (?, ?, ?, ?, ?, ?)
     ON CONFLICT (kind, subject, period) DO NOTHING`,
  )
  const selectDue = sqlite.prepare<[number, number], Row>(
    `SELECT ${COLUMNS} FROM alarm WHERE next_at <= ? ORDER BY id LIMIT ?`,
  )
  const selectLatest = sqlite.prepare<[number], Row>(`SELECT ${COLUMNS} FROM alarm ORDER BY id DESC LIMIT ?`)
  const update = sqlite.prepare('UPDATE alarm SET mailed_at = ?, posted_at = ?, tries = ?, next_at = ? WHERE id = ?')
  const sweep = sqlite.prepare('DELETE FROM alarm WHERE raised_at < ? AND next_at IS NULL AND period <> 0')
  const hasWay = to.mail !== undefined || to.webhook !== undefined
  let running: Promise<void> = Promise.resolve()

  function store(kind: AlarmKind, details: AlarmDetails, and: () => void): boolean {
    const { everyMs } = ALARMS[kind]
    const now = clock.now()
    const { subject = '', ...figures } = details
    const safe = Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, harmless(value)]))
    const period = everyMs === null ? 0 : Math.floor(now / everyMs)
    let isNew = false
    sqlite
      .transaction(() => {
        const { changes } = insert.run(
          ...[kind, harmless(subject), period, JSON.stringify(safe), now, hasWay ? now : null],
        )
        isNew = changes === 1
        and()
      })
      .immediate()
    if (isNew)
      log.error({ event: 'operators.alarm', alarm: kind, subject: harmless(subject), ...safe }, ALARMS[kind].says)
    return isNew
  }

  async function deliverDue(): Promise<void> {
    const now = clock.now()
    for (const alarm of selectDue.all(now, AT_ONCE)) await deliverOne(alarm)
    sweep.run(now - KEPT_MS)
  }

  async function deliverOne(alarm: Row): Promise<void> {
    const { id, kind, subject, raisedAt } = alarm
    const details = JSON.parse(alarm.details) as Record<string, string | number>
    const facts = { kind, subject, raisedAt, details, says: ALARMS[kind].says, publicUrl }
    const { mail, webhook } = to
    // The number of an alarm that was lost in a failover may be given again.
    const once = `alarm ${id} ${raisedAt}`
    const mailedAt =
      alarm.mailedAt ??
      (mail && (await tried('mail', id, () => mailer.send({ to: mail, isAlarm: true, once, ...alarmMail(facts) }))))
    const postedAt =
      alarm.postedAt ?? (webhook && (await tried('webhook', id, () => postAlarm(webhook, bodyOf(facts)))))
    const isDone = (mail === undefined || mailedAt) && (webhook === undefined || postedAt)
    const tries = alarm.tries + 1
    const next = isDone || tries >= TRIES ? null : clock.now() + FIRST_WAIT_MS * 2 ** (tries - 1)
    update.run(mailedAt || null, postedAt || null, tries, next, id)
  }

  /** @returns when it succeeded; undefined if it did not */
  async function tried(way: string, id: number, work: () => Promise<void>): Promise<number | undefined> {
    try {
      await work()
      return clock.now()
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown'
      log.error({ event: 'operators.alarm_undelivered', way, id, reason }, 'an alarm could not be delivered')
      return undefined
    }
  }

  function deliver(): Promise<void> {
    running = running.then(deliverDue).catch((error: unknown) => {
      log.error({ event: 'operators.alarm_failed', error }, 'alarms could not be delivered')
    })
    return running
  }

  return {
    raise(kind, details = {}, and) {
      // The operator who asks for a test must learn of a failure.
      if (and !== undefined) {
        if (store(kind, details, and)) setImmediate(() => void deliver())
        return
      }
      try {
        if (store(kind, details, () => undefined) && hasWay) setImmediate(() => void deliver())
      } catch (error) {
        log.error({ event: 'operators.alarm_failed', alarm: kind, error }, 'an alarm could not be stored')
      }
    },
    deliver,
    latest: (limit) =>
      selectLatest
        .all(limit)
        .map(({ tries: _, ...row }) => ({ ...row, details: JSON.parse(row.details) as StoredAlarm['details'] })),
    async close() {
      await new Promise<void>((resolve) => setImmediate(resolve))
      await running
    },
  }
}

/** What leaves by webhook. `text` is for chat programs, which show nothing else. */
function bodyOf(alarm: {
  kind: AlarmKind
  subject: string
  raisedAt: number
  details: Readonly<Record<string, string | number>>
  says: string
  publicUrl: string
}): object {
  const { kind, subject, raisedAt, details, says, publicUrl } = alarm
  const figures = Object.entries(details).map(([name, value]) => `${name} ${value}`)
  const text = [`${kind}${subject === '' ? '' : ` ${subject}`} at ${publicUrl}: ${says}`, ...figures].join('\n')
  return { version: 1, site: publicUrl, kind, subject, at: new Date(raisedAt).toISOString(), details, text }
}

/** An alarm holds ids, names of ours and figures. Anything that could be an address or a text is cut out. */
function harmless<Value extends string | number>(value: Value): Value | string {
  if (typeof value !== 'string') return value
  return /^[\w .,:/()-]{0,120}$/.test(value) ? value : 'left out'
}
