import { IdCardIcon } from '@radix-ui/react-icons'
import { Link } from 'react-router'
import type { OwnPasskey } from '#app/.server/auth/second-factor/passkeys.ts'
import { Badge } from '#app/components/ui/badge.tsx'
import { formatsFor } from '#app/components/ui/format.ts'
import { Moment } from '#app/components/ui/moment.tsx'
import { useLook } from '#app/components/ui/use-look.ts'
import { useTranslation } from '../ui/use-translation.ts'
import '#app/components/settings/settings-list.css'

/** The passkeys of the account, each with links to rename and remove it. */
export function PasskeyList({ passkeys }: { passkeys: readonly OwnPasskey[] }) {
  const { t } = useTranslation('second-factor')
  return (
    <ul className="settings-list">
      {passkeys.map((listed) => {
        const page = `/dashboard/settings/security/passkeys/${listed.id}`
        return (
          <li key={listed.id}>
            <IdCardIcon aria-hidden="true" />
            <PasskeyFacts listed={listed} />
            <p className="row small">
              <Link to={page} aria-describedby={`name-${listed.id}`}>
                {t('passkey.rename')}
              </Link>
              <Link to={`${page}/remove`} aria-describedby={`name-${listed.id}`}>
                {t('passkey.remove')}
              </Link>
            </p>
          </li>
        )
      })}
    </ul>
  )
}

/** Name and times of one passkey. */
export function PasskeyFacts({ listed }: { listed: OwnPasskey }) {
  const { t } = useTranslation('second-factor')
  const { day } = formatsFor(useLook().locale)
  const { id, name, backedUp, createdAt, lastUsedAt } = listed
  return (
    <div className="settings-list-words">
      <p className="settings-list-name">
        <span id={`name-${id}`}>{name}</span>
        {backedUp && <Badge>{t('passkey.synced')}</Badge>}
      </p>
      <p className="soft small numbers">
        {t('passkey.added', { date: day(createdAt) })}
        {' · '}
        {lastUsedAt === null ? (
          t('passkey.unused')
        ) : (
          <>
            {t('passkey.used')} <Moment at={lastUsedAt} />
          </>
        )}
      </p>
    </div>
  )
}
