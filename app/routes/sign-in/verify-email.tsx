import { parseWithZod } from '@conform-to/zod/v4'
import { useTranslation } from 'react-i18next'
import { data } from 'react-router'
import { accountDeps } from '#app/.server/account/deps.ts'
import { resendVerification } from '#app/.server/account/sign-in/resend-verification.ts'
import { verifyEmail } from '#app/.server/account/sign-in/verify-email.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { withFailureAnswer } from '#app/.server/http/attempt.ts'
import { requestContext } from '#app/.server/http/context.ts'
import { refusedForm } from '#app/.server/http/form.ts'
import { returnPathOf } from '#app/.server/http/safe-redirect.ts'
import { useLeaveAfter } from '#app/components/ui/use-leave-after.ts'
import { ResendSchema, VerifyEmailSchema } from '#app/domain/sign-in/forms.ts'
import { withReturnPath } from '#app/domain/sign-in/return-path.ts'
import type { Route } from './+types/verify-email'
import { ConfirmLink, Verified, VerifyByHand } from './verify-forms.tsx'

const NEXT_AFTER_SECONDS = 3

/**
 * The address of a mail link carries its token: no other site may learn it from a Referer. Browsers take the last word
 * that they know. `no-referrer` alone would have them post the form with `Origin: null`, which the origin check refuses.
 */
const PRIVATE = { 'referrer-policy': 'no-referrer, same-origin' }

export function loader({ url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token')?.slice(0, 200) || null
  return data({ token, returnPath: returnPathOf(url) }, { headers: PRIVATE })
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  const returnPath = returnPathOf(url)
  return form.get('intent') === 'resend' ? resend(form, context, returnPath) : verify(form, context, returnPath)
}

type Context = Route.ActionArgs['context']

const NOTHING = { verify: null, resend: null, resent: false, verified: null }

async function verify(form: FormData, context: Context, returnPath: string | null) {
  const submission = parseWithZod(form, { schema: VerifyEmailSchema })
  if (submission.status !== 'success') {
    return data({ ...NOTHING, verify: submission.reply() }, { status: 400, headers: PRIVATE })
  }
  const penmark = context.get(penmarkContext)
  const address = context.get(requestContext).clientAddress
  const attempt = await penmark.limits.verify.take({ identifier: submission.value.token, address })
  const { value } = submission
  const outcome = await withFailureAnswer(
    context,
    async () => (attempt.ok ? verifyEmail(accountDeps(penmark), value) : attempt),
    () => null,
  )
  if (outcome === null) {
    const told = submission.reply({ formErrors: ['recovery:problem.verificationFailed'] })
    return data({ ...NOTHING, verify: told }, { status: 500, headers: PRIVATE })
  }
  if (!outcome.ok) {
    const { lastResult, init } = refusedForm(submission, outcome)
    return data({ ...NOTHING, verify: lastResult }, { ...init, headers: { ...PRIVATE, ...init.headers } })
  }
  return data(
    { ...NOTHING, verified: outcome.state },
    { headers: { ...PRIVATE, refresh: `${NEXT_AFTER_SECONDS}; url=${withReturnPath('/login', returnPath)}` } },
  )
}

async function resend(form: FormData, context: Context, returnPath: string | null) {
  const submission = parseWithZod(form, { schema: ResendSchema })
  if (submission.status !== 'success') return data({ ...NOTHING, resend: submission.reply() }, 400)
  const penmark = context.get(penmarkContext)
  const address = context.get(requestContext).clientAddress
  const attempt = await penmark.limits.resend.take({ identifier: submission.value.email, address })
  if (!attempt.ok) {
    const { lastResult, init } = refusedForm(submission, attempt, [], 'sign-in:problem.resendFailed')
    return data({ ...NOTHING, resend: lastResult }, init)
  }
  resendVerification(accountDeps(penmark), { ...submission.value, returnPath })
  return data({ ...NOTHING, resend: submission.reply(), resent: true })
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  const all = new Headers(loaderHeaders)
  for (const [name, value] of actionHeaders ?? []) all.set(name, value)
  return all
}

export default function VerifyEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('sign-in')
  const verified = actionData?.verified ?? null
  const { returnPath } = loaderData
  const next = withReturnPath('/login', returnPath)
  useLeaveAfter(verified === null ? null : next, NEXT_AFTER_SECONDS * 1000)
  return (
    <>
      <title>{`${t('verify.title')} · Penmark`}</title>
      {verified !== null ? (
        <Verified state={verified} next={next} />
      ) : loaderData.token !== null && actionData === undefined ? (
        <ConfirmLink token={loaderData.token} returnPath={returnPath} />
      ) : (
        <VerifyByHand
          verify={actionData?.verify ?? null}
          resend={actionData?.resend ?? null}
          resent={actionData?.resent ?? false}
          returnPath={returnPath}
        />
      )}
    </>
  )
}
