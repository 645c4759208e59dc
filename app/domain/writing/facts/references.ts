import { createClaims } from './claims.ts'
import type { Fact, FactKind } from './fact.ts'

/** Words before a number of a case, an order or an account; the number after them is one fact, with its hyphens. */
const NAMED =
  /(?<![\p{L}\p{N}])(?:order|invoice|parcel|ticket|ref(?:erence)?|case|booking|account|customer|contract|policy|tracking|serial|file|Bestell\p{L}{0,10}|Auftrag\p{L}{0,10}|Rechnung\p{L}{0,10}|Kunden\p{L}{0,10}|Vertrag\p{L}{0,10}|Aktenzeichen|Konto\p{L}{0,10}|Buchung\p{L}{0,10}|commande|facture|dossier|contrat|réf(?:érence)?|colis|pedido|factura|expediente|contrato|referencia|encomenda|fatura|processo|referência|N[or]\.?|n[°ºo]\.?|núm\.?|numéro|número|number|Nummer)[ \u00a0:.#-]{1,3}(?:(?:no|nr|number|n°|nº|núm|num|numéro|número|Nummer|Nr)\.?[ \u00a0:]{0,2})?#?(?<number>[\p{L}\p{N}]{1,12}(?:[-/.][\p{L}\p{N}]{1,12}){0,6})/giu
const PATTERNS: readonly (readonly [FactKind, RegExp])[] = [
  ['iban', /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?:[ \u00a0]?[A-Z\d]{4}){2,7}(?:[ \u00a0]?[A-Z\d]{1,4})?(?![\p{L}\p{N}])/gu],
  ['phone', /(?<![\p{L}\p{N}])\+\d{1,3}(?:[ \u00a0./-]?\(?\d{1,9}\)?){1,7}(?![\p{L}\p{N}])/gu],
  ['phone', /(?<![\p{L}\p{N}.,-])0\d(?:\.\d\d){4}(?![\p{L}\p{N}])/gu],
  ['phone', /(?<![\p{L}\p{N}.,-])00[1-9]\d{0,2}(?:[ \u00a0./-]?\(?\d{1,9}\)?){2,7}(?![\p{L}\p{N}])/gu],
  [
    'phone',
    /(?<![\p{L}\p{N}.,-])\(?0\d{1,5}\)?(?:[ \u00a0]?[/-][ \u00a0]?|[ \u00a0])\d{2,8}(?:[ \u00a0/-]\d{2,5}){0,5}(?![\p{L}\p{N}])/gu,
  ],
  ['phone', /(?<![\p{L}\p{N}.,-])(?:\(\d{3}\)[ \u00a0]?|\d{3}[-.])\d{3}[-.]\d{4}(?![\p{L}\p{N}])/gu],
  [
    'phone',
    /(?<=(?:tel|tél|phone|telephone|telefon|teléfono|telefone|téléphone|fax|móvil|mobil|mobile|handy|whatsapp)[.: \u00a0]{1,3})\d{2,5}(?:[ \u00a0/.-]?\d{2,5}){1,5}(?![\p{L}\p{N}])/giu,
  ],
  ['reference', /#\d{1,12}(?:[-/.]\d{1,12}){0,5}(?![\p{L}\p{N}])/gu],
  [
    'reference',
    /(?<![\p{L}\p{N}_/.$€£¥-])(?=[\p{L}\p{N}]{0,12}[-/\p{L}])(?:\p{Lu}{1,6}\d{0,12}|\d{1,12}\p{Lu}{1,4})(?:[-/.]?[\p{Lu}\d]{1,12})?(?:[-/.][\p{Lu}\d]{1,12}){0,5}(?![\p{L}\p{N}])/gu,
  ],
  ['reference', /(?<![\p{L}\p{N}_/.,-])\d{3,12}(?:-\d{2,12}){1,5}(?![\p{L}\p{N}])/gu],
  ['reference', /(?<![\p{L}\p{N}_/.,-])\d{9,20}(?![\p{L}\p{N}])/gu],
]
const DATE = /^\d{1,2}[/.-](?:\d{1,2}[/.-])?\d{2,4}$/
const ISO_DATE = /^(?:19|20)\d{2}-\d{2}(?:-\d{2})?$/
const YEARS = /^(?:19|20)\d{2}-(?:(?:19|20)?\d{2})$/

/** Numbers that name something instead of counting it: telephone numbers, IBANs, orders, invoices. Each is one fact. */
export function referencesIn(text: string): Fact[] {
  const facts: Fact[] = []
  const claims = createClaims(text.length)
  const add = (kind: FactKind, written: string, start: number, named = false) => {
    const end = start + written.length
    if (claims.overlaps(start, end) || !(named || isReference(kind, written))) return
    claims.take(start, end)
    facts.push({ kind, text: written, start, end, readings: kind === 'phone' ? dialled(written) : [compact(written)] })
  }
  for (const [kind, pattern] of PATTERNS.slice(0, 7))
    for (const match of text.matchAll(pattern)) add(kind, match[0], match.index)
  for (const match of text.matchAll(NAMED)) {
    const number = match.groups?.number ?? ''
    const hash = match[0].at(-number.length - 1) === '#' ? 1 : 0
    const marked = /(?:#|:|n[or]\.|n[°º])[ \u00a0]{0,2}$/iu.test(match[0].slice(0, -number.length))
    const start = match.index + match[0].length - number.length - hash
    // "We order 2500 chairs" names no order, so that a bare number needs a sign before it or more digits.
    if (/^\d{5,12}$/.test(number) || (marked && /\d{3}/.test(number)))
      add('reference', '#'.repeat(hash) + number, start, true)
    else if (/\d\P{L}*\d/u.test(number)) add('reference', '#'.repeat(hash) + number, start)
  }
  for (const [kind, pattern] of PATTERNS.slice(7))
    for (const match of text.matchAll(pattern)) add(kind, match[0], match.index)
  return facts.sort((one, other) => one.start - other.start)
}

function isReference(kind: FactKind, written: string): boolean {
  const digits = written.replace(/\D/g, '').length
  if (kind === 'phone') return digits >= 6 && digits <= 15 && !DATE.test(written)
  // "EUR1250" is a sum of money.
  if (/^(?:EUR|USD|GBP|CHF|BRL|CAD|AUD|MXN|JPY)\d/u.test(written)) return false
  if (kind === 'iban') return digits >= 8
  if (written.startsWith('#')) return true
  if (ISO_DATE.test(written) || YEARS.test(written) || isRange(written)) return false
  // "A4" and "COVID-19" are names; "Q2" and "H1" are parts of a year.
  return digits >= 3 && !/^\d+(?:[./]\d+)*$/.test(written.replace(/^\d{9,}$/, 'x'))
}

/** "250-300 pages" counts from one to the other. */
function isRange(written: string): boolean {
  const [from = '', to = '', ...more] = written.split('-')
  return more.length === 0 && /^\d+$/.test(from + to) && from.length === to.length && from < to
}

/** A telephone number as it is dialled abroad and at home: the length of the country's code is not known, so that all are. */
function dialled(written: string): string[] {
  const number = compact(written.replace(/\(0\)/u, '')).replace(/^00(?=[1-9])/u, '+')
  if (!number.startsWith('+')) return [number]
  return [number, ...[2, 3, 4].flatMap((code) => [`0${number.slice(code)}`, number.slice(code)])]
}

/** Spaces and signs between the groups vary; the digits and letters do not. */
function compact(written: string): string {
  return written.replace(/[^\p{L}\p{N}+]/gu, '').toUpperCase()
}
