import { copyFileSync, existsSync, linkSync, mkdtempSync, rmSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { isRegistered, registeredSince } from '#app/.server/auth/registrations.ts'
import { openLeaseStore } from '#app/.server/ledger/index.ts'
import { actsBy } from '#app/.server/operations/journal.ts'
import {
  type ClusterEnd,
  type KeptEvent,
  keepTail,
  keptTails,
  LOST,
  lostOf,
} from '#app/.server/operations/kept-tails.ts'
import { recordIn } from '#app/.server/platform/cluster/lease.ts'
import { type Handle, openReadOnly } from '#app/.server/platform/database.ts'
import { readDataDir, readStateDir } from '#app/.server/platform/env.ts'
import { settingsOf } from '../../ledger-cli/data.ts'
import { grouped } from '../../ledger-cli/terminal.ts'
import { apart, type Local, write } from '../command.ts'
import { entry, word } from '../fields.ts'
import { Refused, refusalFor } from '../refused.ts'
import { ledgerAccountOf, writableLedger } from './stage.ts'
import { accountOf } from './who.ts'

/** What the loss of an event asks of an operator, by the first word of its type and then by the type itself. */
const ADVICE: Readonly<Record<string, string>> = {
  request: 'nothing: it cost its customer nothing',
  'credit.granted': 'lost adopt gives the credits again',
  'adjustment.posted': 'lost adopt gives the credits back again',
  'credit.revoked': 'credit revoke, if the reason still holds',
  credit: 'nothing: it happens again by itself',
  'plan.changed': 'Stripe tells it again; plan set, if an operator had set it',
  invoice: 'Stripe tells it again',
  refund: 'Stripe tells it again',
  dispute: 'Stripe tells it again',
  'account.opened': 'the person has to register again: write to them',
  'account.erased': 'the account is here again: its owner was told that it is gone, so erase it again',
}

const advice = (type: string) => ADVICE[type] ?? ADVICE[type.split('.')[0] ?? ''] ?? 'nothing'

/** Before LiteFS starts on a machine: keeps what only this machine has. */
export const lostKeep = apart({
  name: 'lost keep',
  help: 'before LiteFS starts: keeps in STATE_DIR the events in its folder that are not published',
  target: { takes: 'FOLDER', ask: 'lost keep out of which folder of LiteFS?' },
  input: z.object({ target: word }),
  async run({ target }, { source }) {
    const stateDir = readStateDir(source)
    const files = path.join(path.resolve(target), 'dbs', 'penmark.db')
    if (!existsSync(path.join(files, 'database')))
      return { value: { events: 0 }, lines: [`${target} holds no database yet.`] }
    const part = mkdtempSync(path.join(stateDir, 'lost-keep-'))
    try {
      const events = withLog(databaseIn(files, part), (log) =>
        keepTail({ log, registrations: (at) => registeredSince(log, at), stateDir, now: Date.now() }),
      )
      return { value: { events }, lines: [`${grouped(events)} events that are not published are kept in ${LOST}.`] }
    } finally {
      rmSync(part, { recursive: true, force: true })
    }
  },
})

/** LiteFS names the files of a database `database` and `wal`; SQLite looks for the second beside the first. */
function databaseIn(files: string, part: string): string {
  const file = path.join(part, 'penmark.db')
  for (const [name, end] of [
    ['database', ''],
    ['wal', '-wal'],
  ] as const) {
    if (!existsSync(path.join(files, name))) continue
    try {
      linkSync(path.join(files, name), `${file}${end}`)
    } catch {
      // Another disk.
      copyFileSync(path.join(files, name), `${file}${end}`)
    }
  }
  return file
}

/** Reads what was kept on this machine beside the databases as they are now. It works on a machine that follows as well. */
export const lostShow = apart({
  name: 'lost show',
  help: 'events that this machine had and the cluster lost, who had registered, and what to do about each',
  input: z.object({ target: z.undefined() }),
  async run(_input, { source }) {
    const tails = keptTails(readStateDir(source))
    const end = tails.length === 0 ? 'here' : await endOfCluster(source)
    return withLog(path.join(readDataDir(source), 'penmark.db'), (log) => {
      const compared = tails.map((tail) => {
        const lost = lostOf(log, tail, end)
        const registrations = tail.registrations.filter(({ userId }) => !isRegistered(log, userId))
        return { file: path.basename(tail.file), keptAt: new Date(tail.keptAt).toISOString(), lost, registrations }
      })
      return {
        value: {
          tails: compared.map(({ lost, ...tail }) => ({
            ...tail,
            decided: lost !== undefined,
            events: (lost ?? []).map(({ body, ...event }) => ({ ...event, advice: advice(event.type) })),
          })),
        },
        lines: compared.length === 0 ? ['Nothing was kept: no events are lost.'] : compared.flatMap(linesOf),
      }
    })
  },
})

/** The machine that leads has the log of the cluster; what another one has is compared with the lease first. */
async function endOfCluster(source: Local['source']): Promise<ClusterEnd> {
  const env = settingsOf(source)
  if (env.cluster === undefined) return 'here'
  const found = await openLeaseStore(env.ledger.archive).read()
  const record = found && recordIn(found.record)
  return record?.node === env.cluster.node ? 'here' : (record?.mark ?? null)
}

type Shown = {
  file: string
  keptAt: string
  lost: ReturnType<typeof lostOf>
  registrations: readonly { userId: string; email: string; at: number }[]
}

function linesOf({ file, keptAt, lost, registrations }: Shown): string[] {
  if (lost === undefined)
    return [`${file}, kept ${keptAt}: the log here is not that of the cluster yet, or has not come so far; look again`]
  return [
    `${file}, kept ${keptAt}: ${grouped(lost.length)} events are lost`,
    ...lost.map(({ seq, at, account, type, instead }) =>
      [
        ...[`  ${seq}`, new Date(at).toISOString(), type, account],
        ...[instead === null || instead === 'number.lost' ? [] : [`the number is that of a ${instead} now`]].flat(),
        advice(type),
      ].join('  '),
    ),
    ...registrations.map(
      ({ email, at }) => `  registered ${new Date(at).toISOString()}  ${email}  has to register again`,
    ),
  ]
}

const GIVEN_AGAIN = z.union([
  z.object({ type: z.literal('credit.granted'), data: z.object({ amount: z.int(), expires_at: z.int().nullable() }) }),
  z.object({ type: z.literal('adjustment.posted'), data: z.object({ units: z.int() }) }),
])

/** Gives the credits of a lost event again, once. Its file lies in STATE_DIR/lost of the machine that leads. */
export const lostAdopt = write({
  name: 'lost adopt',
  help: 'gives the credits of a lost event again, as a correction',
  target: { takes: 'SEQ', ask: 'lost adopt which event?' },
  input: z.object({ target: entry('seq') }),
  subject(desk, { target }) {
    const { event } = lostEvent(desk.stateDir, desk.database.reader, target)
    const found = accountOf(desk.database, event.account)
    if (found === undefined)
      throw new Refused(`the account ${event.account} is lost as well: there is nobody to give them to`)
    return found
  },
  async prepare(desk, { target }, act) {
    const { event, amount, expiresAt } = lostEvent(desk.stateDir, desk.database.reader, target)
    const { account, workspace } = ledgerAccountOf(act.subject)
    const before = actsBy(desk.database.reader, { command: 'lost adopt', subject: workspace, limit: 1_000 }).find(
      ({ outcome, arguments: { target: seq } }) => outcome === 'done' && Number(seq) === target,
    )
    if (before !== undefined) throw new Refused(`event ${target} was adopted: entry ${before.id} of the journal`)
    if (expiresAt !== null && expiresAt <= desk.clock.now())
      throw new Refused(`the credits of event ${target} have expired, so there is nothing to adopt`)
    const ledger = await writableLedger(desk)
    return {
      lines: [`${workspace} gets ${grouped(amount)} credits again, of the lost ${event.type} ${target} (correction).`],
      figure: String(amount),
      async apply(record) {
        const done = ({ seq }: { seq: number }) => ({
          value: { seq, workspace, account, amount, lost: target },
          lines: [`Entry ${seq}: ${workspace} has ${grouped(amount)} credits again.`],
        })
        const lot = { account, amount, expiresAt, reason: 'correction' as const, operator: act.operator, cause: null }
        const granted = await ledger.grantCredits(lot, (success) => record(done(success)))
        if (!granted.ok) throw refusalFor(granted.code)
        return done(granted)
      },
    }
  },
})

function lostEvent(
  stateDir: string,
  log: Handle,
  seq: number,
): { event: KeptEvent; amount: number; expiresAt: number | null } {
  const lost = keptTails(stateDir).flatMap((tail) => lostOf(log, tail, 'here') ?? [])
  const found = lost.filter((event) => event.seq === seq)
  const [event] = found
  if (event === undefined)
    throw new Refused(`no lost event ${seq} is kept here: lost show, on the machine that had it, names its file`)
  if (new Set(found.map(({ leaf }) => leaf)).size > 1)
    throw new Refused(`two kept files hold an event ${seq}: leave one of them in ${path.join(stateDir, LOST)}`)
  const read = GIVEN_AGAIN.safeParse({ ...JSON.parse(event.body), type: event.type })
  if (!read.success) throw new Refused(`${event.type} gives no credits: ${advice(event.type)}`)
  const { data } = read.data
  return 'units' in data
    ? { event, amount: data.units, expiresAt: null }
    : { event, amount: data.amount, expiresAt: data.expires_at }
}

function withLog<Value>(file: string, look: (log: Handle) => Value): Value {
  const log = openReadOnly(file)
  try {
    return look(log)
  } finally {
    log.sqlite.close()
  }
}
