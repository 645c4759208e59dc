import type { RouterContextProvider } from 'react-router'
import { userContext } from '#app/.server/auth/middleware.ts'
import { localeOf, type Translator } from '#app/.server/http/locale.ts'
import { glossaryFor } from '#app/.server/library/http/glossary.ts'
import { dictionariesContext } from '#app/.server/preferences/context.ts'
import { countFreeWork } from '#app/.server/text-work/http/answers.ts'
import type { TextWorkRefusal } from '#app/.server/text-work/text-work.ts'
import { FINDINGS_MAX, type Finding, kindOf, type ShownFinding } from '#app/domain/check/finding.ts'
import { type PersonalDictionary, WORD_FAMILIES } from '#app/domain/check/personal.ts'
import { type CheckLanguage, chosenLanguage } from '#app/domain/check/request.ts'
import { withProtected } from '#app/domain/library/glossary.ts'
import type { Checked } from '../check.ts'
import { checkContext } from '../context.ts'

type Free = { ok: false; code: 'rate_limited'; retryAfterSeconds: number }

/** `style`: whether matters of taste are looked for beside mistakes. */
type TextToCheck = { text: string; language: CheckLanguage; style: boolean }

/** Checks a text of the signed-in user for mistakes and style, free of charge; it is counted against the user's limit of a minute first. */
export async function freeCheck(
  context: Readonly<RouterContextProvider>,
  input: Omit<TextToCheck, 'style'>,
  signal: AbortSignal,
): Promise<{ ok: true; value: Checked } | TextWorkRefusal | Free> {
  const attempt = await countFreeWork(context)
  return attempt.ok ? checkOf(context, { ...input, style: true }, signal) : attempt
}

/** The same as a part of work that is counted already. */
export function checkOf(
  context: Readonly<RouterContextProvider>,
  { text, language, style }: TextToCheck,
  signal: AbortSignal,
) {
  const input = { text, ...chosenLanguage(language), likely: localeOf(context), style, personal: personalOf(context) }
  return context.get(checkContext).check(context.get(userContext).userId, input, signal)
}

/** What the check leaves alone for the signed-in user: the personal dictionary, and the words that the glossary keeps. */
export function personalOf(context: Readonly<RouterContextProvider>): PersonalDictionary {
  return withProtected(context.get(dictionariesContext).of(context.get(userContext)), glossaryFor(context))
}

/** A check as calls write it, with messages in the reader's language. */
export function apiCheck({ language, spelling, findings, more }: Checked, say: Translator) {
  return { language, spelling, findings: findings.map((finding) => apiFinding(finding, say)), more }
}

function apiFinding({ start, end, family, rule, replacements, ticked }: Finding, say: Translator) {
  return { start, end, kind: kindOf(family), rule, message: say(`check:message.${family}`), replacements, ticked }
}

/** Says that a text has more findings than are shown; null if it has not. */
export function moreFindings({ more }: Pick<Checked, 'more'>, say: Translator): string | null {
  return more === 0 ? null : say('engine:notes.fixMore', { max: FINDINGS_MAX, more })
}

/** Findings as a screen shows them, with the words of the text that they are about. */
export function shownFindings(text: string, findings: readonly Finding[], say: Translator): ShownFinding[] {
  const points = [...text]
  return findings.map((finding) => ({
    ...apiFinding(finding, say),
    found: points.slice(finding.start, finding.end).join(''),
    isWord: WORD_FAMILIES.has(finding.family),
  }))
}
