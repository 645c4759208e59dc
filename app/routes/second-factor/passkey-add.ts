import { parseWithZod } from '@conform-to/zod/v4'
import { factorDeps } from '#app/.server/account/second-factor/deps.ts'
import { addPasskey, beginPasskey } from '#app/.server/account/second-factor/passkeys.ts'
import { userContext } from '#app/.server/auth/middleware.ts'
import { createPasskeyCookie } from '#app/.server/auth/session.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { invalidField, onlyPost, refusedCall } from '#app/.server/http/call.ts'
import { apiError } from '#app/.server/http/errors.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { BeginPasskeySchema, NewPasskeySchema } from '#app/domain/second-factor/forms.ts'
import type { MessageKey } from '#app/locales/i18n.ts'
import { confirmed } from '#app/routes/settings/confirmed.ts'
import type { Route } from './+types/passkey-add'

/** The script of the form for a new passkey talks to this address; there is no page behind it. */
export function loader({ context }: Route.LoaderArgs) {
  return onlyPost(context)
}

/**
 * Two steps, both from one browser: `begin` asks for the password and says what the authenticator is to make, `add`
 * brings what it made. Answers JSON: `{ options }`, then `{ location }`, the page to go to.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const penmark = context.get(penmarkContext)
  const deps = factorDeps(penmark)
  const { userId } = context.get(userContext)
  const cookie = createPasskeyCookie(penmark.env.secure)

  if (form.get('step') === 'begin') {
    const submission = parseWithZod(form, { schema: BeginPasskeySchema })
    if (submission.status !== 'success') {
      const [field, messages] = Object.entries(submission.error ?? {})[0] ?? []
      return invalidField(context, messages?.[0] as MessageKey | undefined, field)
    }
    const proof = await confirmed(context, submission.value.password)
    const begun = proof.ok ? await beginPasskey(deps, userId) : proof
    if (!begun.ok) {
      const extras = begun.code === 'current_password_incorrect' ? { body: { field: 'password' } } : null
      return extras === null ? refusedCall(context, begun) : apiError(begun.code, context, extras)
    }
    const headers = { 'set-cookie': cookie.set(begun.challenge, begun.expiresAt), 'cache-control': 'no-store' }
    return Response.json({ options: begun.options }, { headers })
  }
  const submission = parseWithZod(form, { schema: NewPasskeySchema })
  const challenge = cookie.tokenOf(request)
  if (submission.status !== 'success' || challenge === undefined) return apiError('passkey_not_added', context)
  const { name, credential: answer } = submission.value
  const outcome = await addPasskey(deps, { userId, challenge, name, answer })
  if (!outcome.ok) return refusedCall(context, outcome)
  const told = await redirectWithToast(penmark.toasts, '/dashboard/settings/security', {
    kind: 'success',
    key: 'second-factor:passkey.addedDone',
  })
  const headers = new Headers({ 'cache-control': 'no-store' })
  for (const line of [...told.headers.getSetCookie(), cookie.clear()]) headers.append('set-cookie', line)
  return Response.json({ location: told.headers.get('location') }, { headers })
}
