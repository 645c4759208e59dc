import { penmarkContext } from '#app/.server/context.ts'
import { onlyPost, readCall } from '#app/.server/http/call.ts'
import { GoogleCallbackSchema } from '#app/domain/sign-in/google.ts'
import type { Route } from './+types/callback'
import { answerGoogle } from './answer-google.ts'

export function loader({ context }: Route.LoaderArgs) {
  return onlyPost(context)
}

/** `POST /api/auth/google/callback`: `{ user, token, message, state }`, for the code and state of the address. */
export async function action({ request, context }: Route.ActionArgs) {
  const call = await readCall(GoogleCallbackSchema, request, context)
  if (!call.ok) return call.answer
  const { google } = context.get(penmarkContext)
  return answerGoogle({ request, context }, () => google?.redeem(call.value))
}
