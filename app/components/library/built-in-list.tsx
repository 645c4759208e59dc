import { LockClosedIcon } from '@radix-ui/react-icons'
import { Link } from 'react-router'
import { Badge } from '#app/components/ui/badge.tsx'
import { useLook } from '#app/components/ui/use-look.ts'
import { useMessage } from '#app/components/ui/use-message.ts'
import { BUILT_IN_STYLES, BUILT_IN_TEMPLATES } from '#app/domain/assistant/options.ts'
import { PLANS, type PlanKey, planReaches } from '#app/domain/billing/plans.ts'
import { colonIn } from '#app/domain/preferences/colon.ts'
import { useTranslation } from '../ui/use-translation.ts'
import './library.css'

/** The built-in items. Items that the plan does not include stand together under a lock, the plan that they need and a link to it. */
export function BuiltInList({ kind, plan }: { kind: 'style' | 'template'; plan: PlanKey }) {
  const { t } = useTranslation('library')
  const { locale } = useLook()
  const message = useMessage()
  const lines =
    kind === 'style'
      ? BUILT_IN_STYLES.map(({ key, planRequired }) => ({
          ...{ key, planRequired },
          name: message(`assistant:style.${key}`),
          text: t(`style.names.${key}`),
          sample: t(`style.sample.${key}`),
        }))
      : BUILT_IN_TEMPLATES.map(({ key, planRequired }) => ({
          ...{ key, planRequired },
          name: message(`assistant:template.${key}`),
          text: t(`template.names.${key}`),
          sample: undefined,
        }))
  const needed = [...new Set(lines.map(({ planRequired }) => planRequired))].filter((key) => !planReaches(plan, key))
  const open = lines.filter(({ planRequired }) => planReaches(plan, planRequired))
  return (
    <section className="library-part" aria-labelledby="built-in-heading">
      <header className="library-head">
        <h2 id="built-in-heading">{t(`${kind}.builtIn`)}</h2>
      </header>
      {kind === 'style' && (
        <p className="style-sample soft small">
          {t('style.sample.label') + colonIn(locale)} <q>{t('style.sample.before')}</q>
        </p>
      )}
      <ul className="library-list">
        {open.map(({ key, name, text, sample }) => (
          <li key={key}>
            <Words name={name} text={text} sample={sample} id={`name-${key}`} />
            <p className="library-actions small">
              <Link to={`/dashboard/assistant?${kind}=${key}`} aria-describedby={`name-${key}`}>
                {t('use')}
              </Link>
            </p>
          </li>
        ))}
      </ul>
      {needed.map((planRequired) => {
        const locked = lines.filter((line) => line.planRequired === planRequired)
        return (
          <div key={planRequired} className="library-locked">
            <p className="library-locked-head">
              <Badge>
                <LockClosedIcon aria-hidden="true" /> {t('planRequired', { plan: PLANS[planRequired].name })}
              </Badge>
              <Link
                className="small"
                to="/dashboard/billing"
                aria-describedby={locked.map(({ key }) => `name-${key}`).join(' ')}
                title={t(`${kind}.locked`, { plan: PLANS[planRequired].name })}
              >
                {t('upgrade')}
              </Link>
            </p>
            <ul className="library-list">
              {locked.map(({ key, name, text, sample }) => (
                <li key={key} data-locked="">
                  <Words name={name} text={text} sample={sample} id={`name-${key}`} />
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </section>
  )
}

function Words({
  id,
  name,
  text,
  sample,
}: {
  id: string
  name: string
  text: string
  /** One sentence in this style; templates have none. */
  sample: string | undefined
}) {
  return (
    <div className="library-words">
      <p className="library-name" id={id}>
        {name}
      </p>
      <p className="library-preview">{text}</p>
      {sample !== undefined && (
        <p className="style-sample small">
          <q>{sample}</q>
        </p>
      )}
    </div>
  )
}
