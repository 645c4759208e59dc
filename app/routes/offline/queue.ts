import { requireUser, userContext } from '#app/.server/auth/middleware.ts'
import { siteContext } from '#app/.server/http/context.ts'
import { messageOf } from '#app/.server/http/errors.ts'
import { runQueuedWrite } from '#app/.server/offline/http/queued-writes.ts'
import { ERROR_STATUS, type ErrorCode } from '#app/domain/errors.ts'
import { type QueueAnswer, queuedWrite } from '#app/domain/offline/queue.ts'
import type { Route } from './+types/queue'

export const middleware: Route.MiddlewareFunction[] = [requireUser]

export function loader({ context }: Route.LoaderArgs) {
  return Response.json(
    { message: messageOf('method_not_allowed', context) },
    { status: 405, headers: { allow: 'POST' } },
  )
}

/**
 * Takes a write that waited in a browser: the form as the page `penmark-page` would have sent it, written by the user
 * `penmark-user`. Answers a `QueueAnswer`, or 5xx if the browser should send it again.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const page = request.headers.get('penmark-page') ?? ''
  const queued = queuedWrite(page)
  const refuse = (code: ErrorCode, status: number = ERROR_STATUS[code]) =>
    Response.json({ message: messageOf(code, context) }, { status })
  if (queued === undefined) return refuse('invalid_input')
  const otherUser: QueueAnswer = { outcome: 'other-user' }
  if (request.headers.get('penmark-user') !== context.get(userContext).userId) return Response.json(otherUser)
  const url = new URL(page, context.get(siteContext).publicUrl)
  const answer = await runQueuedWrite(queued.write, { request, context, url, params: queued.params })
  return answer === undefined ? refuse('server_error', 503) : Response.json(answer)
}
