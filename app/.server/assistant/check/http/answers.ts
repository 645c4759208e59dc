import type { RouterContextProvider } from 'react-router'
import { userContext } from '#app/.server/auth/middleware.ts'
import { limitsContext, requestContext } from '#app/.server/http/context.ts'
import { localeOf, type Translator } from '#app/.server/http/locale.ts'
import type { TextWorkRefusal } from '#app/.server/text-work/text-work.ts'
import { type Finding, kindOf, type ShownFinding } from '#app/domain/check/finding.ts'
import { type CheckLanguage, chosenLanguage } from '#app/domain/check/request.ts'
import { checkContext } from '../context.ts'
import type { Proofread } from '../proofread.ts'

type Free = { ok: false; code: 'rate_limited'; retryAfterSeconds: number }

/** Checks a text of the signed-in user, free of charge; it is counted against the user's limit of a minute first. */
export async function freeCheck(
  context: Readonly<RouterContextProvider>,
  { text, language }: { text: string; language: CheckLanguage },
  signal: AbortSignal,
): Promise<{ ok: true; value: Proofread } | TextWorkRefusal | Free> {
  const { userId } = context.get(userContext)
  const { clientAddress } = context.get(requestContext)
  const attempt = await context.get(limitsContext).textWork.take({ identifier: userId, address: clientAddress })
  if (!attempt.ok) return attempt
  const input = { text, ...chosenLanguage(language), likely: localeOf(context) }
  return context.get(checkContext).check(userId, input, signal)
}

/** A check as calls write it, with messages in the reader's language. */
export function apiCheck({ language, spelling, findings }: Proofread, say: Translator) {
  return { language, spelling, findings: findings.map((finding) => apiFinding(finding, say)) }
}

function apiFinding({ start, end, family, rule, replacements, ticked }: Finding, say: Translator) {
  return { start, end, kind: kindOf(family), rule, message: say(`check:message.${family}`), replacements, ticked }
}

/** Findings as a screen shows them, with the words of the text that they are about. */
export function shownFindings(text: string, findings: readonly Finding[], say: Translator): ShownFinding[] {
  const points = [...text]
  return findings.map((finding) => ({
    ...apiFinding(finding, say),
    found: points.slice(finding.start, finding.end).join(''),
  }))
}
