import { normalise } from '#app/domain/text.ts'
import type { CheckedFact } from './checked.ts'
import { type Fact, fold, type KnownLanguage } from './fact.ts'
import { CITIES } from './lexicon/exonyms.ts'

/** Words before the beginning and before the end of a way. */
const ENDS: Readonly<Record<KnownLanguage, { source: RegExp; goal: RegExp }>> = {
  en: { source: /^(?:from)$/, goal: /^(?:to|into|towards?)$/ },
  de: { source: /^(?:von|vom|aus)$/, goal: /^(?:nach|an|ans|zu|zum|zur|in|ins)$/ },
  fr: { source: /^(?:de|depuis)$/, goal: /^(?:à|vers|pour)$/ },
  es: { source: /^(?:de|desde)$/, goal: /^(?:a|hacia|para|hasta)$/ },
  pt: { source: /^(?:de|desde|do|da)$/, goal: /^(?:a|para|até|ao|à)$/ },
}
/** One article may stand between. */
const WORD_BEFORE_NAME =
  /(?<!\p{L})(\p{L}{1,8})[ \u00a0](?:(?:the|die|der|das|den|dem|la|le|les|el|los|las)[ \u00a0])?(\p{Lu}[\p{L}\p{M}]{1,40})/gu
/** The most ends that are read of one text. */
const MANY = 60

/** "From Leeds to York" that became "from York to Leeds": both ends are there and changed their places. */
export function swappedEnds(
  { before, after }: { before: string; after: string },
  { from, to }: { from: KnownLanguage; to: KnownLanguage },
): CheckedFact[] {
  const [mine, theirs] = [endsOf(before, from), endsOf(after, to)]
  for (const source of mine.sources)
    for (const goal of mine.goals) {
      if (source.key === goal.key) continue
      const isKept =
        theirs.sources.some(({ key }) => key === source.key) || theirs.goals.some(({ key }) => key === goal.key)
      const now = theirs.sources.find(({ key }) => key === goal.key)
      if (isKept || now === undefined || !theirs.goals.some(({ key }) => key === source.key)) continue
      return [{ fact: source.fact, outcome: 'changed', now: now.fact }]
    }
  return []
}

type End = { key: string; fact: Fact }

function endsOf(text: string, language: KnownLanguage): { sources: End[]; goals: End[] } {
  const { source, goal } = ENDS[language]
  const [sources, goals]: [End[], End[]] = [[], []]
  for (const { 0: whole, 1: lead = '', 2: name = '', index } of text.matchAll(WORD_BEFORE_NAME)) {
    const word = fold(lead)
    const list = source.test(word) ? sources : goal.test(word) ? goals : undefined
    if (list === undefined || list.length >= MANY) continue
    const start = index + whole.length - name.length
    const plain = normalise(fold(name), 'NFD').replace(/\p{M}/gu, '')
    const fact: Fact = { kind: 'role', text: name, start, end: start + name.length, readings: [plain] }
    list.push({ key: CITIES.get(plain) ?? plain, fact })
  }
  return { sources, goals }
}
