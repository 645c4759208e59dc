import { useTranslation } from 'react-i18next'
import { DATA_FILES } from '#app/.server/account/settings/data-export/data-export.ts'
import { isFreshSignIn } from '#app/.server/account/sign-in/reauthenticate.ts'
import { userContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { SignInAgain } from '#app/components/settings/sign-in-again.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { ERROR_STATUS, type ErrorCode } from '#app/domain/errors.ts'
import type { Route } from './+types/data'
import { hasPassword } from './confirmed.ts'
import { DataForm } from './data-form.tsx'

/** `refused` is why a download came back here. */
export function loader({ context, url }: Route.LoaderArgs) {
  const exists = hasPassword(context)
  const refused = url.searchParams.get('refused')
  return {
    files: DATA_FILES,
    exists,
    stale: !exists && !isFreshSignIn(context.get(penmarkContext), context.get(userContext)),
    refused: refused !== null && Object.hasOwn(ERROR_STATUS, refused) ? (refused as ErrorCode) : null,
  }
}

export default function Data({ loaderData: { files, exists, stale, refused } }: Route.ComponentProps) {
  const { t } = useTranslation('deletion')
  return (
    <>
      <title>{`${t('data.title')} · Penmark`}</title>
      <PageHeader title={t('data.title')} intro={t('data.intro')} />
      <section className="stack" aria-labelledby="get-heading">
        <h2 id="get-heading">{t('data.getTitle')}</h2>
        <p className="soft">{t('data.getHint')}</p>
        {stale ? <SignInAgain>{t('data.stale')}</SignInAgain> : <DataForm hasPassword={exists} refused={refused} />}
      </section>
      <section className="stack" aria-labelledby="list-heading">
        <h2 id="list-heading">{t('data.listTitle')}</h2>
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
      </section>
      <section className="stack" aria-labelledby="not-heading">
        <h2 id="not-heading">{t('data.notTitle')}</h2>
        <p>{t('data.not')}</p>
      </section>
    </>
  )
}
