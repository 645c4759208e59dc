import { assistantContext } from '#app/.server/assistant/context.ts'
import { userContext } from '#app/.server/auth/middleware.ts'
import { call, writes } from '#app/.server/http/call.ts'

const stop = call({
  /** `POST /api/extension/stop`: ends the run of an `Idempotency-Key`. A lost connection of an extension does not. */
  POST: writes({
    keyed: true,
    handle: ({ context, idempotencyKey = '' }) =>
      Response.json({ stopped: context.get(assistantContext).stop(context.get(userContext), idempotencyKey) }),
  }),
})

export const loader = stop
export const action = stop
