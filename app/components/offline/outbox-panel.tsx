import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { Button, ButtonAnchor } from '#app/components/ui/button.tsx'
import { Moment } from '#app/components/ui/moment.tsx'
import { notify } from '#app/components/ui/toaster.tsx'
import { keepForm } from '../history/kept-here.ts'
import { discardWrite, type KeptWrite } from './outbox.ts'
import { type OutboxView, useOutbox } from './use-outbox.ts'
import './outbox-panel.css'

/** Pages that show what is kept on the server, and lose nothing that is being typed when they are loaded anew. */
const SHOWING =
  /^\/dashboard\/(?:bookmarks|library|(?:styles|templates|prompts)(?:\/(?!new$|import$)\w+(?:\/versions)?)?)$/
/** Pages whose form takes up again what was typed. */
const CORRECTED = /^\/dashboard\/(?:styles|templates|prompts)\/(?!import$)\w+$/
/** What a form carries beside what somebody typed or chose. */
const HIDDEN = ['idempotency_key', 'receipt', 'in_place', 'read', 'version']

/** What waits on this device to be sent, and what the server refused with everything that was typed. */
export function OutboxPanel({ user }: { user: string }) {
  const { t } = useTranslation('offline')
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  const { waiting, refused, state, send } = useOutbox(user, (count) => {
    notify('success', t('sent', { count }))
    if (SHOWING.test(pathname)) void revalidate()
  })
  return (
    <>
      <p className="visually-hidden" role="status">
        {waiting.length > 0 && t('waiting', { count: waiting.length })}{' '}
        {refused.length > 0 && t('refused', { count: refused.length })}
      </p>
      <section className="outbox" aria-label={t('title')} hidden={waiting.length + refused.length === 0}>
        <div className="page">
          {waiting.length > 0 && (
            <details>
              <summary>{t('waiting', { count: waiting.length })}</summary>
              <Words state={state} />
              <ul className="outbox-list">
                {waiting.map((write) => (
                  <Line key={write.id} write={write} />
                ))}
              </ul>
              <div className="row">
                <Button
                  type="button"
                  variant="secondary"
                  size="small"
                  busy={state === 'sending'}
                  busyLabel={t('sending')}
                  onClick={send}
                >
                  {t('send')}
                </Button>
                {state === 'signed-out' && (
                  <ButtonAnchor
                    href={`/login?${new URLSearchParams({ redirectTo: pathname })}`}
                    variant="secondary"
                    size="small"
                  >
                    {t('signIn')}
                  </ButtonAnchor>
                )}
              </div>
            </details>
          )}
          {refused.length > 0 && (
            <details open>
              <summary>{t('refused', { count: refused.length })}</summary>
              <ul className="outbox-list">
                {refused.map((write) => (
                  <Line key={write.id} write={write} refused />
                ))}
              </ul>
            </details>
          )}
        </div>
      </section>
    </>
  )
}

/** Why it waits. */
function Words({ state }: Pick<OutboxView, 'state'>) {
  const { t } = useTranslation('offline')
  const words = {
    'no-connection': t('noConnection'),
    later: t('trying'),
    sending: t('sending'),
    'signed-out': t('signedOut'),
    'other-user': t('signedOut'),
    empty: null,
  }[state]
  return words === null ? null : <p className="soft small">{words}</p>
}

function Line({ write, refused = false }: { write: KeptWrite; refused?: boolean }) {
  const { t } = useTranslation('offline')
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const { id, at, page, title, fields, reason } = write
  const typed = fields.filter(([name, value]) => !HIDDEN.includes(name) && value.trim() !== '')
  const name = fields.find(([field]) => field === 'name')?.[1]
  const discard = () => void discardWrite(id).catch(() => undefined)
  const correct = () => {
    // The form of the page finds it there, so nothing of it stands in an address.
    void keepForm({ user: write.user, place: page, fields: Object.fromEntries(typed) })
      .then(() => discardWrite(id))
      .then(() => navigate(page))
      .catch(() => undefined)
  }
  return (
    <li>
      <p className="outbox-name" id={`kept-${id}`}>
        <span className="soft small">{t(`write.${write.write}`)}</span> {name ?? title}{' '}
        <span className="soft small">
          <Moment at={at} />
        </span>
      </p>
      {refused && <p className="outbox-reason">{reason ?? t('noReason')}</p>}
      {typed.length > 0 && (
        <details>
          <summary className="small">{t('typed')}</summary>
          {typed.map(([field, value]) => (
            <p key={field} dir="auto" className="outbox-typed">
              {value}
            </p>
          ))}
        </details>
      )}
      {asking ? (
        <div className="row" role="status">
          <span className="small">{t('discardTitle')}</span>
          <Button type="button" variant="danger" size="small" onClick={discard}>
            {t('discard')}
          </Button>
          <Button type="button" variant="secondary" size="small" onClick={() => setAsking(false)}>
            {t('keep')}
          </Button>
        </div>
      ) : (
        <div className="row">
          {refused && CORRECTED.test(page) && (
            <Button type="button" variant="secondary" size="small" aria-describedby={`kept-${id}`} onClick={correct}>
              {t('correct')}
            </Button>
          )}
          <Button
            type="button"
            variant="quiet"
            size="small"
            aria-describedby={`kept-${id}`}
            onClick={() => setAsking(true)}
          >
            {t('discard')}
          </Button>
        </div>
      )}
    </li>
  )
}
