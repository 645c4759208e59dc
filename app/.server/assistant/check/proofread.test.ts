import { beforeAll, expect, test } from 'vitest'
import type { KnownLanguage } from '#app/domain/writing/facts/fact.ts'
import { patience } from '#tests/support/patience.ts'
import { sharedTools } from '#tests/support/tools.ts'

const proofread = sharedTools.proofreader()
const noStep = () => undefined

async function found(text: string, language?: KnownLanguage) {
  const { findings } = await proofread({ text, language }, noStep)
  return findings.map(({ start, end, replacements, ticked }) => {
    const passage = [...text].slice(start, end).join('')
    return `${ticked ? '+' : '-'} ${passage} > ${replacements[0] ?? '?'}`
  })
}

beforeAll(async () => {
  await found('A frist sentence loads the rules.', 'en')
}, patience(60_000))

test('the first thing that every tester types is mended', async () => {
  expect(await found("Thanks for you're help!")).toEqual(["+ you're > your"])
})

test('the three mistakes of a leaflet are found, and its warnings stay', async () => {
  const leaflet =
    'Do not take more than 4 tablets in 24 hours. Do not drive unless your doctor tell you to. Side effects is rare but can includes nausea.'
  expect(await found(leaflet)).toEqual(['+ tell > tells', '+ is > are', '+ includes > include'])
})

test('a contraction without its apostrophe is no subject', async () => {
  expect(await found('I was tired, I cant speak any more.')).toEqual(["+ cant > can't"])
  expect(await found('It was late, we havent slept.')).toEqual(["+ havent > haven't"])
})

test('the noun of a quantity decides about the verb, unless the subject is an act', async () => {
  expect(await found('A lot of people was waiting, and lots of good ideas has come up.')).toEqual([
    '+ was > were',
    '+ has > have',
  ])
  expect(await found('Eating lots of sweets is bad, and having a lot of friends is nice.')).toEqual([])
  expect(await found('Every employee need to sign.')).toEqual(['+ need > needs'])
})

test('"every one of us" stays two words', async () => {
  expect(await found('Every one of us knows it, and any one of these keys fits.')).toEqual([])
})

test('what may not be applied unasked is shown and not dropped', async () => {
  expect(await found('I might of seen him, but he never wrote tmrw.')).toEqual(['+ of > have', '+ tmrw > tomorrow'])
  expect(await found('The accountant need more time.')).toEqual(['- need > needs'])
})

test('"I" keeps its capital wherever a rule puts it', async () => {
  const all = (await found('My roommate and me has been there, and i know it.')).join()
  expect(all).toContain('me > I')
  expect(all).toContain('+ i > I')
  expect(all).not.toContain('> i')
})

test('offsets count code points, and nothing is found in code, links and addresses', async () => {
  const text = '😀😀 He dont know `teh code` at https://example.com/teh or teh@example.com.'
  const { findings } = await proofread({ text, language: 'en' }, noStep)
  expect(findings.map(({ start, end }) => [start, end])).toEqual([[6, 10]])
})

test('words of others are shown and not ticked', async () => {
  expect((await found('She wrote: “He dont like it.”', 'en')).filter((each) => each.startsWith('+'))).toEqual([])
})

test('sound sentences are left alone', async () => {
  const sound =
    'Neither of the proposals was accepted. If I were you, I would ask for a second opinion. The data suggest that each method works. Ms. Okonkwo joined Brightwell Ltd. in Leeds on 3 May 2021. The number of visitors is rising; a number of them are young. Your right hand should rest on the table.'
  expect((await found(sound)).filter((each) => each.startsWith('+'))).toEqual([])
})

test('a text in a language that is not known is told and not checked', async () => {
  expect(await proofread({ text: 'Всем привет, как у вас сегодня дела в этом городе?' }, noStep)).toMatchObject({
    language: null,
    findings: [],
  })
})

test('a changed sentence is the only one that is read again', async () => {
  const text = `${'The cat sleeps on the warm roof. '.repeat(3)}It is raining in Lisbon today.`
  await found(text, 'en')
  let steps = 0
  await proofread({ text: `${text} A new one are here.`, language: 'en' }, () => {
    steps += 1
  })
  // One step for the sentence that is new, one before the findings are chosen.
  expect(steps).toBe(2)
})
