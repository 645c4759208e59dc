import { useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { Button, ButtonAnchor } from '#app/components/ui/button.tsx'
import { Moment } from '#app/components/ui/moment.tsx'
import { notify } from '#app/components/ui/toaster.tsx'
import { keepForm } from '../history/kept-here.ts'
import { useTranslation } from '../ui/use-translation.ts'
import { discardWrite, type KeptWrite } from './queue.ts'
import { type QueueView, useQueue } from './use-queue.ts'
import './queue-panel.css'

/** Pages that show what the server stores and have no typed text that reloading could lose. */
const SHOWING =
  /^\/dashboard\/(?:bookmarks|library|(?:styles|templates|prompts)(?:\/(?!new$|import$)\w+(?:\/versions)?)?)$/
/** Pages whose form fills in what was typed before. */
const CORRECTED = /^\/dashboard\/(?:styles|templates|prompts)\/(?!import$)\w+$/
/** Hidden fields of the forms, which the user neither typed nor chose. */
const HIDDEN = ['idempotency_key', 'receipt', 'in_place', 'read', 'version']

/** The writes that wait on this device, and those that the server refused, each with its typed text. */
export function QueuePanel({ user }: { user: string }) {
  const { t } = useTranslation('offline')
  const { pathname } = useLocation()
  const { revalidate } = useRevalidator()
  const { waiting, refused, state, send } = useQueue(user, (count) => {
    notify('success', t('sent', { count }))
    if (SHOWING.test(pathname)) void revalidate()
  })
  return (
    <>
      <p className="visually-hidden" role="status">
        {waiting.length > 0 && t('waiting', { count: waiting.length })}{' '}
        {refused.length > 0 && t('refused', { count: refused.length })}
      </p>
      <section className="queue" aria-label={t('title')} hidden={waiting.length + refused.length === 0}>
        <div className="page">
          {waiting.length > 0 && (
            <details>
              <summary>{t('waiting', { count: waiting.length })}</summary>
              <Words state={state} />
              <ul className="queue-list">
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
              <ul className="queue-list">
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

/** Why the writes wait. */
function Words({ state }: Pick<QueueView, 'state'>) {
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
    // The page's form reads the draft from storage, so no text appears in the address.
    void keepForm({ user: write.user, place: page, fields: Object.fromEntries(typed) })
      .then(() => discardWrite(id))
      .then(() => navigate(page))
      .catch(() => undefined)
  }
  return (
    <li>
      <p className="queue-name" id={`kept-${id}`}>
        <span className="soft small">{t(`write.${write.write}`)}</span> {name ?? title}{' '}
        <span className="soft small">
          <Moment at={at} />
        </span>
      </p>
      {refused && <p className="queue-reason">{reason ?? t('noReason')}</p>}
      {typed.length > 0 && (
        <details>
          <summary className="small">{t('typed')}</summary>
          {typed.map(([field, value]) => (
            <p key={field} dir="auto" className="queue-typed">
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
