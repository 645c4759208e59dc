import { FINDINGS_MAX } from '#app/domain/check/finding.ts'
import type { PersonalDictionary } from '#app/domain/check/personal.ts'
import type { UsageSummary } from '#app/domain/usage/usage.ts'
import type { Check } from './check/check.ts'
import type { ProofreadInput } from './check/proofread.ts'
import type { Note } from './engines/engine.ts'
import type { Actor, AssistOutcome } from './outcome.ts'

/** The note of every corrected text. */
export const FIX_ONLY = 'notes.fixOnly'

/** Corrects a text by the check. Nothing is reserved and the ledger has no entry. */
export type FreeFix = (
  actor: Actor,
  input: Pick<ProofreadInput, 'text' | 'language' | 'likely'> & {
    /** Findings to leave alone, by name. */
    ignored: readonly string[]
  },
  signal: AbortSignal,
) => Promise<AssistOutcome>

export function createFreeFix(deps: {
  check: Pick<Check, 'correct'>
  usageOf: (actor: Actor) => UsageSummary
  dictionaryOf: (actor: Actor) => PersonalDictionary
}): FreeFix {
  return async (actor, { ignored, ...input }, signal) => {
    const personal = { ...deps.dictionaryOf(actor), here: ignored }
    const end = await deps.check.correct(actor.userId, { ...input, personal }, signal)
    if (!end.ok) return end
    const { language, spelling, findings, more, text, offered } = end.value
    if (language === null) return { ok: false, code: 'engine_unsupported', notes: [{ key: 'notes.fixLanguages' }] }
    const unread: Note[] = spelling ? [] : [{ key: 'notes.fixNoDictionary' }]
    if (findings.length === 0)
      return { ok: false, code: 'engine_unchanged', notes: [{ key: 'notes.fixClean' }, ...unread], language }
    const count = findings.filter(({ ticked }) => ticked).length
    const open = findings.length - count
    return {
      ok: true,
      text,
      tokensUsed: 0,
      usage: deps.usageOf(actor),
      checked: { findings, offered },
      receipt: undefined,
      notes: [
        { key: FIX_ONLY },
        ...(open === 0 ? [] : [{ key: 'notes.fixOffered', values: { count: open } }]),
        ...(more === 0 ? [] : [{ key: 'notes.fixMore', values: { max: FINDINGS_MAX, more } }]),
        ...unread,
      ],
      changes: [],
      language,
      model: MODEL,
      alternatives: [],
      masked: 0,
      engine: 'builtin',
      replayed: false,
    }
  }
}

/** The producer of a corrected text, as answers name it. */
const MODEL = 'check-1'
