import type { Handle } from '#app/.server/platform/database.ts'
import { preparedOnce } from '#app/.server/platform/prepared.ts'
import { type Due, dueOf, type Standing } from '#app/domain/billing/standing.ts'

/**
 * What a workspace owes in this mode of the payment service; null if nothing is due or an operator has set its plan. One
 * read by primary key.
 */
export function paymentDue(
  { reader, livemode }: { reader: Handle; livemode: boolean },
  workspaceId: string,
  now: number,
): Due | null {
  const standing = preparedFor(reader).get(workspaceId, livemode ? 1 : 0)
  return standing === undefined ? null : dueOf(JSON.parse(standing) as Standing, now)
}

const preparedFor = preparedOnce(({ sqlite }) =>
  sqlite
    .prepare<[string, number], string>(
      `SELECT standing FROM billing_customer AS customer WHERE workspace_id = ? AND livemode = ? AND standing IS NOT NULL
       AND NOT EXISTS (SELECT 1 FROM billing_override AS given WHERE given.workspace_id = customer.workspace_id)`,
    )
    .pluck(),
)
