import { isContent, stemOf } from './content.ts'
import type { KnownLanguage } from './fact.ts'
import type { Part } from './rewording.ts'
import type { Token } from './tokens.ts'
import type { Said } from './wording.ts'

/** How far behind an "only" what it limits stands, in tokens. */
const REACH = 6

/**
 * An "only" that limits something else than before: "only parents can pick up tickets at the gate", "parents can pick up tickets only at the
 * gate". Both passages must have one, what it limited must be in both, and nothing of it may be limited in both.
 */
export function movedLimit(own: Part, their: Part, language: KnownLanguage): { was: Said; now: Said } | null {
  const [was, now] = [onlyOf(own), onlyOf(their)]
  if (was === undefined || now === undefined) return null
  const [limited, limitedNow] = [limitedBy(was, own, language), limitedBy(now, their, language)]
  if (limited.length === 0 || limitedNow.length === 0 || limited.some((stem) => limitedNow.includes(stem))) return null
  const says = ({ tokens }: Part, stems: readonly string[]) =>
    stems.some((stem) => tokens.some(({ word }) => stemOf(word) === stem))
  return says(their, limited.slice(0, 1)) && says(own, limitedNow.slice(-1)) ? { was, now } : null
}

/**
 * An "only" that stood before the one who may do something and stands behind it now: "only adults may use the pool", "adults may only use the
 * pool". "Adults only" limits them still.
 */
export function freedLimit(own: Part, their: Part, language: KnownLanguage): { was: Said; now: Said } | null {
  const [was, now] = [onlyOf(own), onlyOf(their)]
  if (was === undefined || now === undefined) return null
  const isFreed = (only: Said, part: Part, other: Said, away: Part) => {
    const limited = firstBehind(only, part, language)
    const place = away.tokens.findIndex(({ word }) => limited !== undefined && stemOf(word) === stemOf(limited.word))
    const at = away.tokens.findIndex(({ start }) => start === other.start)
    const next = firstBehind(other, away, language)
    const isThere = next !== undefined && part.tokens.some(({ word }) => stemOf(word) === stemOf(next.word))
    return (
      isThere && place >= 0 && at > place + 1 && away.tokens[at - 1]?.kind === 'word' && isBefore(only, limited, part)
    )
  }
  return isFreed(was, own, now, their) || isFreed(now, their, was, own) ? { was, now } : null
}

/** Whether nothing but an article stands between an "only" and what it limits, at the beginning of a clause. */
function isBefore({ start }: Said, limited: Token | undefined, { tokens }: Part): boolean {
  const at = tokens.findIndex((token) => token.start === start)
  const place = limited === undefined ? -1 : tokens.indexOf(limited)
  return (
    at >= 0 &&
    place - at <= 2 &&
    (at === 0 || tokens[at - 1]?.clause !== tokens[at]?.clause || tokens[at - 1]?.kind === 'sign')
  )
}

function firstBehind({ end, sentence }: Said, { tokens }: Part, language: KnownLanguage): Token | undefined {
  return tokens.find((token) => token.start >= end && token.sentence === sentence && isContent(token, language))
}

/** Words that leave a denied thing possible in one case, which an "only" says as well. */
const IN_ONE_CASE =
  /^(?:apart|besides|other|save|abgesehen|ausgenommen|part|hormis|excepté|aparte|excepción|além|exceção|unless|except|until|till|before|than|but|without|outside|beyond|außer|bis|bevor|vor|ohne|als|sofern|falls|sauf|avant|sans|que|qu'|hors|tant|menos|salvo|excepto|hasta|antes|sin|más|exceto|até|sem|mais|fora)$/u

/** A denial that became an "only" although it left no case: "do not mix with bleach", "mix only with bleach". */
export function deniedNowLimited(
  own: Part,
  their: Part,
  language: KnownLanguage,
): { was: Token | null; now: Token | null } | null {
  const turned = (denying: Part, limiting: Part) => {
    const [denial] = denying.denials
    const only = limiting.closed.find(isOnly)
    if (denial === undefined || only === undefined || denying.closed.some(({ family }) => family === 'only'))
      return null
    if (denying.denials.length !== limiting.denials.length + 1 || !isSame(denying, limiting, language)) return null
    const others = denying.tokens.filter(({ start }) => start !== denial.start)
    if (others.some(({ word }) => IN_ONE_CASE.test(word))) return null
    return [
      denying.tokens.find(({ start }) => start === denial.start) ?? null,
      limiting.tokens.find(({ start }) => start === only.start) ?? null,
    ] as const
  }
  const lost = turned(own, their)
  if (lost !== null) return { was: lost[0], now: null }
  const gained = turned(their, own)
  return gained === null ? null : { was: null, now: gained[0] }
}

/** Whether two passages have the same words of content. "Not at weekends" is "only on weekdays". */
function isSame(one: Part, other: Part, language: KnownLanguage): boolean {
  const [mine, theirs] = [one, other].map(({ tokens, closed }) => {
    const only = closed.find(isOnly)
    const content = tokens.filter((token) => token.start !== only?.start && isContent(token, language))
    return new Set(content.map(({ word }) => stemOf(word)))
  })
  if (mine === undefined || theirs === undefined) return false
  const differing =
    [...mine].filter((stem) => !theirs.has(stem)).length + [...theirs].filter((stem) => !mine.has(stem)).length
  return differing <= 1
}

/** Of "ne … que" the place of what it limits is not known. */
const isOnly = ({ family, value, open }: Said) => family === 'only' && value === 'only' && open !== true

/** The "only" of a passage; undefined without one, or with several. */
function onlyOf({ closed }: Part): Said | undefined {
  const [first, ...more] = closed.filter(isOnly)
  return more.length === 0 ? first : undefined
}

/** The words of content around an "only": the next three, and the one right before it ("for members only"). */
function limitedBy({ start, end }: Said, { tokens }: Part, language: KnownLanguage): string[] {
  const first = tokens.findIndex((token) => token.start >= start)
  const last = tokens.findIndex((token) => token.start >= end)
  const isOfContent = (token: Token) => isContent(token, language)
  const sentence = tokens[first]?.sentence
  const behind = last < 0 ? [] : tokens.slice(last, last + REACH).filter((token) => token.sentence === sentence)
  const ahead = tokens.slice(Math.max(0, first - 1), Math.max(0, first))
  return [...ahead.filter(isOfContent), ...behind.filter(isOfContent).slice(0, 3)].map(({ word }) => stemOf(word))
}
