import { isWord } from '../token.ts'
import { agreed, isAuxiliary, isMeasure, type Person, TO_PLURAL } from './agreed.ts'
import { inverted, thereIs } from './inversion.ts'
import { COMMON_VERBS, headBefore, isNameOrNoun, phraseStart, wordsBefore } from './noun-phrase.ts'
import { beforeAdverbs, isMany, isPlural, isSingular, type Sentence } from './sentence.ts'
import { BE, DO, MODALS, PLURAL_ONLY, SUBJECTS, UNCOUNTABLE, UNCOUNTED_PLURALS } from './word-lists.ts'

const SINGULAR_PRONOUNS = new Set(
  'everyone everybody someone somebody anyone anybody nobody everything something nothing anything'.split(' '),
)
/** Before a clause with a bare verb: "let him go", "I suggest he leave". */
const BARE_LEADS = new Set(
  'let lets make makes made making help helps helped see sees saw watch watched hear heard have has had did does do will would can could should must may might shall suggest suggests suggested recommend recommended insist insisted demand demanded require required propose proposed request requested that than lest cannot'.split(
    ' ',
  ),
)
/** What follows a verb rather than a noun. */
const COMPLEMENTS = new Set(
  'the a an my your his her its our their this that these those me you him us them it to not very more much many some any no all for with from about in on at by into well better how what when where why if because up down out every each only everybody everyone everything somebody someone something anybody anyone anything'.split(
    ' ',
  ),
)
const COLLECTIVE =
  /^(?:team|family|police|staff|committee|government|company|group|crowd|audience|data|media|couple|majority|minority|number|rest|half|lot|pair|range|variety|series|public|crew|class|board|management|jury|band|club|percent|fish|sheep|deer|aircraft|offspring|salmon|means|youth|enemy|press|army|navy|opposition|gang|council|cabinet|party|union|choir|orchestra)$/
/** Whether the word is read as a verb here and not as a noun. */
function readsAsVerb(sentence: Sentence, place: number): 'surely' | 'perhaps' | undefined {
  const word = sentence.at(place)
  if (isAuxiliary(word)) return 'surely'
  const facts = sentence.facts(place)
  if (facts.verb === undefined) return undefined
  // "Needs replacing" has its complement, too.
  const hasComplement =
    COMPLEMENTS.has(sentence.at(place + 1)) || (facts.verb === 'need' && sentence.facts(place + 1).forms.has('ing'))
  const tag = sentence.list[place]?.part
  const isNoun = facts.singular || isPlural(facts)
  if (!isNoun && !facts.adjective) return 'surely'
  if (hasComplement && (tag === 'VERB' || COMMON_VERBS.has(facts.verb))) return 'surely'
  if (tag === 'VERB' || (COMMON_VERBS.has(facts.verb) && facts.verbUses > facts.nounUses)) return 'perhaps'
  return undefined
}

/** Contractions that people write without their apostrophe. */
const UNMARKED =
  /^(?:(?:ca|wo|do|does|did|is|are|was|were|has|have|had|could|should|would|must|need)nt|im|ive|youre|youve|theyre|theyve|weve|thats|whats)$/

/** Subject and verb: "the results shows", "everyone have", "she don't". */
export function agreementRules(sentence: Sentence): void {
  for (const place of sentence.list.keys()) {
    // "The Australian Open for juniors": a capital inside a sentence makes a name.
    if (!isWord(sentence.list[place]) || (place > 0 && /^\p{Lu}/u.test(sentence.list[place]?.text ?? ''))) continue
    const subject = beforeAdverbs(sentence, place - 1)
    const word = sentence.at(subject)
    // "I cant speak": its apostrophe is missing, so it is no noun.
    if (UNMARKED.test(word)) continue
    // "He need not repaint": a modal verb.
    if (sentence.at(place - 1) === 'not' && /^(?:need|dare)$/.test(sentence.at(place - 2))) continue
    if (/^(?:need|dare)$/.test(sentence.at(place)) && isBareVerb(sentence, place + 1)) continue
    if (/^(?:need|dare)$/.test(sentence.at(place - 1)) && isBareVerb(sentence, place)) continue
    if (SUBJECTS.has(word)) pronounSubject(sentence, place, subject)
    else if (SINGULAR_PRONOUNS.has(word)) indefiniteSubject(sentence, place, subject)
    else if (/^(?:who|which|that)$/.test(word)) relativeSubject(sentence, place, subject)
    else {
      const from = lotOf(sentence, subject)
      if (from === undefined) nounSubject(sentence, place, subject)
      else quantitySubject(sentence, place, from)
    }
    if (word === 'there') thereIs(sentence, place, subject)
    inverted(sentence, place)
  }
}

function pronounSubject(sentence: Sentence, place: number, subject: number): void {
  const pronoun = sentence.at(subject)
  const before = sentence.at(subject - 1)
  const person = pronoun === 'i' ? 'i' : /^(?:he|she|it)$/.test(pronoun) ? 'singular' : 'plural'
  // "my brother and I", "you or he": the subject is more than the pronoun.
  if (pronoun === 'i' && /^\p{Lu}\p{L}/u.test(sentence.list[subject - 1]?.text ?? '')) return
  const joined =
    before === 'and' && isNameOrNoun(sentence, subject - 2) && sentence.opens(phraseStart(sentence, subject - 2))
  if (joined || /^(?:or|nor)$/.test(before)) {
    if (
      joined &&
      /^(?:is|was|has|am)$/.test(sentence.at(place)) &&
      /^(?:i|he|she|you)$/.test(pronoun) &&
      place === subject + 1
    )
      sentence.report({
        from: place,
        instead: [TO_PLURAL[sentence.at(place)] ?? 'are'],
        family: 'agreement',
        rule: 'agreement',
        sure: true,
      })
    return
  }
  if (person === 'singular' && (BARE_LEADS.has(before) || isInvertedBefore(sentence, subject))) return
  if (/^(?:you|it)$/.test(pronoun) && !sentence.opens(subject)) return
  if (person !== 'singular' && (before === 'of' || before === 'than' || before === 'as')) return
  const verb = sentence.at(place)
  if (isWish(sentence, place, subject)) return
  const instead = agreed(sentence, place, person)
  if (instead === undefined) return
  const kind = readsAsVerb(sentence, place)
  if (kind === undefined && place !== subject + 1) return
  if (
    sentence.list[place]?.part === 'NOUN' &&
    !COMMON_VERBS.has(sentence.facts(place).verb ?? '') &&
    !isAuxiliary(verb)
  )
    return
  const isPlain = place === subject + 1 || isAuxiliary(verb) || kind === 'surely'
  sentence.report({
    from: place,
    instead: [instead],
    family: 'agreement',
    rule: 'agreement',
    sure: isPlain && isPlainPlace(sentence, place),
  })
}

function isBareVerb(sentence: Sentence, place: number): boolean {
  const { forms, verbUses, nounUses } = sentence.facts(place)
  return forms.has('base') && verbUses > nounUses
}

/** "If she were here", "as if he were watching". */
function isWish(sentence: Sentence, place: number, subject: number): boolean {
  return (
    /^were/.test(sentence.at(place)) &&
    /\b(?:if|wish|wishes|wished|though|as|suppose)\b/.test(wordsBefore(sentence, subject, 3))
  )
}

/** Not inside a hyphen, and not before an apostrophe that the tokens do not show. */
function isPlainPlace(sentence: Sentence, place: number): boolean {
  return !/[-'’]/.test(sentence.list[place + 1]?.text.charAt(0) ?? '') || isWord(sentence.list[place + 1])
}

function isInvertedBefore(sentence: Sentence, subject: number): boolean {
  const before = sentence.at(subject - 1)
  return DO.has(before) || MODALS.has(before) || BE.has(before) || /^(?:had|has|have)(?:n't)?$/.test(before)
}

function indefiniteSubject(sentence: Sentence, place: number, subject: number): void {
  if (place !== subject + 1 || !sentence.opens(subject)) return
  const kind = readsAsVerb(sentence, place) ?? (sentence.facts(place).verb === undefined ? undefined : 'perhaps')
  const instead = kind && agreed(sentence, place, 'singular')
  if (instead === undefined || BARE_LEADS.has(sentence.at(subject - 1)) || isWish(sentence, place, subject)) return
  sentence.report({ from: place, instead: [instead], family: 'agreement', rule: 'agreement', sure: kind === 'surely' })
}

/** "friends who lives", "the first person who have". */
function relativeSubject(sentence: Sentence, place: number, pronoun: number): void {
  const isComma = sentence.at(pronoun - 1) === ','
  const antecedent = isComma ? pronoun - 2 : pronoun - 1
  const facts = sentence.facts(antecedent)
  const isVerb = sentence.facts(place).verb !== undefined && sentence.at(pronoun) === 'who'
  const kind = readsAsVerb(sentence, place) ?? (isVerb ? 'surely' : undefined)
  if (kind === undefined || (!isPlural(facts) && !isSingular(facts) && sentence.at(antecedent) !== 'those')) return
  // "People twenty years old who were": the noun stands further before.
  if (facts.adjectiveUses > facts.nounUses) return
  // "the results that person has": the pronoun points at the noun after it.
  if (sentence.at(pronoun) === 'that' && (place !== pronoun + 1 || isComma)) return
  if (/\bone of\b/.test(wordsBefore(sentence, antecedent, 5))) return
  const isMore = isPlural(facts) || sentence.at(antecedent) === 'those'
  const { head, isKnown, from: headFrom } = headBefore(sentence, antecedent)
  // "the price of the tickets, which has risen" has two readings.
  if (!isKnown || (head !== antecedent && isComma)) return
  if (head !== antecedent && isPlural(sentence.facts(head)) !== isMore) return
  if (!isMore && (UNCOUNTABLE.has(sentence.at(antecedent)) || COLLECTIVE.test(sentence.at(antecedent)))) return
  const instead = agreed(sentence, place, isMore ? 'plural' : 'singular')
  if (instead === undefined) return
  if (sentence.at(headFrom - 1) === 'and' && !isMore) return
  const sure =
    sentence.at(pronoun) === 'who'
      ? kind === 'surely'
      : sentence.at(pronoun) === 'that' && isAuxiliary(sentence.at(place))
  sentence.report({
    from: place,
    instead: [instead],
    family: 'agreement',
    rule: 'agreement',
    // "Credits of the month's limit that are used".
    sure: sure && head === antecedent && !sentence.at(antecedent - 1).endsWith("'s"),
  })
}

function nounSubject(sentence: Sentence, place: number, last: number): void {
  const facts = sentence.facts(last)
  const isName = /^\p{Lu}\p{L}+$/u.test(sentence.list[last]?.text ?? '') && last > 0
  // "The place he lives is", "the library makes calls": a verb that looks like a plural.
  if (facts.forms.has('third') && facts.verbUses > facts.nounUses && isNameOrNoun(sentence, last - 1)) return
  if (!isPlural(facts) && !isSingular(facts) && !isName) return
  const kind = readsAsVerb(sentence, place)
  if (kind === undefined) return
  const { head, from, isKnown } = headBefore(sentence, last)
  if (!isKnown || !sentence.opens(from)) return
  // "People who year after year pick the same place".
  if (sentence.at(last - 1) === 'after' && sentence.at(last - 2) === sentence.at(last)) return
  if (isInvertedBefore(sentence, from) || (BARE_LEADS.has(sentence.at(from - 1)) && sentence.at(from - 1) !== 'that'))
    return
  if (/^(?:and|or|nor|than|as|what|how)$/.test(sentence.at(from - 1)) && !isClauseAnd(sentence, from)) return
  // "The board agreed that each site keep": a wish, in the bare form.
  const lead = sentence.at(from - 2)
  if (sentence.at(from - 1) === 'that' && (BARE_LEADS.has(lead) || /^(?:agreed|important|essential|vital)$/.test(lead)))
    return
  const opener = sentence.facts(from)
  // "Memorizing lines is": the subject is the act.
  if (from < head && opener.forms.has('ing') && (from === 0 || (!opener.adjective && !opener.singular))) return
  if (
    sentence.at(from) === 'the' &&
    from + 1 === head &&
    sentence.facts(head).adjective &&
    sentence.facts(head).adjectiveUses >= sentence.facts(head).nounUses
  )
    return
  // "Keep open": an order, not a subject.
  const isOrder = head === 0 && opener.forms.has('base') && opener.verbUses > opener.nounUses
  if (isOrder) return
  const person = numberOf(sentence, head, from)
  if (person === undefined) return
  const instead = agreed(sentence, place, person)
  if (instead === undefined) return
  const verb = sentence.at(place)
  if (person === 'singular' && isWish(sentence, place, from)) return
  const isAgreementOfNouns = !isAuxiliary(verb)
  const previous = sentence.facts(place - 1)
  // "Every employee need to": an infinitive follows a verb.
  const isEach = /^(?:each|every)$/.test(sentence.at(from)) && head === last && sentence.at(place + 1) === 'to'
  // In "the team need" and "the sales figures shows" a noun may stand in the place of a verb.
  // "The bond yield down to four percent": no object follows.
  const mayBeNoun =
    isAgreementOfNouns &&
    person === 'singular' &&
    ((isSingular(sentence.facts(place)) &&
      /^(?:down|up|to|of|in|on|for|from|by|at|with|\W)$/.test(sentence.at(place + 1))) ||
      sentence.facts(place).nounUses * 3 > sentence.facts(place).verbUses ||
      previous.adjective ||
      isName)
  // "Queen were a band": a countable noun without its article may be the name of a group.
  const isBare =
    head === 0 &&
    isSingular(sentence.facts(head)) &&
    sentence.lexicon.isCountable(sentence.at(head)) &&
    !isAgreementOfNouns
  // "Publicity surrounding warranties": the first noun is the subject.
  const hasParticiple = [1, 2].some(
    (steps) =>
      head - steps > from && sentence.facts(head - steps).forms.has('ing') && sentence.facts(head - steps - 1).singular,
  )
  const sure =
    !isBare &&
    !hasParticiple &&
    (isEach || ((isAuxiliary(verb) || kind === 'surely') && !mayBeNoun)) &&
    !(COLLECTIVE.test(sentence.at(head)) || isName || (/^\p{Lu}/u.test(sentence.list[head]?.text ?? '') && head > 0))
  if (COLLECTIVE.test(sentence.at(head)) && person === 'singular') return
  if (isAgreementOfNouns && kind === 'perhaps' && person === 'singular' && !COMPLEMENTS.has(sentence.at(place + 1)))
    return
  // "Each and every" is one determiner.
  const isJoined = sentence.at(from - 1) === 'and' && sentence.at(from - 2) !== 'each'
  sentence.report({ from: place, instead: [instead], family: 'agreement', rule: 'agreement', sure: sure && !isJoined })
}

const LOTS = new Set(['lot', 'lots', 'alot', 'plenty'])

/** The first word of "a lot of people" or "lots of good ideas"; undefined if `last` does not end one. */
function lotOf(sentence: Sentence, last: number): number | undefined {
  const of = sentence.at(last - 1) === 'of' ? last - 1 : last - 2
  const isAdjective = of === last - 1 || sentence.facts(last - 1).adjective
  if (sentence.at(of) !== 'of' || !isAdjective || !LOTS.has(sentence.at(of - 1)) || !isPlural(sentence.facts(last)))
    return undefined
  return sentence.at(of - 2) === 'a' ? of - 2 : of - 1
}

/** The noun decides, not the quantity. "Eating lots of sweets is": the subject is the act. */
function quantitySubject(sentence: Sentence, place: number, from: number): void {
  const instead = TO_PLURAL[sentence.at(place)]
  if (instead === undefined || !sentence.opens(from)) return
  sentence.report({ from: place, instead: [instead], family: 'agreement', rule: 'agreement', sure: true })
}

/** An `and` between clauses, not between two subjects: what stands before it is no noun. */
function isClauseAnd(sentence: Sentence, from: number): boolean {
  if (sentence.at(from - 1) !== 'and') return sentence.at(from - 1) === 'that'
  // "A, B, and C are" has no verb before its "and".
  if (sentence.at(from - 2) === ',')
    return sentence.list.slice(0, from - 2).some(({ lower }) => isAuxiliary(lower) || MODALS.has(lower))
  return !isNameOrNoun(sentence, from - 2)
}

/** How often a noun is used in tagged texts to count as common. */
const COMMON_NOUN = 4

function numberOf(sentence: Sentence, head: number, from: number): Person | undefined {
  const word = sentence.at(head)
  const determiner = sentence.at(from)
  if (/^(?:each|either|neither|one)$/.test(word)) return 'singular'
  if (/^(?:both|many|few|several|two|three|four|five|six|seven|eight|nine|ten)$/.test(word))
    return sentence.at(head + 1) === 'of' ? 'plural' : undefined
  if (/^(?:all|some|most|none)$/.test(word)) return undefined
  if (
    /^(?:number|lot|lots|majority|couple|range|variety|series|species|means|aircraft|sheep|fish|deer|total|pair|percent|half|rest|plenty|part|group|set|handful|minority|types?|kinds?|sorts?)$/.test(
      word,
    )
  )
    return undefined
  const facts = sentence.facts(head)
  if (PLURAL_ONLY.has(word)) return 'plural'
  // "These advices are": what is corrected to "this advice".
  if (UNCOUNTED_PLURALS.has(word)) return 'singular'
  // "each and every", "a five minutes walk".
  // "Ceres is a dwarf planet": a rare plural that begins a sentence alone may be a name.
  if (isPlural(facts) && head === 0 && facts.nounUses < COMMON_NOUN) return undefined
  if (isPlural(facts))
    return /^(?:each|every|a|an|this|that|another)$/.test(determiner) || isMeasure(word, determiner)
      ? undefined
      : 'plural'
  if (isMany(determiner) || determiner === 'all') return undefined
  if (isSingular(facts)) return 'singular'
  return /^\p{Lu}/u.test(sentence.list[head]?.text ?? '') ? 'singular' : undefined
}
