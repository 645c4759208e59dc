import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { Button } from '#app/components/ui/button.tsx'
import { Moment } from '#app/components/ui/moment.tsx'
import { notify } from '#app/components/ui/toaster.tsx'
import { useMessage } from '#app/components/ui/use-message.ts'
import type { Operation } from '#app/domain/assistant/options.ts'
import { preview } from '#app/domain/library/previews.ts'
import { draftOf, type HistoryEntry, historyOf, keepDraft } from '../history/kept-here.ts'
import { useOwnId } from '../history/use-own-id.ts'
import { useTranslation } from '../ui/use-translation.ts'

/** How many texts are listed, and how much of each (code points). */
const LISTED = 4
const FIRST_WORDS = 240
const OTHER_WORDS = 90

/** A text to continue: what was typed and not sent, or the latest state of what was sent. */
export type LastText = { id: string; at: number; text: string; operation: Operation | null; language: string | null }

/** Results that take the place of the text itself. All others are about the text, which stays the one to continue. */
const REPLACES: readonly Operation[] = ['rephrase', 'expand', 'translate']

/**
 * The last texts of this user in this browser, newest first; null while they are being read. Empty if the browser
 * stores none.
 */
export function useLastTexts(): readonly LastText[] | null {
  const user = useOwnId()
  const [texts, setTexts] = useState<readonly LastText[] | null>(null)
  useEffect(() => {
    if (user === null) return
    Promise.all([historyOf(user), draftOf(user)]).then(
      ([entries, draft]) => {
        // The form keeps its text after it was sent, too; that text is in the list already.
        const isSent = entries.some(({ input }) => input === draft?.text)
        const unsent =
          draft === undefined || draft.text.trim() === '' || isSent ? [] : [{ ...draft, id: 'draft', language: null }]
        setTexts([...unsent, ...entries.map(continued)].slice(0, LISTED))
      },
      () => setTexts([]),
    )
  }, [user])
  return texts
}

function continued({ id, at, operation, input, output, language }: HistoryEntry): LastText {
  return REPLACES.includes(operation)
    ? { id, at, operation, text: output, language }
    : { id, at, operation, text: input, language: null }
}

/** The texts to continue: the first as a sheet, the others as lines. */
export function LastTexts({ texts }: { texts: readonly LastText[] }) {
  const { t } = useTranslation('dashboard')
  const message = useMessage()
  const user = useOwnId()
  const navigate = useNavigate()
  const resume = ({ id, text, operation }: LastText) => {
    if (user === null) return
    // The form reads the draft from storage, so no text appears in the address.
    const draft = id === 'draft' ? Promise.resolve() : keepDraft({ user, text, custom_prompt: '', operation })
    draft.then(
      () => navigate('/dashboard/assistant'),
      () => notify('error', message('history:failed')),
    )
  }
  const [first, ...others] = texts
  if (first === undefined) return null
  const nameOf = ({ id, operation }: LastText) =>
    id === 'draft' || operation === null ? t('texts.unsent') : message(`assistant:operation.${operation}`)
  return (
    <>
      <section className="paper" aria-labelledby="last-text">
        <p className="paper-caption" id="last-text">
          {t('texts.last')} · {nameOf(first)} · <Moment at={first.at} />
        </p>
        <p className="paper-text" dir="auto" lang={first.language ?? undefined}>
          {preview(first.text, FIRST_WORDS)}
        </p>
        <Button type="button" aria-describedby="last-text" onClick={() => resume(first)}>
          {t('texts.continue')}
        </Button>
      </section>
      {others.length > 0 && (
        <ul className="last-texts">
          {others.map((text) => (
            <li key={text.id}>
              <div>
                <p className="last-text" dir="auto" lang={text.language ?? undefined}>
                  {preview(text.text, OTHER_WORDS)}
                </p>
                <p className="soft small" id={`text-${text.id}`}>
                  {nameOf(text)} · <Moment at={text.at} />
                </p>
              </div>
              <Button
                type="button"
                variant="quiet"
                size="small"
                aria-describedby={`text-${text.id}`}
                onClick={() => resume(text)}
              >
                {t('texts.continue')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <p className="small soft">
        {t('texts.here')} <Link to="/dashboard/history">{t('texts.all')}</Link>
      </p>
    </>
  )
}
