import { LockClosedIcon } from '@radix-ui/react-icons'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Badge } from '#app/components/ui/badge.tsx'
import { useMessage } from '#app/components/ui/use-message.ts'
import { BUILT_IN_STYLES, BUILT_IN_TEMPLATES } from '#app/domain/assistant/options.ts'
import { PLANS, type PlanKey, planReaches } from '#app/domain/billing/plans.ts'
import './library.css'

/** The built-in items. An item that the plan does not include shows a lock, the plan that it needs and a link to it. */
export function BuiltInList({ kind, plan }: { kind: 'style' | 'template'; plan: PlanKey }) {
  const { t } = useTranslation('library')
  const message = useMessage()
  const lines =
    kind === 'style'
      ? BUILT_IN_STYLES.map(({ key, planRequired }) => ({
          ...{ key, planRequired },
          name: message(`assistant:style.${key}`),
          text: t(`style.names.${key}`),
        }))
      : BUILT_IN_TEMPLATES.map(({ key, planRequired }) => ({
          ...{ key, planRequired },
          name: message(`assistant:template.${key}`),
          text: t(`template.names.${key}`),
        }))
  return (
    <section className="library-part" aria-labelledby="built-in-heading">
      <header className="library-head">
        <h2 id="built-in-heading">{t(`${kind}.builtIn`)}</h2>
      </header>
      <ul className="library-list">
        {lines.map(({ key, planRequired, name, text }) => {
          const open = planReaches(plan, planRequired)
          return (
            <li key={key} data-locked={open ? undefined : ''}>
              <div className="library-words">
                <p className="library-name">
                  <span id={`name-${key}`}>{name}</span>
                  {!open && (
                    <Badge>
                      <LockClosedIcon aria-hidden="true" /> {t('planRequired', { plan: PLANS[planRequired].name })}
                    </Badge>
                  )}
                </p>
                <p className="library-preview">{text}</p>
              </div>
              <p className="library-actions small">
                {open ? (
                  <Link to={`/dashboard/assistant?${kind}=${key}`} aria-describedby={`name-${key}`}>
                    {t('use')}
                  </Link>
                ) : (
                  <Link
                    to="/dashboard/billing"
                    aria-describedby={`name-${key}`}
                    title={t(`${kind}.locked`, { plan: PLANS[planRequired].name })}
                  >
                    {t('upgrade')}
                  </Link>
                )}
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
