import type { Lint, LocalLinter } from 'harper.js'
import { protectedSpans } from './protect.ts'
import { readable } from './readable.ts'
import { matchCase } from './spelling.ts'
import type { WordForms } from './word-forms.ts'

/** An issue in the text. `auto` ones passed every gate and may be applied; the others are only shown. */
export type Issue = {
  start: number
  end: number
  kind: string
  rule: string
  problem: string
  message: string
  suggestions: string[]
  auto: boolean
}

/** Kinds that are a matter of taste or too often wrong: shown, never applied (references: "gates"). */
const SHOWN_ONLY = new Set(['Style', 'Readability', 'Formatting', 'Regionalism', 'Usage', 'WordChoice', 'Enhancement'])
/** Rules that damaged correct text: "inking" to "in king", "Your the" to "Your", names of places. */
const DENIED =
  /^(?:SplitWords|MassNouns|DisjointPrefixes|UpdatePlaceNames|Expand\w*|OxfordComma|NoOxfordComma|AvoidCurses|TheMy|OkToOkay|Months|ModalBeAdjective|There|TheyToThem|QuiteQuiet|Overall|OrthographicConsistency|OffTheCuff|ThatThan|AWhile|LeftRightHand|DiscourseMarkers|DayOneNames|ThereToTheir|LongSentences|SentenceCapitalization|CapitalizePersonalPronouns|SpelledNumbers|Dashes|EllipsisLength|UseTitleCase|Spaces|BoringWords|LinkingVerbs|MergeWords)$/

/** Harper's grammar (Apache-2.0): every issue of a text but those of spelling. `auto` ones passed the gates. */
export type Grammar = { issues(text: string): Promise<Issue[]> }

/** Harper's linter, set up for American English and without its spelling. */
export type CheckedLinter = {
  organizedLints(text: string): Promise<Record<string, Lint[]>>
  /** What the library keeps its linter in, if it does as in the version that this was written for. */
  inner: Promise<{ __wbg_ptr: number }> | undefined
}

/** Parts of the library that it does not document; `harper-image.ts` says what they are for. */
export type Insides = {
  wasm: {
    memory: WebAssembly.Memory
    __wbindgen_externrefs: WebAssembly.Table
    __wbindgen_malloc(size: number, align: number): number
    __wbindgen_free(place: number, size: number, align: number): void
  }
  /** The linter at a place in memory, which is set up already. */
  linterAt(place: number): CheckedLinter
}

type Glue = { default(): Promise<Insides['wasm']>; Linter: { __wrap(place: number): { __wbg_ptr: number } } }

export async function freshLinter(): Promise<CheckedLinter> {
  const linter = await newLinter()
  await linter.setup()
  await linter.setLintConfig({ ...(await linter.getLintConfig()), SpellCheck: false })
  return checked(linter)
}

/** @throws if the library is made in another way than it was. */
export async function insidesOf(): Promise<Insides> {
  const { slimBinary } = await import('harper.js/slimBinary')
  const glue = await (slimBinary as unknown as { getBinaryModule(): Promise<Glue> }).getBinaryModule()
  const linter = await newLinter()
  return {
    wasm: await glue.default(),
    linterAt: (place) => checked(Object.assign(linter, { inner: Promise.resolve(glue.Linter.__wrap(place)) })),
  }
}

async function newLinter(): Promise<LocalLinter> {
  const [{ LocalLinter, Dialect }, { slimBinary }] = await Promise.all([
    import('harper.js'),
    import('harper.js/slimBinary'),
  ])
  return new LocalLinter({ binary: slimBinary, dialect: Dialect.American })
}

function checked(linter: LocalLinter): CheckedLinter {
  return {
    organizedLints: (text) => linter.organizedLints(text, { language: 'plaintext' }),
    inner: (linter as unknown as Pick<CheckedLinter, 'inner'>).inner,
  }
}

/** @param open gives the linter; absent: it is set up now */
export async function loadGrammar(wordnet: WordForms, open = freshLinter): Promise<Grammar> {
  const linter = await open()
  return {
    async issues(written) {
      const text = readable(written)
      const words = { text, wordnet }
      const isGuarded = overlapWith(protectedSpans(text))
      const groups = await linter.organizedLints(text)
      return Object.entries(groups).flatMap(([rule, lints]) =>
        lints.map((lint) => {
          const issue = readIssue(rule, lint, { text, start: 0 })
          return judge(issue, words, isGuarded(issue))
        }),
      )
    },
  }
}

/** Whether a stretch overlaps one of the spans, which are in order and apart; found by halving. */
function overlapWith(spans: readonly { start: number; end: number }[]) {
  return ({ start, end }: { start: number; end: number }): boolean => {
    let low = 0
    let high = spans.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((spans[middle]?.end ?? 0) <= start) low = middle + 1
      else high = middle
    }
    return (spans[low]?.start ?? Number.POSITIVE_INFINITY) < end
  }
}

/**
 * Copies an issue out of WebAssembly memory and frees it there. Offsets are in UTF-16 units, as tried out; those of the issue
 * count from the start of the whole text.
 */
function readIssue(rule: string, lint: Lint, { text, start: offset }: { text: string; start: number }): Issue {
  const span = lint.span()
  const { start, end } = span
  const suggestions = lint.suggestions().map((suggestion) => {
    const kind = suggestion.kind() as number
    const replacement = suggestion.get_replacement_text()
    suggestion.free()
    if (kind === 1) return ''
    return kind === 2 ? text.slice(start, end) + replacement : replacement
  })
  const issue: Issue = {
    start: offset + start,
    end: offset + end,
    kind: lint.lint_kind(),
    rule,
    problem: text.slice(start, end),
    message: lint.message(),
    suggestions,
    auto: false,
  }
  span.free()
  lint.free()
  return issue
}

/** How many characters before a verb tell its subject. */
const LOOK_BACK = 60

type Words = { text: string; wordnet: WordForms }

function judge(issue: Issue, { text, wordnet }: Words, guarded: boolean): Issue {
  if (guarded || DENIED.test(issue.rule) || SHOWN_ONLY.has(issue.kind)) return issue
  if (issue.rule === 'PronounVerbAgreement' && !isPresent(issue.problem, wordnet)) return issue
  if (text.charAt(issue.start - 1) === '-' || text.charAt(issue.end) === '-') return issue
  if (/^Pronoun/.test(issue.rule) && !subjectBefore(text.slice(Math.max(0, issue.start - LOOK_BACK), issue.start)))
    return issue
  if (/^(?:had had|that that|is is|on on|in in|up up|over over|by by|do do)$/i.test(issue.problem)) return issue
  // "M A N": initials.
  if (
    issue.rule === 'AnA' &&
    /^\p{Lu}$/u.test(issue.problem) &&
    issue.start > 0 &&
    !/[.!?]\s*$/.test(text.slice(Math.max(0, issue.start - 3), issue.start))
  )
    return issue
  if (issue.rule === 'AnA' && !articleFits(issue.suggestions[0], text.slice(issue.end, issue.end + LOOK_BACK)))
    return issue
  // "None of whom had agreed": "whom" is hardly ever written by mistake.
  if (/^whom$/i.test(issue.problem)) return issue
  // Ordinary words can look like a place or a brand ("day one").
  if (issue.kind === 'Capitalization' && !/^\p{Ll}+$/u.test(issue.problem)) return issue
  // "First discovered" and "all of the" are not mistakes; "more taller" is.
  if (issue.kind === 'Redundancy' && issue.rule !== 'AdjectiveDoubleDegree') return issue
  const only = issue.suggestions[0]
  if (only === undefined || (issue.suggestions.length > 1 && issue.rule !== 'ItsContraction')) return issue
  // "I" is a capital wherever it stands: "My roommate and me" becomes "My roommate and I".
  const right = only === 'I' ? only : matchCase(only, issue.problem)
  return { ...issue, suggestions: [right], auto: true }
}

/** "Their help to us was great": a verb agrees with a pronoun only if the pronoun can be its subject. */
function subjectBefore(before: string): boolean {
  if (/\b(?:I|he|she|we|they)\s+(?:\w+ly\s+)?$/i.test(before)) return true
  return /(?:^|[.!?,;:]\s*|\b(?:and|but|or|so|because|if|when|that|while|since)\s+)(?:you|it)\s+(?:\w+ly\s+)?$/i.test(
    before,
  )
}

/** Sounds like "you" or "one", so that "a" comes before it. */
const BEGINS_WITH_CONSONANT = /^(?:uni(?![dmnl])|us[aeu]|using|usu|uto|eu|ubi|ura|uri|ure|one\b|once|ewe|ouija)/i

/**
 * Rejects "a and b", in which "a" is a letter, and what goes by how initials are read: "an NYC office", "a NATO summit". A word that begins with
 * a vowel takes "an", unless it sounds otherwise.
 */
function articleFits(article: string | undefined, after: string): boolean {
  const next = /^\s+(\p{L}+)/u.exec(after)?.[1] ?? ''
  if (next === '' || /^(?:and|or|is|as|in|at|on|if|of|to)$/i.test(next) || /^\p{Lu}(?:\p{Lu}|$)/u.test(next))
    return false
  const soundsLikeConsonant = !/^[aeiou]/i.test(next) || BEGINS_WITH_CONSONANT.test(next)
  const takesAn = /^(?:hono|hour|heir|honest)/i.test(next) || !soundsLikeConsonant
  return (article?.toLowerCase() === 'an') === takesAn
}

/** "He fed four" and "he put it" are past tense; only a present form can lack its -s. */
function isPresent(verb: string, wordnet: WordForms): boolean {
  const lower = verb.toLowerCase()
  if (/^(?:be|am|is|are|was|were|have|has|do|does|don['’]t|doesn['’]t|haven['’]t|hasn['’]t)$/.test(lower)) return true
  const asPast =
    /^(?:put|cut|set|hit|let|read|shut|cost|hurt|cast|spread|split|quit|beat|burst|bet|bid|shed|come|become|run|slit|knit|thrust|wet|rid|set|bid|fit|slid|swam|hid)$/
  return !asPast.test(lower) && wordnet.bases(lower, 'verb').length > 0
}
