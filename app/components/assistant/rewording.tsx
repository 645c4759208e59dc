import { type ComponentType, useEffect, useRef, useState } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { useMessage } from '#app/components/ui/use-message.ts'
import type { Alternative } from '#app/domain/assistant/alternatives.ts'
import type { FieldError } from '#app/domain/assistant/answer.ts'
import { type Passage, pointsBefore, sentenceAt, unitsAfter, wordAt } from '#app/domain/assistant/passage.ts'
import { ensureTexts } from '#app/locales/browser.ts'
import { useTranslation } from '../ui/use-translation.ts'
import { MarginCard, typeOver } from './margin-card.tsx'

const WORDINGS = '/dashboard/assistant/wordings'
const MAX_WORDS = 6
/** Without white space around it a place is asked about as a word, so a sentence of one word has no wordings of its own. */
const HAS_SPACE = /\s/

export type RewordingProps = { area: HTMLElement; hasModel: boolean; isKey: (event: KeyboardEvent) => boolean }

/** An answer of the server: wordings, or why there are none. */
type Content = {
  source?: string
  alternatives?: Alternative[]
  note?: string | null
  detail?: string
  fieldErrors?: FieldError[]
}
type Answer = { of: Passage; wordings: readonly Alternative[]; note: string | null; isOfModel: boolean }

/** Resolves with the card once its texts are here, which the desk does not load on arrival. */
export async function rewordingWithTexts(): Promise<ComponentType<RewordingProps>> {
  await ensureTexts('/any other page')
  return Rewording
}

/**
 * A click into the text offers synonyms of its word and other wordings of its sentence; Ctrl+. does the same at the cursor.
 * Nothing is sent before one of the two is asked for. A selection does the same, which is the way for
 * a finger. Writing, Escape and leaving the text close the card.
 */
function Rewording({ area, hasModel, isKey }: RewordingProps) {
  const { t } = useTranslation('rewording')
  const message = useMessage()
  const [place, setPlace] = useState<number | null>(placeIn(area))
  const card = useRef<HTMLDivElement>(null)
  const isFocusNext = useRef(false)
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [isAsking, setAsking] = useState(false)

  useEffect(() => {
    const box = area.querySelector('textarea')
    const open = () => {
      setAnswer(null)
      setPlace(placeIn(area))
    }
    // Typing a wording selects its place for a moment, which is over when the event comes.
    const select = () => box?.selectionStart !== box?.selectionEnd && open()
    const close = () => setPlace(null)
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && card.current?.contains(document.activeElement)) box?.focus()
      if (event.key === 'Escape') close()
      if (event.target !== box || !isKey(event)) return
      event.preventDefault()
      isFocusNext.current = true
      open()
    }
    const leave = (event: FocusEvent) => {
      const next = event.relatedTarget
      if (next instanceof Element && next !== box && next.closest('.live-card') === null) close()
    }
    box?.addEventListener('click', open)
    box?.addEventListener('select', select)
    box?.addEventListener('input', close)
    document.addEventListener('keydown', press)
    document.addEventListener('focusout', leave)
    return () => {
      box?.removeEventListener('click', open)
      box?.removeEventListener('select', select)
      box?.removeEventListener('input', close)
      document.removeEventListener('keydown', press)
      document.removeEventListener('focusout', leave)
    }
  }, [area, isKey])

  // A key that opens the card leads into it, and the button that was pressed gives way to the answers.
  useEffect(() => {
    if (!isFocusNext.current || place === null || isAsking) return
    isFocusNext.current = false
    card.current?.querySelector('button')?.focus({ preventScroll: true })
  })

  const box = area.querySelector('textarea')
  if (place === null || box === null) return null
  const text = box.value
  const word = wordAt(text, place)
  const sentence = sentenceAt(text, place)
  const isWhole = sentence !== null && HAS_SPACE.test(text.slice(sentence.start, sentence.end))
  if (word === null && !isWhole) return null

  async function ask(of: Passage, free: boolean) {
    isFocusNext.current = true
    setAsking(true)
    const answer = await wordingsOf(text, of, free)
    setAsking(false)
    setAnswer(answer ?? { of, wordings: [], note: t('failed'), isOfModel: false })
  }

  function shut() {
    box?.focus()
    setPlace(null)
  }

  function take({ start, end, text: wording }: Alternative) {
    if (box !== null) typeOver(box, unitsAfter(text, start), unitsAfter(text, end), wording)
    setPlace(null)
  }

  return (
    <MarginCard area={area} place={answer?.of.start ?? word?.start ?? place} kind="rewording">
      <p role="status" className="live-title">
        {answer === null ? (
          <span className="soft">{t(isAsking ? 'asking' : 'title')}</span>
        ) : (
          (answer.note ?? t(answer.of.kind === 'word' ? 'words' : 'sentences', { count: answer.wordings.length }))
        )}
      </p>
      <div className={answer?.of.kind === 'sentence' ? 'wordings' : 'row'} ref={card}>
        {answer?.wordings.slice(0, answer.of.kind === 'word' ? MAX_WORDS : undefined).map((wording) => (
          <Button key={wording.text} type="button" variant="secondary" size="small" onClick={() => take(wording)}>
            <span>
              {wording.tone !== null && <span className="soft">{t(`tone.${wording.tone}`)} </span>}
              <span dir="auto">{wording.text}</span>{' '}
              {differing(wording) > 0 && (
                <span className="fact-warning">{message('result:facts.differ', { count: differing(wording) })}</span>
              )}
            </span>
          </Button>
        ))}
        {answer === null && word !== null && (
          <Button type="button" variant="secondary" size="small" busy={isAsking} onClick={() => void ask(word, true)}>
            {t('other_words', { word: text.slice(word.start, word.end) })}
          </Button>
        )}
        {answer === null && isWhole && (
          <Button
            type="button"
            variant="secondary"
            size="small"
            busy={isAsking}
            onClick={() => void ask(sentence, true)}
          >
            {t('other_sentences')}
          </Button>
        )}
        {answer?.of.kind !== 'word' && answer?.isOfModel !== true && isWhole && hasModel && (
          <Button type="button" variant="quiet" size="small" busy={isAsking} onClick={() => void ask(sentence, false)}>
            {t('by_model')}
          </Button>
        )}
        <Button type="button" variant="quiet" size="small" onClick={shut}>
          {message('commands:close')}
        </Button>
      </div>
    </MarginCard>
  )
}

/**
 * The cursor, or the start of what is selected; null while the text box has no text. A finger also taps to write on, so there
 * something has to be selected.
 */
function placeIn(area: HTMLElement): number | null {
  const box = area.querySelector('textarea')
  if (box === null || box.value === '') return null
  const isTap = box.selectionStart === box.selectionEnd && matchMedia('(pointer: coarse)').matches
  const place = box.selectionStart
  // A finding at the cursor has a card of its own.
  const isFound = [...area.querySelectorAll<HTMLElement>('.live-mark')].some(({ dataset, textContent }) => {
    const start = Number(dataset.start)
    return start <= place && place <= start + (textContent?.length ?? 0)
  })
  return isTap || isFound ? null : place
}

function differing({ meaning }: Alternative): number {
  return meaning?.findings.filter(({ outcome }) => outcome !== 'kept' && outcome !== 'restated').length ?? 0
}

/** Null if there was no answer. A refusal is an answer without wordings, and says why. */
async function wordingsOf(text: string, of: Passage, free: boolean): Promise<Answer | null> {
  // The user may have said which language it is, under "More".
  const language = document.querySelector<HTMLSelectElement>('#desk-form select[name="language"]')?.value ?? 'auto'
  const [start, end] = [pointsBefore(text, of.start), pointsBefore(text, of.end)]
  try {
    const body = new URLSearchParams({ text, start: `${start}`, end: `${end}`, language, free: `${free}` })
    const answer = await fetch(WORDINGS, { method: 'POST', body })
    if (answer.redirected) return null
    const content = (await answer.json()) as Content
    const wordings = content.alternatives ?? []
    const why = content.detail ?? content.note ?? content.fieldErrors?.[0]?.message ?? null
    return { of, wordings, note: wordings.length > 0 ? null : why, isOfModel: content.source === 'model' }
  } catch {
    return null
  }
}
