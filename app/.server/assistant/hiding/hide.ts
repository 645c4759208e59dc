import { createClaims } from '#app/domain/writing/facts/claims.ts'
import { factsOf } from '#app/domain/writing/facts/extract.ts'
import { type Fact, knownLanguage } from '#app/domain/writing/facts/fact.ts'
import { type HiddenKind, type HiddenThing, MASKABLE, type Maskable } from '#app/domain/writing/maskable.ts'
import type { MaskedFact } from '#app/domain/writing/stand-ins.ts'
import { codePointsAt } from '../check/code-points.ts'
import { onlineIn, postalIn } from './addresses.ts'
import { birthsIn } from './births.ts'
import { chosenHits, type HidingChanges } from './choice.ts'
import type { Hit } from './hit.ts'
import { legible } from './legible.ts'
import { privateNumbersIn } from './numbers.ts'
import { isCommon, peopleIn } from './people.ts'

/** What a user wants hidden: kinds of things, without the kept passages (as they are written), and own words. */
export type HidingChoice = HidingChanges & { kinds: readonly Maskable[] }

/** A passage that was found, or that the user added, with its stand-in; null if the user keeps it. */
export type HidingHit = Hit & { text: string; standIn: string | null }

/**
 * Replaces everything of the chosen kinds by stand-ins: one for each thing, however it is grouped, and the same one for the
 * same words, so that a model can still distinguish two people.
 * @param language BCP 47 of the text; null if unknown
 * @param beside what is sent with the text, whose brackets are no stand-ins either
 */
export function hide(
  text: string,
  choice: HidingChoice,
  language: string | null,
  beside = '',
): { text: string; masked: MaskedFact[]; hits: HidingHit[]; things: HiddenThing[] } {
  const open = unusedMark(`${text}\n${beside}`)
  const things = [...(choice.earlier ?? [])]
  const numbers = new Map(things.map(({ kind, text, number }) => [`${kind} ${text}`, number]))
  let last = things.reduce((highest, { number }) => Math.max(highest, number), 0)
  const masked = new Map<string, MaskedFact>()
  const hits: HidingHit[] = []
  let result = ''
  let at = 0
  const found = choice.kinds.length === 0 ? [] : hitsIn(text, choice.kinds, language, namesOf(things))
  for (const { kind, start, end, hidden } of chosenHits(text, found, choice)) {
    const original = text.slice(start, end)
    if (!hidden) {
      hits.push({ kind, start, end, text: original, standIn: null })
      continue
    }
    const key = `${kind} ${original}`
    let entry = masked.get(key)
    if (entry === undefined) {
      let number = numbers.get(key)
      if (number === undefined) {
        number = last + 1
        last = number
        things.push({ kind, text: original, number })
      }
      entry = { standIn: `[${open}${LABEL[kind]}_${number}]`, original, kind }
      masked.set(key, entry)
    }
    hits.push({ kind, start, end, text: original, standIn: entry.standIn })
    result += text.slice(at, start) + entry.standIn
    at = end
  }
  return { text: result + text.slice(at), masked: [...masked.values()], hits, things }
}

function namesOf(things: readonly HiddenThing[]): string[] {
  return things.filter(({ kind }) => kind === 'name').map(({ text }) => text)
}

/** What `hide` would replace, in code points, and the text as it would be sent. */
export function hidingPreview(
  text: string,
  choice: HidingChoice,
  language: string | null,
): { text: string; hits: HidingHit[] } {
  const hidden = hide(text, choice, language)
  const at = codePointsAt(text)
  return { text: hidden.text, hits: hidden.hits.map((hit) => ({ ...hit, start: at(hit.start), end: at(hit.end) })) }
}

const LABEL: Readonly<Record<HiddenKind, string>> = {
  name: 'NAME',
  mention: 'MENTION',
  email: 'EMAIL',
  url: 'URL',
  address: 'ADDRESS',
  phone: 'PHONE',
  iban: 'IBAN',
  card: 'CARD',
  birth: 'BIRTHDATE',
  reference: 'REFERENCE',
  number: 'NUMBER',
  money: 'MONEY',
  percent: 'PERCENT',
  ordinal: 'ORDINAL',
  term: 'TERM',
}

/** A mark that makes the stand-ins differ from those that the text itself contains. */
function unusedMark(text: string): string {
  const used = new Set([...text.matchAll(LIKE_STAND_IN)].map(([, mark = '']) => mark.length))
  let length = 0
  while (used.has(length)) length += 1
  return 'X'.repeat(length)
}

const LIKE_STAND_IN = new RegExp(`\\[(X*)(?:${Object.values(LABEL).join('|')})_`, 'g')

/** Short forms that every text may hold and that name no person. */
const NO_ONES_NAME =
  /^(?:SSN|NHS|NINO|DNI|NIE|NIF|CIF|CPF|CNPJ|RG|NIR|IBAN|BIC|SWIFT|VAT|TVA|IVA|PIN|PUK|ID|DOB|PDF|CV|TV|UK|USA|US|EU|UE|UN|ONU|FAQ|CEO|CTO|CFO|HR|IT|PR|QA|API|URL|HTML|CSS|SQL|USB|GPS|SMS|ASAP|FYI|PS|NB|AGB|GmbH|AG|KG|SARL|SA|SL|Ltd|Inc|LLC|CVV|CVC|IMEI|TEL|RSVP|BTW|CC|AM|PM|EUR|USD|GBP|CHF|BRL|CEP|PLZ|NISS|NIB|NSS|SIRET|SIREN|WC|DVD|CD|PC|DIY|VIP|ISBN)$/u

/**
 * The stretches of a text that are of the chosen kinds, in reading order and without overlaps.
 * @param names those hidden earlier, whose single words are names as well
 */
export function hitsIn(
  text: string,
  kinds: readonly Maskable[],
  language: string | null,
  names: readonly string[] = [],
): Hit[] {
  const known = knownLanguage(language)
  const plain = legible(text)
  const chosen = new Set<HiddenKind>(kinds.flatMap((name) => MASKABLE[name]))
  const claims = createClaims(text.length)
  const hits: Hit[] = []
  const claim = (found: readonly Hit[]) => {
    for (const hit of found) {
      if (!chosen.has(hit.kind)) continue
      const { start, end } = hit
      if (start >= end || claims.overlaps(start, end)) continue
      claims.take(start, end)
      hits.push(hit)
    }
  }
  const online = onlineIn(plain)
  claim(online)
  claim(birthsIn(plain))
  const numbers = privateNumbersIn(plain, known)
  claim(numbers.filter(({ kind }) => kind === 'iban'))
  claim(postalIn(plain))
  claim(longestFirst(numbers))
  const people = chosen.has('name') ? peopleIn(plain, known) : []
  // A name in an address hides the whole of it, below.
  const inAddresses = createClaims(text.length)
  for (const { start, end } of online) inAddresses.take(start, end)
  const [carried, alone] = [true, false].map((inside) =>
    people.filter(({ start, end }) => inAddresses.overlaps(start, end) === inside),
  )
  claim(longestFirst(alone ?? []))
  const facts = factsIn(plain, known)
  claim(
    facts.filter(
      (fact): fact is Fact & { kind: HiddenKind } =>
        fact.kind in LABEL && !(fact.kind === 'name' && NO_ONES_NAME.test(fact.text)),
    ),
  )
  if (chosen.has('name')) {
    claim(carriersIn(plain, [...namesIn(plain, [...hits, ...(carried ?? [])]), ...names]))
    claim(againIn(plain, [...namesIn(plain, hits), ...names]))
  }
  const whole = chosen.has('number') ? withDigitsBeside(plain, hits) : hits
  return [...whole].sort((one, other) => one.start - other.start)
}

function longestFirst(hits: readonly Hit[]): Hit[] {
  return [...hits].sort((one, other) => other.end - other.start - (one.end - one.start))
}

/** The facts of a text, and those inside its quotations. */
function factsIn(text: string, language: ReturnType<typeof knownLanguage>): Fact[] {
  return factsOf(text, language).flatMap((fact) =>
    fact.kind === 'quote'
      ? factsOf(fact.text.slice(1, -1), language).map((inner) => ({
          ...inner,
          start: inner.start + fact.start + 1,
          end: inner.end + fact.start + 1,
        }))
      : [fact],
  )
}

/** The words of hidden names that stand alone elsewhere: "Lopez" after "Maria Lopez". */
function againIn(text: string, names: readonly string[]): Hit[] {
  const parts = partsOf(names)
  return Array.from(text.matchAll(/\p{L}[\p{L}\p{M}]*(?:['-]\p{L}[\p{L}\p{M}]*)*/gu))
    .filter(({ 0: word }) => parts.has(word.toLowerCase().replace(/'s$/, '')))
    .map(({ 0: word, index }) => ({ kind: 'name' as const, start: index, end: index + word.replace(/'s$/, '').length }))
}

/** Addresses and mentions that hold the word of a hidden name, which would give it away. */
function carriersIn(text: string, names: readonly string[]): Hit[] {
  const parts = partsOf(names)
  if (parts.size === 0) return []
  return [...onlineIn(text), ...Array.from(text.matchAll(/[@#][\p{L}\d_.-]+/gu), mentionHit)]
    .filter(({ start, end }) =>
      text
        .slice(start, end)
        .toLowerCase()
        .split(/[^\p{L}\p{M}]+/u)
        .some((word) => parts.has(word)),
    )
    .map((hit) => ({ ...hit, kind: 'name' as const }))
}

function mentionHit(match: RegExpExecArray): Hit {
  return { kind: 'mention', start: match.index, end: match.index + match[0].length }
}

function namesIn(text: string, hits: readonly Hit[]): string[] {
  return hits.filter(({ kind }) => kind === 'name').map(({ start, end }) => text.slice(start, end))
}

function partsOf(names: readonly string[]): ReadonlySet<string> {
  return new Set(
    names
      .flatMap((name) =>
        legible(name)
          .toLowerCase()
          .split(/[^\p{L}\p{M}'-]+/u),
      )
      .filter((word) => word.length > 2 && !isCommon(word)),
  )
}

/** Takes the digits beside a hidden thing into it, so that none of them leaves. */
function withDigitsBeside(text: string, hits: readonly Hit[]): Hit[] {
  const sorted = [...hits].sort((one, other) => one.start - other.start)
  return sorted.map((hit, place) => {
    const limit = sorted[place + 1]?.start ?? text.length
    const floor = sorted[place - 1]?.end ?? 0
    const after = /^(?:[.,:/-]?\d){1,40}/.exec(text.slice(hit.end, Math.min(limit, hit.end + 80)))?.[0] ?? ''
    let { start } = hit
    while (start > floor && /\d/.test(text[start - 1] ?? '')) start -= 1
    return { ...hit, start, end: hit.end + (/\d/.test(text[hit.end - 1] ?? '') ? after.length : 0) }
  })
}
