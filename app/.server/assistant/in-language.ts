import type { TextWork } from '#app/.server/text-work/text-work.ts'
import type { EngineAnswer, EngineRequest } from './engines/engine.ts'

/** Shorter answers are too easily taken for another language. */
const LEAST_CHARACTERS = 60
/** Languages that are taken for one another even in texts of some length. */
const ALIKE: readonly ReadonlySet<string>[] = [
  new Set(['no', 'nb', 'nn', 'da', 'sv']),
  new Set(['hr', 'sr', 'bs', 'sl']),
  new Set(['cs', 'sk']),
  new Set(['id', 'ms', 'jv']),
  new Set(['ru', 'uk', 'be', 'bg']),
  new Set(['es', 'gl', 'ca']),
  new Set(['pt', 'gl']),
  new Set(['nl', 'af']),
]

/** The language that the answer should be in; undefined if that is open. */
export function wantedLanguage({
  operation,
  refine,
  targetLanguage,
  language,
  customPrompt,
}: EngineRequest): string | undefined {
  if (operation === 'translate' && refine === undefined) return targetLanguage
  // A wish may ask for another language.
  return customPrompt === undefined ? language : undefined
}

/** Whether an answer is long enough to tell its language. */
export function tellsItsLanguage({ text }: EngineAnswer): boolean {
  return text.length >= LEAST_CHARACTERS
}

/** The language found in an answer, if it is surely another one than `wanted`. */
export function anotherThan(wanted: string, found: string | undefined): string | undefined {
  if (found === undefined || found === wanted) return undefined
  return ALIKE.some((group) => group.has(found) && group.has(wanted)) ? undefined : found
}

/** The language of an answer, if it is surely another one than `wanted`. */
export async function otherLanguage(
  {
    textWork,
    user,
    signal,
  }: {
    textWork: Pick<TextWork, 'run'>
    /** The user whose turn and whose allowance it is. */
    user: string
    signal: AbortSignal
  },
  answer: EngineAnswer,
  wanted: string,
): Promise<string | undefined> {
  if (signal.aborted || !tellsItsLanguage(answer)) return undefined
  const read = await textWork.run(user, 'language', { text: answer.text }, signal)
  return anotherThan(wanted, read.ok ? read.value : undefined)
}
