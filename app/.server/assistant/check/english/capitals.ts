import type { Draft } from '../draft.ts'
import type { Token } from '../token.ts'

const ALWAYS = new Set(
  'monday tuesday wednesday thursday friday saturday sunday january february april june july august september october november december english spanish french german italian portuguese chinese japanese russian american european african asian canadian australian mexican brazilian british irish scottish dutch swedish norwegian danish greek turkish arabic korean indian ukrainian christmas easter london paris berlin madrid england france germany spain italy portugal brazil mexico canada australia japan india russia europe africa asia america christian muslim jewish facebook instagram'.split(
    ' ',
  ),
)
/** Begin with a capital only as names of months. */
const MONTH_NAMES = new Set(['may', 'march'])

/** Days, months, languages, countries and "I" in lower case, and the first word of a sentence. */
export function capitalDrafts(list: readonly Token[], begins: boolean): Draft[] {
  return list.flatMap((token, at): Draft[] => {
    const before = list[at - 1]?.lower ?? ''
    const next = list[at + 1]?.lower ?? ''
    const draft = (replacement: string, sure = true): Draft[] => [
      {
        ...{ start: token.start, end: token.end, family: 'capital', rule: 'en.capital' },
        replacements: [replacement],
        sure,
      },
    ]
    const capital = token.text.charAt(0).toUpperCase() + token.text.slice(1)
    if (token.text === 'i' && !/^[.)/&-]$/.test(next) && !/^[(/&-]$/.test(before)) return draft('I')
    if (/^i['’](?:m|ve|ll|d)$/.test(token.text)) return draft(capital)
    if (token.text !== token.lower) return []
    // "August" is a month and "august" an adjective; "an english-speaking" has its hyphen inside the word.
    if (ALWAYS.has(token.lower) && !/^(?:-|@|\.)$/.test(before))
      return draft(capital, !/^(?:dutch|august|indian|may)$/.test(token.lower) && next !== '.com')
    if (
      MONTH_NAMES.has(token.lower) &&
      /^(?:in|on|since|until|by|of)$/.test(before) &&
      (/^\d/.test(next) || next === '.')
    )
      return draft(capital)
    if (at === 0 && begins && /^\p{Ll}{2,}$/u.test(token.text) && list.length > 3) return draft(capital, false)
    return []
  })
}
