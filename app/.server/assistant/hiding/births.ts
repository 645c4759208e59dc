import { datesIn, yearOf } from '#app/domain/writing/facts/dates.ts'
import type { Hit } from './hit.ts'

const BEFORE =
  /(?<!\p{L})(?:born|birth|birthday|birthdate|bday|dob|d\.o\.b|geboren|geb|geburt\p{L}{0,8}|née?s?|naissance|anniversaire|nacid[oa]|nací|nació|nacimiento|cumpleaños|fecha de nac|nascid[oa]|nasci|nasceu|nascimento|aniversário|data de nasc)\b[^\p{L}\d]{0,4}(?:(?:date|is|on|the|in|am|ist|den|im|le|la|en|est|el|es|em|a|o|é|at|the|was|war|dia|día|jour|des Kindes|of birth)\b[^\p{L}\d]{0,3}){0,4}$/iu
const DIGITS =
  /(?<![\p{L}\p{N}/.-])(?:\d{1,2}(?: ?[./-] ?| )\d{1,2}(?: ?[./-] ?| )(?:\d{4}|\d{2})|\d{4}[./ -]\d{1,2}[./ -]\d{1,2})(?![\p{L}\p{N}]|[./-]\d)/gu
const SHORT = /(?<![\p{L}\p{N}])\d{1,2}[.]?[ -]\p{L}{3,10}\.?,?[ -]'?(?:\d{4}|\d{2})(?![\p{L}\p{N}])/gu
const YEAR = /(?<![p{L}p{N}.,/-])(?:19|20)\d\d(?![p{L}p{N}]|[.,/-]\d)/g
/** A whole date before this year most likely is a birthday. */
const RECENT = 2013

/** Dates of birth: after a word for birth, and whole dates so long ago that they hardly are anything else. */
export function birthsIn(text: string): Hit[] {
  const hits: Hit[] = []
  const add = (start: number, written: string, year: number | null) => {
    const born = BEFORE.test(text.slice(Math.max(0, start - 40), start))
    const old = year !== null && year >= 1900 && year < RECENT && /\d.*\d{4}|\d{4}.*\d/.test(written)
    if (born || old) hits.push({ kind: 'birth', start, end: start + written.length })
  }
  for (const pattern of [DIGITS, SHORT])
    for (const match of text.matchAll(pattern)) {
      const year = /(?<!\d)\d{4}(?!\d)/.exec(match[0])?.[0]
      // "3 boxes 1999" is no date unless a birth is named.
      add(match.index, match[0], pattern === SHORT || year === undefined ? null : Number(year))
    }
  for (const date of datesIn(text)) {
    const year = yearOf(date)
    const whole = year !== null && !date.readings.some((reading) => reading.includes('*'))
    add(date.start, date.text, whole ? Number(year) : null)
  }
  for (const match of text.matchAll(YEAR)) add(match.index, match[0], null)
  return hits
}
