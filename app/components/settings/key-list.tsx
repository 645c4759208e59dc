import { LockClosedIcon } from '@radix-ui/react-icons'
import { Link } from 'react-router'
import type { OwnKey } from '#app/.server/auth/api-keys.ts'
import { Badge } from '#app/components/ui/badge.tsx'
import { formatsFor } from '#app/components/ui/format.ts'
import { Moment } from '#app/components/ui/moment.tsx'
import { useLook } from '#app/components/ui/use-look.ts'
import { maskedKey } from '#app/domain/settings/api-keys.ts'
import { useTranslation } from '../ui/use-translation.ts'
import './settings-list.css'

/** A key, and whether it has expired. The server decides that, since it has the clock. */
export type ListedKey = OwnKey & { expired: boolean }

/** The keys of the account, masked, with the scopes of each. */
export function KeyList({ keys, works }: { keys: readonly ListedKey[]; works: boolean }) {
  return (
    <ul className="settings-list">
      {keys.map((key) => (
        <li key={key.id}>
          <LockClosedIcon aria-hidden="true" />
          <KeyFacts listed={key} works={works} />
          <KeyLinks listed={key} works={works} />
        </li>
      ))}
    </ul>
  )
}

/** Name, scopes and times of one key. `works` says whether the plan lets keys work at all. */
export function KeyFacts({ listed, works }: { listed: ListedKey; works: boolean }) {
  const { t } = useTranslation('settings')
  const { day } = formatsFor(useLook().locale)
  const { id, name, prefix, scopes, createdAt, expiresAt, lastUsedAt, expired } = listed
  return (
    <div className="settings-list-words">
      <p className="settings-list-name">
        <span id={`name-${id}`}>{name}</span>
        {expired ? (
          <Badge tone="warn">{t('keys.expired')}</Badge>
        ) : (
          !works && <Badge tone="warn">{t('keys.paused')}</Badge>
        )}
      </p>
      <p className="small">
        <code>{maskedKey(prefix)}</code> · {scopes.map((scope) => t(`keys.scope.${scope}.name`)).join(', ')}
      </p>
      <p className="soft small numbers">
        {t('keys.created', { date: day(createdAt) })}
        {' · '}
        {expiresAt === null
          ? t('keys.lasts')
          : t(expired ? 'keys.expiredOn' : 'keys.expires', { date: day(expiresAt) })}
        {' · '}
        {lastUsedAt === null ? (
          t('keys.unused')
        ) : (
          <>
            {t('keys.used')} <Moment at={lastUsedAt} />
          </>
        )}
      </p>
    </div>
  )
}

function KeyLinks({ listed: { id }, works }: { listed: ListedKey; works: boolean }) {
  const { t } = useTranslation('settings')
  const page = `/dashboard/settings/keys/${id}`
  return (
    <p className="row small">
      {works && (
        <Link to={`${page}/regenerate`} aria-describedby={`name-${id}`}>
          {t('keys.regenerate')}
        </Link>
      )}
      <Link to={`${page}/revoke`} aria-describedby={`name-${id}`}>
        {t('keys.revoke')}
      </Link>
    </p>
  )
}
