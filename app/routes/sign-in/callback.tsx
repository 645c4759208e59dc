import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { accountDeps } from '#app/.server/account/deps.ts'
import { connectGoogle, googleSignIn } from '#app/.server/account/sign-in/google-sign-in.ts'
import { isStateOfCall } from '#app/.server/auth/google.ts'
import { errorCode } from '#app/.server/auth/google-provider.ts'
import { maybeUserContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { requestContext } from '#app/.server/http/context.ts'
import { localeOf } from '#app/.server/http/locale.ts'
import { privateHeaders } from '#app/.server/http/private-page.ts'
import { safeRedirect } from '#app/.server/http/safe-redirect.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { useLeaveAfter } from '#app/components/ui/use-leave-after.ts'
import { ERROR_STATUS, type ErrorCode } from '#app/domain/errors.ts'
import { deviceOf } from '#app/domain/sign-in/device.ts'
import { GoogleCallbackSchema } from '#app/domain/sign-in/google.ts'
import type { MessageKey } from '#app/locales/i18n.ts'
import type { Route } from './+types/callback'
import { answerSignIn, sessionCookies } from './answer-sign-in.ts'
import { failed, told, withCookies } from './callback-answers.ts'
import { Done, Failed, LEAVE_AFTER_SECONDS, Program, Waiting } from './callback-states.tsx'

const NEXT_AFTER_SECONDS = 1.5
const SETTINGS = '/dashboard/settings/google'

/** The way back from Google. Opening it changes nothing: its button, which JavaScript presses, does the work. */
export function loader({ url }: Route.LoaderArgs) {
  const [error, code, state] = ['error', 'code', 'state'].map((name) => url.searchParams.get(name) ?? '')
  if (error) return failed({ problem: 'google:problem.oauth', error: errorCode(error) })
  if (!code) return failed({ problem: 'errors:google_code_missing' })
  if (!state) return failed({ problem: 'errors:google_failed' })
  if (isStateOfCall(state)) return told({ step: 'program' })
  return told({ step: 'waiting', code: code.slice(0, 2_000), state: state.slice(0, 2_000) })
}

export async function action({ request, context }: Route.ActionArgs) {
  const penmark = context.get(penmarkContext)
  const { google, limits, toasts } = penmark
  const refused = (code: ErrorCode, { next = '/login', cookies = [] as string[], wait = 0 } = {}) =>
    failed({ problem: `errors:${code}` as MessageKey, next }, ERROR_STATUS[code], [
      ...cookies.map((line) => ['set-cookie', line] as const),
      ...(wait > 0 ? [['retry-after', String(wait)] as const] : []),
    ])
  if (google === undefined) return refused('google_not_configured')
  const back = GoogleCallbackSchema.safeParse(Object.fromEntries(await request.formData()))
  if (!back.success) return refused((back.error.issues[0]?.message.split(':')[1] ?? 'google_failed') as ErrorCode)
  const address = context.get(requestContext).clientAddress
  const attempt = await limits.googleCallback.take({ identifier: address, address })
  if (!attempt.ok) return refused(attempt.code, { wait: attempt.retryAfterSeconds })

  const { outcome, cookies } = await google.finish(request, back.data)
  if (!outcome.ok) return refused(outcome.code, { cookies })
  const deps = accountDeps(penmark)
  const { answer, errand } = outcome
  if (errand.connect !== null) {
    // Whoever was signed in when this began, and nobody else.
    if (context.get(maybeUserContext)?.sessionId !== errand.connect.sessionId)
      return refused('google_failed', { cookies })
    const connected = connectGoogle(deps, { userId: errand.connect.userId, answer })
    if (!connected.ok) return refused(connected.code, { next: SETTINGS, cookies })
    const toast = { kind: 'success', key: 'google:settings.connected' } as const
    return redirectWithToast(toasts, SETTINGS, toast, withCookies(cookies))
  }
  const device = deviceOf(request.headers.get('user-agent'))
  const entered = googleSignIn(deps, { answer, kind: 'web', locale: localeOf(context), device })
  if (!entered.ok) return refused(entered.code, { cookies })
  const { signedIn, email } = entered
  if (signedIn.step === 'second_factor') {
    const asked = await answerSignIn({ request, context }, signedIn, { redirectTo: errand.redirectTo })
    for (const line of cookies) asked.headers.append('set-cookie', line)
    return asked
  }
  const next = safeRedirect(errand.redirectTo)
  return told({ step: 'done', email, next }, 200, [
    ['refresh', `${NEXT_AFTER_SECONDS}; url=${next}`],
    ...[...cookies, ...sessionCookies({ request, context }, signedIn)].map((line) => ['set-cookie', line] as const),
  ])
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return privateHeaders({ loaderHeaders, actionHeaders })
}

export default function Callback({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('google')
  const state = actionData ?? loaderData
  const seconds = state.step === 'done' ? NEXT_AFTER_SECONDS : LEAVE_AFTER_SECONDS
  useLeaveAfter(state.step === 'done' || state.step === 'failed' ? state.next : null, seconds * 1000)
  useCleanAddress(state.step === 'failed')
  return (
    <>
      <title>{`${t('callback.title')} · Penmark`}</title>
      {state.step === 'waiting' && <Waiting code={state.code} state={state.state} />}
      {state.step === 'program' && <Program />}
      {state.step === 'done' && <Done email={state.email} next={state.next} />}
      {state.step === 'failed' && <Failed {...state} />}
    </>
  )
}

/** Takes the query out of the address bar and the history, without loading anything. */
function useCleanAddress(clean: boolean): void {
  useEffect(() => {
    if (clean && location.search !== '') history.replaceState(history.state, '', location.pathname)
  }, [clean])
}
