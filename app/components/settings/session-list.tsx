import { DesktopIcon, MobileIcon, RocketIcon } from '@radix-ui/react-icons'
import { Link } from 'react-router'
import type { OwnSession } from '#app/.server/auth/sessions.ts'
import { Badge } from '#app/components/ui/badge.tsx'
import { Moment } from '#app/components/ui/moment.tsx'
import { useTranslation } from '../ui/use-translation.ts'
import './settings-list.css'

const PHONES = ['iOS', 'Android']

/** Every session of the account, the present one first and marked. */
export function SessionList({
  sessions,
  current,
  confirming = false,
}: {
  sessions: readonly OwnSession[]
  current: string | null
  /** True on the page that confirms the end of a session, which has no link to itself. */
  confirming?: boolean
}) {
  const { t } = useTranslation('settings')
  return (
    <ul className="settings-list">
      {sessions.map((session) => (
        <li key={session.id}>
          <SessionIcon session={session} />
          <div className="settings-list-words">
            <p className="settings-list-name">
              <SessionName session={session} />
              {session.id === current && <Badge tone="accent">{t('sessions.current')}</Badge>}
            </p>
            <p className="soft small numbers">
              {t(`sessions.kind.${session.kind}`)}
              {' · '}
              {t('sessions.since')} <Moment at={session.createdAt} />
              {' · '}
              {t('sessions.active')} <Moment at={session.lastSeenAt} />
            </p>
          </div>
          {!confirming && session.id !== current && (
            <p className="small">
              <Link to={`/dashboard/settings/sessions/${session.id}`} aria-describedby={`name-${session.id}`}>
                {t('sessions.end')}
              </Link>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Client and system of a session, so that its owner recognises it. */
function SessionName({ session }: { session: OwnSession }) {
  const { t } = useTranslation('settings')
  const { id, client, system } = session
  const words =
    client !== null && system !== null
      ? t('sessions.device', { client, system })
      : (client ?? system ?? t('sessions.unknown'))
  return <span id={`name-${id}`}>{words}</span>
}

function SessionIcon({ session }: { session: OwnSession }) {
  const Icon = session.kind !== 'web' ? RocketIcon : PHONES.includes(session.system ?? '') ? MobileIcon : DesktopIcon
  return <Icon aria-hidden="true" />
}
