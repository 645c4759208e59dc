import { BookmarkFilledIcon, BookmarkIcon } from '@radix-ui/react-icons'
import { useEffect, useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { Button } from '#app/components/ui/button.tsx'
import { useMessage } from '#app/components/ui/use-message.ts'
import type { Operation } from '#app/domain/assistant/options.ts'
import type { Kept } from '../offline/send-or-keep.ts'
import { useTranslation } from '../ui/use-translation.ts'
import './bookmark-button.css'

/** The answer of the bookmarks page to a request by script. */
type Answer = { ok: true; id: string } | { ok: false; message: string } | Kept

const FORM = 'bookmark-form'
const FETCHER = { key: FORM }

/**
 * The hidden, empty form of `BookmarkButton`. Forms cannot be nested, so it stands outside the assistant's form; the
 * fields beside the result refer to it by id.
 */
export function BookmarkForm() {
  const fetcher = useFetcher<Answer>(FETCHER)
  // Percent-encoding would make a long result three times as large as a form may be.
  return <fetcher.Form method="post" action="/dashboard/bookmarks" encType="multipart/form-data" id={FORM} hidden />
}

/**
 * Saves a result on the server when the user presses it; the input is saved only if the box is ticked. Without a script
 * it leads to the bookmark; with one the result stays on the screen. Needs one `BookmarkForm` on the page.
 */
export function BookmarkButton({
  operation,
  input,
  output,
  language,
  seq,
}: {
  operation: Operation
  input: string
  output: string
  language: string | null
  seq: number | null
}) {
  const { t } = useTranslation('own')
  const message = useMessage()
  const fetcher = useFetcher<Answer>(FETCHER)
  const sent = fetcher.formData?.get('output') ?? null
  // The answer belongs to the result that was sent; another result may be on the screen when it arrives.
  const [sentOutput, setSentOutput] = useState<unknown>(null)
  useEffect(() => {
    if (sent !== null) setSentOutput(sent)
  }, [sent])
  const [scripted, setScripted] = useState(false)
  useEffect(() => setScripted(true), [])
  const data = fetcher.state === 'idle' && sentOutput === output ? fetcher.data : undefined
  const answer = data !== undefined && 'ok' in data ? data : undefined
  const keptLocally = data !== undefined && 'kept' in data ? data.kept : undefined
  const fields = {
    ...{ operation, input, output, language: language ?? '', receipt: String(seq ?? '') },
    ...(scripted ? { in_place: '1' } : {}),
  }
  return (
    <div className="bookmark-button small">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} form={FORM} />
      ))}
      <Button variant="secondary" size="small" form={FORM} busy={sent === output} busyLabel={t('bookmark.keeping')}>
        <BookmarkIcon aria-hidden="true" /> {t('bookmark.keep')}
      </Button>
      {input !== '' && (
        <label className="bookmark-input">
          <input type="checkbox" name="keep_input" form={FORM} /> {t('bookmark.withText')}
        </label>
      )}
      <span role="status">
        {answer?.ok && (
          <>
            <BookmarkFilledIcon aria-hidden="true" /> {t('bookmark.done')}{' '}
            <Link to={`/dashboard/bookmarks/${answer.id}`}>{t('bookmark.open')}</Link>
          </>
        )}
        {answer?.ok === false && answer.message}
        {keptLocally !== undefined && message(keptLocally === 'here' ? 'offline:saved' : 'offline:unsaved')}
      </span>
    </div>
  )
}
