import type { Family } from '#app/domain/check/finding.ts'
import type { Grammar, Issue } from '../engines/builtin/harper.ts'
import type { Draft } from './draft.ts'

const FAMILY_OF: Readonly<Record<string, Family>> = {
  Agreement: 'agreement',
  BoundaryError: 'compound',
  Capitalization: 'capital',
  Eggcorn: 'confused',
  Enhancement: 'style',
  Formatting: 'typography',
  Grammar: 'grammar',
  Malapropism: 'confused',
  Miscellaneous: 'grammar',
  Nonstandard: 'phrase',
  Punctuation: 'punctuation',
  Readability: 'long',
  Redundancy: 'redundant',
  Regionalism: 'style',
  Repetition: 'doubled',
  Spelling: 'spelling',
  Style: 'style',
  Typo: 'confused',
  Usage: 'phrase',
  WordChoice: 'phrase',
  WordOrder: 'order',
}
/** Wrong far more often than right, or about a matter of taste. */
const NEVER =
  /^(?:SpellCheck|UseTitleCase|Expand\w+|BoringWords|AvoidCurses|NoOxfordComma|SpelledNumbers|UseEllipsisCharacter|EllipsisLength|DiscourseMarkers|UpdatePlaceNames|InflectedVerbAfterTo)$/

/** Rules that are wrong in sound texts of the product's own. */
const NEVER_SURE =
  /^(?:ComplainAsNoun|InAnyWay|WereWhere|PronounVerbAgreement|BuiltIn|Overnight|AsSoonAsPossible|ItTimeAuxiliary|IfWouldve|NominalWants|QuantifierNeedsOf|ItsContraction|HelpedPast|TheHowWhy|OutOfDate)$/
/** "Sign in in another tab" is sound. */
const SOUND_TWICE = /^(?:in in|on on|up up|out out)$/i

/** Harper's findings in one text; what did not pass its gates is shown and not applied. */
export async function harperDrafts(text: string, grammar: Grammar): Promise<Draft[]> {
  return (await grammar.issues(text))
    .filter(
      ({ end, problem }) => !(/^(?:every|any|some) one$/i.test(problem) && /^\s+of\b/.test(text.slice(end, end + 5))),
    )
    .flatMap((issue) => draftOf(issue))
}

function draftOf({ start, end, kind, rule, problem, suggestions, auto }: Issue): Draft[] {
  if (NEVER.test(rule) || /^(?:had had|that that)$/i.test(problem)) return []
  const replacements = suggestions.filter((each) => each !== problem)
  if (suggestions.length > 0 && replacements.length === 0) return []
  const family = /Hedging|Filler|Wordy/.test(rule) ? 'wordy' : (FAMILY_OF[kind] ?? 'grammar')
  const sure = auto && !NEVER_SURE.test(rule) && !SOUND_TWICE.test(problem)
  return [{ start, end, family, rule: `harper.${rule}`, replacements: replacements.slice(0, 5), sure }]
}
