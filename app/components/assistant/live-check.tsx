import { type ComponentType, type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '#app/components/ui/button.tsx'
import { useMessage } from '#app/components/ui/use-message.ts'
import type { ShownFinding } from '#app/domain/check/finding.ts'
import { CHECK_MB } from '#app/domain/check/in-browser.ts'
import { inUnits, movedFindings } from '#app/domain/check/live.ts'
import { ADD_WORD, IGNORE_RULE, nameInText } from '#app/domain/check/presses.ts'
import { isWholeSpelling } from '#app/domain/check/rule-name.ts'
import { ensureTexts } from '#app/locales/browser.ts'
import { useTranslation } from '../ui/use-translation.ts'
import type { CheckHere } from './check-here.ts'
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
  /** The place to which the user agreed for the check while one writes; null before that. */
  where: CheckPlace | null
  onChoose: (choice: CheckPlace | 'off') => void
}

/** On this server, or in this browser as far as a text is English. */
export type CheckPlace = 'on' | 'here'

/** The findings, and whether this browser made them. */
type Answer = { findings: ShownFinding[]; isFromHere: boolean }

/** Resolves with the check once its texts are here, which the desk does not load on arrival. */
export async function liveCheckWithTexts(): Promise<ComponentType<LiveCheckProps>> {
  await ensureTexts('/any other page')
  return LiveCheck
}

/**
 * Marks what the free check finds while one writes: behind the text box lies the same text with marks, and the finding at the
 * cursor has a card in the margin. Sends nothing before the user has agreed.
 */
function LiveCheck({ text, area, where, onChoose }: LiveCheckProps) {
  const { t } = useTranslation(['live', 'result'])
  const message = useMessage()
  const isAgreed = where !== null
  const here = useRef<CheckHere | null>(null)
  const [trouble, setTrouble] = useState<'loading' | 'failed' | null>(null)
  const [checked, setChecked] = useState<Answer & { text: string }>({ text: '', findings: [], isFromHere: false })
  const [ignored, setIgnored] = useState<ReadonlySet<string>>(new Set())
  const [cursor, setCursor] = useState<number | null>(null)
  const box = () => area.current?.querySelector('textarea') ?? null

  useEffect(() => {
    if (where === null || text.trim() === '') return
    const leaving = new AbortController()
    const timer = setTimeout(() => {
      void (where === 'here' ? checkHere(leaving.signal) : askCheck(text, null, leaving.signal)).then(
        (answer) => answer && setChecked({ text, ...answer }),
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      leaving.abort()
    }

    /** An English text stays in this browser; for another one the user agreed to the server. */
    async function checkHere(signal: AbortSignal): Promise<Answer | null> {
      if (here.current === null) setTrouble('loading')
      try {
        const { startCheckHere } = await import('./check-here.ts')
        here.current ??= startCheckHere(message)
        const checked = await here.current.check(text, chosenLanguage())
        if (checked.kind === 'failed') throw new Error('the check did not start')
        // While the files come, a newer text may have overtaken this one.
        if (checked.kind !== 'overtaken') setTrouble(null)
        if (checked.kind === 'other') return signal.aborted ? null : askCheck(text, null, signal)
        return checked.kind === 'read' ? { findings: checked.findings, isFromHere: true } : null
      } catch {
        setTrouble('failed')
        return null
      }
    }
  }, [text, where, message])

  useEffect(() => {
    if (where !== 'here') return
    return () => {
      here.current?.end()
      here.current = null
      setTrouble(null)
    }
  }, [where])

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

  // The card stands far from the text in the order of Tab, so the key for other words leads into it, and Escape back.
  useEffect(() => {
    if (chosen === null) return
    const press = (event: KeyboardEvent) => {
      const card = document.querySelector('.live-card[data-kind="finding"]')
      const isIn = card?.contains(document.activeElement) ?? false
      if (event.key === 'Escape' && isIn) area.current?.querySelector('textarea')?.focus()
      if (event.key !== '.' || !(event.ctrlKey || event.metaKey) || document.activeElement?.id !== 'text') return
      event.preventDefault()
      card?.querySelector('button')?.focus({ preventScroll: true })
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [chosen, area])

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
    const left = await (here.current === null ? askCheck(text, intent) : leftHere(here.current, intent))
    if (left !== null) setChecked({ text, ...left })
    box()?.focus()
  }

  async function leftHere(check: CheckHere, intent: string): Promise<Answer | null> {
    await check.press(intent)
    const checked = await check.check(text, chosenLanguage())
    if (checked.kind === 'read') return { findings: checked.findings, isFromHere: true }
    return checked.kind === 'other' ? askCheck(text, null) : null
  }

  const choose = (choice: CheckPlace) => {
    onChoose(choice)
    box()?.focus()
  }
  if (!isAgreed) {
    const isOfferedHere = canCheckHere()
    return (
      <div className="live-ask">
        <p role="status">{isOfferedHere ? t('ask_here', { size: CHECK_MB }) : t('ask')}</p>
        {isOfferedHere && (
          <Button type="button" size="small" onClick={() => choose('here')}>
            {t('here')}
          </Button>
        )}
        <Button
          type="button"
          variant={isOfferedHere ? 'secondary' : 'primary'}
          size="small"
          onClick={() => choose('on')}
        >
          {t(isOfferedHere ? 'server' : 'turn_on')}
        </Button>
        <Button type="button" variant="quiet" size="small" onClick={() => onChoose('off')}>
          {t('not_now')}
        </Button>
      </div>
    )
  }
  if (trouble === 'failed')
    return (
      <div className="live-ask">
        <p role="status">{t('failed')}</p>
        <Button type="button" variant="secondary" size="small" onClick={() => choose('on')}>
          {t('server')}
        </Button>
      </div>
    )
  const isCurrent = checked.text === text && text !== ''
  const [found, none] = checked.isFromHere ? (['found_here', 'none_here'] as const) : (['found', 'none'] as const)
  return (
    <>
      {findings.length > 0 && (
        <Button type="button" variant="quiet" size="small" className="live-count" onClick={next}>
          {t(found, { count: findings.length })}
        </Button>
      )}
      <span className={findings.length > 0 ? 'visually-hidden' : 'soft'} role="status">
        {trouble === 'loading'
          ? t('loading')
          : isCurrent && (findings.length > 0 ? t(found, { count: findings.length }) : t(none))}
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
                {replacement === '' ? t('remove') : replacement}
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
async function askCheck(text: string, intent: string | null, signal?: AbortSignal): Promise<Answer | null> {
  const body = new URLSearchParams({ text, language: chosenLanguage(), ...(intent === null ? {} : { intent }) })
  try {
    const answer = await fetch(CHECK, { method: 'POST', body, ...(signal ? { signal } : {}) })
    if (!answer.ok || answer.redirected) return null
    const { findings } = (await answer.json()) as { findings: ShownFinding[] }
    return { findings: inUnits(text, findings), isFromHere: false }
  } catch {
    return null
  }
}

/** The language of the text, which the user may have chosen under "More". */
function chosenLanguage(): string {
  return document.querySelector<HTMLSelectElement>('#desk-form select[name="language"]')?.value ?? 'auto'
}

/** Whether this is a computer for which a thread of some 300 MB and its download are no burden. */
function canCheckHere(): boolean {
  const { deviceMemory = 8, connection } = navigator as { deviceMemory?: number; connection?: { saveData?: boolean } }
  const isDesktop = matchMedia('(min-width: 60rem) and (pointer: fine)').matches
  return (
    isDesktop && deviceMemory >= 4 && connection?.saveData !== true && 'Worker' in window && 'WebAssembly' in window
  )
}
