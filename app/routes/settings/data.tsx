import { getFormProps, useForm } from '@conform-to/react'
import { Form } from 'react-router'
import { settingsContext } from '#app/.server/account/settings/context.ts'
import { DATA_FILES } from '#app/.server/account/settings/data-export/data-export.ts'
import { userContext } from '#app/.server/auth/middleware.ts'
import { SignInAgain } from '#app/components/settings/sign-in-again.tsx'
import { AccountField, FormProblems } from '#app/components/ui/account-field.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { ERROR_STATUS, type ErrorCode } from '#app/domain/errors.ts'
import type { Route } from './+types/data'
import '#app/components/settings/settings-list.css'

/** `refused` says why a download was refused and led back here. */
export function loader({ context, url }: Route.LoaderArgs) {
  const refused = url.searchParams.get('refused')
  return {
    files: DATA_FILES,
    ...context.get(settingsContext).proofOf(context.get(userContext)),
    refused: refused !== null && Object.hasOwn(ERROR_STATUS, refused) ? (refused as ErrorCode) : null,
  }
}

export default function Data({ loaderData: { files, hasPassword, stale, refused } }: Route.ComponentProps) {
  const { t } = useTranslation('deletion')
  return (
    <>
      <title>{`${t('data.title')} · Penmark`}</title>
      <PageHeader title={t('data.title')} intro={t('data.intro')} />
      <section className="stack" aria-label={t('data.submit')}>
        {stale ? (
          <SignInAgain>{t('data.stale')}</SignInAgain>
        ) : (
          <DataForm hasPassword={hasPassword} refused={refused} />
        )}
        <p className="soft">{t('data.getHint')}</p>
      </section>
      <section className="stack" aria-labelledby="list-heading">
        <h2 id="list-heading">{t('data.listTitle')}</h2>
        {/* No line begins with the sign between two of them. */}
        <p>{t('data.list').replaceAll(' · ', '\u00a0· ')}</p>
        <details>
          <summary>{t('data.files')}</summary>
          <dl className="settings-facts">
            {files.map((file) => (
              <div key={file}>
                <dt>
                  <code>{file}</code>
                </dt>
                <dd>{t(`files.${file}`)}</dd>
              </div>
            ))}
          </dl>
        </details>
      </section>
      <section className="stack" aria-labelledby="not-heading">
        <h2 id="not-heading">{t('data.notTitle')}</h2>
        <p>{t('data.not')}</p>
      </section>
    </>
  )
}

/** The password, if the account has one, and the button. The answer is a file, so the browser itself sends the form. */
function DataForm({ hasPassword, refused }: { hasPassword: boolean; refused: ErrorCode | null }) {
  const { t } = useTranslation(['deletion', 'settings'])
  const [form, fields] = useForm<{ current_password: string }>({
    id: 'data',
    lastResult: refused === null ? null : { status: 'error', error: { '': [`errors:${refused}`] } },
  })
  return (
    <Form
      method="post"
      action="/dashboard/settings/data/download"
      reloadDocument
      {...getFormProps(form)}
      className="stack settings-form"
    >
      <FormProblems form={form} fields={[fields.current_password]} />
      {hasPassword && (
        <AccountField
          field={fields.current_password}
          type="password"
          label={t('settings:confirm.password')}
          hint={t('settings:confirm.passwordHint')}
          autoComplete="current-password"
        />
      )}
      <div>
        <Button>{t('data.submit')}</Button>
      </div>
    </Form>
  )
}
