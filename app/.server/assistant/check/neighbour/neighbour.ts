import { createHash } from 'node:crypto'
import type { Clock } from '#app/.server/platform/clock.ts'
import type { Log } from '#app/.server/platform/log.ts'
import type { Metrics } from '#app/.server/platform/metrics.ts'
import type { CheckVariant } from '#app/domain/check/request.ts'
import type { KnownLanguage } from '#app/domain/writing/facts/fact.ts'
import type { Draft } from '../draft.ts'
import { createBreaker } from './breaker.ts'
import { type Answered, GAP, type Paragraph, type ParagraphDrafts, type ReadAnswers } from './question.ts'

/** What the neighbour knows of a text: from answers before, and in new answers that are not read yet. */
type NeighbourReply = { known: ParagraphDrafts[]; answers: Answered[] }

/** A LanguageTool server of the operator's, which reads texts beside our own rules. */
export type Neighbour = {
  /** Whether it may be asked now; false while it is down or slow. Ask once before each `ask`. */
  isAsked(): boolean
  /** What it finds in the paragraphs within the time limit; never rejects. Only those that it has not read before are sent. */
  ask(paragraphs: readonly Paragraph[], language: string, signal?: AbortSignal): Promise<NeighbourReply>
  /** Remembers what a thread read in the answers; an answer that was none counts as a failure. */
  learn(answers: readonly Answered[], read: ReadAnswers, language: string): void
}

/** The longest time that a check waits for it. */
const PATIENCE_MS = 4_000
/** The largest answer that is read, in bytes. */
const ANSWER_MAX = 1_000_000
/** Paragraphs are sent together up to this length, in UTF-16 units: what came in time is used. */
const BATCH = 3_000
/** Checks that may wait for it at once; further ones do without. */
const ASKING_MAX = 8
/** Paragraphs whose findings are remembered, in memory only; the oldest is forgotten first. */
const REMEMBERED_MAX = 2_000

/** Our own rules read these, or they err more often than not. */
const LEFT_OUT = {
  disabledCategories: 'TYPOGRAPHY,CREATIVE_WRITING,GENDER_NEUTRALITY,TEXT_ANALYSIS,WIKIPEDIA',
  disabledRules: 'COMMA_COMPOUND_SENTENCE,WHITESPACE_RULE,UPPERCASE_SENTENCE_START',
}

const DEFAULT_CODES = { en: 'en-US', es: 'es', pt: 'pt-BR', fr: 'fr', de: 'de-DE' } as const satisfies Record<
  KnownLanguage,
  string
>

/** The language as LanguageTool names it: the variant if the person chose one. */
export function neighbourCode(language: KnownLanguage, variant: CheckVariant | undefined): string {
  return variant?.startsWith(`${language}-`) ? variant : DEFAULT_CODES[language]
}

/** @param deps.url the server's address without `/v2/check` */
export function createNeighbour(deps: {
  url: string
  clock: Pick<Clock, 'monotonic'>
  log: Pick<Log, 'warn' | 'info'>
  metrics: Pick<Metrics, 'add'>
  patienceMs?: number
}): Neighbour {
  const { url, clock, log, metrics, patienceMs = PATIENCE_MS } = deps
  const remembered = new Map<string, Draft[]>()
  let asking = 0
  const breaker = createBreaker({
    now: () => clock.monotonic(),
    onChange: (isOpen) =>
      isOpen
        ? log.warn(
            { event: 'check.neighbour_paused' },
            'LANGUAGETOOL_URL does not answer in time; checks do without it',
          )
        : log.info({ event: 'check.neighbour_back' }, 'LANGUAGETOOL_URL answers again'),
  })

  function recall(key: string): Draft[] | undefined {
    const found = remembered.get(key)
    if (found === undefined) return undefined
    remembered.delete(key)
    remembered.set(key, found)
    return found
  }

  return {
    isAsked: () => asking < ASKING_MAX && breaker.allows(),
    async ask(paragraphs, language, signal) {
      const known: ParagraphDrafts[] = []
      const fresh: Paragraph[] = []
      for (const paragraph of paragraphs) {
        const drafts = recall(keyOf(language, paragraph.text))
        if (drafts === undefined) fresh.push(paragraph)
        else known.push({ start: paragraph.start, drafts })
      }
      if (fresh.length === 0) return { known, answers: [] }
      asking += 1
      const late = AbortSignal.timeout(patienceMs)
      const answers: Answered[] = []
      try {
        const both = signal === undefined ? late : AbortSignal.any([late, signal])
        for (const batch of batchesOf(fresh)) {
          const text = batch.map((each) => each.text).join(GAP)
          const body = await post(`${url}/v2/check`, { language, text, ...LEFT_OUT }, both)
          answers.push({ paragraphs: batch, body })
        }
        metrics.add('penmark_check_neighbour_total', { outcome: 'ok' })
      } catch {
        // A client that left says nothing about the neighbour; and one that read a part of a long text works.
        const hasLeft = signal?.aborted === true
        if (!hasLeft && answers.length === 0) breaker.failed()
        metrics.add('penmark_check_neighbour_total', { outcome: late.aborted ? 'late' : hasLeft ? 'left' : 'failed' })
      } finally {
        asking -= 1
      }
      return { known, answers }
    },
    learn(answers, read, language) {
      for (const [at, { paragraphs }] of answers.entries()) {
        const drafts = read[at]
        if (drafts == null) {
          breaker.failed()
          metrics.add('penmark_check_neighbour_total', { outcome: 'unreadable' })
          continue
        }
        breaker.succeeded()
        for (const [index, { text }] of paragraphs.entries()) {
          remembered.set(keyOf(language, text), drafts[index] ?? [])
          const [oldest] = remembered.keys()
          if (remembered.size > REMEMBERED_MAX && oldest !== undefined) remembered.delete(oldest)
        }
      }
    },
  }
}

/** The words themselves are not kept, only what was found in them. */
function keyOf(language: string, text: string): string {
  return createHash('sha256').update(`${language} ${text}`).digest('base64')
}

function batchesOf(paragraphs: readonly Paragraph[]): Paragraph[][] {
  const batches: Paragraph[][] = []
  let length = BATCH
  for (const paragraph of paragraphs) {
    if (length + paragraph.text.length > BATCH) {
      batches.push([])
      length = 0
    }
    batches.at(-1)?.push(paragraph)
    length += paragraph.text.length
  }
  return batches
}

/** The body of a successful answer. @throws if there is none in time, it is too large, or the server answers otherwise. */
async function post(url: string, fields: Readonly<Record<string, string>>, signal: AbortSignal): Promise<string> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { accept: 'application/json', 'user-agent': 'Penmark' },
    body: new URLSearchParams(fields),
    redirect: 'error',
    signal,
  })
  if (answer.status !== 200 || answer.body === null) {
    await answer.body?.cancel()
    throw new Error(`answered ${answer.status}`)
  }
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of answer.body) {
    bytes += chunk.length
    if (bytes > ANSWER_MAX) throw new Error('answered too much')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
