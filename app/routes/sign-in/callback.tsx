import { useEffect } from 'react'
import { data, Form, useNavigation } from 'react-router'
import { signInContext } from '#app/.server/account/sign-in/context.ts'
import { answerSignIn, browserOf, sessionCookies } from '#app/.server/account/sign-in/http/answers.ts'
import { isStateOfCall } from '#app/.server/auth/google.ts'
import { errorCode } from '#app/.server/auth/google-provider.ts'
import { maybeUserContext } from '#app/.server/auth/middleware.ts'
import { requestContext, toastsContext } from '#app/.server/http/context.ts'
import { localeOf } from '#app/.server/http/locale.ts'
import { PRIVATE_PAGE, privateHeaders } from '#app/.server/http/private-page.ts'
import { safeRedirect } from '#app/.server/http/safe-redirect.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { AuthCard } from '#app/components/sign-in/auth-card.tsx'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { useLeaveAfter } from '#app/components/ui/use-leave-after.ts'
import { useMessage } from '#app/components/ui/use-message.ts'
import { usePressedForm } from '#app/components/ui/use-pressed-form.ts'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { ERROR_STATUS, type ErrorCode } from '#app/domain/errors.ts'
import { deviceOf } from '#app/domain/sign-in/device.ts'
import { GoogleCallbackSchema } from '#app/domain/sign-in/google.ts'
import type { MessageKey } from '#app/locales/i18n.ts'
import type { Route } from './+types/callback'

/** The states of the page that Google sends a browser back to. */
type CallbackState =
  | { step: 'waiting'; code: string; state: string }
  /** The answer is for a program, which reads it from the address. */
  | { step: 'program' }
  | { step: 'done'; email: string; next: string }
  | { step: 'failed'; problem: MessageKey; error?: string; next: string }

const NEXT_AFTER_SECONDS = 1.5
const SETTINGS = '/dashboard/settings/google'

/** The page of a failure stays for this long (specification 9). */
const LEAVE_AFTER_SECONDS = 3

/** The page that Google sends a browser back to. Opening it changes nothing: its button, pressed by JavaScript, does. */
export function loader({ url }: Route.LoaderArgs) {
  const [error, code, state] = ['error', 'code', 'state'].map((name) => url.searchParams.get(name) ?? '')
  if (error) return answerFailure({ problem: 'google:problem.oauth', error: errorCode(error) })
  if (!code) return answerFailure({ problem: 'errors:google_code_missing' })
  if (!state) return answerFailure({ problem: 'errors:google_failed' })
  if (isStateOfCall(state)) return answerWith({ step: 'program' })
  return answerWith({ step: 'waiting', code: code.slice(0, 2_000), state: state.slice(0, 2_000) })
}

export async function action({ request, context }: Route.ActionArgs) {
  const signIns = context.get(signInContext)
  const refused = (code: ErrorCode, { next = '/login', cookies = [] as string[], wait = 0 } = {}) =>
    answerFailure({ problem: `errors:${code}` as MessageKey, next }, ERROR_STATUS[code], [
      ...cookies.map((line) => ['set-cookie', line] as const),
      ...(wait > 0 ? [['retry-after', String(wait)] as const] : []),
    ])
  if (!signIns.offersGoogle) return refused('google_not_configured')
  const back = GoogleCallbackSchema.safeParse(Object.fromEntries(await request.formData()))
  if (!back.success) return refused((back.error.issues[0]?.message.split(':')[1] ?? 'google_failed') as ErrorCode)
  const outcome = await signIns.finishGoogle(request, back.data, {
    user: context.get(maybeUserContext),
    locale: localeOf(context),
    device: deviceOf(request.headers.get('user-agent')),
    browser: browserOf({ request, context }),
    address: context.get(requestContext).clientAddress,
  })
  const { cookies } = outcome
  if (!outcome.ok) {
    const wait = 'retryAfterSeconds' in outcome ? outcome.retryAfterSeconds : 0
    return refused(outcome.code, { cookies, wait, ...('connecting' in outcome ? { next: SETTINGS } : {}) })
  }
  if (outcome.done === 'connected') {
    const toast = { kind: 'success', key: 'google:settings.connected' } as const
    return redirectWithToast(context.get(toastsContext), SETTINGS, toast, withCookies(cookies))
  }
  const { signedIn, email, redirectTo } = outcome
  if (signedIn.step === 'second_factor') {
    const answer = await answerSignIn({ request, context }, signedIn, { redirectTo })
    for (const line of cookies) answer.headers.append('set-cookie', line)
    return answer
  }
  const next = safeRedirect(redirectTo)
  return answerWith({ step: 'done', email, next }, 200, [
    ['refresh', `${NEXT_AFTER_SECONDS}; url=${next}`],
    ...[...cookies, ...sessionCookies({ request, context }, signedIn)].map((line) => ['set-cookie', line] as const),
  ])
}

type Lines = readonly (readonly [name: string, value: string])[]

/** The page in one of its states; no cache stores it. */
function answerWith(state: CallbackState, status = 200, lines: Lines = []) {
  return data(state, {
    status,
    headers: [...Object.entries(PRIVATE_PAGE), ...lines].map(([name, value]) => [name, value]),
  })
}

/** The page that says what failed; it goes to `next` by itself. */
function answerFailure(
  { next = '/login', ...rest }: { problem: MessageKey; error?: string; next?: string },
  status = 200,
  lines: Lines = [],
) {
  return answerWith({ step: 'failed', next, ...rest }, status, [
    ['refresh', `${LEAVE_AFTER_SECONDS}; url=${next}`],
    ...lines,
  ])
}

function withCookies(cookies: readonly string[]): [string, string][] {
  return cookies.map((line) => ['set-cookie', line])
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

/** A button, which JavaScript presses by itself; it posts to the path alone, so that the code leaves the address bar. */
function Waiting({ code, state }: { code: string; state: string }) {
  const { t } = useTranslation('google')
  const form = usePressedForm()
  const busy = useNavigation().state !== 'idle'
  return (
    <AuthCard title={t('callback.waitingTitle')} intro={t('callback.waiting')}>
      <Form method="post" action="/auth/callback" replace ref={form}>
        <input type="hidden" name="code" value={code} />
        <input type="hidden" name="state" value={state} />
        <Button wide busy={busy} busyLabel={t('callback.working')}>
          {t('callback.submit')}
        </Button>
      </Form>
    </AuthCard>
  )
}

function Program() {
  const { t } = useTranslation('google')
  return (
    <AuthCard title={t('callback.programTitle')}>
      <p>{t('callback.program')}</p>
    </AuthCard>
  )
}

function Done({ email, next }: { email: string; next: string }) {
  const { t } = useTranslation('google')
  return (
    <AuthCard title={t('callback.doneTitle')}>
      <Callout live>{t('callback.done', { email })}</Callout>
      <ButtonLink to={next} wide>
        {t('callback.next')}
      </ButtonLink>
    </AuthCard>
  )
}

function Failed({ problem, error, next }: { problem: MessageKey; error?: string; next: string }) {
  const { t } = useTranslation('google')
  const say = useMessage()
  return (
    <AuthCard title={t('callback.failedTitle')}>
      <Callout kind="error" live title={say(problem, error === undefined ? {} : { error })}>
        {t('callback.failedHint')}
      </Callout>
      <ButtonLink to={next} wide>
        {t(next === '/login' ? 'callback.toLogin' : 'callback.toSettings')}
      </ButtonLink>
    </AuthCard>
  )
}
