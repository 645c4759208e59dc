import { type ReactNode, type RefObject, useEffect, useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button.tsx'
import type { ShownFinding } from '#app/domain/check/finding.ts'
import { inUnits, movedFindings } from '#app/domain/check/live.ts'
import { ADD_WORD, IGNORE_RULE, nameInText } from '#app/domain/check/presses.ts'
import { isWholeSpelling } from '#app/domain/check/rule-name.ts'
import { MarginCard, typeOver } from './margin-card.tsx'

const CHECK = '/dashboard/assistant/check'
/** A check follows a pause of this length. */
const PAUSE_MS = 700
/** A card offers at most so many words. */
const OFFERED = 3

export type LiveCheckProps = {
  text: string
  /** The part of the sheet that holds the text box. */
  area: RefObject<HTMLDivElement | null>
  /** Whether the user agreed that the text is sent while it is written. */
  isAgreed: boolean
  onAgree: () => void
  onRefuse: () => void
}

/**
 * Marks what the free check finds while one writes: behind the text box lies the same text with marks, and the finding at the
 * cursor has a card in the margin. Sends nothing before the user has agreed.
 */
export function LiveCheck({ text, area, isAgreed, onAgree, onRefuse }: LiveCheckProps) {
  const { t } = useTranslation(['assistant', 'result'])
  const [checked, setChecked] = useState<{ text: string; findings: ShownFinding[] }>({ text: '', findings: [] })
  const [ignored, setIgnored] = useState<ReadonlySet<string>>(new Set())
  const [cursor, setCursor] = useState<number | null>(null)
  const box = () => area.current?.querySelector('textarea') ?? null

  useEffect(() => {
    if (!isAgreed || text.trim() === '') return
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      void askCheck(text, null, leaving.signal).then((findings) => findings && setChecked({ text, findings }))
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }
  }, [text, isAgreed])

  // The browser's own marks would lie on ours.
  useEffect(() => {
    const box = area.current?.querySelector('textarea')
    if (!isAgreed || box == null) return
    box.spellcheck = false
    return () => {
      box.spellcheck = true
    }
  }, [isAgreed, area])

  useEffect(() => {
    const follow = () => {
      const area = document.activeElement
      if (area instanceof HTMLTextAreaElement && area.id === 'text') setCursor(area.selectionStart)
    }
    document.addEventListener('selectionchange', follow)
    return () => document.removeEventListener('selectionchange', follow)
  }, [])

  const findings = useMemo(
    () =>
      movedFindings(checked.findings, checked.text, text).filter(
        ({ rule, found }) => !ignored.has(nameInText(rule, found)),
      ),
    [checked, text, ignored],
  )
  const chosen = findings.find(({ start, end }) => cursor !== null && start <= cursor && cursor <= end) ?? null

  function select({ start, end }: { start: number; end: number }) {
    box()?.focus()
    box()?.setSelectionRange(start, end)
    setCursor(start)
  }

  function next() {
    const following = findings.find(({ start }) => start > (chosen?.start ?? -1)) ?? findings[0]
    if (following !== undefined) select(following)
  }

  function accept({ start, end }: ShownFinding, replacement: string) {
    const written = box()
    if (written !== null) typeOver(written, start, end, replacement)
  }

  async function leaveAlone(intent: string) {
    const left = await askCheck(text, intent)
    if (left !== null) setChecked({ text, findings: left })
    box()?.focus()
  }

  if (!isAgreed)
    return (
      <div className="live-ask">
        <p role="status">{t('live_ask')}</p>
        <Button
          type="button"
          size="small"
          onClick={() => {
            onAgree()
            box()?.focus()
          }}
        >
          {t('live_on')}
        </Button>
        <Button type="button" variant="quiet" size="small" onClick={onRefuse}>
          {t('live_not')}
        </Button>
      </div>
    )
  const isCurrent = checked.text === text && text !== ''
  return (
    <>
      {findings.length > 0 && (
        <Button type="button" variant="quiet" size="small" className="live-count" onClick={next}>
          {t('live_found', { count: findings.length })}
        </Button>
      )}
      <span className={findings.length > 0 ? 'visually-hidden' : 'soft'} role="status">
        {isCurrent && (findings.length > 0 ? t('live_found', { count: findings.length }) : t('live_none'))}
      </span>
      {area.current !== null &&
        createPortal(
          <div className="live-layer desk-page" aria-hidden="true" dir="auto">
            {pieces(text, findings, chosen)}
          </div>,
          area.current,
        )}
      {chosen !== null && area.current !== null && (
        <MarginCard area={area.current} place={chosen.start} kind="finding">
          <p>
            <b dir="auto">{chosen.found}</b> <span className="soft">{chosen.message}</span>
          </p>
          <div className="row">
            {chosen.replacements.slice(0, OFFERED).map((replacement, rank) => (
              <Button
                key={replacement}
                type="button"
                variant={rank === 0 ? 'primary' : 'secondary'}
                size="small"
                onClick={() => accept(chosen, replacement)}
              >
                {replacement === '' ? t('live_remove') : replacement}
              </Button>
            ))}
            <Button
              type="button"
              variant="quiet"
              size="small"
              onClick={() => {
                setIgnored(new Set([...ignored, nameInText(chosen.rule, chosen.found)]))
                box()?.focus()
              }}
            >
              {t('result:finding.ignore_here')}
            </Button>
            {!isWholeSpelling(chosen.rule) && (
              <Button
                type="button"
                variant="quiet"
                size="small"
                onClick={() => void leaveAlone(IGNORE_RULE + chosen.rule)}
              >
                {t('result:finding.ignore_rule')}
              </Button>
            )}
            {chosen.isWord && !/\s/.test(chosen.found) && (
              <Button
                type="button"
                variant="quiet"
                size="small"
                onClick={() => void leaveAlone(ADD_WORD + chosen.found)}
              >
                {t('result:finding.add_word')}
              </Button>
            )}
          </div>
        </MarginCard>
      )}
    </>
  )
}

/** The text in pieces, each finding a mark. Of two that overlap the first counts. */
function pieces(text: string, findings: readonly ShownFinding[], chosen: ShownFinding | null): ReactNode[] {
  const parts: ReactNode[] = []
  let from = 0
  for (const finding of findings) {
    if (finding.start < from) continue
    parts.push(
      text.slice(from, finding.start),
      <span
        key={finding.start}
        className="live-mark"
        data-kind={finding.kind}
        data-start={finding.start}
        data-chosen={finding === chosen || undefined}
      >
        {text.slice(finding.start, finding.end)}
      </span>,
    )
    from = finding.end
  }
  // A line break at the end takes a line in a text box, and none here.
  parts.push(`${text.slice(from)}\u200b`)
  return parts
}

/** The findings of a text, with places in UTF-16 units; null if there was no answer, which is no matter while one writes. */
async function askCheck(text: string, intent: string | null, signal?: AbortSignal): Promise<ShownFinding[] | null> {
  // The user may have said which language it is, under "More".
  const language = document.querySelector<HTMLSelectElement>('#desk-form select[name="language"]')?.value ?? 'auto'
  const body = new URLSearchParams({ text, language, ...(intent === null ? {} : { intent }) })
  try {
    const answer = await fetch(CHECK, { method: 'POST', body, ...(signal ? { signal } : {}) })
    if (!answer.ok || answer.redirected) return null
    const { findings } = (await answer.json()) as { findings: ShownFinding[] }
    return inUnits(text, findings)
  } catch {
    return null
  }
}
