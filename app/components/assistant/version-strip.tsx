import { type KeyboardEvent, useRef } from 'react'
import type { ChatThread, ChatTurn } from '#app/domain/assistant/chat-thread.ts'
import { textsOf } from '#app/domain/assistant/versions.ts'
import { countWords } from '#app/domain/text.ts'
import { useTranslation } from '../ui/use-translation.ts'

/** Names the change that made a version, in a word or two. */
export function useAskName(): (turn: ChatTurn) => string {
  const { t } = useTranslation(['chat', 'assistant'])
  return ({ ask }) => (ask.kind === 'text' ? t(`assistant:operation.${ask.operation}`) : t(`refine.${ask.refine}`))
}

/** The user's text and every version of it, in the left gutter of the sheet. The arrow keys walk it. */
export function VersionStrip({
  thread,
  current,
  onShow,
}: {
  thread: ChatThread
  current: number
  onShow: (version: number) => Promise<void>
}) {
  const { t, i18n } = useTranslation('chat')
  const askName = useAskName()
  const strip = useRef<HTMLOListElement>(null)
  const number = (value: number) => value.toLocaleString(i18n.language)
  const own = textsOf(thread)[0] ?? null

  function walk(event: KeyboardEvent) {
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key]
    const next = current + (by ?? 0)
    if (by === undefined || next < 1 || next > thread.turns.length) return
    event.preventDefault()
    strip.current?.querySelectorAll('button')[next - 1]?.focus()
    void onShow(next)
  }

  return (
    <nav className="version-strip" aria-label={t('strip.label')}>
      <ol ref={strip} onKeyDown={walk}>
        {own !== null && (
          <li>
            <span>
              {t('your_text')}
              <small className="numbers">{t('strip.words', { count: countWords(own) })}</small>
            </span>
          </li>
        )}
        {thread.turns.map((turn, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a version is known by its place.
          <li key={index}>
            <button
              type="submit"
              name="show"
              value={index + 1}
              aria-current={index + 1 === current ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault()
                void onShow(index + 1)
              }}
            >
              <b>{number(thread.folded + index + 1)}</b> {askName(turn)}
              <small className="numbers">{t('strip.words', { count: countWords(turn.result) })}</small>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
