import type { Metrics } from '../metrics.ts'
import type { LiteFs } from './litefs.ts'
import type { Membership, Role } from './membership.ts'

const LTX_EVERY_MS = 15_000
const ROLES: readonly Role[] = ['primary', 'replica', 'fenced', 'unknown']

/** Shows the part of this machine among the figures. @returns a function that ends the questions to LiteFS */
export function showFigures(
  metrics: Metrics,
  from: {
    membership: Pick<Membership, 'role' | 'proofAgeMs' | 'lagMs'>
    litefs: Pick<LiteFs, 'ltxBytes'>
    lostTails: () => number
  },
): () => void {
  const { membership, litefs } = from
  let ltxBytes = 0
  const ask = () =>
    void litefs.ltxBytes().then((bytes) => {
      ltxBytes = bytes ?? ltxBytes
    })
  ask()
  const timer = setInterval(ask, LTX_EVERY_MS).unref()
  metrics.read('penmark_cluster_role', () =>
    ROLES.map((role) => [{ role }, membership.role() === role ? 1 : 0] as const),
  )
  // A machine that never led has a proof without end, which no figure can be.
  metrics.read('penmark_cluster_proof_age_seconds', () =>
    Number.isFinite(membership.proofAgeMs()) ? membership.proofAgeMs() / 1_000 : 0,
  )
  metrics.read('penmark_cluster_lag_seconds', () => Math.max(0, membership.lagMs() ?? 0) / 1_000)
  metrics.read('penmark_cluster_ltx_bytes', () => ltxBytes)
  metrics.read('penmark_cluster_lost_tails', from.lostTails)
  return () => clearInterval(timer)
}
