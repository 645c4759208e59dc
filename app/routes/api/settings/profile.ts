import { partsIn, profileOf } from '#app/.server/account/settings/http/profile.ts'
import { call, reads, refusedCall } from '#app/.server/http/call.ts'
import { localeOf } from '#app/.server/http/locale.ts'
import { formatsFor } from '#app/components/ui/format.ts'

const profile = call({
  /**
   * `GET /api/user/profile` (specification 7): the user and the usage that the ledger derives for this month, with billing
   * and preferences if `include_billing`, `include_preferences` or `include_all` is `true`.
   */
  GET: reads(async ({ context, url }) => {
    const outcome = await profileOf(context, partsIn(url), formatsFor(localeOf(context)).money)
    return outcome.ok ? Response.json(outcome.profile) : refusedCall(context, outcome)
  }),
})

export const loader = profile
export const action = profile
