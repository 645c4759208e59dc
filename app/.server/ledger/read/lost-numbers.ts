import type { Handle } from '#app/.server/platform/database.ts'
import { SYSTEM } from '../format/events.ts'

/** Numbers `[first, end)` that were acknowledged and lost, with the last leaf hash that is known of them, hex. */
type LostNumbers = { first: number; end: number; leaf: string; at: number; operator: string }

/** All that the log says about lost numbers, oldest first. */
export function lostNumbers({ sqlite }: Handle): LostNumbers[] {
  return sqlite
    .prepare<[], LostNumbers>(
      `SELECT body ->> '$.data.first' AS first, body ->> '$.data.end' AS end, body ->> '$.data.leaf' AS leaf, at,
         body ->> '$.data.operator' AS operator
       FROM (SELECT CAST(body AS TEXT) AS body, at, aseq FROM ledger_event WHERE account = '${SYSTEM}' AND type = 'number.lost')
       WHERE body ->> '$.data.leaf' IS NOT NULL ORDER BY aseq`,
    )
    .all()
}
