import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { z } from 'zod'
import { headOf, openLeaseStore } from '#app/.server/ledger/index.ts'
import { keptTails } from '#app/.server/operations/kept-tails.ts'
import { type LeaseRecord, type LeaseStore, PROOF_MS, recordIn } from '#app/.server/platform/cluster/lease.ts'
import { openLiteFs } from '#app/.server/platform/cluster/litefs.ts'
import { roleOf } from '#app/.server/platform/cluster/membership.ts'
import { openReadOnly } from '#app/.server/platform/database.ts'
import { settingsOf } from '../../ledger-cli/data.ts'
import { grouped } from '../../ledger-cli/terminal.ts'
import { apart } from '../command.ts'
import { Refused } from '../refused.ts'

const LOOK_MS = 200
const LAG_MS = 5_000
const LTX_BYTES = 500e6

/** What this machine is among several, seen from beside the server: LiteFS is asked, and the lease is watched for a moment. */
export const cluster = apart({
  name: 'cluster',
  help: 'role, lease, lag and LTX bytes of this machine; ends with 1 and the reason if something is wrong',
  input: z.object({ target: z.undefined() }),
  async run(_input, { source, note }) {
    const env = settingsOf(source)
    if (env.cluster === undefined)
      return { value: { cluster: 'off' }, lines: ['CLUSTER is off: this machine is alone, and leads.'] }
    const { node, litefsUrl } = env.cluster
    const litefs = openLiteFs({ url: litefsUrl, dataDir: env.dataDir })
    const [found, ltxBytes, lease] = await Promise.all([
      litefs.look(),
      litefs.ltxBytes(),
      watched(openLeaseStore(env.ledger.archive)),
    ])
    const holds = lease.record?.node === node && !lease.record.released
    const role = roleOf(found?.isPrimary, holds && lease.renewedMs !== undefined)
    const lagMs = Math.max(0, litefs.lagMs() ?? 0)
    const log = openReadOnly(path.join(env.dataDir, 'penmark.db'))
    const { size } = headOf(log)
    log.sqlite.close()
    const lost = keptTails(env.stateDir).length
    const acknowledged = lease.record?.mark?.size ?? null
    const value = {
      ...{ node, role, holder: lease.record?.released === false ? lease.record.node : null },
      ...{ renewedAfterMs: lease.renewedMs ?? null, events: size, acknowledged, lagMs, keptTails: lost },
      ...{ ltxBytes: ltxBytes ?? null, positions: litefs.positions() ?? null },
    }
    const lines = [
      `${node}: ${role}`,
      `lease: ${value.holder ?? 'nobody'}${lease.renewedMs === undefined ? '' : `, renewed within ${lease.renewedMs} ms of this question`}`,
      `events: ${grouped(size)} here, ${acknowledged === null ? 'an unknown number' : grouped(acknowledged)} acknowledged as of the lease`,
      `LiteFS: ${lagMs} ms behind, ${ltxBytes === undefined ? 'unknown' : `${grouped(Math.ceil(ltxBytes / 1e6))} MB`} of LTX files`,
      ...(lost === 0 ? [] : [`${lost} files with events of this machine are kept: lost show compares them`]),
    ]
    const trouble = [
      ...(found === undefined ? [`LiteFS does not answer at ${litefsUrl}`] : []),
      ...troubleOfLease(lease),
      ...(role === 'fenced' ? ['LiteFS leads here without a lease: nothing is saved on this machine'] : []),
      ...(role === 'replica' && lagMs > LAG_MS ? [`this machine is ${Math.round(lagMs / 1_000)} s behind`] : []),
      ...((ltxBytes ?? 0) > LTX_BYTES ? ['LTX files fill the volume: look at data.retention in litefs.yml'] : []),
    ]
    if (trouble.length === 0) return { value: { ...value, ok: true }, lines: [...lines, 'ok'] }
    for (const line of lines) note(line)
    throw new Refused(trouble.join('; '))
  },
})

type WatchedLease = { record: LeaseRecord | undefined; error?: string; renewedMs?: number }

/** Watches the lease until it is renewed, for as long as its holder has to prove itself at most. */
async function watched(store: LeaseStore): Promise<WatchedLease> {
  const from = performance.now()
  let first: string | undefined
  let record: LeaseRecord | undefined
  try {
    for (;;) {
      const found = await store.read()
      record = found && recordIn(found.record)
      const waited = Math.round(performance.now() - from)
      if (found === undefined || record?.released === true) return { record }
      first ??= found.version
      if (found.version !== first) return { record, renewedMs: waited }
      if (waited >= PROOF_MS) return { record }
      await delay(LOOK_MS)
    }
  } catch (error) {
    return { record, error: error instanceof Error ? error.message : String(error) }
  }
}

function troubleOfLease({ record, error, renewedMs }: WatchedLease): string[] {
  if (error !== undefined) return [`the lease cannot be read: ${error}`]
  if (record === undefined) return ['no machine has ever taken the lease']
  if (record.released) return [`${record.node} gave the lease back, and nobody has taken it`]
  return renewedMs === undefined ? [`${record.node} has not renewed the lease for ${PROOF_MS / 1_000} s`] : []
}
