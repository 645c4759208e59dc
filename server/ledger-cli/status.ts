import { openArchive, signerFrom, standingOf, statusOf, troubleHere } from '#app/.server/ledger/index.ts'
import { openLedgerFile, Refused, settingsOf } from './data.ts'
import { grouped, type Terminal } from './terminal.ts'

type Source = Readonly<Record<string, string | undefined>>

/** `status`: how the log stands, from the file and the archive, beside a running server or without one. */
export async function statusCommand(source: Source, terminal: Terminal): Promise<number> {
  const env = settingsOf(source)
  using reader = openLedgerFile(source)
  const facts = statusOf(reader)
  if (facts === undefined) throw new Refused('the ledger was never opened; start the server once')
  const archive = openArchive(env.ledger.archive)
  const standing = await standingOf(reader, archive, facts)
  const configured = env.ledger.signingKeys.map((seed) => signerFrom(seed, facts.origin).vkey)
  const keyAtHand = facts.key === null || configured.includes(facts.key)
  const trouble = troubleHere(reader, standing.published)
  const reason = standing.alarm ?? trouble?.alarm ?? (keyAtHand ? null : 'key_missing')
  const { checkpoint } = facts
  terminal.result(
    {
      ...facts,
      archive: { where: archive.where, published: standing.published },
      configured_keys: configured,
      read_only: reason,
      trouble: trouble?.says ?? null,
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
      ...(trouble === undefined ? [] : [`trouble     ${trouble.says}`]),
      `writing     ${reason === null ? 'possible' : `not possible: ${reason}`}`,
    ],
  )
  return reason === null ? 0 : 1
}
