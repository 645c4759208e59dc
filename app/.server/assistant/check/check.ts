import type { BuiltinThreads } from '#app/.server/assistant/engines/builtin/threads.ts'
import type { Allowance } from '#app/.server/text-work/allowance.ts'
import { type TextWorkRefusal, WORK_REFUSALS } from '#app/.server/text-work/text-work.ts'
import type { Correction } from '#app/domain/check/correction.ts'
import { FINDINGS_MAX } from '#app/domain/check/finding.ts'
import { NO_ENTRIES, type PersonalDictionary, withoutPersonal } from '#app/domain/check/personal.ts'
import type { CheckVariant } from '#app/domain/check/request.ts'
import { type Neighbour, neighbourCode } from './neighbour/neighbour.ts'
import type { Proofread, ProofreadInput } from './proofread.ts'

/** `variant` is the country whose spelling a neighbour holds the text to. */
type CheckInput = Omit<ProofreadInput, 'forNeighbour'> & {
  variant?: CheckVariant | undefined
  /** What the user chose to leave alone. */
  personal?: PersonalDictionary | undefined
}

/** The first findings in a text; `more` is how many followed them. */
export type Checked = Proofread & { more: number }

/** The findings in a text, and the text with them. */
type Corrected = Checked & Correction

/** Proofreading: free of charge, and no model is asked. */
export type Check = {
  /** The host of the operator's LanguageTool, which reads texts as well; null without one. */
  neighbour: string | null
  /** The findings in a text, or a refusal; never rejects. `user` is the one whose allowance it takes. */
  check(user: string, input: CheckInput, signal?: AbortSignal): Promise<{ ok: true; value: Checked } | TextWorkRefusal>
  /** The same, with the text that its ticked findings make; never rejects. */
  correct(
    user: string,
    input: CheckInput,
    signal?: AbortSignal,
  ): Promise<{ ok: true; value: Corrected } | TextWorkRefusal>
}

/**
 * The check as routes use it. Texts are read in the threads that hold the tools of languages, and are not kept. A neighbour, if
 * the operator has one, reads them as well; without its answer the check is our own alone.
 */
export function createCheck(deps: {
  threads: Pick<BuiltinThreads, 'run'>
  allowance: Pick<Allowance, 'refusalOf'>
  neighbour?: Neighbour | undefined
  neighbourHost?: string | undefined
}): Check {
  const { threads, allowance, neighbour } = deps

  /** The findings of both; `undefined` if the neighbour has none to add. */
  async function joined(
    { user, input, signal }: { user: string; input: CheckInput; signal: AbortSignal | undefined },
    { language, open }: Proofread,
  ) {
    if (neighbour === undefined || open === undefined || language === null) return undefined
    const code = neighbourCode(language, input.variant)
    const { known, answers } = await neighbour.ask(open.paragraphs, code, signal)
    if (answers.length === 0 && known.every(({ drafts }) => drafts.length === 0)) return undefined
    const end = await threads.run(
      'join',
      { text: input.text, language, drafts: open.drafts, known, answers },
      { user, signal },
    )
    if (!end.ok) return undefined
    neighbour.learn(answers, end.output.read, code)
    return end.output.findings
  }

  const check: Check['check'] = async (user, { personal = NO_ENTRIES, ...input }, signal) => {
    const refused = allowance.refusalOf(user)
    if (refused !== undefined) return refused
    const forNeighbour = neighbour?.isAsked() ?? false
    const end = await threads.run('check', { ...input, forNeighbour }, { user, signal })
    if (!end.ok) return WORK_REFUSALS[end.why]
    const { open: _, ...own } = end.output
    const findings = await joined({ user, input, signal }, end.output)
    const all = withoutPersonal(input.text, findings ?? own.findings, personal)
    const first = all.slice(0, FINDINGS_MAX)
    return { ok: true, value: { ...own, findings: first, more: all.length - first.length } }
  }

  return {
    neighbour: deps.neighbourHost ?? null,
    check,
    async correct(user, input, signal) {
      const checked = await check(user, input, signal)
      if (!checked.ok) return checked
      const { findings, language } = checked.value
      const end = await threads.run('correct', { text: input.text, findings, language }, { user, signal })
      return end.ok ? { ok: true, value: { ...checked.value, ...end.output } } : WORK_REFUSALS[end.why]
    },
  }
}
