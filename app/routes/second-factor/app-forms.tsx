import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { useTranslation } from 'react-i18next'
import { Form, useNavigation } from 'react-router'
import { QrCode } from '#app/components/second-factor/qr-code.tsx'
import { AccountField, FormProblems } from '#app/components/ui/account-field.tsx'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { CopyButton } from '#app/components/ui/copy-button.tsx'
import { inGroups } from '#app/domain/second-factor/second-factor.ts'
import '#app/components/settings/settings-list.css'

type Result = { lastResult: SubmissionResult<string[]> | null }

/** The password, so that nobody ties an open account to an app of theirs. */
export function BeginApp({ hasPassword, lastResult }: Result & { hasPassword: boolean }) {
  const { t } = useTranslation(['second-factor', 'settings'])
  const [form, fields] = useForm<{ password: string }>({ id: 'begin', lastResult })
  const busy = useNavigation().state === 'submitting'
  return (
    <Form method="post" {...getFormProps(form)} className="stack settings-form">
      <FormProblems form={form} fields={[fields.password]} />
      <input type="hidden" name="intent" value="begin" />
      {hasPassword && (
        <AccountField
          field={fields.password}
          type="password"
          label={t('settings:confirm.password')}
          hint={t('settings:confirm.passwordHint')}
          autoComplete="current-password"
        />
      )}
      <div className="row">
        <Button busy={busy}>{t('app.begin')}</Button>
        <ButtonLink to="/dashboard/settings/security" variant="secondary">
          {t('cancel')}
        </ButtonLink>
      </div>
    </Form>
  )
}

/** What the app is to be told, in three ways, and the first code as a proof that it was. */
export function AppSetUp({
  base32,
  link,
  qr,
  lastResult,
}: Result & { base32: string; link: string; qr: { path: string; size: number } }) {
  const { t } = useTranslation('second-factor')
  const [form, fields] = useForm<{ code: string }>({ id: 'confirm', lastResult })
  const busy = useNavigation().formData?.get('intent') === 'confirm'
  return (
    <>
      <ol className="setup-steps">
        <li>
          <p>{t('app.scan')}</p>
          <QrCode {...qr} title={t('app.qrTitle')} />
          <details>
            <summary>{t('app.byHand')}</summary>
            <p>
              <code className="setup-secret">{inGroups(base32)}</code>
            </p>
            <p className="row">
              <CopyButton text={base32} label={t('app.copySecret')} copiedLabel={t('codes.copied')} />
              <a href={link}>{t('app.open')}</a>
            </p>
            <p className="soft small">{t('app.byHandHint')}</p>
          </details>
        </li>
        <li>
          <Form method="post" {...getFormProps(form)} className="stack settings-form">
            <FormProblems form={form} fields={[fields.code]} />
            <input type="hidden" name="intent" value="confirm" />
            <AccountField
              field={fields.code}
              type="text"
              inputMode="numeric"
              label={t('app.code')}
              hint={t('app.codeHint')}
              autoComplete="one-time-code"
            />
            <div>
              <Button busy={busy}>{t('app.confirm')}</Button>
            </div>
          </Form>
        </li>
      </ol>
      <Form method="post">
        <Button name="intent" value="cancel" variant="quiet" size="small">
          {t('app.cancel')}
        </Button>
      </Form>
    </>
  )
}
