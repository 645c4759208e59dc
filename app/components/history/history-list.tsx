import { useCallback, useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { CheckboxCard } from '#app/components/ui/checkbox-cards.tsx'
import { CopyButton } from '#app/components/ui/copy-button.tsx'
import { EmptyState } from '#app/components/ui/empty-state.tsx'
import { Moment } from '#app/components/ui/moment.tsx'
import { notify } from '#app/components/ui/toaster.tsx'
import { useMessage } from '#app/components/ui/use-message.ts'
import { nameKey } from '#app/domain/library/name-key.ts'
import { preview } from '#app/domain/library/previews.ts'
import { useTranslation } from '../ui/use-translation.ts'
import {
  forgetAll,
  forgetResult,
  HISTORY_MAX,
  type HistoryEntry,
  historyIsOn,
  historyOf,
  keepDraft,
  turnHistory,
} from './kept-here.ts'
import '../library/library.css'
import './history.css'

const PREVIEW = 160

/** The results that this browser stores of a user: a switch, a search, and the results with their actions. */
export function HistoryList({ user }: { user: string }) {
  const { t } = useTranslation('history')
  const [entries, setEntries] = useState<readonly HistoryEntry[] | 'loading' | 'failed'>('loading')
  const [on, setOn] = useState(true)
  const [query, setQuery] = useState('')
  const [asking, setAsking] = useState(false)
  const load = useCallback(() => {
    historyOf(user).then(setEntries, () => setEntries('failed'))
  }, [user])
  useEffect(() => {
    setOn(historyIsOn(user))
    load()
  }, [user, load])
  const change = (work: Promise<void>) => {
    work.then(load, () => notify('error', t('failed')))
  }

  if (entries === 'loading') return null
  if (entries === 'failed') return <Callout kind="amber" title={t('unavailable')} />
  const wanted = nameKey(query)
  const found = entries.filter(({ input, output }) => nameKey(`${input} ${output}`).includes(wanted))
  return (
    <>
      <form
        className="history-switch"
        onChange={(event) => {
          if (!(event.target instanceof HTMLInputElement) || event.target.name !== 'history') return
          setOn(event.target.checked)
          change(turnHistory(user, event.target.checked))
        }}
      >
        <CheckboxCard
          key={String(on)}
          name="history"
          label={t('switch')}
          hint={t('switchHint', { count: HISTORY_MAX })}
          defaultChecked={on}
        />
      </form>
      {entries.length === 0 ? (
        <EmptyState
          title={on ? t('emptyTitle') : t('offTitle')}
          action={
            <ButtonLink to="/dashboard/assistant" variant="secondary">
              {t('write')}
            </ButtonLink>
          }
        >
          {on ? t('emptyText') : t('offText')}
        </EmptyState>
      ) : (
        <section className="library-part" aria-labelledby="history-heading">
          <header className="library-head">
            <h2 id="history-heading">{t('count', { count: entries.length })}</h2>
            {!asking && (
              <Button type="button" variant="secondary" size="small" onClick={() => setAsking(true)}>
                {t('clear')}
              </Button>
            )}
          </header>
          {asking && (
            <Callout kind="amber" title={t('clearTitle')} live>
              <div className="row">
                <Button
                  type="button"
                  variant="danger"
                  size="small"
                  onClick={() => {
                    setAsking(false)
                    change(forgetAll(user))
                  }}
                >
                  {t('clear')}
                </Button>
                <Button type="button" variant="secondary" size="small" onClick={() => setAsking(false)}>
                  {t('keep')}
                </Button>
              </div>
            </Callout>
          )}
          <search className="library-search">
            <input
              type="search"
              className="control"
              aria-label={t('search')}
              placeholder={t('search')}
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
          </search>
          {found.length === 0 && <p className="soft">{t('none', { query })}</p>}
          <ul className="library-list">
            {found.map((entry) => (
              <Line key={entry.id} entry={entry} onForget={() => change(forgetResult(entry.id))} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Line({ entry, onForget }: { entry: HistoryEntry; onForget: () => void }) {
  const { t } = useTranslation('history')
  const message = useMessage()
  const navigate = useNavigate()
  const { user, id, operation, input, output, language, seq, at } = entry
  const restore = () => {
    // The form reads the draft from storage, so no text appears in the address.
    keepDraft({ user, text: input, custom_prompt: '', operation }).then(
      () => navigate('/dashboard/assistant'),
      () => notify('error', t('failed')),
    )
  }
  return (
    <li>
      <div className="library-words">
        <p className="library-name" id={`entry-${id}`}>
          {message(`assistant:operation.${operation}`)}
          <span className="soft small">
            <Moment at={at} />
          </span>
        </p>
        <details className="history-texts">
          <summary dir="auto" lang={language ?? undefined}>
            {preview(output, PREVIEW)}
          </summary>
          <dl className="library-content">
            <div>
              <dt>{t('output')}</dt>
              <dd dir="auto" lang={language ?? undefined}>
                {output}
              </dd>
            </div>
            <div>
              <dt>{t('input')}</dt>
              <dd dir="auto">{input}</dd>
            </div>
          </dl>
        </details>
        <p className="library-exchange small">
          {seq !== null && <Link to={`/dashboard/usage/receipts/${seq}`}>{t('receipt')}</Link>}
        </p>
      </div>
      <div className="row history-actions">
        <Button type="button" variant="secondary" size="small" aria-describedby={`entry-${id}`} onClick={restore}>
          {t('restore')}
        </Button>
        <CopyButton
          text={output}
          label={t('copy')}
          copiedLabel={t('copied')}
          onFailure={() => notify('error', t('copyFailed'))}
        />
        <Button type="button" variant="quiet" size="small" aria-describedby={`entry-${id}`} onClick={onForget}>
          {t('forget')}
        </Button>
      </div>
    </li>
  )
}
