import { normalise } from '#app/domain/text.ts'
import { isDateWord } from './dates.ts'
import type { KnownLanguage } from './fact.ts'
import type { Part } from './rewording.ts'
import type { Token } from './tokens.ts'

/** Phrases that begin a case in which something does not hold. Apostrophes are straight, words in lower case. */
const UNLESS: Readonly<Record<KnownLanguage, string>> = {
  en: 'unless|except|other than|apart from|with the exception of',
  de: 'es sei denn|außer|ausgenommen|mit ausnahme|abgesehen von|sofern nicht|soweit nicht',
  fr: "à moins que|à moins qu'|à moins de|à moins d'|sauf|hormis|excepté|à l' exception",
  es: 'a menos que|a no ser que|salvo|excepto|a excepción|con excepción',
  pt: 'a menos que|a não ser|salvo|exceto|à exceção|com exceção',
}

/** Words with which other sentences say the same: limits, conditions turned around, and other exceptions. */
const OTHERWISE: Readonly<Record<KnownLanguage, RegExp>> = {
  en: /^(?:only|solely|exclusively|except|excepting|exception|exceptions|excluding|excluded|other|otherwise|until|apart|but|without|provided|alone|however|failing|absent|bar|barring|exempt|waived|stop|prevent|avoid|closed|others|rest|save|minus|besides|remaining)$/u,
  de: /^(?:nur|ausschließlich|lediglich|außer|ausgenommen|ausnahme\p{L}*|sonst|andernfalls|ohne|aber|jedoch|allerdings|bis|erst|abgesehen|sofern|solange|mangels|falls|entfällt|geschlossen\p{L}*|andere[nr]?|übrige[nr]?|verhinder\p{L}*|vermeid\p{L}*|vermieden)$/u,
  fr: /^(?:seul\p{L}*|uniquement|exclusivement|sauf|hormis|excepté\p{L}*|exception\p{L}*|sinon|autrement|sans|mais|toutefois|cependant|que|tant|avant|faute|fermé\p{L}*|autres?|reste|part|exclu\p{L}*|empêch\p{L}*|évit\p{L}*)$/u,
  es: /^(?:sólo|solo|solamente|únicamente|exclusivamente|salvo|excepto|excepción|excepciones|excepcional\p{L}*|sino|sin|pero|contrario|mientras|hasta|menos|cerrad\p{L}*|otr[oa]s|demás|resto|exclu\p{L}*|aparte|evit\p{L}*|impid\p{L}*|impedir)$/u,
  pt: /^(?:só|somente|apenas|unicamente|exclusivamente|salvo|exceto|exceção|exceções|senão|sem|mas|contrário|enquanto|até|porém|menos|fechad\p{L}*|outr[oa]s|demais|restantes?|exclu\p{L}*|evit\p{L}*|impedir)$/u,
}

type Side = { part: Part; language: KnownLanguage }

/**
 * The "unless" of one passage that the other one says in no way: its condition became a plain one, or is gone. `was` or `now` is the
 * place of the "unless", the other one null.
 */
export function lostException(before: Side, after: Side): { was: Token | null; now: Token | null } | null {
  const [mine, theirs] = [exceptionIn(before), exceptionIn(after)]
  if (mine !== null && theirs === null && !saysOtherwise(before, after)) return { was: mine, now: null }
  if (mine === null && theirs !== null && !saysOtherwise(after, before)) return { was: null, now: theirs }
  return null
}

function exceptionIn({ part: { tokens }, language }: Side): Token | null {
  for (const phrase of PHRASES[language]) {
    const place = tokens.findIndex((_, at) => phrase.every((word, step) => plain(tokens[at + step]?.word) === word))
    const behind = tokens.slice(place + phrase.length, place + phrase.length + 3)
    // "Every day except Sunday" is "from Monday to Saturday".
    if (place >= 0 && !behind.some(({ word }) => isDateWord(word))) return tokens[place] ?? null
  }
  return null
}

/** Whether a passage holds a limit or one denial more, by which it can say what the other one says by its "unless". */
function saysOtherwise(home: Side, away: Side): boolean {
  const limits = away.part.tokens.some(({ word }) => OTHERWISE[away.language].test(plain(word)))
  return limits || denialsOf(away) !== denialsOf(home)
}

/** The "nicht" of "sofern nicht" denies nothing by itself. */
function denialsOf({ part, language }: Side): number {
  const exception = exceptionIn({ part, language })
  const start = exception?.start ?? -1
  const own = part.denials.filter((denial) => start >= 0 && denial.start > start && denial.start < start + OWN_DENIAL)
  return part.denials.length - own.length
}

/** How far behind the beginning of "sofern nicht" its denial stands, in UTF-16 units. */
const OWN_DENIAL = 12

function plain(word: string | undefined): string {
  return normalise(word ?? '', 'NFC').replaceAll('’', "'")
}

const PHRASES = Object.fromEntries(
  Object.entries(UNLESS).map(([language, phrases]) => [
    language,
    phrases.split('|').map((phrase) => phrase.replaceAll("'", "' ").trim().split(' ')),
  ]),
) as unknown as Readonly<Record<KnownLanguage, readonly (readonly string[])[]>>
