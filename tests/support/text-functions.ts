import { findAlternatives } from '#app/.server/assistant/alternatives/find.ts'
import { synonymsIn } from '#app/.server/assistant/alternatives/synonyms.ts'
import { wordingsOf } from '#app/.server/assistant/alternatives/wordings.ts'
import { codePointsAt } from '#app/.server/assistant/check/code-points.ts'
import { guardOf } from '#app/.server/assistant/check/guard.ts'
import { readAnswer } from '#app/.server/assistant/check/languagetool/answer.ts'
import { paragraphsOf } from '#app/.server/assistant/check/languagetool/paragraphs.ts'
import { partsByLanguage } from '#app/.server/assistant/check/parts-by-language.ts'
import { plain, soundOf, suggestionsFor } from '#app/.server/assistant/check/spelling/suggestions.ts'
import { replaceableStyle, styleDrafts } from '#app/.server/assistant/check/style/style.ts'
import { frenchTokensOf, tokensOf } from '#app/.server/assistant/check/token.ts'
import { typographyDrafts } from '#app/.server/assistant/check/typography.ts'
import { analyze, namedThings, nounTest } from '#app/.server/assistant/engines/builtin/analyze.ts'
import { contract, expandContractions } from '#app/.server/assistant/engines/builtin/contractions.ts'
import { changeFor, correct } from '#app/.server/assistant/engines/builtin/corrections.ts'
import { isDelicate } from '#app/.server/assistant/engines/builtin/delicate.ts'
import { hasDuty, isVital, weightOf } from '#app/.server/assistant/engines/builtin/duties.ts'
import { expand } from '#app/.server/assistant/engines/builtin/expand.ts'
import { explain } from '#app/.server/assistant/engines/builtin/explain.ts'
import { glossary } from '#app/.server/assistant/engines/builtin/glossary.ts'
import { forbiddenIn, glossaryEdits, glossaryKept } from '#app/.server/assistant/engines/builtin/glossary-edits.ts'
import { baseOfParticiple, inflect, formOf as verbForm } from '#app/.server/assistant/engines/builtin/inflect.ts'
import { isInstruction } from '#app/.server/assistant/engines/builtin/instructions.ts'
import { looksLikeCode, readLanguage } from '#app/.server/assistant/engines/builtin/language.ts'
import { legalWords } from '#app/.server/assistant/engines/builtin/legal-words/index.ts'
import { isPersonal, proseOf } from '#app/.server/assistant/engines/builtin/letters.ts'
import { harmlessEdits, keepsMeaning } from '#app/.server/assistant/engines/builtin/meaning-gate.ts'
import { activeVoice, reorderClauses } from '#app/.server/assistant/engines/builtin/moves.ts'
import { perform } from '#app/.server/assistant/engines/builtin/perform.ts'
import * as protect from '#app/.server/assistant/engines/builtin/protect.ts'
import { partsOf, readable } from '#app/.server/assistant/engines/builtin/readable.ts'
import { phraseEdits, rephrase } from '#app/.server/assistant/engines/builtin/rephrase.ts'
import { research } from '#app/.server/assistant/engines/builtin/research.ts'
import { dropAsides, shorten } from '#app/.server/assistant/engines/builtin/shorten.ts'
import { matchCase } from '#app/.server/assistant/engines/builtin/spelling.ts'
import { styleEdits } from '#app/.server/assistant/engines/builtin/style-moves.ts'
import { summarize } from '#app/.server/assistant/engines/builtin/summarize.ts'
import { contentStems, isStopword, keyTerms } from '#app/.server/assistant/engines/builtin/terms.ts'
import { estimateTokens as builtinTokens } from '#app/.server/assistant/engines/builtin/tokens.ts'
import { createTools } from '#app/.server/assistant/engines/builtin/tools.ts'
import { WORDY } from '#app/.server/assistant/engines/builtin/wording.ts'
import { createCleaner } from '#app/.server/assistant/engines/openai/clean.ts'
import { createLeakGuard } from '#app/.server/assistant/engines/openai/leak-guard.ts'
import { createOutput } from '#app/.server/assistant/engines/openai/output.ts'
import { piecesOf } from '#app/.server/assistant/engines/openai/pieces.ts'
import { isRefusal, mayRefuse } from '#app/.server/assistant/engines/openai/refusals.ts'
import * as remarks from '#app/.server/assistant/engines/openai/remarks.ts'
import { createMarkFilter, createThoughtFilter } from '#app/.server/assistant/engines/openai/thoughts.ts'
import { estimateTokens } from '#app/.server/assistant/engines/openai/tokens.ts'
import { createFirstVersion, versionsIn } from '#app/.server/assistant/engines/openai/versions.ts'
import { onlineIn, postalIn } from '#app/.server/assistant/hiding/addresses.ts'
import { birthsIn } from '#app/.server/assistant/hiding/births.ts'
import { chosenHits } from '#app/.server/assistant/hiding/choice.ts'
import { hide, hidingPreview, hitsIn } from '#app/.server/assistant/hiding/hide.ts'
import { legible } from '#app/.server/assistant/hiding/legible.ts'
import { privateNumbersIn } from '#app/.server/assistant/hiding/numbers.ts'
import { isCommon, peopleIn } from '#app/.server/assistant/hiding/people.ts'
import { maskingOf } from '#app/.server/assistant/masking.ts'
import { buildPrompt } from '#app/.server/assistant/prompt.ts'
import { blocksOf, linksIn } from '#app/domain/assistant/blocks.ts'
import * as chatForm from '#app/domain/assistant/chat-form.ts'
import * as chat from '#app/domain/assistant/chat-thread.ts'
import { OPERATIONS, type Operation } from '#app/domain/assistant/options.ts'
import { type ReviewBasis, reviewAfter, reviewOf } from '#app/domain/assistant/review.ts'
import { isReviewField, restoreIntent } from '#app/domain/assistant/review-fields.ts'
import { postedResult, reviewIntent, withoutReview } from '#app/domain/assistant/review-form.ts'
import { reviewOfPosted } from '#app/domain/assistant/review-posted.ts'
import { summaryPlaces } from '#app/domain/assistant/summary-places.ts'
import { uselessness } from '#app/domain/assistant/useful.ts'
import { correctionOf } from '#app/domain/check/correction.ts'
import type { Finding } from '#app/domain/check/finding.ts'
import type { Glossary } from '#app/domain/library/glossary.ts'
import { nameKey } from '#app/domain/library/name-key.ts'
import { preview } from '#app/domain/library/previews.ts'
import { checkStyle } from '#app/domain/library/rules.ts'
import { otherSpelling } from '#app/domain/library/spelling-variants.ts'
import { termKey } from '#app/domain/library/term-key.ts'
import { fillPrompt, isFilled, parsePrompt, variablesOf } from '#app/domain/library/variables.ts'
import {
  commitmentInput,
  commitmentOf,
  fingerprintInput,
  fingerprintOf,
  passageLine,
  plainText,
  sidesOf,
} from '#app/domain/provenance/passage.ts'
import { cleanText, countCharacters, countWords, longerThan, normalise, normaliseLineBreaks } from '#app/domain/text.ts'
import { analyse } from '#app/domain/writing/analysis/analyse.ts'
import { findingsIn } from '#app/domain/writing/analysis/findings.ts'
import { guessLanguage, isFunctionWord } from '#app/domain/writing/analysis/function-words.ts'
import { syllables } from '#app/domain/writing/analysis/syllables.ts'
import {
  changedWords,
  countChanges,
  difference,
  differenceBySentence,
  shareChanged,
  withChanges,
  wordCount,
} from '#app/domain/writing/difference.ts'
import { amountsIn } from '#app/domain/writing/facts/amounts.ts'
import { compareTexts } from '#app/domain/writing/facts/comparison.ts'
import { germanLasting } from '#app/domain/writing/facts/compounds.ts'
import { currencyOf } from '#app/domain/writing/facts/currencies.ts'
import { datesIn } from '#app/domain/writing/facts/dates.ts'
import { decadesIn } from '#app/domain/writing/facts/decades.ts'
import { denialsIn } from '#app/domain/writing/facts/denials.ts'
import { turnedDoer } from '#app/domain/writing/facts/doers.ts'
import { factsOf } from '#app/domain/writing/facts/extract.ts'
import { fold, KNOWN_LANGUAGES, type KnownLanguage, knownLanguage } from '#app/domain/writing/facts/fact.ts'
import { glossaryFacts } from '#app/domain/writing/facts/glossary-facts.ts'
import { phrasesAt } from '#app/domain/writing/facts/lexicon/phrases.ts'
import { literalsIn } from '#app/domain/writing/facts/literals.ts'
import { matcher } from '#app/domain/writing/facts/matching.ts'
import { checkMeaning } from '#app/domain/writing/facts/meaning.ts'
import { mentionedIn } from '#app/domain/writing/facts/name-mentions.ts'
import { namesIn } from '#app/domain/writing/facts/names.ts'
import { countImplied, negationsIn } from '#app/domain/writing/facts/negations.ts'
import { germanNumber, isArticle, numbersInWords } from '#app/domain/writing/facts/number-words.ts'
import { occurring, phraseCounter } from '#app/domain/writing/facts/occurrences.ts'
import { ordinalsIn } from '#app/domain/writing/facts/ordinals.ts'
import { comparePassages } from '#app/domain/writing/facts/passages.ts'
import { referencesIn } from '#app/domain/writing/facts/references.ts'
import { swappedIn } from '#app/domain/writing/facts/roles.ts'
import { timesIn } from '#app/domain/writing/facts/times.ts'
import { tokensOf as clauseTokens } from '#app/domain/writing/facts/tokens.ts'
import { unitOf } from '#app/domain/writing/facts/units.ts'
import { wordingOf } from '#app/domain/writing/facts/wording.ts'
import { compareWords } from '#app/domain/writing/facts/wording-check.ts'
import { isGivenName, isSurname } from '#app/domain/writing/given-names.ts'
import { glossaryOf, phraseHits, phraseOf } from '#app/domain/writing/glossary.ts'
import { passageFigures } from '#app/domain/writing/passage-figures.ts'
import { oneLine, splitSentences, withoutMarker, words } from '#app/domain/writing/sentences.ts'
import { unmask, withOriginals } from '#app/domain/writing/stand-ins.ts'
import type { Work } from './growth.ts'

/** The modules whose exports are text functions; each has a row below for every exported function, or a reason. */
export const TEXT_MODULES = [
  'app/domain/writing',
  'app/domain/text.ts',
  'app/domain/provenance/passage.ts',
  'app/domain/assistant/useful.ts',
  'app/domain/assistant/reasons.ts',
  'app/domain/check/correction.ts',
  ...[
    'blocks.ts',
    'summary-places.ts',
    'whole-facts.ts',
    'review.ts',
    'review-fields.ts',
    'review-form.ts',
    'review-posted.ts',
    'chat-thread.ts',
    'chat-form.ts',
  ].map((file) => `app/domain/assistant/${file}`),
  ...['name-key.ts', 'term-key.ts', 'previews.ts', 'rules.ts', 'spelling-variants.ts', 'variables.ts'].map(
    (file) => `app/domain/library/${file}`,
  ),
  ...[
    'hiding',
    'masking.ts',
    'prompt.ts',
    'alternatives/find.ts',
    'alternatives/synonyms.ts',
    'alternatives/wordings.ts',
  ].map((file) => `app/.server/assistant/${file}`),
  ...['analyze', 'contractions', 'expand', 'explain', 'glossary', 'harper', 'inflect', 'language', 'moves']
    .concat(['perform', 'protect', 'readable', 'rephrase', 'research', 'shorten', 'spelling', 'summarize', 'tagger'])
    .concat(['terms', 'tokens', 'delicate', 'meaning-gate', 'legal-words/index', 'letters', 'corrections'])
    .concat(['style-moves', 'duties', 'instructions', 'glossary-edits'])
    .map((name) => `app/.server/assistant/engines/builtin/${name}.ts`),
  ...[
    'clean.ts',
    'leak-guard.ts',
    'output.ts',
    'pieces.ts',
    'refusals.ts',
    'remarks.ts',
    'thoughts.ts',
    'tokens.ts',
    'versions.ts',
  ].map((file) => `app/.server/assistant/engines/openai/${file}`),
  ...[
    ...[
      'code-points',
      'guard',
      'parts-by-language',
      'languagetool/answer',
      'languagetool/families',
      'languagetool/join',
    ],
    ...['languagetool/paragraphs', 'merge', 'proofread', 'spelling/suggestions', 'style/style', 'token', 'typography'],
  ].map((name) => `app/.server/assistant/check/${name}.ts`),
]

/** Exported functions of these modules that read no text of a customer, or do not read it from end to end. */
export const NOT_TEXT: Readonly<Record<string, string>> = {
  'app/.server/assistant/engines/builtin/harper.ts freshLinter': 'takes no text',
  'app/.server/assistant/engines/builtin/harper.ts insidesOf': 'takes the insides of a linter',
  'app/domain/writing/analysis/readability.ts readability': 'takes counts',
  'app/domain/writing/analysis/reading-time.ts readingSeconds': 'takes a count',
  'app/domain/writing/analysis/languages.ts requestedLanguage': 'takes one of a list',
  'app/domain/writing/glossary.ts isAbout': 'takes a row and two languages',
  'app/domain/writing/glossary.ts phraseOf': 'takes a row',
  'app/domain/writing/facts/claims.ts createClaims': 'takes a length; `factsOf` measures it',
  'app/domain/writing/facts/dates.ts isDateWord': 'looks one word up',
  'app/domain/writing/facts/dates.ts isWeekdayWord': 'looks one word up',
  'app/domain/writing/facts/dates.ts yearOf': 'takes one fact',
  'app/domain/writing/facts/misspellings.ts plainSpellings': 'takes a word of a table',
  'app/domain/assistant/review.ts withRejected': '`reviewAfter` measures it',
  'app/domain/assistant/review.ts marksOf': '`reviewOf` measures it',
  'app/domain/assistant/review.ts proofMarks': '`reviewOf` measures it',
  'app/domain/assistant/reasons.ts reasonsOf': 'compares at most 60 marks with the changes of one answer',
  'app/domain/assistant/whole-facts.ts withWholeFacts': '`reviewOf` measures it',
  'app/domain/writing/facts/meaning.ts alarms': 'takes the facts that `checkMeaning` found',
  'app/domain/writing/facts/meaning.ts withRestored': 'joins three pieces',
  'app/domain/writing/facts/echoes.ts settleEchoes': '`checkMeaning` measures it',
  'app/domain/writing/facts/echoes.ts dropWritten': '`checkMeaning` measures it',
  'app/domain/writing/facts/anchors.ts turnedAtAmounts': '`checkMeaning` measures it',
  'app/domain/writing/facts/anchors.ts isTold': 'asks for at most 50 findings',
  'app/domain/writing/facts/sums.ts settleSums': '`checkMeaning` measures it',
  'app/domain/writing/facts/sums.ts settleRests': '`checkMeaning` measures it',
  'app/domain/writing/facts/sums.ts dropTurned': 'takes the facts that `checkMeaning` found',
  'app/domain/writing/facts/firmness.ts isOfAnotherVerb': '`checkMeaning` measures it',
  'app/domain/writing/facts/pairing.ts pair': '`checkMeaning` measures it',
  'app/domain/writing/facts/closed-pool.ts isAlike': 'takes two words of the tables',
  'app/domain/writing/facts/closed-pool.ts keyOf': 'takes a word of the tables',
  'app/domain/writing/facts/closed-pool.ts contraryOf': 'takes a word of the tables',
  'app/domain/writing/facts/closed-pool.ts alikeOf': 'takes a word of the tables',
  'app/domain/writing/facts/closed-pool.ts isDuty': 'takes a word of the tables',
  'app/domain/writing/facts/closed-pool.ts isLeave': 'takes a word of the tables',
  'app/domain/writing/facts/closed-pool.ts isNegative': 'takes a word of the tables',
  'app/domain/writing/facts/closed-pool.ts isOnly': 'takes a word of the tables',
  'app/domain/writing/facts/closed-pool.ts isOpposite': 'takes a word of the tables',
  'app/domain/writing/facts/closed-pool.ts createHints': '`compareWords` measures it',
  'app/domain/writing/facts/closed-pool.ts createPool': '`compareWords` measures it',
  'app/domain/writing/facts/equivalences.ts denialsLeft': '`compareWords` measures it',
  'app/domain/writing/facts/firmness.ts isFirm': '`comparePassages` measures it',
  'app/domain/writing/facts/firmness.ts bornOut': '`comparePassages` measures it',
  'app/domain/writing/facts/moved.ts movedDenial': '`comparePassages` measures it',
  'app/domain/writing/facts/moved.ts movedDuty': '`comparePassages` measures it',
  'app/domain/writing/facts/joints.ts turnedAround': '`comparePassages` measures it',
  'app/domain/writing/facts/near-copies.ts swappedPeople': '`comparePassages` measures it',
  'app/domain/writing/facts/near-copies.ts turnedInCopy': '`comparePassages` measures it',
  'app/domain/writing/facts/not-all.ts lostPart': '`comparePassages` measures it',
  'app/domain/writing/facts/not-all.ts isOfSome': '`comparePassages` measures it',
  'app/domain/writing/facts/content.ts contentBehind': '`comparePassages` measures it',
  'app/domain/writing/facts/content.ts isContent': 'looks one word up',
  'app/domain/writing/facts/content.ts stemOf': 'cuts one word',
  'app/domain/writing/facts/listed-phrases.ts byPhrase': 'reads no text',
  'app/domain/writing/facts/listed-phrases.ts phrasesIn': '`comparePassages` measures it',
  'app/domain/writing/facts/copied-scales.ts movedOnScale': '`comparePassages` measures it',
  'app/domain/writing/facts/copied-scales.ts movedInCopy': '`comparePassages` measures it',
  'app/domain/writing/facts/copied-verbs.ts otherPerson': '`comparePassages` measures it',
  'app/domain/writing/facts/copied-verbs.ts turnedNegator': '`comparePassages` measures it',
  'app/domain/writing/facts/copied-verbs.ts turnedPlan': '`comparePassages` measures it',
  'app/domain/writing/facts/limits.ts deniedNowLimited': '`comparePassages` measures it',
  'app/domain/writing/facts/limits.ts freedLimit': '`comparePassages` measures it',
  'app/domain/writing/facts/sides.ts correspond': '`comparePassages` measures it',
  'app/domain/writing/facts/sides.ts partsOf': '`comparePassages` measures it',
  'app/domain/writing/facts/sides.ts passageOf': '`comparePassages` measures it',
  'app/domain/writing/facts/sides.ts sideOf': '`comparePassages` measures it',
  'app/domain/writing/facts/sides.ts wholeOf': '`comparePassages` measures it',
  'app/domain/writing/facts/swaps.ts swappedAmounts': '`comparePassages` measures it',
  'app/domain/writing/facts/swaps.ts swappedPronouns': '`comparePassages` measures it',
  'app/domain/writing/facts/swaps.ts swappedWords': '`comparePassages` measures it',
  'app/domain/writing/facts/doers.ts mayTurnRoles': '`comparePassages` measures it',
  'app/domain/writing/facts/joints.ts isNotAs': '`comparePassages` measures it',
  'app/domain/writing/facts/joints.ts isSeenFromOther': '`comparePassages` measures it',
  'app/domain/writing/facts/limits.ts movedLimit': '`comparePassages` measures it',
  'app/domain/writing/facts/sequence.ts sequenceOf': '`comparePassages` measures it',
  'app/domain/writing/facts/exceptions.ts lostException': '`comparePassages` measures it',
  'app/domain/writing/facts/links.ts compareLinks': '`compareWords` measures it',
  'app/domain/writing/facts/scales.ts crossedScales': '`compareWords` measures it',
  'app/domain/writing/facts/scope.ts withScope': '`wordingOf` measures it',
  'app/domain/writing/facts/scope.ts isQuestion': '`wordingOf` measures it',
  'app/domain/writing/facts/compound-amounts.ts isRepeated': '`timesIn` measures it',
  'app/domain/writing/facts/compound-amounts.ts withJoined': '`amountsIn` measures it',
  'app/domain/writing/facts/compound-amounts.ts withPeriods': '`amountsIn` measures it',
  'app/domain/writing/facts/quantities.ts matchAt': '`amountsIn` measures it',
  'app/domain/writing/facts/quantities.ts quantitiesIn': '`amountsIn` measures it',
  'app/domain/writing/facts/quantities.ts round': 'rounds a number',
  'app/domain/writing/facts/frost.ts frostAround': '`amountsIn` measures it',
  'app/domain/writing/facts/frost.ts belowZero': 'takes a value and a unit',
  'app/domain/writing/facts/frost.ts inDegrees': 'takes a value and a unit',
  'app/domain/writing/facts/contraries.ts addContraries': '`comparePassages` measures it',
  'app/domain/writing/facts/lexicon/people.ts personOf': 'looks one word up',
  'app/domain/writing/facts/lexicon/sorts.ts sortsOf': 'reads a table',
  'app/domain/writing/facts/name-subjects.ts replacedSubjects': '`checkMeaning` measures it',
  'app/domain/writing/facts/names-across.ts replacedNames': '`checkMeaning` measures it',
  'app/domain/writing/facts/routes.ts swappedEnds': '`checkMeaning` measures it',
  'app/domain/writing/facts/quotations.ts tellReported': '`checkMeaning` measures it',
  'app/domain/writing/facts/quotations.ts withoutReported': '`checkMeaning` measures it',
  'app/domain/writing/facts/ground.ts groundOf': '`comparePassages` measures it',
  'app/domain/writing/facts/rewording.ts closenessOf': '`comparePassages` measures it',
  'app/domain/writing/facts/rewording.ts changePlaces': '`comparePassages` measures it',
  'app/domain/writing/facts/rewording.ts orders': '`comparePassages` measures it',
  'app/domain/writing/facts/units.ts inBase': 'takes a value and a unit',
  'app/domain/writing/stand-ins.ts originalsOf': 'takes the facts that `hide` hid',
  'app/domain/assistant/chat-thread.ts latestOf': 'takes a list',
  'app/domain/assistant/chat-thread.ts inputOf': 'takes a list',
  'app/domain/assistant/chat-thread.ts threadOf': 'joins a question and its answer',
  'app/domain/assistant/chat-thread.ts withTurn': 'adds to a list',
  'app/domain/assistant/chat-thread.ts refinementOf': 'copies one answer',
  'app/.server/assistant/check/token.ts isWord': 'takes one word',
  'app/.server/assistant/check/languagetool/families.ts familyOf':
    'takes names of rules, of which it reads 100 characters',
  'app/.server/assistant/check/languagetool/families.ts isSpellingRule': 'the same',
  'app/.server/assistant/check/merge.ts findingsOf': '`createJoiner` measures it',
  'app/.server/assistant/engines/builtin/legal-words/index.ts countLegalWords': 'takes a language',
  'app/.server/assistant/engines/builtin/spelling.ts damerau':
    'takes two words, which a neighbour suggests for one another',
  'app/.server/assistant/engines/openai/versions.ts newSeparator': 'takes nothing',
}

/** `models`: the work needs the engine's models, so it is measured in the long run only, with fewer texts. */
type Row = { work: Work; models?: true }

const EVERY: readonly (KnownLanguage | null)[] = [...KNOWN_LANGUAGES, null]

function inEvery(work: (text: string, language: KnownLanguage | null) => unknown): Row {
  return { work: (text) => EVERY.map((language) => work(text, language)) }
}

const EVERYTHING = { kinds: ['names', 'addresses', 'numbers'], words: ['own'] } as const
const NO_PLACES = { dates: new Set<number>(), names: new Set<number>() }

function inKnown(work: (text: string, language: KnownLanguage) => unknown): Row {
  return { work: (text) => KNOWN_LANGUAGES.map((language) => work(text, language)) }
}

/** The same text with another end, so that it has as much to compare but little to align. */
function endedOtherwise(text: string): string {
  return `${text.slice(0, -Math.min(40, text.length >> 1))} 1 Other End.`
}

/** Another text of the same kind, so that every fact is different: digits and letters become others. */
function altered(text: string): string {
  return text.replace(/[1-8a-yA-Y]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 1))
}

function basis(before: string, after: string): ReviewBasis {
  return { operation: 'rephrase', before, versions: [after], chosen: 0, left: [], from: 'en', to: 'en' }
}

function meaning(before: string, after: string) {
  return checkMeaning({ before, after, operation: 'rephrase', from: 'en', to: 'en' })
}

/** A stream that arrives in many pieces. */
function streamed(to: { push(piece: string): unknown; end(): unknown }, text: string): void {
  for (let at = 0; at < text.length; at += 50) to.push(text.slice(at, at + 50))
  to.end()
}

const RULES = { banned_words: ['of the', 'a', '漢'], longest_sentence: 5, spelling: 'en-GB' } as const
const GLOSSARY: Glossary = [
  { id: '1', rule: 'write', term: 'a a a a', language: 'en', wording: 'b', into: 'en' },
  { id: '2', rule: 'avoid', term: 'of the', language: 'en' },
  { id: '3', rule: 'keep', term: '漢' },
  { id: '4', rule: 'write', term: '1 2 3', language: 'en', wording: 'a', into: 'en' },
]
const MASKED = [{ standIn: '[NAME_1]', original: 'Al', kind: 'name' }] as const

/** For work that reads its texts several times: less of it, so that the whole test stays short. */
function part(text: string): string {
  return text.slice(0, text.length / 3)
}

function formOf(text: string): FormData {
  const form = new FormData()
  form.set('review_before', part(text))
  form.set('review_version', endedOtherwise(part(text)))
  return form
}

/** A chat of many steps, each with a piece of the text. */
function threadOf(text: string): chat.ChatThread {
  const pieces = text.match(/[\s\S]{1,40}/g) ?? []
  const turns = pieces.map(
    (piece): chat.ChatTurn => ({
      ...{ ask: { kind: 'refine', refine: 'shorter', instruction: '' }, result: piece },
      ...{ seq: null, notes: [], language: null },
    }),
  )
  return { folded: 0, turns }
}

const tools = createTools()
const noStep = () => undefined

/** An answer of LanguageTool with a match in every tenth place of a text, each with the whole text as its context. */
function answerOn(text: string): string {
  const matches = Array.from({ length: Math.min(50, Math.floor(text.length / 10)) }, (_, n) => ({
    ...{
      offset: n * 10,
      length: 5,
      replacements: [{ value: 'word' }],
      rule: { id: 'RULE', category: { id: 'TYPOS' } },
    },
    context: { text, offset: n * 10, length: 5 },
  }))
  return JSON.stringify({ matches })
}

/** Work of the built-in engine with its models. */
function engineWork(work: (text: string) => unknown): Row {
  return { work, models: true }
}

/** A finding about every other word, each second one ticked. */
function everyOtherWord(text: string): Finding[] {
  return [...text.matchAll(/\S{1,40}/g)].flatMap(({ 0: word, index }, at) => {
    const place = { start: index, end: index + word.length, family: 'spelling' as const, rule: 'test' }
    return at % 2 === 0 ? [] : [{ ...place, replacements: [`${word}s`], ticked: at % 4 === 1 }]
  })
}

function performed(operation: Operation, text: string) {
  const request = { operation, text, length: 'large', maxTokens: 500, targetLanguage: 'en' } as const
  const manner = { style: { key: 'professional', prompt: '' }, template: { key: 'general', context: '' } }
  return perform({ ...request, ...manner }, tools, noStep)
}

const ENGINE: Readonly<Record<string, Row>> = {
  'analyze.ts analyze': engineWork((text) => analyze(text, 'en', { length: 'large' }, tools, noStep)),
  'analyze.ts nounTest': engineWork((text) => nounTest(text, tools)),
  'analyze.ts namedThings': engineWork((text) => namedThings(text, tools)),
  'contractions.ts contract': { work: contract },
  'contractions.ts expandContractions': engineWork(async (text) =>
    expandContractions(text, (await tools.tagger()).tag(text)),
  ),
  'corrections.ts correct': engineWork((text) => correct(text, { language: 'en' }, tools, noStep)),
  'corrections.ts changeFor': {
    work: (text) => changeFor(text, { start: 0, end: text.length, after: text, reason: '' }),
  },
  'delicate.ts isDelicate': { work: isDelicate },
  'expand.ts expand': { work: (text) => expand(text, 'large', noStep) },
  'explain.ts explain': engineWork((text) => explain(text, 'en', 'large', 500, tools, noStep)),
  'glossary.ts glossary': engineWork((text) => glossary(text, 6, tools, noStep)),
  'harper.ts loadGrammar': engineWork(async (text) => (await tools.grammar()).issues(text)),
  'inflect.ts inflect': { work: (text) => inflect(text, 'ing') },
  'inflect.ts formOf': { work: (text) => verbForm(text, text, true) },
  'inflect.ts baseOfParticiple': { work: (text) => baseOfParticiple(text, () => false) },
  'language.ts readLanguage': { work: readLanguage },
  'language.ts looksLikeCode': { work: looksLikeCode },
  'meaning-gate.ts keepsMeaning': { work: (text) => keepsMeaning(text, endedOtherwise(text)) },
  'meaning-gate.ts harmlessEdits': {
    work: (text) => harmlessEdits(text, protect.safeEdits(text, editsEverywhere(text))),
  },
  'legal-words/index.ts legalWords': inEvery((text, language) => legalWords(text, language ?? 'und', 9)),
  'letters.ts proseOf': { work: proseOf },
  'letters.ts isPersonal': { work: isPersonal },
  'duties.ts hasDuty': inEvery((text, language) => hasDuty(text, language ?? 'und')),
  'duties.ts isVital': inEvery((text, language) => isVital(text, language ?? 'und')),
  'duties.ts weightOf': inEvery((text, language) => weightOf(text, language ?? 'und')),
  'instructions.ts isInstruction': inKnown(isInstruction),
  'moves.ts activeVoice': engineWork(async (text) =>
    activeVoice(text, splitSentences(text), (await tools.tagger()).tag(text), tools.wordnet()),
  ),
  'moves.ts reorderClauses': engineWork(async (text) =>
    reorderClauses(splitSentences(text), (await tools.tagger()).tag(text)),
  ),
  'perform.ts perform': engineWork(async (text) => {
    for (const operation of OPERATIONS) await performed(operation, text)
  }),
  'protect.ts protectedSpans': { work: protect.protectedSpans },
  'protect.ts protectedTokens': { work: protect.protectedTokens },
  'protect.ts protectionOf': { work: (text) => protect.protectionOf(text)(endedOtherwise(text)) },
  'protect.ts safeEdits': { work: (text) => protect.safeEdits(text, editsEverywhere(text)) },
  'protect.ts applyEdits': { work: (text) => protect.applyEdits(text, editsEverywhere(text)) },
  'readable.ts readable': { work: readable },
  'readable.ts partsOf': { work: partsOf },
  'glossary-edits.ts glossaryEdits': { work: (text) => glossaryEdits(text, GLOSSARY, 'en') },
  'glossary-edits.ts forbiddenIn': { work: (text) => forbiddenIn(text, GLOSSARY, 'en') },
  'glossary-edits.ts glossaryKept': { work: (text) => glossaryKept(text, GLOSSARY)(altered(text)) },
  'protect.ts literalSpans': { work: protect.literalSpans },
  'rephrase.ts rephrase': engineWork((text) =>
    rephrase(text, { language: 'en' }, { voice: 'formal', depth: 'large' }, tools, noStep),
  ),
  'rephrase.ts phraseEdits': { work: (text) => phraseEdits(text, WORDY, '') },
  'research.ts research': engineWork((text) => research(text, 'large', 'Who did what?', tools, noStep)),
  'shorten.ts dropAsides': { work: dropAsides },
  'shorten.ts shorten': { work: shorten },
  'spelling.ts matchCase': { work: (text) => matchCase(text, text) },
  'style-moves.ts styleEdits': inKnown((text, language) => styleEdits(text, language, true)),
  'summarize.ts summarize': inEvery((text, language) => summarize(text, language ?? 'und', 'large', 500)),
  'tagger.ts loadTagger': engineWork(async (text) => {
    const tagger = await tools.tagger()
    return [tagger.tag(text), tagger.entities(text), tagger.sentiment(text), tagger.readingEase(text)]
  }),
  'terms.ts isStopword': { work: (text) => isStopword(text, 'en') },
  'terms.ts contentStems': inEvery((text, language) => contentStems(text, language ?? 'und')),
  'terms.ts keyTerms': inEvery((text, language) => keyTerms(text, language ?? 'und', 12)),
  'tokens.ts estimateTokens': { work: builtinTokens },
}

export const TEXT_FUNCTIONS: Readonly<Record<string, Row>> = {
  ...Object.fromEntries(
    Object.entries(ENGINE).map(([name, row]) => [`app/.server/assistant/engines/builtin/${name}`, row]),
  ),
  'app/.server/assistant/alternatives/find.ts findAlternatives': engineWork((text) =>
    findAlternatives({ text, start: 0, end: 8, kind: 'word', language: 'en' }, tools, noStep),
  ),
  'app/.server/assistant/alternatives/synonyms.ts synonymsIn': engineWork(async (text) =>
    synonymsIn(`A big ${text}`, { start: 2, end: 5 }, { tagger: await tools.tagger(), wordnet: tools.wordnet() }),
  ),
  'app/.server/assistant/alternatives/wordings.ts wordingsOf': engineWork((text) =>
    wordingsOf(text, 'en', tools, noStep),
  ),
  'app/domain/text.ts normalise': { work: (text) => normalise(text, 'NFKC') },
  'app/domain/provenance/passage.ts plainText': { work: plainText },
  'app/domain/provenance/passage.ts fingerprintInput': { work: (text) => fingerprintInput('after', text) },
  'app/domain/provenance/passage.ts commitmentInput': { work: commitmentInput },
  'app/domain/provenance/passage.ts commitmentOf': { work: (text) => commitmentOf(text) },
  'app/domain/provenance/passage.ts fingerprintOf': { work: (text) => fingerprintOf('00', 'after', text) },
  'app/domain/provenance/passage.ts sidesOf': {
    work: (text) => sidesOf({ before: '', results: [], words: 0 }, '00', text),
  },
  'app/domain/provenance/passage.ts passageLine': {
    work: (text) => passageLine({ before: text, results: [], words: 0 }),
  },
  'app/domain/text.ts normaliseLineBreaks': { work: normaliseLineBreaks },
  'app/domain/text.ts cleanText': { work: cleanText },
  'app/domain/text.ts countCharacters': { work: countCharacters },
  'app/domain/text.ts countWords': { work: countWords },
  'app/domain/text.ts longerThan': { work: (text) => longerThan(text, text.length - 1) },
  'app/domain/writing/sentences.ts splitSentences': inEvery((text, language) =>
    splitSentences(text, language ?? 'und'),
  ),
  'app/domain/writing/sentences.ts words': { work: words },
  'app/domain/writing/sentences.ts withoutMarker': { work: withoutMarker },
  'app/domain/writing/sentences.ts oneLine': { work: oneLine },
  'app/domain/assistant/blocks.ts blocksOf': { work: (text) => blocksOf(text) },
  'app/domain/assistant/summary-places.ts summaryPlaces': {
    work: (text) => [summaryPlaces(text, text, 'en'), summaryPlaces(text, endedOtherwise(text), null)],
  },
  'app/domain/assistant/blocks.ts linksIn': { work: (text) => linksIn(text) },
  'app/domain/writing/difference.ts difference': {
    work: (text) => difference(text, endedOtherwise(text)),
  },
  'app/domain/writing/difference.ts differenceBySentence': {
    work: (text) => differenceBySentence(text, endedOtherwise(text)),
  },
  'app/domain/writing/difference.ts withChanges': {
    work: (text) => withChanges([{ kind: 'change', number: 0, before: text, after: text }], new Set([0])),
  },
  'app/domain/writing/difference.ts countChanges': { work: (text) => countChanges([{ kind: 'same', text }]) },
  'app/domain/writing/difference.ts shareChanged': {
    work: (text) => shareChanged([{ kind: 'change', number: 0, before: text, after: text }]),
  },
  'app/domain/writing/difference.ts changedWords': {
    work: (text) => changedWords([{ kind: 'change', number: 0, before: text, after: text }]),
  },
  'app/domain/writing/difference.ts wordCount': { work: (text) => wordCount(text, 'en') },
  'app/domain/writing/passage-figures.ts passageFigures': {
    work: (text) => passageFigures(text, [`${text} More.`, text], { isCompared: true, language: 'en' }),
  },
  'app/domain/writing/stand-ins.ts withOriginals': {
    work: (text) => withOriginals(text, new Map([['[NAME_1]', 'Al']])),
  },
  'app/domain/writing/stand-ins.ts unmask': { work: (text) => unmask(text, MASKED) },
  'app/domain/writing/analysis/analyse.ts analyse': { work: (text) => analyse(text, 'de') },
  'app/domain/writing/analysis/findings.ts findingsIn': inEvery((text, language) =>
    findingsIn(text, [{ text, start: 0, end: text.length }], language),
  ),
  'app/domain/writing/analysis/function-words.ts guessLanguage': { work: guessLanguage },
  'app/domain/writing/analysis/function-words.ts isFunctionWord': { work: (text) => isFunctionWord(text, 'en') },
  'app/domain/writing/analysis/syllables.ts syllables': {
    work: (text) => KNOWN_LANGUAGES.map((language) => syllables(text, language)),
  },
  'app/domain/writing/facts/amounts.ts amountsIn': inEvery(amountsIn),
  'app/domain/writing/facts/dates.ts datesIn': { work: datesIn },
  'app/domain/writing/facts/comparison.ts compareTexts': {
    work: (text) => {
      const texts = { before: part(text), after: altered(part(text)) }
      return compareTexts({ ...texts, operation: null, from: null, to: null }, () => null)
    },
  },
  'app/domain/writing/facts/currencies.ts currencyOf': { work: currencyOf },
  'app/domain/writing/facts/matching.ts matcher': {
    work: (text) => {
      const [own, others] = [factsOf(text, 'en'), factsOf(altered(text), 'en')]
      return own.map(matcher(own, others, altered(text), own, text))
    },
  },
  'app/domain/writing/facts/number-words.ts numbersInWords': {
    work: (text) => KNOWN_LANGUAGES.map((language) => numbersInWords(text, language)),
  },
  'app/domain/writing/facts/decades.ts decadesIn': inEvery((text) => decadesIn(text)),
  'app/domain/writing/facts/compounds.ts germanLasting': { work: germanLasting },
  'app/domain/writing/facts/number-words.ts germanNumber': { work: germanNumber },
  'app/domain/writing/facts/number-words.ts isArticle': { work: (text) => isArticle(text, 'en') },
  'app/domain/writing/facts/ordinals.ts ordinalsIn': inEvery(ordinalsIn),
  'app/domain/writing/facts/references.ts referencesIn': { work: referencesIn },
  'app/domain/writing/facts/times.ts timesIn': inEvery(timesIn),
  'app/domain/writing/facts/units.ts unitOf': { work: (text) => unitOf(text, 'en') },
  'app/domain/writing/facts/denials.ts denialsIn': inKnown((text, language) =>
    denialsIn(clauseTokens(text, language), language, new Set()),
  ),
  'app/domain/writing/facts/lexicon/phrases.ts phrasesAt': inKnown((text, language) => {
    const tokens = clauseTokens(text, language)
    for (const place of tokens.keys()) phrasesAt(tokens, place, language, () => true)
  }),
  'app/domain/writing/facts/passages.ts comparePassages': inKnown((text, language) =>
    comparePassages(
      { before: part(text), after: altered(part(text)), from: language, to: language },
      { before: [], after: [] },
    ),
  ),
  'app/domain/writing/facts/doers.ts turnedDoer': inKnown((text, language) =>
    turnedDoer(
      { tokens: clauseTokens(text, language), language },
      { tokens: clauseTokens(endedOtherwise(text), language), language },
    ),
  ),
  'app/domain/writing/facts/roles.ts swappedIn': inKnown((text, language) =>
    swappedIn(
      { tokens: clauseTokens(text, language), language },
      { tokens: clauseTokens(endedOtherwise(text), language), language },
    ),
  ),
  'app/domain/writing/facts/tokens.ts tokensOf': inKnown(clauseTokens),
  'app/domain/writing/facts/wording.ts wordingOf': inKnown((text, language) => wordingOf(text, language, NO_PLACES)),
  'app/domain/writing/facts/wording-check.ts compareWords': inKnown((text, language) => {
    const passage = (of: string) => ({
      ...wordingOf(of, language, NO_PLACES),
      ...{ denials: 1, withouts: 0, implied: 0 },
      ...{ orders: false, reversed: false, coordinated: 0, either: false },
    })
    return compareWords(passage(part(text)), passage(endedOtherwise(part(text))))
  }),
  'app/domain/writing/facts/extract.ts factsOf': { work: (text) => factsOf(text, 'fr') },
  'app/domain/writing/facts/fact.ts fold': { work: fold },
  'app/domain/writing/facts/fact.ts knownLanguage': { work: knownLanguage },
  'app/domain/writing/facts/literals.ts literalsIn': { work: literalsIn },
  'app/domain/writing/facts/names.ts namesIn': inEvery(namesIn),
  'app/domain/writing/facts/name-mentions.ts mentionedIn': {
    work: (text) => mentionedIn(namesIn(text, 'en'), altered(text), text),
  },
  'app/domain/writing/facts/negations.ts negationsIn': inEvery(negationsIn),
  'app/domain/writing/facts/negations.ts countImplied': inEvery(countImplied),
  'app/domain/writing/facts/occurrences.ts occurring': {
    work: (text) => occurring(text.split(' '), `${text}x${text}`),
  },
  'app/domain/writing/facts/occurrences.ts phraseCounter': {
    work: (text) => phraseCounter(text.split(' '))(text),
  },
  'app/domain/library/term-key.ts termKey': { work: termKey },
  'app/domain/writing/glossary.ts phraseHits': { work: (text) => phraseHits(text, GLOSSARY.map(phraseOf)) },
  'app/domain/writing/glossary.ts glossaryOf': { work: (text) => glossaryOf(text, GLOSSARY, 'en', 'en') },
  'app/domain/writing/facts/glossary-facts.ts glossaryFacts': {
    work: (text) =>
      glossaryFacts({ before: part(text), after: altered(part(text)), glossary: GLOSSARY, from: 'en', to: 'en' }),
  },
  'app/domain/writing/facts/meaning.ts checkMeaning': {
    work: (text) => meaning(part(text), altered(part(text))),
  },
  'app/domain/assistant/review.ts reviewOf': {
    work: (text) => reviewOf(basis(part(text), endedOtherwise(part(text)))),
  },
  'app/domain/assistant/review.ts reviewAfter': {
    work: (text) => reviewAfter(reviewOf(basis(part(text), `${part(text)}.`)), { do: 'leave_all' }),
  },
  'app/domain/assistant/review-fields.ts restoreIntent': { work: restoreIntent },
  'app/domain/assistant/review-fields.ts isReviewField': { work: isReviewField },
  'app/domain/assistant/review-form.ts reviewIntent': { work: (text) => reviewIntent(`restore:${text}`) },
  'app/domain/assistant/review-form.ts postedResult': { work: (text) => postedResult(formOf(text), { do: 'mark' }) },
  'app/domain/assistant/review-form.ts withoutReview': { work: (text) => withoutReview(basis(text, text)) },
  'app/domain/assistant/review-posted.ts reviewOfPosted': {
    work: (text) => {
      const posted = postedResult(formOf(text), { do: 'mark' })
      return posted && reviewOfPosted(posted)
    },
  },
  'app/domain/assistant/useful.ts uselessness': {
    work: (text) => uselessness({ operation: 'rephrase', before: text, after: `${text} ` }),
  },
  'app/domain/assistant/chat-form.ts postedHiding': {
    work: (text) => chatForm.postedHiding(JSON.stringify({ mask: [], keep: [text], own: [text], things: [] })),
  },
  'app/domain/assistant/chat-form.ts postedThread': {
    work: (text) => chatForm.postedThread(JSON.stringify(threadOf(text))),
  },
  'app/domain/assistant/chat-thread.ts foldThread': {
    work: (text) => chat.foldThread(threadOf(text), text.length >> 1),
  },
  'app/domain/library/name-key.ts nameKey': { work: nameKey },
  'app/domain/library/previews.ts preview': { work: (text) => preview(text, text.length >> 1) },
  'app/domain/library/rules.ts checkStyle': {
    work: (text) => checkStyle(text, { ...RULES, banned_words: [...RULES.banned_words] }),
  },
  'app/domain/library/spelling-variants.ts otherSpelling': { work: (text) => otherSpelling(text, 'en-GB') },
  'app/domain/library/variables.ts parsePrompt': { work: parsePrompt },
  'app/domain/library/variables.ts variablesOf': { work: variablesOf },
  'app/domain/library/variables.ts fillPrompt': {
    work: (text) => fillPrompt(text, new Map([['a', text.slice(0, 50)]])),
  },
  'app/domain/library/variables.ts isFilled': {
    work: (text) => isFilled(`${text}{{a}}${text}{{b}}`, `${text}1${text}2`),
  },
  'app/.server/assistant/hiding/hide.ts hidingPreview': { work: (text) => hidingPreview(text, EVERYTHING, 'fr') },
  'app/.server/assistant/hiding/choice.ts chosenHits': {
    work: (text) =>
      chosenHits(text, [], {
        ...{ keep: [text], words: ['of the', 'a', '漢', '  a  a', '---', 'The', 'en'] },
        earlier: ['00', '0000', 'a a', 'The a', '0 a'].map((each, number) => ({ kind: 'name', text: each, number })),
      }),
  },
  'app/.server/assistant/hiding/legible.ts legible': { work: legible },
  'app/.server/assistant/hiding/addresses.ts postalIn': { work: postalIn },
  'app/.server/assistant/hiding/addresses.ts onlineIn': { work: onlineIn },
  'app/.server/assistant/hiding/births.ts birthsIn': { work: birthsIn },
  'app/domain/writing/given-names.ts isGivenName': { work: isGivenName },
  'app/domain/writing/given-names.ts isSurname': { work: isSurname },
  'app/.server/assistant/hiding/numbers.ts privateNumbersIn': { work: (text) => privateNumbersIn(text, 'en') },
  'app/.server/assistant/hiding/people.ts peopleIn': { work: (text) => peopleIn(text, 'en') },
  'app/.server/assistant/hiding/people.ts isCommon': { work: isCommon },
  'app/.server/assistant/hiding/hide.ts hitsIn': { work: (text) => hitsIn(text, EVERYTHING.kinds, 'de') },
  'app/.server/assistant/hiding/hide.ts hide': { work: (text) => hide(text, EVERYTHING, 'en') },
  'app/.server/assistant/masking.ts maskingOf': {
    work: (text) => {
      const hidden = hide(text, EVERYTHING, 'en')
      streamed(
        maskingOf(hidden.masked).reveal(() => undefined),
        hidden.text,
      )
    },
  },
  'app/.server/assistant/prompt.ts buildPrompt': {
    work: (text) =>
      buildPrompt(
        {
          operation: 'rephrase',
          text,
          length: 'large',
          targetLanguage: 'en',
          style: { key: 'x', prompt: text },
          template: { key: 'y', context: text },
          customPrompt: text,
          maxTokens: 500,
        },
        '0000',
      ),
  },
  'app/domain/check/correction.ts correctionOf': {
    work: (text) => correctionOf(text, everyOtherWord(text), 'en'),
  },
  'app/.server/assistant/check/code-points.ts codePointsAt': { work: (text) => codePointsAt(text)(text.length) },
  'app/.server/assistant/check/guard.ts guardOf': {
    work: (text) => guardOf(text)({ start: text.length >> 1, end: text.length }),
  },
  'app/.server/assistant/check/proofread.ts createProofreader': engineWork(async (text) => {
    for (const language of KNOWN_LANGUAGES) await tools.proofreader()({ text, language }, noStep)
  }),
  'app/.server/assistant/check/languagetool/paragraphs.ts paragraphsOf': inKnown(paragraphsOf),
  'app/.server/assistant/check/languagetool/answer.ts readAnswer': {
    work: (text) => readAnswer(answerOn(text), [{ start: 0, text }], 'en', () => false),
  },
  'app/.server/assistant/check/languagetool/join.ts createJoiner': engineWork((text) =>
    tools.joiner()(
      {
        ...{ text, language: 'fr', drafts: [], known: [] },
        answers: [{ paragraphs: [{ start: 0, text }], body: answerOn(text) }],
      },
      noStep,
    ),
  ),
  'app/.server/assistant/check/spelling/suggestions.ts suggestionsFor': {
    work: (text) => suggestionsFor(text, { knows: () => false }, 'fr'),
  },
  'app/.server/assistant/check/spelling/suggestions.ts soundOf': { work: (text) => soundOf(text, 'fr') },
  'app/.server/assistant/check/spelling/suggestions.ts plain': { work: plain },
  'app/.server/assistant/check/parts-by-language.ts partsByLanguage': inKnown((text, language) =>
    partsByLanguage(text, language),
  ),
  'app/.server/assistant/check/style/style.ts styleDrafts': inKnown(styleDrafts),
  'app/.server/assistant/check/style/style.ts replaceableStyle': inKnown(replaceableStyle),
  'app/.server/assistant/check/token.ts tokensOf': { work: tokensOf },
  'app/.server/assistant/check/token.ts frenchTokensOf': { work: frenchTokensOf },
  'app/.server/assistant/check/typography.ts typographyDrafts': {
    work: (text) => KNOWN_LANGUAGES.map((language) => typographyDrafts(text, language)),
  },
  'app/.server/assistant/engines/openai/clean.ts createCleaner': {
    work: (text) => streamed(createCleaner(text.slice(0, 99)), text),
  },
  'app/.server/assistant/engines/openai/leak-guard.ts createLeakGuard': {
    work: (text) => streamed(createLeakGuard('0123456789abcdef', ['You are the writing engine of a text edi']), text),
  },
  'app/.server/assistant/engines/openai/output.ts createOutput': {
    work: (text) => {
      const output = createOutput(() => undefined)
      streamed({ push: output.push, end: () => output.keep('') }, text)
    },
  },
  'app/.server/assistant/engines/openai/pieces.ts piecesOf': { work: (text) => piecesOf(text, 60) },
  'app/.server/assistant/engines/openai/refusals.ts isRefusal': {
    work: (text) => isRefusal(`I'm sorry, I can't help. ${text.slice(0, 400)}`, text),
  },
  'app/.server/assistant/engines/openai/refusals.ts mayRefuse': { work: mayRefuse },
  'app/.server/assistant/engines/openai/remarks.ts introductionIn': { work: remarks.introductionIn },
  'app/.server/assistant/engines/openai/remarks.ts mayIntroduce': { work: remarks.mayIntroduce },
  'app/.server/assistant/engines/openai/remarks.ts closingKind': {
    work: (text) => remarks.closingKind(`Note: ${text}`),
  },
  'app/.server/assistant/engines/openai/remarks.ts mayClose': { work: remarks.mayClose },
  'app/.server/assistant/engines/openai/remarks.ts ownRemarks': { work: remarks.ownRemarks },
  'app/.server/assistant/engines/openai/thoughts.ts createThoughtFilter': {
    work: (text) => streamed(createThoughtFilter('x'), `<think>${text}`),
  },
  'app/.server/assistant/engines/openai/thoughts.ts createMarkFilter': {
    work: (text) => streamed(createMarkFilter('x'), text),
  },
  'app/.server/assistant/engines/openai/tokens.ts estimateTokens': { work: estimateTokens },
  'app/.server/assistant/engines/openai/versions.ts versionsIn': {
    work: (text) => versionsIn(text, { separator: '=== 0f ===', limit: 3, whole: true, input: text }),
  },
  'app/.server/assistant/engines/openai/versions.ts createFirstVersion': {
    work: (text) =>
      streamed(
        createFirstVersion('=== 0123456789ab ===', () => undefined),
        text,
      ),
  },
}

function editsEverywhere(text: string): protect.Edit[] {
  return Array.from({ length: text.length >> 2 }, (_, place) => ({
    start: place * 4,
    end: place * 4 + 2,
    after: 'x',
    reason: '',
  }))
}
