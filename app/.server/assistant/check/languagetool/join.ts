import type { Step } from '#app/.server/text-work/protocol.ts'
import type { Finding } from '#app/domain/check/finding.ts'
import type { KnownLanguage } from '#app/domain/writing/facts/fact.ts'
import { readable } from '../../engines/builtin/readable.ts'
import type { Draft } from '../draft.ts'
import { findingsOf } from '../merge.ts'
import type { Answered, ParagraphDrafts, ReadAnswers } from '../neighbour/question.ts'
import type { LanguageRules } from '../rules.ts'
import { readAnswer } from './answer.ts'

export type JoinInput = {
  text: string
  language: KnownLanguage
  /** Our own drafts, which come first. */
  drafts: Draft[]
  /** Drafts of paragraphs that were answered before. */
  known: ParagraphDrafts[]
  answers: Answered[]
}

export type Joined = { findings: Finding[]; read: ReadAnswers }

export type Joiner = (input: JoinInput, step: Step) => Promise<Joined>

/** Puts the findings of LanguageTool beside our own: the same gates for both, each place once. */
export function createJoiner(rulesOf: (language: KnownLanguage) => Promise<LanguageRules>): Joiner {
  return async ({ text, language, drafts, known, answers }, step) => {
    const { knows } = await rulesOf(language)
    const read = answers.map(({ paragraphs, body }) => {
      step()
      return readAnswer(body, paragraphs, language, knows) ?? null
    })
    const fresh = read.flatMap((each, at) =>
      (each ?? []).map((found, index) => ({ start: answers[at]?.paragraphs[index]?.start ?? 0, drafts: found })),
    )
    const theirs = [...known, ...fresh].flatMap((paragraph) =>
      paragraph.drafts.map((draft) => ({
        ...draft,
        start: draft.start + paragraph.start,
        end: draft.end + paragraph.start,
      })),
    )
    step()
    return { findings: findingsOf([...drafts, ...theirs], readable(text), text), read }
  }
}
