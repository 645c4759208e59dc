import { data, Form, useNavigation } from 'react-router'
import { settingsContext } from '#app/.server/account/settings/context.ts'
import { maybeUserContext } from '#app/.server/auth/middleware.ts'
import { withFailureAnswer } from '#app/.server/http/attempt.ts'
import { requestContext } from '#app/.server/http/context.ts'
import { linkToken, PRIVATE_PAGE, privateHeaders } from '#app/.server/http/private-page.ts'
import { AuthCard } from '#app/components/sign-in/auth-card.tsx'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { useMessage } from '#app/components/ui/use-message.ts'
import { usePressedForm } from '#app/components/ui/use-pressed-form.ts'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { ERROR_STATUS } from '#app/domain/errors.ts'
import { VerifyEmailChangeSchema } from '#app/domain/sign-in/forms.ts'
import type { MessageKey } from '#app/locales/i18n.ts'
import type { Route } from './+types/verify-email-change'

type Outcome =
  | { step: 'approved'; email: string; mailSent: boolean }
  | { step: 'changed'; email: string | null }
  | { step: 'failed'; problem: MessageKey }

/**
 * A stranger may want to give the reader's address to an account of their own, and an intruder may want to take an
 * account to an address of theirs. So the page names both addresses and waits for a press, unless the last step is done in a
 * browser that is signed in to the account.
 */
export function loader({ url, context }: Route.LoaderArgs) {
  const token = linkToken(url)
  const change = token === null ? undefined : context.get(settingsContext).emailChangeOf(token)
  const isOwner = change !== undefined && change.userId === context.get(maybeUserContext)?.userId
  const asks =
    change !== undefined && !(isOwner && change.step === 'confirm')
      ? { email: change.email, newEmail: change.newEmail }
      : null
  return data({ token, asks }, { headers: PRIVATE_PAGE })
}

/** Both links of a change of address come here; the token says which step is due. */
export async function action({ request, context }: Route.ActionArgs) {
  const answerWith = (outcome: Outcome, init: { status?: number; headers?: Record<string, string> } = {}) =>
    data(outcome, { ...init, headers: { ...PRIVATE_PAGE, ...init.headers } })
  const form = VerifyEmailChangeSchema.safeParse(Object.fromEntries(await request.formData()))
  if (!form.success) {
    return answerWith({ step: 'failed', problem: (form.error.issues[0]?.message ?? '') as MessageKey }, { status: 400 })
  }
  const { clientAddress: address } = context.get(requestContext)
  const { token } = form.data
  const outcome = await withFailureAnswer(
    context,
    () => context.get(settingsContext).verifyEmailChange({ token, address }),
    () => null,
  )
  if (outcome === null)
    return answerWith({ step: 'failed', problem: 'recovery:problem.verificationError' }, { status: 500 })
  if (outcome.ok) {
    return outcome.step === 'approved'
      ? answerWith({ step: 'approved', email: outcome.email, mailSent: outcome.mailSent })
      : answerWith({ step: 'changed', email: outcome.email })
  }
  const wait: Record<string, string> =
    'retryAfterSeconds' in outcome ? { 'retry-after': String(outcome.retryAfterSeconds) } : {}
  const problem: MessageKey = `errors:${outcome.code}`
  return answerWith({ step: 'failed', problem }, { status: ERROR_STATUS[outcome.code], headers: wait })
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return privateHeaders({ loaderHeaders, actionHeaders })
}

export default function VerifyEmailChange({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('recovery')
  return (
    <>
      <title>{`${t('emailLink.title')} · Penmark`}</title>
      {actionData === undefined && loaderData.token !== null ? (
        <ConfirmChange token={loaderData.token} asks={loaderData.asks} />
      ) : (
        <OutcomeCard outcome={actionData ?? { step: 'failed', problem: 'recovery:emailLink.noToken' }} />
      )}
    </>
  )
}

/**
 * A button, which JavaScript presses by itself in the account's own browser; it posts to the path alone, so that the token
 * leaves the address bar.
 */
function ConfirmChange({ token, asks }: { token: string; asks: { email: string; newEmail: string } | null }) {
  const { t } = useTranslation('recovery')
  const form = usePressedForm(asks === null)
  const busy = useNavigation().state === 'submitting'
  return (
    <AuthCard
      title={t('emailLink.linkTitle')}
      intro={asks === null ? t('emailLink.link') : t('emailLink.linkAsks', asks)}
    >
      <Form method="post" action="/verify-email-change" replace ref={form}>
        <input type="hidden" name="token" value={token} />
        <Button wide busy={busy} busyLabel={t('emailLink.working')}>
          {t('emailLink.submit')}
        </Button>
      </Form>
    </AuthCard>
  )
}

function OutcomeCard({ outcome }: { outcome: Outcome }) {
  const { t } = useTranslation('recovery')
  const say = useMessage()
  const failed = outcome.step === 'failed' || (outcome.step === 'approved' && !outcome.mailSent)
  const words =
    outcome.step === 'failed'
      ? say(outcome.problem)
      : outcome.step === 'approved'
        ? outcome.mailSent
          ? t('emailLink.approved', { email: outcome.email })
          : t('emailLink.approvedNoMail')
        : outcome.email === null
          ? t('emailLink.changedBefore')
          : t('emailLink.changed', { email: outcome.email })
  return (
    <AuthCard title={t(`emailLink.${outcome.step}Title`)}>
      <Callout kind={failed ? 'error' : 'info'} live>
        {words}
      </Callout>
      <ButtonLink to="/login" wide>
        {t('emailLink.toLogin')}
      </ButtonLink>
    </AuthCard>
  )
}
