import type { KnownLanguage } from './facts/fact.ts'

/** How many characters at the end of a sentence decide whether it is complete. */
const LOOK_BACK = 120

/** A stretch of the input: `text` is `input.slice(start, end)`. */
export type Span = { text: string; start: number; end: number }

const ABBREVIATIONS: Readonly<Record<KnownLanguage, string>> = {
  en: 'mr mrs ms dr prof sr jr st vs etc e.g i.e inc ltd co corp no fig vol approx dept est gen col lt rev hon u.s u.k a.m p.m jan feb mar apr jun jul aug sep sept oct nov dec pp p al',
  es: 'sr sra srta dr dra ud uds etc p.ej ej pág núm av d dña ee.uu art aprox tel',
  fr: 'm mm mme mlle dr pr etc p.ex cf av art env tél no p',
  de: 'hr fr dr prof z.b d.h u.a usw bzw ca nr str s vgl inkl ggf evtl tel abs art',
  pt: 'sr sra dr dra prof etc p.ex pág núm av art aprox tel exmo',
}
/** German writes an ordinal with a point: before a month, or after words that cannot end a sentence. */
const GERMAN_ORDINAL =
  /(?:^|\s)(?:am|ab|bis|beim|das|dem|den|der|des|die|im|ins|seit|vom|zum|zur|jede[mnrs]?|ihre[mnrs]?|seine[mnrs]?|dies(?:e[mnrs]?))\s+\d{1,3}\.$/iu
const ORDINAL = /(?:^|[^\p{L}\p{N}.,])\d{1,2}\.$/u
const GERMAN_MONTH =
  /^(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember|Jahrhunderts?|Quartals?|Klasse|Auflage|Lebensjahrs?)(?!\p{L})/u
const SETS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(ABBREVIATIONS).map(([language, list]) => [language, new Set(list.split(' '))]),
)
const segmenters = new Map<string, Intl.Segmenter>()

function segmenter(language: string): Intl.Segmenter {
  const known = segmenters.get(language)
  if (known !== undefined) return known
  const fresh = new Intl.Segmenter(SETS.has(language) ? language : 'en', { granularity: 'sentence' })
  segmenters.set(language, fresh)
  return fresh
}

/**
 * The sentences in order, trimmed, none blank. Follows Unicode's rules, corrected for abbreviations, initials and lines
 * that were wrapped inside a sentence; a blank line, a list item or a heading ends a sentence.
 */
export function splitSentences(text: string, language = 'en'): Span[] {
  const spans: Span[] = []
  let start = 0
  // The end of the open sentence without its white space.
  let bodyEnd = 0
  for (const { segment, index } of segmenter(language).segment(text)) {
    const end = index + segment.length
    const written = segment.trimEnd().length
    if (written > 0) bodyEnd = index + written
    if (continues(text, { start, bodyEnd, end }, language)) continue
    push(spans, text, start, end)
    start = end
    bodyEnd = end
  }
  if (start < text.length) push(spans, text, start, text.length)
  return spans
}

/**
 * Whether the sentence continues after its piece that ends at `end`. Only the last characters are looked at, so that the time
 * does not grow with the sentence: no abbreviation, no ordinal and no closing quotation mark needs more.
 */
function continues(
  text: string,
  { start, bodyEnd, end }: { start: number; bodyEnd: number; end: number },
  language: string,
): boolean {
  const rest = text.slice(end, end + 40)
  if (rest === '') return false
  const body = text.slice(Math.max(start, bodyEnd - LOOK_BACK), bodyEnd)
  const gap = text.slice(Math.max(bodyEnd, end - LOOK_BACK), end) + (/^\s*/.exec(rest)?.[0] ?? '')
  const after = rest.trimStart()
  if (/\n[^\S\n]*\n/.test(gap) || /^[-*•–]\s|^\d+[.)]\s/u.test(after)) return false
  if (gap.includes('\n') && !/[.!?…:;。！？]["”»’)\]]*$/u.test(body)) {
    // A wrapped line continues in lower case or follows a full line of prose; a short line without an end mark is a heading.
    return /^\p{Ll}/u.test(after) || (lastLine(body).length > 60 && !gap.startsWith('\n\n'))
  }
  if (language === 'de' && (GERMAN_ORDINAL.test(body) || (ORDINAL.test(body) && GERMAN_MONTH.test(after)))) return true
  // A mark inside an address or a number ends no sentence, nor does the end mark of quoted speech inside a sentence.
  if (gap === '' && /[.?!]$/.test(body) && /^[\w%&=#/]/.test(rest)) return true
  if (/[!?]["”’»)]+$/u.test(body) && /^\p{Ll}/u.test(after) && !gap.includes('\n')) return true
  const word = /(?<!\S)(\S+)\.$/
    .exec(body)?.[1]
    ?.toLowerCase()
    .replace(/^["'“‘(«[]+/u, '')
  if (word === undefined || gap.includes('\n')) return false
  return SETS.get(language)?.has(word) === true || /^\p{L}$/u.test(word) || /^(\p{L}\.)+\p{L}$/u.test(word)
}

function lastLine(text: string): string {
  return text.slice(text.lastIndexOf('\n') + 1)
}

function push(spans: Span[], text: string, start: number, end: number): void {
  const raw = text.slice(start, end)
  const trimmed = raw.trim()
  if (!/[\p{L}\p{N}]/u.test(trimmed)) return
  const from = start + raw.indexOf(trimmed)
  spans.push({ text: trimmed, start: from, end: from + trimmed.length })
}

/** Words of any script: letters or digits with inner apostrophes, hyphens and points of numbers. */
export function words(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu) ?? []
}

/** A sentence without its list marker. */
export function withoutMarker(sentence: string): string {
  return sentence.replace(/^(?:[-*•–]|\d{1,2}[.)])\s+/u, '')
}

/** Joins lines: wrapped lines and runs of blanks become single blanks. */
export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
