import { isWord } from '../token.ts'
import { isMeasure, TO_PLURAL, TO_SINGULAR } from './agreed.ts'
import { firstNoun } from './noun-phrase.ts'
import { isMany, isPlural, type Sentence } from './sentence.ts'
import { DETERMINERS, UNCOUNTED_PLURALS } from './word-lists.ts'

/** "there is many", "there are a problem". */
export function thereIs(sentence: Sentence, place: number, there: number): void {
  // "More than there were a year ago".
  if (place !== there + 1 || !sentence.opens(there) || sentence.at(there - 1) === 'than') return
  const verb = sentence.at(place)
  const next = place + 1
  const first = sentence.at(next)
  if ([0, 1, 2].some((steps) => UNCOUNTED_PLURALS.has(sentence.at(next + steps)))) return
  if (/^(?:is|was|isn't|wasn't|has)$/.test(verb)) {
    if (verb === 'has' && sentence.at(next) !== 'been') return
    const from = verb === 'has' ? next + 1 : next
    const noun = firstNoun(sentence, from)
    const opener = sentence.at(from)
    const isMore =
      /^(?:many|several|few|two|three|four|five|six|seven|eight|nine|ten)$/.test(opener) ||
      (isMany(opener) && isPlural(sentence.facts(from + 1)))
    if (opener === 'a' && !/^(?:lot|few|number|couple)$/.test(sentence.at(from + 1))) return
    if (noun === undefined || !isPlural(sentence.facts(noun))) {
      if (!isMore) return
    }
    if (/^(?:more|no)$/.test(opener) && !(noun !== undefined && noun === from + 1)) return
    if (/^\d/.test(opener) && noun !== undefined && isMeasure(sentence.at(noun), opener)) return
    sentence.report({ from: place, instead: [TO_PLURAL[verb]], family: 'agreement', rule: 'agreement', sure: true })
  }
  if (
    /^(?:are|were)$/.test(verb) &&
    /^(?:a|an|one|another)$/.test(first) &&
    !/^(?:lot|few|number|couple|handful|variety|range|dozen|hundred|thousand|million|great|large|good|small|wide|whole|of)$/.test(
      sentence.at(next + 1),
    )
  )
    sentence.report({
      from: place,
      instead: [TO_SINGULAR[verb]],
      family: 'agreement',
      rule: 'agreement',
      sure:
        !sentence.at(next + 2).startsWith('and') &&
        !sentence.list.slice(next, next + 6).some(({ lower }) => lower === 'and'),
    })
}

/** "Do he like", "does they". */
export function inverted(sentence: Sentence, place: number): void {
  const word = sentence.at(place)
  const next = sentence.at(place + 1)
  const before = sentence.at(place - 1)
  const isQuestion = place === 0 || /^(?:what|where|when|why|how|who|which)$/.test(before)
  if (/^(?:do|don't|have|haven't|are|aren't|were)$/.test(word) && /^(?:he|she|it)$/.test(next) && isQuestion) {
    if (word === 'were' && place !== 0) return
    // "Do it now" is an order.
    if (/^(?:do|don't|have)$/.test(word) && next === 'it' && sentence.list.at(-1)?.text !== '?') return
    sentence.report({
      from: place,
      instead: [TO_SINGULAR[word]],
      family: 'agreement',
      rule: 'agreement',
      // "Have it verified" is an order.
      sure: word !== 'were' && (word !== 'have' || sentence.list.at(-1)?.text === '?'),
    })
  }
  if (
    /^(?:does|doesn't|has|hasn't|is|isn't|was|wasn't)$/.test(word) &&
    /^(?:they|we|you)$/.test(next) &&
    isQuestion &&
    sentence.at(place + 2) !== '?'
  )
    sentence.report({ from: place, instead: [TO_PLURAL[word]], family: 'agreement', rule: 'agreement', sure: true })
  if (/^(?:is|was|does|has)$/.test(word) && (DETERMINERS.has(next) || isMany(next)) && isQuestion) {
    const noun = firstNoun(sentence, place + 1)
    if (noun === undefined || !/^(?:the|these|those|my|your|his|her|our|their|many|several)$/.test(next)) return
    const ends =
      !isWord(sentence.list[noun + 1]) ||
      /^(?:of|in|on|for|that|which|who|we|you|i|they)$/.test(sentence.at(noun + 1)) ||
      word === 'does'
    if (ends && before !== 'who')
      sentence.report({
        from: place,
        instead: [TO_PLURAL[word]],
        family: 'agreement',
        rule: 'agreement',
        sure: word !== 'has' && sentence.at(noun + 1) !== 'of',
      })
  }
}
