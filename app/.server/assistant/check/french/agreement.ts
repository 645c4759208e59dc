import type { Family } from '#app/domain/check/finding.ts'
import type { Draft } from '../draft.ts'
import { likeFirst } from '../patterns.ts'
import { isWord, type Token } from '../token.ts'
import { type FrenchAdjectives, genderOf, PEOPLE, SURE_ADJECTIVES } from './adjectives.ts'
import type { FrenchVerbs, Person } from './verbs.ts'

const set = (words: string) => new Set(words.split(' '))

const SUBJECTS: Readonly<Record<string, Person>> = {
  ...{ je: 'je', "j'": 'je', tu: 'tu', il: 'il', elle: 'il', on: 'il', nous: 'nous', vous: 'vous' },
  ...{ ils: 'ils', elles: 'ils' },
}
const CLITICS = set("ne n' me m' te t' se s' le la l' les lui leur y en nous vous")
const PREPOSITIONS = set(
  "de d' à avec pour sans chez sur sous dans par contre vers entre comme selon malgré envers près",
)
/** What a clause begins behind, beside a sign. */
const OPENERS = set("que qu' si s' quand mais car où dont lorsque lorsqu' puisque puisqu' et")
const PLURAL_DETERMINERS = set('les des ces mes tes ses nos vos leurs plusieurs quelques certains certaines deux trois')
const FEMININE_DETERMINERS = set('la une cette ma ta sa aucune')
const MASCULINE_DETERMINERS = set('le un ce cet du au aucun')
const DEGREES = set('très trop assez plus moins si aussi bien vraiment tellement peu complètement totalement toujours')
const BE = set(
  'être est était sera serait sont étaient seront seraient semble semblent paraît reste restent devient deviennent semblait',
)
const TIMES =
  /^(?:jours?|matins?|soirs?|ans?|années?|mois|semaines?|nuits?|fois|heures?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|uns|unes|autres|deux|trois|siens|miens|nôtres|leurs)$/
const COLLECTIVE =
  /^(?:plupart|moitié|majorité|dizaine|douzaine|vingtaine|centaine|foule|minorité|tiers|quart|reste|ensemble|nombre|totalité|partie|série|groupe|peu|couple|infinité|multitude)$/
const BEFORE_NOUNS = set(
  'grand petit beau bon gros joli mauvais nouveau vieux jeune long ancien dernier prochain différent',
)
const AFTER_VERB = set(
  "sur dans à au aux des les le la l' un une du bien mal pas toujours encore trop très beaucoup et que leur leurs ensemble souvent jamais déjà parfois plus moins avec par pour en vers chez sous après avant depuis pendant mon ma mes son sa ses ici là tous mieux",
)
const HAVE = set('ai as a avons avez ont avais avait avions aviez avaient aurai aura auront aurait')
const ARTICLES = set(
  "un une le la l' les des mon ma mes ton ta tes son sa ses notre nos votre vos ce cet cette ces du leur leurs deux",
)
const SINGLE_WRONG =
  /(?:aient|[^m]ent|[^e]ais|[^ia]ons|[^a]es)$|^(?:dois|veux|peux|fais|vas|viens|tiens|prends|vois|crois|connais|reçois|écris|rends|attends|vends|perds|réponds|pars|sors)$/
const SIGN = /^[.,;:!?()«»"“”–—…-]$/

type Deps = { verbs: FrenchVerbs; adjectives: FrenchAdjectives; knows: (word: string) => boolean }
type Clause = { list: readonly Token[]; at(place: number): string; opens(place: number): boolean; report: Report }
type Report = (place: number, instead: string, family: Family, sure: boolean) => void

/** French agreement by the forms that the dictionary holds: subject and verb, noun and adjective, participles. */
export function createFrenchAgreement(deps: Deps) {
  return (list: readonly Token[]): Draft[] => {
    const found: Draft[] = []
    const at = (place: number) => list[place]?.lower ?? ''
    const clause: Clause = {
      list,
      at,
      opens: (place) => place <= 0 || SIGN.test(at(place - 1)) || OPENERS.has(at(place - 1)),
      report(place, instead, family, sure) {
        const token = list[place]
        if (token === undefined || instead === token.lower || !deps.knows(instead)) return
        const rule = `fr.${family}`
        found.push({
          ...{ start: token.start, end: token.end, family, rule },
          ...{ replacements: [likeFirst(instead, token.text)], sure },
        })
      },
    }
    for (const place of list.keys()) {
      if (!isWord(list[place])) continue
      pronounSubject(clause, deps, place)
      pluralSubject(clause, deps, place)
      nounAndAdjective(clause, deps, place)
      predicate(clause, deps, place)
      participleAfterHave(clause, deps, place)
    }
    return found
  }
}

/** "Tu nous manque", "je ne recommandes", "elle racontais". */
function pronounSubject({ at, opens, report, list }: Clause, { verbs }: Deps, place: number): void {
  const person = SUBJECTS[at(place)]
  if (person === undefined) return
  const before = at(place - 1)
  const isFree = opens(place)
  if (/^(?:elles?|nous|vous)$/.test(at(place)) && (PREPOSITIONS.has(before) || /^(?:et|ou|ni)$/.test(before))) return
  if ((person === 'nous' || person === 'vous') && (!isFree || /^(?:qu'|où|dont|s')$/.test(before))) return
  // "Ce que vous propose notre équipe": the subject stands behind.
  const isAsked = before === 'que' && /^est(?:-ce)?$/.test(at(place - 2) === 'ce' ? at(place - 3) : at(place - 2))
  const verb = behindClitics(at, place + 1)
  if (!isWord(list[verb]) || /^(?:ils?|on)$/.test(before) || at(verb + 1) === '-') return
  const instead = verbs.agreed(at(verb), person)
  if (instead === undefined) return
  const sounds = at(place) === 'il' && /(?:nt)$/.test(at(verb))
  report(verb, instead, 'agreement', !sounds && (before !== 'que' || isAsked || !/^(?:nous|vous)$/.test(person)))
}

function behindClitics(at: (place: number) => string, from: number): number {
  let place = from
  while (place < from + 3 && CLITICS.has(at(place))) place += 1
  return place
}

/** The noun behind a determiner, past an adjective before it. */
function nounAfter({ at }: Clause, { adjectives }: Deps, determiner: number): number {
  const lemma = adjectives.read(at(determiner + 1))?.masculine
  return lemma !== undefined && BEFORE_NOUNS.has(lemma) && /^\p{L}{3}/u.test(at(determiner + 2))
    ? determiner + 2
    : determiner + 1
}

const singlesOf = (plural: string) => [
  plural.replace(/[sx]$/, ''),
  plural.replace(/aux$/, 'al'),
  plural.replace(/aux$/, 'ail'),
]
const isPluralNoun = (word: string, knows: (word: string) => boolean) =>
  /^\p{L}{3,}[sx]$/u.test(word) &&
  knows(word) &&
  singlesOf(word).some((single) => single !== word && knows(single)) &&
  !TIMES.test(word)
const isSingleNoun = (word: string, knows: (word: string) => boolean) =>
  /^[\p{L}-]{3,}$/u.test(word) && !/[sxz]$/.test(word) && knows(word) && (knows(`${word}s`) || knows(`${word}x`))

/** "Les enfants joue", "des gens qui habite", "le chat mangent". */
function pluralSubject(clause: Clause, deps: Deps, place: number): void {
  const { at, report, list } = clause
  const { verbs, adjectives, knows } = deps
  const isPlural = PLURAL_DETERMINERS.has(at(place))
  const isSingle = FEMININE_DETERMINERS.has(at(place)) || /^(?:le|un|ce|mon|ton|son|notre|votre|l')$/.test(at(place))
  if (!isPlural && !isSingle) return
  const from = /^tou(?:te)?s$/.test(at(place - 1)) ? place - 1 : place
  if (!clause.opens(from) || at(from - 1) === 'et') {
    if (!(isPlural && at(from - 1) === 'et')) return
  }
  const noun = nounAfter(clause, deps, place)
  // "Les Andalouses est une station": the name of one thing.
  if (isName(list[noun])) return
  if (!(isPlural ? isPluralNoun : isSingleNoun)(at(noun), knows) || COLLECTIVE.test(at(noun))) return
  let verb = noun + 1
  while (verb < noun + 3 && isPlural && adjectives.read(at(verb))?.isPlural) verb += 1
  const isRelative = at(verb) === 'qui'
  if (isRelative) verb += 1
  const clitics = behindClitics(at, verb)
  // "Les pièces jointes": a word in "es" belongs to the noun.
  if (at(verb) === 'en') return
  const isBare = clitics === verb && !isRelative
  // "Les conventions signées entre": no form of "entrer".
  if (PREPOSITIONS.has(at(clitics))) return
  if (!isWord(list[clitics]) || (isBare && adjectives.read(at(clitics)) !== undefined)) return
  if (isPlural && isBare && at(clitics).endsWith('es')) return
  // "Le chat les mangent" may be "les chats", and "cours" is a noun as well.
  if (!isPlural && (isBare ? !SINGLE_WRONG.test(at(clitics)) : !/(?:[^e]s|x|[^m]es)$/.test(at(clitics)))) return
  if (isPlural) joinedVerb(clause, deps, clitics)
  const instead = verbs.agreed(at(clitics), isPlural ? 'ils' : 'il')
  if (instead === undefined) return
  const next = at(clitics + 1)
  const isClear =
    /(?:ait|r(?:a|ai|as|ons))$/.test(at(clitics)) || AFTER_VERB.has(next) || clitics > verb || /é(?:e?s)?$/.test(next)
  const isGroup = isRelative && (at(place) === 'des' || /^(?:de|d')$/.test(at(place - 1)))
  report(
    clitics,
    instead,
    'agreement',
    (isPlural ? isClear && !isGroup : /s$/.test(at(clitics))) && at(from - 1) !== 'et',
  )
}

/** "Les enfants jouent et mange": a second verb of the same subject. */
function joinedVerb({ at, report, list }: Clause, { verbs }: Deps, first: number): void {
  for (let place = first + 1; place < first + 8 && isWord(list[place]); place += 1) {
    if (SUBJECTS[at(place)] !== undefined || /^(?:qui|que|qu'|dont|où)$/.test(at(place))) return
    if (at(place) !== 'et') continue
    // "Les plats sont bons et la carte plaît": an article, which is no clitic.
    if (/^(?:le|la|les|l')$/.test(at(place + 1))) return
    const verb = behindClitics(at, place + 1)
    const instead = at(verb).endsWith('es') ? undefined : verbs.agreed(at(verb), 'ils')
    if (instead !== undefined) report(verb, instead, 'agreement', AFTER_VERB.has(at(verb + 1)))
    return
  }
}

/** "Une demande urgent", "la semaine prochain", "les personnes concerné". */
function nounAndAdjective(clause: Clause, deps: Deps, place: number): void {
  const { at, report, list } = clause
  const { adjectives, knows, verbs } = deps
  const word = at(place)
  const isPlural = PLURAL_DETERMINERS.has(word)
  const gender = FEMININE_DETERMINERS.has(word) ? 'feminine' : MASCULINE_DETERMINERS.has(word) ? 'masculine' : undefined
  if (!isPlural && gender === undefined && !/^(?:l'|mon|ton|son|notre|votre|leur|de|d'|mes)$/.test(word)) return
  // "Il la montre grand ouvert": the word is a pronoun.
  const isPronoun =
    /^(?:la|le|les|l')$/.test(word) && (SUBJECTS[at(place - 1)] !== undefined || CLITICS.has(at(place - 1)))
  if (isPronoun || at(place - 1) === 'qui') return
  const noun = nounAfter(clause, deps, place)
  // "Le collège des Jésuites fondé en 1570", "pas du tout respectée".
  if (isName(list[noun]) || at(noun) === 'tout') return
  const known = gender ?? genderOf(at(noun))
  if (!(isPlural ? isPluralNoun : isSingleNoun)(at(noun), knows) || /^(?:fois|peu|bien|plus|même)$/.test(at(noun)))
    return
  if (adjectives.read(at(noun)) !== undefined && genderOf(at(noun)) === undefined) return
  if (noun === place + 2 && !/^d(?:e|')$/.test(word))
    beforeNoun(clause, deps, { place: place + 1, gender: known, isPlural })
  const adjective = DEGREES.has(at(noun + 1)) && at(noun + 1) !== 'plus' ? noun + 2 : noun + 1
  const forms = adjectives.read(at(adjective))
  if (forms === undefined || /^[-'’]/.test(at(adjective + 1)) || list[adjective]?.text !== at(adjective)) return
  if (at(adjective).includes('-') || hasOtherReading(clause, deps, adjective)) return
  if (!isPlural && gender === undefined && known === undefined) return
  // "De" tells no number.
  const plural = /^d(?:e|')$/.test(word) ? forms.isPlural : isPlural
  if (/^(?:de|d'|leur)$/.test(word)) return
  const feminine = known === undefined ? forms.isFeminine : known === 'feminine'
  if (feminine === forms.isFeminine && plural === forms.isPlural) return
  // A plural participle may belong to a further noun: "une table et un lit usés", "la liste des frais payés".
  const isFurther = !plural && forms.isPlural && /^(?:et|ou|de|d'|des|du)$/.test(at(place - 1))
  const instead = adjectives.write(forms, feminine, plural)
  if (instead === at(adjective)) return
  // "Paul la regarde content": perhaps a pronoun and a verb.
  const isVerb = /^(?:la|le|les|l')$/.test(word) && verbs.agreed(at(noun), 'tu') !== undefined && !clause.opens(place)
  report(adjective, instead, 'number', !isFurther && !isVerb && !DEGREES.has(at(noun + 1)))
}

/**
 * "Le conflit dure un jour": a verb. "La France a pour sa part dégelé": a participle of an auxiliary before. "Les langues anglaise et
 * française": each of several. "Les prestations retraite": a noun beside another.
 */
function hasOtherReading({ at, list }: Clause, { adjectives, verbs, knows }: Deps, adjective: number): boolean {
  const word = at(adjective)
  const next = at(adjective + 1)
  if (ARTICLES.has(next) && verbs.agreed(word, 'tu') !== undefined) return true
  if (
    /[éiu]s?$/.test(word) &&
    list.slice(Math.max(0, adjective - 6), adjective - 1).some(({ lower }) => HAVE.has(lower))
  )
    return true
  if (/^(?:,|et|ou)$/.test(next) && adjectives.read(at(adjective + 2)) !== undefined) return true
  return genderOf(word) !== undefined && isSingleNoun(word, knows)
}

function isName(token: Token | undefined): boolean {
  return token !== undefined && token.start > 0 && /^\p{Lu}\p{Ll}/u.test(token.text)
}

/** "Une grand maison", "des beau livres". */
function beforeNoun(
  { at, report }: Clause,
  { adjectives }: Deps,
  { place, gender, isPlural }: { place: number; gender: 'feminine' | 'masculine' | undefined; isPlural: boolean },
): void {
  const forms = adjectives.read(at(place))
  if (forms === undefined) return
  const feminine = gender === undefined ? forms.isFeminine : gender === 'feminine'
  if (feminine === forms.isFeminine && isPlural === forms.isPlural) return
  if (!feminine && forms.isFeminine) return
  const instead = adjectives.write(forms, feminine, isPlural)
  report(place, instead, 'number', true)
}

/** "Elle est content", "la maison est grand", "les plats sont froid". */
function predicate(clause: Clause, deps: Deps, place: number): void {
  const { at, opens, report } = clause
  const { adjectives, knows } = deps
  if (!BE.has(at(place))) return
  const adjective =
    DEGREES.has(at(place + 1)) || /^(?:pas|déjà|jamais|tou(?:te)?s)$/.test(at(place + 1)) ? place + 2 : place + 1
  const forms = adjectives.read(at(adjective))
  // "Ils étaient neuf": a number.
  if (forms === undefined || forms.masculine === 'neuf') return
  // "Elle est avocat", "elle est médecin": a person's work keeps its form.
  if (PEOPLE.test(forms.masculine) && !SURE_ADJECTIVES.has(forms.masculine)) return
  const verb = at(place) === 'être' ? place - 1 : place
  if (verb < place && !/^(?:doi(?:ven)?t|peu(?:ven)?t|v(?:a|ont)|devrai(?:en)?t|pourrai(?:en)?t)$/.test(at(verb)))
    return
  const isPlural = /nt$/.test(at(verb)) && at(verb) !== 'devient'
  const subject = CLITICS.has(at(verb - 1)) ? verb - 2 : verb - 1
  const word = at(subject)
  let feminine: boolean | undefined
  let sure = true
  if (/^elles?$/.test(word)) feminine = true
  else if (/^ils?$/.test(word)) feminine = false
  else {
    const determiner = subject - 1
    if (!opens(determiner) || at(determiner - 1) === 'et') return
    if (!isPlural && !isSingleNoun(word, knows)) return
    if (isPlural && (!PLURAL_DETERMINERS.has(at(determiner)) || !isPluralNoun(word, knows))) return
    const known = FEMININE_DETERMINERS.has(at(determiner)) ? 'feminine' : genderOf(word)
    feminine = known === undefined ? undefined : known === 'feminine'
    const isKnown = FEMININE_DETERMINERS.has(at(determiner)) || /^(?:l'|notre|votre)$/.test(at(determiner))
    if (!isPlural && (feminine !== true || !isKnown)) return
    sure = !/^(?:de|d')$/.test(at(determiner - 1))
  }
  if (PREPOSITIONS.has(at(subject - 1))) return
  const isFeminine = feminine ?? forms.isFeminine
  if (isFeminine === forms.isFeminine && isPlural === forms.isPlural) return
  report(adjective, adjectives.write(forms, isFeminine, isPlural), 'agreement', sure)
}

/** "J'ai reçue une facture": with "avoir" the participle stays as it is before its object. */
function participleAfterHave({ at, report, list }: Clause, { knows }: Deps, place: number): void {
  if (!HAVE.has(at(place)) || !/^(?:j'|tu|il|elle|on|nous|vous|ils|elles|n')$/.test(at(place - 1))) return
  const participle = /^(?:pas|déjà|bien|toujours|rien|jamais)$/.test(at(place + 1)) ? place + 2 : place + 1
  const word = at(participle)
  const single = /(?:ée|ue|ite|ise|té|erte)s?$|és$|us$|erts$/.test(word) ? word.replace(/(?:e?s|e)$/, '') : word
  if (single === word || !knows(single) || !isWord(list[participle])) return
  const isObject = ARTICLES.has(at(participle + 1)) || at(participle - 1) === 'rien'
  if (at(participle - 1) === 'rien' && !/^(?:a|ai|as|avons|avez|ont|avait)$/.test(at(place))) return
  const isAsked = list
    .slice(0, place)
    .some(({ lower }) => /^(?:que|qu'|quels?|quelles?|combien|les|la|l'|dont)$/.test(lower))
  if (!isObject || isAsked) return
  report(participle, single, 'agreement', true)
}
