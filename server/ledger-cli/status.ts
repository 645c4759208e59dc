import { openArchive } from '#app/.server/ledger/archive/open.ts'
import { latestCheckpoint } from '#app/.server/ledger/checkpoint/queries.ts'
import { signerFrom } from '#app/.server/ledger/checkpoint/signer.ts'
import { headOf, sealedPeriods } from '#app/.server/ledger/queries.ts'
import { prepareSigningKeys } from '#app/.server/ledger/signing-keys.ts'
import type { Handle } from '#app/.server/platform/database.ts'
import { periodOf } from '#app/domain/usage/usage.ts'
import { openLedgerFile, Refused, settingsOf } from './data.ts'
import { standingOf } from './standing.ts'
import { grouped, type Terminal } from './terminal.ts'

type Source = Readonly<Record<string, string | undefined>>

/** `status`: how the log stands, from the file and the archive, beside a running server or without one. */
export async function statusCommand(source: Source, terminal: Terminal): Promise<number> {
  const env = settingsOf(source)
  using reader = openLedgerFile(source)
  const facts = factsOf(reader)
  const archive = openArchive(env.ledger.archive)
  const standing = await standingOf(reader, archive, facts)
  const configured = env.ledger.signingKeys.map((seed) => signerFrom(seed, facts.origin).vkey)
  const keyAtHand = facts.key === null || configured.includes(facts.key)
  const reason = standing.alarm ?? (keyAtHand ? null : 'key_missing')
  const { checkpoint } = facts
  terminal.result(
    {
      ...facts,
      archive: { where: archive.where, published: standing.published },
      configured_keys: configured,
      read_only: reason,
    },
    [
      `log         ${facts.origin}`,
      `events      ${grouped(facts.size)}, root ${facts.root}`,
      checkpoint === null
        ? 'checkpoint  none yet'
        : `checkpoint  ${grouped(checkpoint.size)} events, published ${checkpoint.published_at}`,
      `waiting     ${grouped(facts.lag.events)} events${facts.lag.since === null ? '' : `, the oldest since ${facts.lag.since}`}`,
      `archive     ${archive.where}: ${standing.says}`,
      `key         ${facts.key ?? 'none declared yet'}${keyAtHand ? '' : ' (not among those configured)'}`,
      `months      closed ${facts.closed.join(', ') || 'none'}; open ${facts.open.join(', ') || 'none'}`,
      `holds       ${grouped(facts.holds)} open`,
      `writing     ${reason === null ? 'possible' : `not possible: ${reason}`}`,
    ],
  )
  return reason === null ? 0 : 1
}

function factsOf(reader: Handle) {
  const { sqlite } = reader
  const origin = sqlite.prepare<[], string>('SELECT origin FROM ledger_head').pluck().get()
  if (origin === undefined) throw new Refused('the ledger was never opened; start the server once')
  const { size, root } = headOf(reader)
  const atOf = sqlite.prepare<[number], number>('SELECT at FROM ledger_event WHERE seq = ?').pluck()
  const checkpoint = latestCheckpoint(reader)
  const waitingFrom = atOf.get(checkpoint?.size ?? 0)
  const closed = sealedPeriods(reader).map(({ period }) => period)
  return {
    origin,
    size,
    root: Buffer.from(root, 'hex').toString('base64'),
    checkpoint:
      checkpoint === undefined ? null : { size: checkpoint.size, published_at: timeOf(checkpoint.publishedAt) },
    lag: { events: size - (checkpoint?.size ?? 0), since: waitingFrom === undefined ? null : timeOf(waitingFrom) },
    key: prepareSigningKeys(sqlite).keyInForce() ?? null,
    closed,
    open: monthsBetween(atOf.get(0), atOf.get(size - 1)).filter((period) => !closed.includes(period)),
    holds: sqlite.prepare<[], number>("SELECT count(*) FROM reservation WHERE state = 'open'").pluck().get() ?? 0,
  }
}

function monthsBetween(first: number | undefined, last: number | undefined): string[] {
  if (first === undefined || last === undefined) return []
  const months: string[] = []
  const until = periodOf(last)
  for (let month = new Date(`${periodOf(first)}-01T00:00:00Z`); periodOf(month.getTime()) <= until; ) {
    months.push(periodOf(month.getTime()))
    month = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 1))
  }
  return months
}

function timeOf(at: number): string {
  return new Date(at).toISOString()
}
