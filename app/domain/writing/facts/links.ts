import type { Change, Passage } from './closed-pool.ts'
import type { Said } from './wording.ts'

/**
 * What became of the words that join clauses: a concession that became a condition or a cause ("although", "provided that"), and
 * "even" or "also" that became "only". These words can be left out and put otherwise in many ways, so that one that is only gone or
 * only new says nothing.
 */
export function compareLinks(before: Passage, after: Passage): Change[] {
  return [
    contrast(before, after, isConcession, isGround),
    contrast(before, after, isGround, isConcession),
    contrast(before, after, isAlso, isSole),
    contrast(before, after, isSole, isAlso),
  ].filter((change) => change !== null)
}

type Test = (word: Said) => boolean

const isConcession: Test = ({ family, value }) => family === 'link' && value === 'though'
const isGround: Test = ({ family, value }) => family === 'link' && value !== 'though'
const isAlso: Test = ({ family }) => family === 'also'
const isSole: Test = ({ family, value }) => family === 'only' && value === 'only'

/** A word of the first kind that gave way to one of the second kind. */
function contrast(before: Passage, after: Passage, isFirst: Test, isSecond: Test): Change | null {
  const [had, has] = [before.closed.filter(isFirst), after.closed.filter(isFirst)]
  const [hadOther, hasOther] = [before.closed.filter(isSecond), after.closed.filter(isSecond)]
  if (had.length <= has.length || hasOther.length <= hadOther.length) return null
  const [was, now] = [had[0], hasOther.at(-1)]
  if (was === undefined || now === undefined) return null
  return { kind: was.family === 'link' ? 'comparison' : 'quantifier', how: 'changed', was, now }
}
