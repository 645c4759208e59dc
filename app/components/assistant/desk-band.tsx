import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { formatsFor } from '#app/components/ui/format.ts'
import { useLook } from '#app/components/ui/use-look.ts'
import { useMessage } from '#app/components/ui/use-message.ts'
import { PLANS, type PlanKey } from '#app/domain/billing/plans.ts'
import type { UsageSummary } from '#app/domain/usage/usage.ts'
import { useTranslation } from '../ui/use-translation.ts'
import type { RunState } from './use-assist-run.ts'

/** Outcomes that are no failure. */
const NEUTRAL = new Set(['engine_unchanged', 'engine_stopped', 'engine_unsupported'])
/** Failures of a connected model, which the built-in engine does not share. */
const OF_THE_MODEL = new Set([
  'engine_unavailable',
  'engine_busy',
  'engine_timeout',
  'engine_misconfigured',
  'engine_filtered',
  'engine_wrong_language',
])
const NEXT: Readonly<Record<PlanKey, 'pro' | 'business' | null>> = {
  starter: 'pro',
  pro: 'business',
  business: null,
  enterprise: null,
}

/**
 * One band above the foot: why there is no answer and what to do about it, or that the month is used up and what stays free. The
 * text stays on the sheet.
 */
export function DeskBand({
  state,
  usage,
  hasAnswer,
  offersBuiltIn,
  onCancel,
  children,
}: {
  state: RunState
  usage: UsageSummary
  hasAnswer: boolean
  /** Whether the built-in engine can do what the connected model failed to do. */
  offersBuiltIn: boolean
  /** Gives up a request that waits for a connection. */
  onCancel: () => void
  children?: ReactNode
}) {
  const { t, i18n } = useTranslation(['assistant', 'errors', 'billing'])
  const message = useMessage()
  const date = formatsFor(useLook().locale).dayOfMonth(usage.resetsAt)
  const refused = state.phase === 'answered' && !state.answer.ok ? state.answer : null
  const isUsedUp = refused === null ? usage.remaining <= 0 && !hasAnswer : refused.code === 'limit_reached'
  const next = NEXT[usage.plan]
  // A long text that is sent by the keyboard from its end leaves the band below the window.
  const bands = useRef<HTMLDivElement>(null)
  const isTold = refused !== null || ['lost', 'stopped', 'signed-out', 'waiting'].includes(state.phase)
  useEffect(() => {
    if (isTold) bands.current?.lastElementChild?.scrollIntoView({ block: 'nearest' })
  }, [isTold])
  const money = (cents: number) => (cents / 100).toLocaleString(i18n.language, { style: 'currency', currency: 'USD' })
  return (
    <div ref={bands} className="desk-bands" role="status">
      {children}
      {isUsedUp && (
        <div className="desk-band" data-kind="limit">
          <div>
            <p className="band-title">{t('limit.reached', { limit: usage.limit.toLocaleString(i18n.language) })}</p>
            <p className="soft">{t('limit.renews', { date })}</p>
          </div>
          {next !== null && (
            <ButtonLink to="/dashboard/billing">
              {t('limit.next', {
                plan: PLANS[next].name,
                limit: PLANS[next].requestsPerMonth.toLocaleString(i18n.language),
                price: money(PLANS[next].priceCents?.month ?? 0),
              })}
            </ButtonLink>
          )}
        </div>
      )}
      {refused !== null && !isUsedUp && (
        <div className="desk-band" data-kind={NEUTRAL.has(refused.code) ? 'info' : 'error'}>
          <div>
            <p className="band-title">{refused.message}</p>
            {refused.notes.map((note) => (
              <p key={note} className="soft">
                {note}
              </p>
            ))}
            {refused.code === 'cap_reached' && (
              <p>
                <Link to="/dashboard/billing/cap">{t('billing:cap.change')}</Link>
              </p>
            )}
          </div>
          {!NEUTRAL.has(refused.code) && refused.code !== 'cap_reached' && (
            <div className="row">
              {offersBuiltIn && OF_THE_MODEL.has(refused.code) && (
                <Button name="engine" value="builtin" variant="secondary">
                  {t('use_builtin')}
                </Button>
              )}
              <Button>{t('try_again')}</Button>
            </div>
          )}
        </div>
      )}
      {state.phase === 'stopped' && <Band>{t('errors:engine_stopped')}</Band>}
      {state.phase === 'lost' && (
        <div className="desk-band" data-kind="error">
          <p className="band-title">{t('connection_lost')}</p>
          <Button variant="secondary">{t('try_again')}</Button>
        </div>
      )}
      {state.phase === 'waiting' && (
        <div className="desk-band" data-kind="limit">
          <p className="band-title">{message('offline:assistWaiting')}</p>
          <Button type="button" variant="secondary" onClick={onCancel}>
            {message('offline:assistCancel')}
          </Button>
        </div>
      )}
      {state.phase === 'signed-out' && (
        <div className="desk-band" data-kind="error">
          <p className="band-title">{t('signed_out')}</p>
          <a href="/login" target="_blank" rel="noreferrer">
            {t('sign_in')}
          </a>
        </div>
      )}
    </div>
  )
}

function Band({ children }: { children: ReactNode }) {
  return (
    <div className="desk-band" data-kind="info">
      <p className="band-title">{children}</p>
    </div>
  )
}
