import { parseWithZod } from '@conform-to/zod/v4'
import { secondFactorContext } from '#app/.server/account/second-factor/context.ts'
import { actorOf, userContext } from '#app/.server/auth/middleware.ts'
import { createPasskeyCookie } from '#app/.server/auth/session.ts'
import { call, invalidField, refusedCall } from '#app/.server/http/call.ts'
import { siteContext, toastsContext } from '#app/.server/http/context.ts'
import { apiError } from '#app/.server/http/errors.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { BeginPasskeySchema, NewPasskeySchema } from '#app/domain/second-factor/forms.ts'
import type { MessageKey } from '#app/locales/i18n.ts'
import type { Route } from './+types/passkey-add'

/**
 * The script of the form for a new passkey calls this; it has no page. Two steps, both from one browser: `begin` asks
 * for the password and answers with the options for the authenticator, `add` sends the created passkey. Answers JSON:
 * `{ options }`, then `{ location }`, the page to go to.
 */
async function addPasskey({ request, context }: Pick<Route.ActionArgs, 'request' | 'context'>): Promise<Response> {
  const form = await request.formData()
  const secondFactor = context.get(secondFactorContext)
  const cookie = createPasskeyCookie(context.get(siteContext).secure)

  if (form.get('step') === 'begin') {
    const submission = parseWithZod(form, { schema: BeginPasskeySchema })
    if (submission.status !== 'success') {
      const [field, messages] = Object.entries(submission.error ?? {})[0] ?? []
      return invalidField(context, messages?.[0] as MessageKey | undefined, field)
    }
    const begun = await secondFactor.beginPasskey(actorOf(context), submission.value.password)
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
  const outcome = await secondFactor.addPasskey(context.get(userContext), { challenge, name, answer })
  if (!outcome.ok) return refusedCall(context, outcome)
  const redirection = await redirectWithToast(context.get(toastsContext), '/dashboard/settings/security', {
    kind: 'success',
    key: 'second-factor:passkey.addedDone',
  })
  const headers = new Headers({ 'cache-control': 'no-store' })
  for (const line of [...redirection.headers.getSetCookie(), cookie.clear()]) headers.append('set-cookie', line)
  return Response.json({ location: redirection.headers.get('location') }, { headers })
}

const passkeyAdd = call({ POST: addPasskey })

export const loader = passkeyAdd
export const action = passkeyAdd
