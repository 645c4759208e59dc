import { showToAuditor } from '#app/.server/account/auditors/http/answers.ts'
import { usageContext } from '#app/.server/usage/context.ts'
import { proofAnswer } from '#app/.server/usage/http/export-answers.ts'
import type { Route } from './+types/receipt-proof'

/** The `.tlog-proof` of one entry of the audited account, once a checkpoint covers it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { content } = await showToAuditor(
    context,
    { seatId: params.seat, what: 'proof' },
    (audited) => context.get(usageContext).proof(audited, params.seq),
    ({ seq }) => String(seq),
  )
  return proofAnswer(content)
}
