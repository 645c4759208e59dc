import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { useTranslation } from 'react-i18next'
import { Form, useNavigation } from 'react-router'
import { AuthCard } from '#app/components/sign-in/auth-card.tsx'
import { AccountField, FormProblems } from '#app/components/ui/account-field.tsx'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { usePressedForm } from '#app/components/ui/use-pressed-form.ts'
import { withReturnPath } from '#app/domain/sign-in/return-path.ts'
import './verify-forms.css'

/** Every form here posts to the path without the token of a mail link, so that it leaves the address bar. */
const PATH = '/verify-email'

/** The page behind the link of a mail: a button, which JavaScript presses by itself. */
export function ConfirmLink({ token, returnPath }: { token: string; returnPath: string | null }) {
  const { t } = useTranslation('sign-in')
  const form = usePressedForm()
  const busy = useBusy('verify')
  return (
    <AuthCard title={t('verify.linkTitle')} intro={t('verify.link')}>
      <Form method="post" action={withReturnPath(PATH, returnPath)} replace ref={form}>
        <input type="hidden" name="intent" value="verify" />
        <input type="hidden" name="token" value={token} />
        <Button wide busy={busy} busyLabel={t('verify.working')}>
          {t('verify.linkSubmit')}
        </Button>
      </Form>
    </AuthCard>
  )
}

/** Manual entry of the token, and below it the way to a new message. */
export function VerifyByHand(props: {
  verify: LastResult
  resend: LastResult
  resent: boolean
  returnPath: string | null
}) {
  const { t } = useTranslation('sign-in')
  const action = withReturnPath(PATH, props.returnPath)
  return (
    <AuthCard title={t('verify.title')} intro={t('verify.manual')}>
      {/* A new message makes an old complaint about the token beside the point: the form starts afresh. */}
      <TokenForm key={String(props.resent)} action={action} lastResult={props.verify} />
      <ResendForm action={action} lastResult={props.resend} resent={props.resent} />
    </AuthCard>
  )
}

type LastResult = SubmissionResult<string[]> | null

/** Whether the form of this intent is on its way. */
function useBusy(intent: 'verify' | 'resend'): boolean {
  return useNavigation().formData?.get('intent') === intent
}

function TokenForm({ action, lastResult }: { action: string; lastResult: LastResult }) {
  const { t } = useTranslation('sign-in')
  const busy = useBusy('verify')
  const [form, fields] = useForm<{ token: string }>({ id: 'verify', lastResult })
  return (
    <Form method="post" action={action} {...getFormProps(form)}>
      <FormProblems form={form} fields={[fields.token]} />
      <input type="hidden" name="intent" value="verify" />
      <AccountField
        field={fields.token}
        type="text"
        label={t('field.token')}
        hint={t('field.tokenHint')}
        autoComplete="one-time-code"
      />
      <Button wide busy={busy}>
        {t('verify.manualSubmit')}
      </Button>
    </Form>
  )
}

function ResendForm({ action, lastResult, resent }: { action: string; lastResult: LastResult; resent: boolean }) {
  const { t } = useTranslation('sign-in')
  const busy = useBusy('resend')
  const [form, fields] = useForm<{ email: string }>({ id: 'resend', lastResult })
  return (
    <section aria-labelledby="resend-title" className="stack resend-form">
      <div>
        <h2 id="resend-title">{t('verify.resendTitle')}</h2>
        <p className="soft">{t('verify.resend')}</p>
      </div>
      {resent ? (
        <Callout live title={t('verify.sentTitle')}>
          {t('verify.sent')}
        </Callout>
      ) : null}
      <Form method="post" action={action} {...getFormProps(form)}>
        <FormProblems form={form} fields={[fields.email]} />
        <input type="hidden" name="intent" value="resend" />
        <AccountField field={fields.email} type="email" label={t('field.email')} autoComplete="email" />
        <Button variant="secondary" wide busy={busy}>
          {t('verify.resendSubmit')}
        </Button>
      </Form>
    </section>
  )
}

export function Verified({ state, next }: { state: 'verified' | 'already_verified'; next: string }) {
  const { t } = useTranslation('sign-in')
  const already = state === 'already_verified'
  return (
    <AuthCard title={t(already ? 'verify.alreadyTitle' : 'verify.doneTitle')}>
      <Callout live>{t(already ? 'verify.already' : 'verify.done')}</Callout>
      <ButtonLink to={next} wide>
        {t('verify.toLogin')}
      </ButtonLink>
    </AuthCard>
  )
}
