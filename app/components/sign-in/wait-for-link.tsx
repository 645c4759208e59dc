import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { Form, Link, useNavigation } from 'react-router'
import { AccountField, FormProblems } from '#app/components/ui/account-field.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { useTranslation } from '../ui/use-translation.ts'
import { AuthCard } from './auth-card.tsx'
import './resend-form.css'

/** Says which address the link went to, if it was registered here; offers a new link, and the code in place of the link. */
export function WaitForLink(props: {
  /** The page that takes all these forms. */
  action: string
  address: string | null
  verify: LastResult
  resend: LastResult
  resent: boolean
}) {
  const { t } = useTranslation('sign-in')
  const { action, address, verify, resend, resent } = props
  return (
    <AuthCard
      title={t('verify.title')}
      intro={address === null ? t('verify.open') : t('verify.sentTo', { email: address })}
    >
      {resent && (
        <Callout live title={t('verify.sentTitle')}>
          {t('verify.sent')}
        </Callout>
      )}
      <ResendForm action={action} lastResult={resend} address={address} />
      <details className="enter-code" open={verify !== null}>
        <summary>{t('verify.codeInstead')}</summary>
        {/* After a new email, an old problem with the code no longer matters: the form starts fresh. */}
        <TokenForm key={String(resent)} action={action} lastResult={verify} />
      </details>
    </AuthCard>
  )
}

type LastResult = SubmissionResult<string[]> | null

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

/** Sends a new link, to the address of this browser's registration or to one that is typed. */
function ResendForm({
  action,
  lastResult,
  address,
}: {
  action: string
  lastResult: LastResult
  address: string | null
}) {
  const { t } = useTranslation('sign-in')
  const busy = useBusy('resend')
  const [form, fields] = useForm<{ email: string }>({ id: 'resend', lastResult })
  return (
    <section aria-labelledby="resend-title" className="stack resend-form">
      <div>
        <h2 id="resend-title">{t('verify.resendTitle')}</h2>
        <p className="soft">{t('verify.resend')}</p>
      </div>
      <Form method="post" action={action} {...getFormProps(form)}>
        <FormProblems form={form} fields={[fields.email]} />
        <input type="hidden" name="intent" value="resend" />
        {address === null ? (
          <AccountField field={fields.email} type="email" label={t('field.email')} autoComplete="email" />
        ) : (
          <input type="hidden" name="email" value={address} />
        )}
        <Button variant="secondary" wide busy={busy}>
          {t('verify.resendSubmit')}
        </Button>
      </Form>
      {address !== null && (
        <p className="small">
          <Link to="/register">{t('verify.otherAddress')}</Link>
        </p>
      )}
    </section>
  )
}

/** Whether the form of this intent is on its way. */
export function useBusy(intent: 'verify' | 'resend'): boolean {
  return useNavigation().formData?.get('intent') === intent
}
