import { describe, expect, it } from 'vitest'
import { sharedTools } from '#tests/support/tools.ts'

/** What the findings make of a text; `only` keeps the ticked ones. */
async function mended(text: string, only: 'ticked' | 'all' = 'all'): Promise<string> {
  const { findings } = await sharedTools.proofreader()({ text, language: 'en' }, () => undefined)
  const points = [...text]
  for (const { start, end, replacements, ticked } of findings.reverse())
    if (ticked || only === 'all') points.splice(start, end - start, replacements[0] ?? '')
  return points.join('')
}

describe('common slips in English', () => {
  it.each([
    ['Your the best.', "You're the best."],
    ['The door dont close.', "The door doesn't close."],
    ['The kitchen need new paint.', 'The kitchen needs new paint.'],
    ['Two of the cups was broken.', 'Two of the cups were broken.'],
    ['I wanted to check weather you are coming.', 'I wanted to check whether you are coming.'],
    ["We left it, because it's toner is empty.", 'We left it, because its toner is empty.'],
    ['Your welcome to stay in an other room.', "You're welcome to stay in another room."],
    ['I was very impress by the team.', 'I was very impressed by the team.'],
    ['We finished are homework.', 'We finished our homework.'],
    ['He is one of are friends.', 'He is one of our friends.'],
  ])('ticks the mistake in "%s"', async (wrong, right) => {
    expect(await mended(wrong, 'ticked')).toBe(right)
  })

  it.each([
    'My sister and my brother go home. We want to come in May or June.',
    'The money is here and the people are friendly. We go to the school in our street.',
    'What weather we had! The weather you get there is mild.',
    'The hotel we went to is full, and the people I know tell me so.',
    'On the left are books. Is it our turn? Are children welcome?',
  ])('ticks nothing in "%s"', async (text) => {
    expect(await mended(text, 'ticked')).toBe(text)
  })
})
