import { penmarkContext } from '#app/.server/context.ts'
import { onlyPost, readCall } from '#app/.server/http/call.ts'
import { GoogleLoginSchema } from '#app/domain/sign-in/google.ts'
import type { Route } from './+types/login'
import { answerGoogle } from './answer-google.ts'

export function loader({ context }: Route.LoaderArgs) {
  return onlyPost(context)
}

/** `POST /api/auth/google/login`: `{ user, token, message }`, once for a fresh ID token of Google. */
export async function action({ request, context }: Route.ActionArgs) {
  const call = await readCall(GoogleLoginSchema, request, context)
  if (!call.ok) return call.answer
  const { google } = context.get(penmarkContext)
  return answerGoogle({ request, context }, () => google?.accept(call.value.id_token))
}
