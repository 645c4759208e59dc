import { isFunctionWord } from '#app/domain/writing/analysis/function-words.ts'
import { KNOWN_LANGUAGES, type KnownLanguage } from '#app/domain/writing/facts/fact.ts'
import { isGivenName, isSurname } from '#app/domain/writing/given-names.ts'
import type { Hit } from './hit.ts'

type Word = { text: string; start: number; end: number }

const WORD = /\p{L}[\p{L}\p{M}]*(?:['-]\p{L}[\p{L}\p{M}]*)*/gu
const PARTICLE =
  /^(?:de|da|do|dos|das|del|la|le|les|el|al|ibn|bin|ben|van|von|der|den|di|du|ten|ter|y|e|of|zu|zur|thi|mac|mc|st|san)$/iu
/** Particles that mostly mean "and". */
const JOINER = /^(?:y|e|of)$/iu

const INTRODUCED =
  /(?<!\p{L})(?:my name is|my name's|name's|i am called|they call me|signed by|signed|on behalf of|ich heiße|ich heisse|mein name ist|mein name lautet|namens|gez\.|unterzeichnet|i\. ?A\.|i\. ?V\.|je m'appelle|je me nomme|mon nom est|nommée?|signé|me llamo|mi nombre es|se llama|llamad[oa]|firmado|me chamo|chamo-me|(?:o )?meu nome é|se chama|chama-se|chamad[oa]|assinado|wife|husband|mother|father|sister|brother|daughter|son|boss|colleague|patient|tenant|client|meine frau|mein mann|meine mutter|mein vater|meine schwester|mein bruder|meine tochter|mein sohn|ma femme|mon mari|ma mère|mon père|ma sœur|mon frère|ma fille|mon fils|mi mujer|mi esposa|mi marido|mi madre|mi padre|mi hermana|mi hermano|mi hija|mi hijo|minha mulher|minha esposa|meu marido|minha mãe|meu pai|minha irmã|meu irmão|minha filha|meu filho)[ :,]{1,3}/giu
/** After these, what follows is a name without more signs; after the others it has to look like one. */
const CERTAIN =
  /^(?:my|name's|i am|they|ich|mein name|namens|je|mon nom|me|mi nombre|chamo|o meu|meu nome|gez|i\.|signé|signed|firmado|assinado)/iu
const FIELD =
  /(?:^|\n)[ *-]{0,3}(?:full name|first name|last name|surname|name|vorname|nachname|familienname|nom|prénom|nom de famille|nombre|apellidos?|nombre y apellidos|nome|nome completo|apelido|sobrenome|contact|kontakt|ansprechpartner(?:in)?|patient(?:in|e)?|paciente|tenant|mieter(?:in)?|customer|kunde|kundin|client|cliente?) ?: ?/giu
const TITLED =
  /(?<!\p{L})(?:mr|mrs|ms|miss|mx|dr|prof|professor|doctor|sir|herrn?|frau|hr|fr|fräulein|monsieur|madame|mademoiselle|mme|mlle|me|m|sr|sra|srta|señor|señora|señorita|don|doña|senhora?|dona|dra|profa?|doutora?|doctora)(?:\.(?: ?-?Ing\.)?|(?= )) ?(?:(?:dr|prof|dipl|ing)\. ?){0,3}/giu
/** Titles that are ordinary words, too: the name after them needs its capital or a place in the lists. */
const LOOSE =
  /^(?:miss|me|m|don|dona|sir|fr|hr|doctor|professor|frau|madame|monsieur|señora?|senhora?|herrn?|ms|prof|doctora|doutora?)\.? ?$/iu
const GREETED =
  /(?:^|\n)[ >*]{0,4}(?:dear|hi|hello|hey|hiya|good morning|good afternoon|good evening|hallo|hi|hey|liebe[rs]?|guten (?:tag|morgen|abend)|moin|servus|grüß gott|grüezi|sehr geehrte[rs]?(?: frau| herr)?|werte[rs]?|bonjour|bonsoir|salut|coucou|chère?|hola|querid[oa]|estimad[oa]|apreciad[oa]|buen(?:os|as) (?:días|tardes|noches)|olá|oi|car[oa]|prezad[oa]|estimad[oa]|querid[oa]|bom dia|boa tarde|boa noite) /giu
const ADDRESSED = /^(?:frau|herrn?|mr|mrs|ms|dr|prof|monsieur|madame|mme|señora?|sra?|senhora?|dona|doña|don)$/iu
const CLOSED =
  /(?:^|\n)[^\n]{0,40}(?:regards|best|cheers|thanks|thank you|sincerely|faithfully|yours|love|grüßen?|grüsse?n?|gruß|gruss|lg|vg|mfg|hochachtungsvoll|danke|dank|cordialement|salutations|bien à vous|bien à toi|amicalement|bises|bisous|merci|saludos?|atentamente|cordialmente|abrazos?|besos|gracias|abraços?|atenciosamente|cumprimentos|beijos|obrigad[oa])[^\n]{0,30}\n{1,3}[ -]{0,4}/giu
const NOBODY =
  /^(?:all|team|everyone|everybody|there|sir|madam|sirs|colleagues?|customer|customers|friends?|folks|guys|damen|herren|zusammen|alle|leute|kolleg(?:e|in|en|innen)|kund(?:e|in|en)|freunde?|liebe[rs]?|geehrte[rs]?|team|tous|toutes|équipe|collègues?|client(?:e|s)?|ami(?:e|s|es)?|monsieur|madame|messieurs|mesdames|todos|todas|equipo|colegas?|clientes?|amig[oa]s?|señor(?:a|es)?|senhor(?:a|es)?|equipa|equipe|pessoal|gente|mundo|diary|hiring|manager|sales|support|service|kundenservice|vermieter(?:in)?|nachbarn?|landlord|neighbours?|neighbors?|again|und|and|et|y|e|im|for|für|pour|para|por)$/iu
/** Family names that are written before the given one. */
const FAMILY_FIRST = /^(?:nguyen|tran|pham|huynh|hoang|zhang|chen)$/iu
/** Verbs and nouns that begin or follow in capitals or small letters and are no part of a name. */
const NO_SURNAME =
  /^(?:is|was|has|had|and|or|but|will|would|can|could|called|wrote|said|says|told|asked|sent|lives|works|wants|needs|here|from|at|on|in|to|the|hat|ist|war|und|oder|aber|wird|wurde|kann|sagt|sagte|schrieb|rief|kommt|kam|wohnt|arbeitet|möchte|bitte|aus|bei|est|était|et|ou|mais|sera|peut|dit|habite|travaille|voudrait|es|era|y|pero|vive|trabaja|dijo|quiere|é|foi|mas|mora|trabalha|disse|quer|tel|phone|born|geboren|geb|né|née|nacido|nacida|nascido|nascida|iban|email|e-mail|wohnhaft|residing|resident|please|thanks|thank)$/iu

/** Names of people, in capitals and in small letters, by what they are called and by what stands around them. */
export function peopleIn(text: string, language: KnownLanguage | null): Hit[] {
  const words = Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    text: word,
    start: index,
    end: index + word.length,
  }))
  const at = new Map(words.map((word, place) => [word.start, place]))
  const hits: Hit[] = []
  const placeAt = (start: number) =>
    at.get(start) ?? at.get(start + (/^["'“„«*_(]{1,2}/.exec(text.slice(start, start + 2))?.[0].length ?? 0))
  const take = (from: number, to: number) => {
    const [first, last] = [words[from], words[to - 1]]
    if (first !== undefined && last !== undefined && to > from)
      hits.push({ kind: 'name', start: first.start, end: last.end })
  }
  for (let place = 0; place < words.length; place += 1) {
    const word = words[place]
    if (word === undefined || !startsName(word, words[place + 1])) continue
    const end = capitalised(word)
      ? nameEnd(place + 1, language === 'de' ? 2 : 4)
      : withUnknown(nameEnd(place + 1, 4), place)
    take(place, end)
    place = end - 1
  }
  for (const match of text.matchAll(INTRODUCED)) {
    const from = placeAt(match.index + match[0].length)
    if (from !== undefined && (CERTAIN.test(match[0]) || looksLikeName(words[from]))) take(from, phraseEnd(from))
  }
  for (const match of text.matchAll(FIELD)) {
    const from = placeAt(match.index + match[0].length)
    if (from !== undefined) take(from, phraseEnd(from))
  }
  for (const match of text.matchAll(TITLED)) {
    const from = placeAt(match.index + match[0].length)
    const word = from === undefined ? undefined : words[from]
    if (from === undefined || word === undefined || NOBODY.test(word.text) || isCommon(word.text)) continue
    const dotted = match[0].includes('.')
    if (
      !capitalised(word) &&
      (LOOSE.test(match[0]) ? !isGivenName(word.text) && !isSurname(word.text) : !dotted && word.text.length < 3)
    )
      continue
    // "Me" and "M" are French titles only with their point.
    if (/^(?:me|m|fr|hr)\.? ?$/i.test(match[0]) && !(dotted && /^\p{Lu}/u.test(match[0]))) continue
    take(from, Math.max(from + 1, nameEnd(from + 1, 3)))
  }
  for (const match of text.matchAll(GREETED)) {
    let from = placeAt(match.index + match[0].length)
    if (from !== undefined && ADDRESSED.test(words[from]?.text ?? '')) from += 1
    if (from === undefined) continue
    let to = from
    while (
      to < from + 4 &&
      to < words.length &&
      (to === from || gapBefore(to) === ' ') &&
      !NOBODY.test(words[to]?.text ?? '')
    )
      to += 1
    const after = text[words[to - 1]?.end ?? text.length] ?? '\n'
    if (to > from && /[,!:;.\n–-]/.test(after)) take(from, to)
    else if (to > from && capitalised(words[from])) take(from, nameEnd(from + 1, 2))
  }
  for (const match of text.matchAll(CLOSED)) {
    const from = placeAt(match.index + match[0].length)
    if (from === undefined) continue
    let to = from
    while (to < from + 5 && to < words.length && (to === from || /^(?: |\. )$/.test(gapBefore(to)))) to += 1
    const rest = text.slice(words[to - 1]?.end ?? 0, (words[to - 1]?.end ?? 0) + 1)
    if (to - from <= 4 && /^(?:$|[\n,.!(|])/.test(rest) && !NOBODY.test(words[from]?.text ?? '')) take(from, to)
  }
  return hits

  function gapBefore(place: number): string {
    return text.slice(words[place - 1]?.end ?? 0, words[place]?.start ?? 0)
  }

  /** Whether a word stands beside the one before it: after a space, or after the point of an initial. */
  function joins(place: number): boolean {
    const gap = gapBefore(place)
    return gap === ' ' || (/^\. ?$/.test(gap) && words[place - 1]?.text.length === 1)
  }

  /** The end of a name whose first word is certain: capitals, surnames, initials, and particles before those. */
  function nameEnd(from: number, most: number): number {
    let end = from
    for (let place = from; place < Math.min(words.length, from + most); place += 1) {
      const word = words[place]
      if (word === undefined || !joins(place)) break
      if (JOINER.test(word.text) && !capitalised(words[place + 1])) break
      if (PARTICLE.test(word.text)) continue
      const asian = PARTICLE.test(words[place - 1]?.text ?? '') && place - 1 >= from && !NO_SURNAME.test(word.text)
      if (!asian && (NO_SURNAME.test(word.text) || isCommon(word.text))) break
      if (!capitalised(word) && !isGivenName(word.text) && !isSurname(word.text) && !asian) break
      end = place + 1
    }
    return end
  }

  /** A last name that no list has, after a first one in small letters: it ends the phrase, or a verb follows. */
  function withUnknown(end: number, place: number): number {
    const { text: word = '', end: stop = 0 } = words[end] ?? {}
    if (end !== place + 1 || !joins(end) || word.length < 3 || NO_SURNAME.test(word) || isCommon(word)) return end
    const follows = text.slice(stop, stop + 1)
    return /^[,.;:)\n]?$/.test(follows) || NO_SURNAME.test(words[end + 1]?.text ?? '') ? end + 1 : end
  }

  /** The end of a name that the words before it announce: up to a sign, a function word or four words. */
  function phraseEnd(from: number): number {
    let end = from
    while (end < words.length && end < from + 4) {
      const { text: word = '' } = words[end] ?? {}
      if (end > from && !joins(end)) break
      const next = words[end + 1]?.text ?? ''
      if (JOINER.test(word) && !capitalised(words[end + 1])) break
      if (PARTICLE.test(word) && end > from && !NO_SURNAME.test(next) && gapBefore(end + 1) === ' ') {
        end += 1
        continue
      }
      if (NO_SURNAME.test(word) || isCommon(word)) break
      // After a first name in small letters only what is known as a name follows.
      end += 1
    }
    while (end > from && PARTICLE.test(words[end - 1]?.text ?? '')) end -= 1
    return end
  }
}

function startsName(word: Word, next: Word | undefined): boolean {
  if (isGivenName(word.text) || FAMILY_FIRST.test(word.text)) return true
  return next !== undefined && next.start === word.end + 1 && isGivenName(capital(word.text)) && isSurname(next.text)
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

function capitalised(word: Word | undefined): boolean {
  return /^\p{Lu}/u.test(word?.text ?? '')
}

function looksLikeName(word: Word | undefined): boolean {
  return (
    word !== undefined && !isCommon(word.text) && (capitalised(word) || isGivenName(word.text) || isSurname(word.text))
  )
}

/** Words without a capital that some language uses all the time. */
export function isCommon(word: string): boolean {
  const low = word.toLowerCase()
  return KNOWN_LANGUAGES.some((language) => isFunctionWord(low, language))
}
