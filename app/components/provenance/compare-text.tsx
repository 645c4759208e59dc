import { type SubmitEvent, useEffect, useState } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { CopyButton } from '#app/components/ui/copy-button.tsx'
import { TextArea } from '#app/components/ui/text-area.tsx'
import { notify } from '#app/components/ui/toaster.tsx'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { CARRIED_MAX, textInAddress, textOfAddress } from '#app/domain/provenance/links.ts'
import { type Passage, sidesOf } from '#app/domain/provenance/passage.ts'

type Answer = 'isBefore' | 'isAfter' | 'isBoth' | 'isOther' | 'noCrypto' | { version: number }

/** Compares a text that a reader has with the fingerprints, in the reader's browser. The text goes nowhere. */
export function CompareText({ passage, salt }: { passage: Passage; salt: string | null }) {
  const { t } = useTranslation('provenance')
  const [text, setText] = useState('')
  const [answer, setAnswer] = useState<Answer | null>(null)

  // A link may carry the text behind its #, a part that browsers keep to themselves.
  useEffect(() => {
    const carried = textOfAddress(window.location.hash)
    if (carried === undefined || salt === null) return
    setText(carried)
    void answerFor(passage, salt, carried).then(setAnswer)
  }, [passage, salt])

  async function compare(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (salt !== null && text.trim() !== '') setAnswer(await answerFor(passage, salt, text))
  }

  const isFound = answer !== null && answer !== 'isOther' && answer !== 'noCrypto'
  return (
    <section aria-labelledby="text-heading">
      <h2 id="text-heading">{t('page.textTitle')}</h2>
      {salt === null ? (
        <p className="soft">{t('page.notOffered')}</p>
      ) : (
        <>
          <form onSubmit={compare} className="stack needs-script">
            <TextArea
              name="text"
              label={t('page.text')}
              hint={t('page.textIntro')}
              value={text}
              onChange={({ target }) => {
                setText(target.value)
                setAnswer(null)
              }}
              rows={6}
              writing
            />
            <div className="row">
              <Button variant="secondary">{t('page.compare')}</Button>
            </div>
          </form>
          <noscript>
            <p className="soft">{t('page.noScript')}</p>
          </noscript>
          <p className="provenance-answer" aria-live="polite">
            {answer !== null && (
              <strong>
                {typeof answer === 'object' ? t('page.isVersion', { number: answer.version }) : t(`page.${answer}`)}
              </strong>
            )}
          </p>
          <p className="soft small needs-script">{t('page.spaces')}</p>
          {isFound && text.length <= CARRIED_MAX && (
            <div className="stack">
              <p className="soft small">{t('page.carryHint')}</p>
              <p>
                <CopyButton
                  text={`${window.location.origin}${window.location.pathname}${textInAddress(text)}`}
                  label={t('page.carry')}
                  copiedLabel={t('page.carried')}
                  onFailure={() => notify('error', t('links.copyFailed'))}
                />
              </p>
            </div>
          )}
        </>
      )}
    </section>
  )
}

async function answerFor(passage: Passage, salt: string, text: string): Promise<Answer> {
  try {
    const { before, results } = await sidesOf(passage, salt, text)
    const [result] = results
    if (before && result !== undefined) return 'isBoth'
    if (before) return 'isBefore'
    if (result === undefined) return 'isOther'
    return passage.results.length === 1 ? 'isAfter' : { version: result + 1 }
  } catch {
    return 'noCrypto'
  }
}
