import { electronicFormatIBAN, isValidIBAN } from 'ibantools'
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { KnownLanguage } from '#app/domain/writing/facts/fact.ts'
import type { Hit } from './hit.ts'

/** Digits with what people write between them: a space, a dot, a hyphen, a slash, or brackets around some. */
const RUN = /(?<![\p{L}\p{N}])(?:\+ ?)?\(?\+?\d(?:(?: ?[-/·\u200b] ?| ?\(|\)[ ./-]{0,2}|[ .]| {2})?\d)*(?!\d)/gu
const IBAN = /(?<![\p{L}\p{N}])[a-z]{2}[ -]?\d{2}(?:[ .-]?[a-z\d]){8,34}/giu
const NOT_VALID_IBAN =
  /^[a-z]{2}[ -]?\d{2}(?:[ .-]?(?=[a-z\d]{0,3}\d)[a-z\d]{2,4}){2,8}(?:[ .-]?\d{1,4})?(?![\p{L}\p{N}])/iu
/** National numbers that their form gives away: of the United Kingdom, Spain, the United States, Brazil and France. */
const NATIONAL =
  /(?<![\p{L}\p{N}-])(?:\d{2} ?\d{6} ?[a-z] ?\d{3}|[a-z]{2} ?\d{2} ?\d{2} ?\d{2} ?[a-d]|\d{2}[. ]?\d{3}[. ]?\d{3} ?-? ?[a-z]|\d{8}-?[a-z]|[xyz] ?-? ?\d{7} ?-? ?[a-z]|\d{3}-\d{2}-\d{4}|\d{3}\.\d{3}\.\d{3}-\d{2}|\d{2}\.\d{3}\.\d{3}\/\d{4}-\d{2}|[12] \d{2} \d{2} \d[\da-b] \d{3} \d{3}(?: \d{2})?)(?![\p{L}\p{N}-])/giu
const TELEPHONE =
  /(?:tel|tél|t|ph|phone|telephone|telefon|teléfono|telefone|téléphone|fax|móvil|mobil|mobile|cell|telemóvel|celular|portable|handy|whatsapp|wapp|sms|call|text|ring|reach me (?:on|at)|anrufen|unter|nummer|numéro|número|numero|number|appel\p{L}{1,4}|ll[aá]m\p{L}{1,4}|lig\p{L}{1,4})\.?[:.]? ?(?:(?:me|us|him|her|is|est|es|é|ist|on|at|unter|au|al|no|a|para|o|le) ?){0,3}$/iu
/** What a text calls its numbers of accounts, orders and people, in five languages. */
const CALLED =
  /(?<![\p{L}\p{N}])(?:account|acct|a\/c|customer|client|passport|driving licen[cs]e|driver'?s licen[cs]e|licen[cs]e|nhs|nino|ssn|social security|national insurance|tax|vat|sort code|membership|member|policy|patient|employee|student|order|invoice|tracking|booking|reference|ref|ticket|case|serial|imei|plate|registration|konto|kontonummer|kto|blz|bankleitzahl|kunden\p{L}{0,8}|reisepass\p{L}{0,8}|pass\p{L}{0,6}|(?:personal)?ausweis\p{L}{0,8}|führerschein\p{L}{0,8}|(?:sozial|kranken|renten)?versicherung\p{L}{0,10}|versicherten\p{L}{0,8}|sv-?nummer|steuer-?(?:id|nummer|identifikationsnummer)|idnr|ust-?id(?:nr)?|mitglied\p{L}{0,8}|matrikel\p{L}{0,8}|bestell\p{L}{0,8}|auftrag\p{L}{0,8}|rechnung\p{L}{0,8}|vertrag\p{L}{0,8}|sendung\p{L}{0,8}|aktenzeichen|kennzeichen|compte|passeport|permis(?: de conduire)?|sécu(?:rité sociale)?|nir|siren|siret|tva|adhérent|commande|facture|dossier|contrat|colis|immatriculation|cuenta|pasaporte|dni|nie|nif|cif|seguridad social|nss|afiliación|póliza|pedido|factura|expediente|contrato|matrícula|envío|conta|passaporte|cpf|cnpj|rg|nib|utente|cartão de cidadão|niss|apólice|encomenda|fatura|processo|bic|swift|pin|puk|expires|expiry|exp|cvv|cvc)(?: (?:de|du|da|do|of) \p{L}{2,12})?(?:[ -]?(?:no|nr|n[°ºo]|num|núm|number|nummer|numéro|número|numero|id|code|key)\b\.?)?(?: (?:ending|endend|se terminant|terminad[ao]) (?:in|auf|par|en|em))?(?: (?:is|ist|lautet|est|es|é|to|auf|with|mit))?[ :#=]{0,3}(?<value>[a-z]{0,6}[-/]?\d[a-z\d]{0,24}(?:[ ./-](?=[a-z]{0,3}\d)[a-z\d]{1,16}){0,8})(?![\p{L}\p{N}])/giu
const SECRET =
  /(?<![\p{L}\p{N}])(?:password|passwort|kennwort|passphrase|mot de passe|contraseña|senha|palavra-passe|api[ -]?key|secret key|access token)(?: (?:is|ist|lautet|est|es|é))?[ :=]{1,3}["'“„«]?(?<value>(?=[^\s"'”“»,;]{0,40}[\d!$%&*#_-])[^\s"'”“»,;]{4,80})/giu

/** The countries whose national numbers a text of a language most likely holds. */
const COUNTRIES: Readonly<Record<KnownLanguage, readonly CountryCode[]>> = {
  en: ['GB', 'US', 'AU', 'IE'],
  de: ['DE', 'AT', 'CH'],
  fr: ['FR', 'BE', 'CH', 'CA'],
  es: ['ES', 'MX', 'AR', 'CO'],
  pt: ['BR', 'PT'],
}
const ANY: readonly CountryCode[] = ['GB', 'US', 'DE', 'FR', 'ES', 'PT', 'BR']

/** Numbers that name a person, an account or a thing: each is one hit, however it is grouped. The text is a legible one. */
export function privateNumbersIn(text: string, language: KnownLanguage | null): Hit[] {
  const hits: Hit[] = []
  for (const match of text.matchAll(IBAN)) {
    const length = ibanLength(match[0])
    if (length > 0) hits.push({ kind: 'iban', start: match.index, end: match.index + length })
  }
  for (const [kind, pattern] of [
    ['reference', SECRET],
    ['reference', CALLED],
  ] as const) {
    for (const match of text.matchAll(pattern)) {
      const value = match.groups?.value ?? ''
      if (pattern === CALLED && (value.match(/\d/g)?.length ?? 0) < 3) continue
      const end = match.index + match[0].length
      hits.push({ kind, start: end - value.length, end })
    }
  }
  for (const match of text.matchAll(NATIONAL))
    hits.push({ kind: 'reference', start: match.index, end: match.index + match[0].length })
  for (const match of text.matchAll(RUN)) {
    const kind = kindOf(match[0], text.slice(Math.max(0, match.index - 30), match.index), language)
    if (kind !== null) hits.push({ kind, start: match.index, end: match.index + match[0].length })
  }
  return hits
}

/** How much of a candidate is an IBAN: the longest valid start, or the groups that look like one; 0 if nothing is. */
function ibanLength(candidate: string): number {
  for (let end = candidate.length; end >= 15; end -= 1) {
    if (/[ .-]$/.test(candidate.slice(0, end))) continue
    if (isValidIBAN(electronicFormatIBAN(candidate.slice(0, end).replaceAll('.', '')) ?? '')) return end
  }
  const shaped = /^(?:[A-Z]{2}|[a-z]{2}(?=\d))/.test(candidate) ? (NOT_VALID_IBAN.exec(candidate)?.[0] ?? '') : ''
  return (shaped.match(/\d/g)?.length ?? 0) >= 10 ? shaped.length : 0
}

const DAY = /^(?:\d{1,2}[./ -]\d{1,2}[./ -]\d{2,4}|\d{4}[./ -]\d{1,2}[./ -]\d{1,2})$/
/** Figures with a sign of thousands, versions, and ranges count something. */
const AMOUNT =
  /^(?:\d{1,3}(?:[ .]\d{3})+|\d+\.\d{1,3}(?:\.\d{1,3}){0,2}|(?:1[5-9]|20)\d\d ?[-/] ?(?:(?:1[5-9]|20)\d\d|\d\d))$/

function kindOf(written: string, before: string, language: KnownLanguage | null): Hit['kind'] | null {
  const digits = written.replace(/\D/g, '')
  if (DAY.test(written)) return null
  if (digits.length >= 13 && digits.length <= 19 && !/[/().+]/.test(written) && passesLuhn(digits)) return 'card'
  if (digits.length < 6 || digits.length > 34) return null
  const called = TELEPHONE.test(before)
  const amount = AMOUNT.test(written) && !/^\d{3} \d{3} \d{3}$/.test(written)
  if (called || (!amount && isPhone(written, digits, language))) return 'phone'
  if (AMOUNT.test(written)) return null
  const groups = written.split(/\D+/).filter((group) => group !== '')
  if (digits.length >= 8 && (groups.length >= 3 || groups.length === 1)) return 'reference'
  return digits.length >= 7 && /[-/]/.test(written) && groups.length >= 2 ? 'reference' : null
}

function isPhone(written: string, digits: string, language: KnownLanguage | null): boolean {
  if (digits.length > 17) return false
  if (written.includes('+') || /^\(?00/.test(written)) return digits.length >= 7
  const grouped = /\d\D+\d/.test(written)
  if (!grouped && !digits.startsWith('0') && digits.length !== 9) return false
  if (/^0/.test(digits) && grouped && digits.length >= 7 && digits.length <= 13) return true
  return (language === null ? ANY : COUNTRIES[language]).some(
    (country) => parsePhoneNumberFromString(digits, country)?.isValid() === true,
  )
}

/** The check digit of card numbers. */
function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits.at(-1 - place))
    const doubled = place % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}
