import { type Finding, kindOf, type ShownFinding } from '#app/domain/check/finding.ts'
import type { TextRead, TextToRead } from '#app/domain/check/in-browser.ts'
import { inUnits } from '#app/domain/check/live.ts'
import { NO_ENTRIES, type PersonalDictionary, WORD_FAMILIES, withoutPersonal } from '#app/domain/check/personal.ts'
import { KNOWN_LANGUAGES, type KnownLanguage } from '#app/domain/writing/facts/fact.ts'
import type { Message } from '../ui/use-message.ts'

const CHECK = '/dashboard/assistant/check'
/** The thread takes some 300 MB, so it ends when nothing was written for so long. It starts again from the browser's cache. */
const IDLE_MS = 5 * 60_000

/** What the check in this browser made of a text; `other` is not English, so it is for the server. */
type CheckedHere = { kind: 'read'; findings: ShownFinding[] } | { kind: 'other' | 'overtaken' | 'failed' }

export type CheckHere = {
  /** Never rejects. `language` is the one that the user chose, or `auto`. */
  check(text: string, language: string): Promise<CheckedHere>
  /** Presses a finding's button, which stores a word or a rule. Nothing of the text is sent. */
  press(intent: string): Promise<void>
  end(): void
}

/** A check of English in a thread of this browser. `message` gives what a finding says. */
export function startCheckHere(message: Message): CheckHere {
  let worker: Worker | undefined
  let idle: ReturnType<typeof setTimeout> | undefined
  let lastId = 0
  const waiting = new Map<number, (read: TextRead) => void>()
  let personal: PersonalDictionary | undefined

  function end() {
    clearTimeout(idle)
    worker?.terminate()
    worker = undefined
    for (const [id, answer] of waiting) answer({ id, kind: 'overtaken' })
    waiting.clear()
  }

  function fail() {
    const unanswered = [...waiting]
    waiting.clear()
    for (const [id, answer] of unanswered) answer({ id, kind: 'failed' })
    end()
  }

  function started(): Worker {
    clearTimeout(idle)
    idle = setTimeout(end, IDLE_MS)
    if (worker !== undefined) return worker
    worker = new Worker(new URL('../../english-check/english-check.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<TextRead>) => {
      waiting.get(data.id)?.(data)
      waiting.delete(data.id)
    })
    worker.addEventListener('error', fail)
    return worker
  }

  function read(text: Omit<TextToRead, 'id'>): Promise<TextRead> {
    lastId += 1
    const id = lastId
    return new Promise((resolve) => {
      waiting.set(id, resolve)
      started().postMessage({ id, ...text } satisfies TextToRead)
    })
  }

  function forScreen(text: string, findings: readonly Finding[]): ShownFinding[] {
    const points = [...text]
    const left = withoutPersonal(text, findings, personal ?? NO_ENTRIES)
    return inUnits(
      text,
      left.map(({ start, end, family, rule, replacements, ticked }) => ({
        ...{ start, end, rule, replacements, ticked, kind: kindOf(family) },
        message: message(`check:message.${family}`),
        found: points.slice(start, end).join(''),
        isWord: WORD_FAMILIES.has(family),
      })),
    )
  }

  return {
    async check(text, language) {
      const wanted = language.split('-')[0]
      if (wanted !== 'auto' && wanted !== 'en') return { kind: 'other' }
      personal ??= await dictionaryFrom(fetch(CHECK))
      const of = wanted === 'en' ? ({ language: 'en' } as const) : {}
      const found = await read({ text, ...of, likely: languageOfPage() })
      if (found.kind === 'failed') end()
      // A text in no language that we know has no findings on the server either.
      if (found.kind === 'other') return found.language === null ? { kind: 'read', findings: [] } : { kind: 'other' }
      return found.kind === 'read' ? { kind: 'read', findings: forScreen(text, found.findings) } : { kind: found.kind }
    },
    async press(intent) {
      personal =
        (await dictionaryFrom(fetch(CHECK, { method: 'POST', body: new URLSearchParams({ intent }) }))) ?? personal
    },
    end,
  }
}

/** The words and rules that the user chose to leave alone; undefined if they did not come, so that the next check asks again. */
async function dictionaryFrom(answering: Promise<Response>): Promise<PersonalDictionary | undefined> {
  try {
    const answer = await answering
    if (!answer.ok || answer.redirected) return undefined
    return ((await answer.json()) as { personal: PersonalDictionary }).personal
  } catch {
    return undefined
  }
}

function languageOfPage(): KnownLanguage {
  const { lang } = document.documentElement
  return KNOWN_LANGUAGES.find((each) => lang.startsWith(each)) ?? 'en'
}
