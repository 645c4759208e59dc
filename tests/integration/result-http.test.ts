import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type OpenAiDouble, startOpenAiDouble } from '#tests/mocks/openai/server.ts'
import { type Browser, signedIn } from '#tests/support/browser.ts'
import { type Answer, call } from '#tests/support/client.ts'
import { blocksIn } from '#tests/support/hostile-model.ts'
import { partsOf, privateSentence } from '#tests/support/private-things.ts'
import { type RunningServer, startServer } from '#tests/support/server.ts'

// Tests the tools for a result: marks, facts, versions, masks and the sent data, by plain forms and by call.

type Person = Browser & { token: string }

const CLUMSY = 'Alot of people was waiting for 50 days in order to see Maria Lopez.'

let double: OpenAiDouble
let builtin: RunningServer
let connected: RunningServer
let ada: Person
let bob: Person
beforeAll(async () => {
  double = await startOpenAiDouble()
  builtin = await startServer()
  connected = await startServer({ OPENAI_BASE_URL: double.url, OPENAI_MODEL: 'double-1' })
  ada = await signedIn(builtin, 'ada@example.com')
  bob = await signedIn(connected, 'bob@example.com')
})
afterAll(async () => {
  await builtin.stop('SIGKILL')
  await connected.stop('SIGKILL')
  await double.close()
})
beforeEach(() => double.reset())

type StreamEvent = { type: string; text?: string; again?: boolean }
type Fields = [name: string, value: string][]

/** The page as a browser without scripts has it: its words, and the fields that its form would send. */
async function pageOf(answer: Response): Promise<{ html: string; fields: Fields; result: string }> {
  const html = (await answer.text()).replaceAll('<!-- -->', '').replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
  const fields: Fields = []
  for (const [tag] of html.matchAll(/<input\b[^>]*>/g)) {
    const name = attribute(tag, 'name')
    const loose = /type="(?:checkbox|radio)"/.test(tag)
    if (name?.startsWith('review_') && (!loose || / checked=""/.test(tag)))
      fields.push([name, attribute(tag, 'value') ?? ''])
  }
  const text = /<div[^>]*class="desk-page result-text"[^>]*>([\s\S]*?)<\/div>/.exec(html)?.[1] ?? ''
  const result = decoded(text.replace(/<\/?mark\b[^>]*>/g, ''))
  return { html, fields, result }
}

function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1]
  return value === undefined ? undefined : decoded(value)
}

function decoded(html: string): string {
  return html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
}

async function process(person: Person, text: string, more: Fields = []) {
  return pageOf(await person.post('/dashboard/assistant', [['intent', 'process'], ['text', text], ...more]))
}

async function press(person: Person, fields: Fields, intent: string, more: Fields = []) {
  return pageOf(
    await person.post('/dashboard/assistant', [['text', 'typed since'], ...fields, ...more, ['intent', intent]]),
  )
}

const without = (fields: Fields, name: string) => fields.filter(([field]) => field !== name)

function assist(server: RunningServer, person: Person, body: object): Promise<Answer> {
  return call(server, 'POST', '/api/ai-assist', { token: person.token, body })
}

async function used(server: RunningServer, person: Person): Promise<unknown> {
  const { body } = await call(server, 'GET', '/api/user/profile', { token: person.token })
  return (body.usage as { current_month: number }).current_month
}

test('a result comes with its marks, each a ticked box, and untick all of them is the input again', async () => {
  const page = await process(ada, CLUMSY)
  const takenFields = page.fields.filter(([name]) => name === 'review_taken')
  expect(takenFields.length).toBeGreaterThan(1)
  expect(page.html).toContain('<del>Alot</del>')
  const before = await used(builtin, ada)
  const left = await press(ada, without(page.fields, 'review_taken'), 'mark')
  expect(left.result).toBe(CLUMSY)
  expect(left.html).toContain(`0 of ${takenFields.length} accepted`)
  const one = await press(ada, [...without(page.fields, 'review_taken'), ['review_taken', '0']], 'mark')
  expect(one.result).not.toBe(CLUMSY)
  expect(one.result).not.toBe(page.result)
  expect((await press(ada, one.fields, 'take_all')).result).toBe(page.result)
  expect((await press(ada, one.fields, 'leave_all')).result).toBe(CLUMSY)
  expect(await used(builtin, ada)).toBe(before)
})

test('a rewording by the built-in engine corrects first, and corrections alone are the free check', async () => {
  const before = await used(builtin, ada)
  const mistake = { text: 'Il a réussi malgré que il pleut beaucoup depuis hier soir.' }
  const { body } = await assist(builtin, ada, mistake)
  expect(body).toMatchObject({ language: 'fr', credits: 0, receipt: null, check_findings: [{ ticked: true }] })
  expect(body.notes).toEqual(expect.arrayContaining([expect.stringContaining('only mistakes, nothing to reword')]))
  expect(await used(builtin, ada)).toBe(before)
  const reworded = await assist(builtin, ada, { text: "Thanks for you're help prior to noon!" })
  expect(reworded.body).toMatchObject({ processed_text: 'Thanks for your help before noon!', credits: 1 })
  expect(reworded.body.notes).toEqual(expect.arrayContaining([expect.stringContaining('as the free check does')]))
})

test('what was typed since stays, until the result is used as input or the original is restored', async () => {
  const page = await process(ada, CLUMSY)
  const text = (html: string) => decoded(/<textarea[^>]*name="text"[^>]*>([\s\S]*?)<\/textarea>/.exec(html)?.[1] ?? '')
  expect(text((await press(ada, page.fields, 'mark')).html).trim()).toBe('typed since')
  expect(text((await press(ada, page.fields, 'use')).html).trim()).toBe(page.result)
  const original = await press(ada, page.fields, 'original')
  expect(text(original.html).trim()).toBe(CLUMSY)
  expect(original.result).toBe(CLUMSY)
})

test('a fact that was changed is told, and one press puts it back without a model or a credit', async () => {
  const changed = { kind: 'answer', text: 'Many people waited for 60 days to see Maria Lopez.' } as const
  // The second try changes the fact as well.
  double.script(changed, changed)
  const page = await process(bob, CLUMSY)
  expect(page.html).toContain('1 fact differs')
  const intent = decoded(/value="(restore:[^"]*)"/.exec(page.html)?.[1] ?? '')
  const before = await used(connected, bob)
  const back = await press(bob, page.fields, intent)
  expect(back.result).toBe('Many people waited for 50 days to see Maria Lopez.')
  expect(back.html).not.toContain('differs')
  expect(double.count()).toBe(2)
  expect(await used(connected, bob)).toBe(before)
})

test('a result carried along by a stranger to this server is words on a page and nothing more', async () => {
  const page = await press(
    ada,
    [
      ['review_before', '<b>one</b>'],
      ['review_version', '<img src=x onerror=alert(1)>'],
      ['review_key', 'no such key'],
    ],
    'take_all',
  )
  expect(page.html).not.toContain('<img src=x')
  expect(page.result).toBe('<img src=x onerror=alert(1)>')
  expect((await press(ada, [], 'mark')).result).toBe('')
})

test('fix only corrects mistakes and leaves the voice, which rewriting does not', async () => {
  const fixed = await assist(builtin, ada, { text: CLUMSY, mode: 'fix' })
  expect(fixed.body.processed_text).toContain('A lot of people')
  expect(fixed.body.processed_text).toContain('in order to see')
  const rewritten = await assist(builtin, ada, { text: CLUMSY })
  expect(rewritten.body.processed_text).not.toContain('in order to see')
  await assist(connected, bob, { text: 'A text.', mode: 'fix', style: 'professional' })
  const sentMessages = JSON.stringify(double.journal[0]?.body.messages)
  expect(sentMessages).toContain('Correct the mistakes')
  expect(sentMessages).not.toContain('<<<STYLE')
  expect((await assist(builtin, ada, { text: 'x', mode: 'undo' })).status).toBe(400)
})

test('fix only by the built-in engine is the check: free, in five languages, and what it doubts is there to be taken', async () => {
  const before = await used(builtin, ada)
  const text = 'Thanks for you’re help! This might effect our plans for tomorow.'
  const { body } = await assist(builtin, ada, { text, mode: 'fix' })
  expect(body).toMatchObject({
    ...{ processed_text: 'Thanks for your help! This might affect our plans for tomorrow.', credits: 0, receipt: null },
    check_findings: [
      { start: 11, end: 17, ticked: true, replacements: ['your'] },
      { ticked: true, replacements: ['affect'] },
      { ticked: true },
    ],
  })
  const spanish = await assist(builtin, ada, {
    text: 'La reunion de ayer fue muy larga y no aprendimos nada nuevo.',
    mode: 'fix',
  })
  expect(spanish.body).toMatchObject({ language: 'es', credits: 0, processed_text: expect.stringContaining('reunión') })
  expect(await used(builtin, ada)).toBe(before)
  expect(await (await ada.get('/dashboard/assistant')).text()).toContain('class="process-free">free<')
  expect((await assist(builtin, ada, { text: 'All is well here today.', mode: 'fix' })).body).toMatchObject({
    code: 'engine_unchanged',
    notes: [expect.stringContaining('but not all')],
  })
  await assist(connected, bob, { text: 'A text.', mode: 'fix' })
  expect((await assist(connected, bob, { text: 'A text.', mode: 'fix' })).body).toMatchObject({ credits: 1 })
})

test('what the check doubts stands unticked in a plain form, and a tick takes it', async () => {
  const text = 'Thanks for you’re help. The whole team has eaten a lot of zorbs and likes them.'
  const answer = await ada.post('/dashboard/assistant', { intent: 'process', text, mode: 'fix' })
  const page = await pageOf(answer)
  expect(page.html).toContain('No credit was used')
  expect(page.result).toBe(text.replace('you’re', 'your'))
  const all = await press(ada, page.fields, 'take_all')
  expect(all.result).toBe(page.fields.find(([name]) => name === 'review_version')?.[1])
  expect(all.result).not.toBe(page.result)
})

test('a long text is corrected whole, whatever the length of rewriting would be', async () => {
  await assist(connected, bob, { text: 'word '.repeat(900), mode: 'fix', length: 'small' })
  expect(Number(double.journal[0]?.body.max_tokens)).toBeGreaterThan(900)
  await assist(connected, bob, { text: 'word '.repeat(900), operation: 'summarize', length: 'small' })
  expect(double.journal[1]?.body.max_tokens).toBe(150)
})

test('three versions are one request and one credit, and each of them can be chosen', async () => {
  const text = 'One way.\n{{separator}}\nAnother way.\n{{separator}}\nA third way.'
  double.script({ kind: 'answer', text })
  const before = Number(await used(connected, bob))
  const answer = await assist(connected, bob, { text: 'My way.', alternatives: 3 })
  expect(answer.body.processed_text).toBe('One way.')
  expect(answer.body.alternatives).toEqual(['One way.', 'Another way.', 'A third way.'])
  expect(double.count()).toBe(1)
  expect(await used(connected, bob)).toBe(before + 1)
  double.script({ kind: 'answer', text })
  const page = await process(bob, 'My way.', [['alternatives', '3']])
  expect(page.html.match(/type="radio"[^>]*name="review_chosen"/g)).toHaveLength(3)
  const second = await press(bob, [...without(page.fields, 'review_chosen'), ['review_chosen', '1']], 'mark')
  expect(second.result).toBe('Another way.')
})

test('fewer versions than asked for are fine, and the built-in engine says that it has one', async () => {
  double.script({ kind: 'answer', text: 'The only way.' })
  expect((await assist(connected, bob, { text: 'My way.', alternatives: 3 })).body.alternatives).toEqual([
    'The only way.',
  ])
  const own = await assist(builtin, ada, { text: CLUMSY, alternatives: 3 })
  expect(own.body.alternatives).toHaveLength(1)
  expect(String(own.body.notes)).toContain('you get one version')
  expect(await (await ada.get('/dashboard/assistant')).text()).not.toContain('name="alternatives"')
})

const SENTENCE = 'In order to help, we made a decision to wait until 5 May.'
const TEXT = `Dear Ms. Lopez, ${SENTENCE} Yours, Ada`
const PLACE = { start: TEXT.indexOf(SENTENCE), end: TEXT.indexOf(SENTENCE) + SENTENCE.length }
const alternatives = (server: RunningServer, person: Person, body: object) =>
  call(server, 'POST', '/api/alternatives', { token: person.token, body })

test('a sentence has other wordings by rules and a word has synonyms, both for no credit', async () => {
  const before = await used(builtin, ada)
  const wordings = await alternatives(builtin, ada, { text: TEXT, ...PLACE })
  expect(wordings.body).toMatchObject({ language: 'en', kind: 'sentence', source: 'rules', credits: 0, note: null })
  const [first] = wordings.body.alternatives as {
    tone: string
    text: string
    meaning: { kept: number; total: number }
  }[]
  expect(first).toMatchObject({ ...PLACE, tone: 'shorter', text: 'To help, we decided to wait until 5 May.' })
  expect(first?.meaning.kept).toBe(first?.meaning.total)
  const text = '😀 It is an easy task. He bought two cars.'
  const placeOf = (words: string) => {
    const start = [...text.slice(0, text.indexOf(words))].length
    return { start, end: start + [...words].length }
  }
  const adjective = await alternatives(builtin, ada, { text, ...placeOf('easy') })
  const simple = { ...placeOf('an easy'), text: 'a simple', tone: null, meaning: null }
  expect(adjective.body.alternatives).toContainEqual(simple)
  const verb = await alternatives(builtin, ada, { text, ...placeOf('bought') })
  expect(verb.body).toMatchObject({ kind: 'word', source: 'dictionary', credits: 0 })
  expect((verb.body.alternatives as { text: string }[]).map((one) => one.text)).toEqual(['purchased'])
  expect(await used(builtin, ada)).toBe(before)
})

test('what has no other wording says so, and a place outside the text is refused with its field', async () => {
  const name = await alternatives(builtin, ada, { text: 'We met Lopez.', start: 7, end: 12 })
  expect(name.body).toMatchObject({ alternatives: [], note: 'We found nothing that fits.' })
  const german = await alternatives(builtin, ada, { text: 'Wir haben gestern lange gewartet.', start: 18, end: 23 })
  expect(german.body).toMatchObject({ language: 'de', alternatives: [] })
  expect(german.body.note).toContain('synonyms for English')
  for (const [body, field] of [
    [{ text: 'Short.', start: 40, end: 50 }, 'start'],
    [{ text: 'Short.', start: 4, end: 4 }, 'start'],
    [{ text: 'Short.', start: -1, end: 4 }, 'start'],
    [{ text: 'Short.', end: 4 }, 'start'],
    [{ text: 'long '.repeat(130), start: 0, end: 650 }, 'end'],
    [{ text: '', start: 0, end: 1 }, 'text'],
  ] as const) {
    const refused = await alternatives(builtin, ada, body)
    expect([body, refused.status, refused.body.field]).toEqual([body, 400, field])
  }
})

test('a connected model writes four wordings in their tones for one credit, and knows what stands around', async () => {
  const versions = [
    'We wait until 5 May.',
    'We chose to wait until 5 May.',
    'We resolved to wait until 5 May.',
    'We’ll wait until 6 May!',
  ]
  double.script({ kind: 'answer', text: versions.join('\n{{separator}}\n') })
  const before = Number(await used(connected, bob))
  const answer = await alternatives(connected, bob, { text: TEXT, ...PLACE })
  expect(answer.body).toMatchObject({ source: 'model', credits: 1, receipt: { seq: expect.any(Number) } })
  const found = answer.body.alternatives as {
    tone: string
    text: string
    meaning: { findings: { outcome: string }[] }
  }[]
  expect(found.map(({ tone, text }) => [tone, text])).toEqual(
    ['shorter', 'plainer', 'more_formal', 'warmer'].map((tone, index) => [tone, versions[index]]),
  )
  expect(found[3]?.meaning.findings.map(({ outcome }) => outcome)).toContain('changed')
  expect(await used(connected, bob)).toBe(before + 1)
  const sent = JSON.stringify(double.journal[0]?.body)
  expect(sent).toContain('Dear Ms. Lopez, […] Yours, Ada')
  expect(sent).toContain(
    'clearly shorter, with every fact; in plainer everyday words; more formal; warmer and friendlier',
  )
})

test('hidden names leave with the text around as little as with the sentence', async () => {
  double.script({ kind: 'answer', text: 'We met [NAME_1].' })
  const text = 'Maria Lopez called. We have met Maria Lopez. She left.'
  const hidden = await alternatives(connected, bob, { text, start: 20, end: 44, mask: ['names'] })
  expect(hidden.body).toMatchObject({ masked: 1, alternatives: [{ text: 'We met Maria Lopez.', tone: null }] })
  expect(JSON.stringify(double.journal[0]?.body)).not.toContain('Lopez')
})

test('only the first of three versions streams', async () => {
  double.script({ kind: 'answer', text: 'One way.\n{{separator}}\nAnother way.', wordDelayMs: 2 })
  const { body } = await call(connected, 'POST', '/api/ai-assist', {
    token: bob.token,
    headers: { accept: 'text/event-stream' },
    body: { text: 'My way.', alternatives: 3 },
  })
  const events = [...String(body.text).matchAll(/^data: (.*)$/gm)].map(([, json = '']) => JSON.parse(json))
  const streamed = events.filter(({ type }) => type === 'text').map(({ text }) => text)
  expect(streamed.join('')).toBe('One way.')
  expect(events.at(-1)).toMatchObject({ type: 'done', alternatives: ['One way.', 'Another way.'] })
})

test('an answer that changes a fact is asked for once more, free of charge, told on the page and streamed as a new beginning', async () => {
  const text = 'Please take 5 mg of the medicine on 3 May and do not drive.'
  const good = 'On 3 May, please take 5 mg of the medicine, and do not drive.'
  const replies = [good.replace('5 mg', '5 g'), good].map((reply) => ({ kind: 'answer', text: reply }) as const)
  const before = await used(connected, bob)
  double.script(...replies)
  const page = await process(bob, text)
  expect([page.result, double.count()]).toEqual([good, 2])
  expect(page.html).toContain('This is the second one, at no extra cost.')
  double.script(...replies)
  const stream = await fetch(`${connected.url}/api/ai-assist`, {
    method: 'POST',
    headers: {
      ...{ authorization: `Bearer ${bob.token}`, 'content-type': 'application/json', accept: 'text/event-stream' },
    },
    body: JSON.stringify({ text, include_payload: true }),
  })
  const events = (await stream.text()).split('\n\n').filter((each) => each !== '')
  const read = events.map((each) => JSON.parse(each.slice('data: '.length)) as StreamEvent)
  const pieces = read.filter(({ type }) => type === 'text')
  const from = pieces.findIndex(({ again }) => again)
  expect(
    pieces
      .slice(0, from)
      .map((piece) => piece.text)
      .join(''),
  ).toContain('5 g')
  expect(
    pieces
      .slice(from)
      .map((piece) => piece.text)
      .join(''),
  ).toBe(good)
  expect(pieces.filter(({ again }) => again).length).toBe(1)
  expect(read.at(-1)).toMatchObject({ type: 'done', processed_text: good, payload: { more: [expect.anything()] } })
  expect(JSON.stringify(double.journal.at(-1)?.body)).toContain('<<<KEEP ')
  expect(await used(connected, bob)).toBe(Number(before) + 2)
})

test('a preferred form of address is asked of the model, by desk and by call', async () => {
  await bob.post('/dashboard/preferences', [
    ['address_de', 'sie'],
    ['response_length', 'medium'],
  ])
  const text =
    'Kannst du mir bitte morgen früh die Unterlagen für das Treffen schicken? Danke dir für die schnelle Hilfe.'
  await process(bob, text)
  await assist(connected, bob, { text: 'Please send it.', operation: 'translate', target_language: 'de' })
  for (const { body } of double.journal) expect(JSON.stringify(body)).toContain('Address readers throughout with Sie')
  expect(double.journal.length).toBeGreaterThan(1)
  await bob.post('/dashboard/preferences', [['response_length', 'medium']])
})

test('what is hidden never reaches the model, and comes back in the answer', async () => {
  const text = 'Maria Lopez wrote to maria@example.com about 5,000 dollars.'
  const answer = await assist(connected, bob, { text, mask: ['names', 'addresses', 'numbers'], include_payload: true })
  const sent = JSON.stringify(double.journal[0]?.body)
  expect(sent).not.toMatch(/Maria|maria@example|5,000/)
  expect(answer.body.processed_text).toContain('Maria Lopez')
  expect(answer.body.processed_text).toContain('maria@example.com')
  expect(answer.body.masked).toBe(3)
  expect((answer.body.payload as { body: unknown }).body).toEqual(double.journal[0]?.body)
  const without = { kind: 'answer', text: 'Somebody wrote about money.' } as const
  double.script(without, without)
  const lost = await assist(connected, bob, { text, mask: ['names'] })
  expect(String(lost.body.notes)).toContain('Maria Lopez')
})

test('the desk shows what will be hidden without a script, and a box that is unticked lets its passage leave', async () => {
  const text = 'Maria Lopez told Tom Berg of project falcon.'
  const fields: Fields = [
    ['text', text],
    ['mask', 'names'],
    ['mask_own', 'Falcon'],
  ]
  const post = (more: Fields) => bob.post('/dashboard/assistant', [...fields, ...more])
  const look = decoded(await (await post([['intent', 'show_hidden']])).text())
  expect(look).toContain('Found in your text')
  expect(look).toContain('[NAME_1] told [NAME_2] of project [TERM_3].')
  expect(look).toMatch(/<textarea[^>]*name="text"[^>]*>\s*Maria Lopez told/)
  expect(double.journal).toEqual([])
  const boxes: Fields = [...look.matchAll(/name="mask_shown" value="([^"]*)"/g)].map(([, passage = '']) => [
    'mask_shown',
    passage,
  ])
  expect(boxes.map(([, passage]) => passage)).toEqual(['Maria Lopez', 'Tom Berg'])
  const unticked: Fields = [...boxes, ['mask_hide', 'Maria Lopez']]
  const again = decoded(await (await post([...unticked, ['intent', 'show_hidden']])).text())
  expect(again).toContain('[NAME_1] told Tom Berg of project [TERM_2].')
  expect(again).toMatch(/<input(?=[^>]*value="Maria Lopez")(?=[^>]*checked="")[^>]*>/)
  expect(again).not.toMatch(/<input(?=[^>]*value="Tom Berg")(?=[^>]*checked="")[^>]*>/)
  await process(bob, text, [...fields.slice(1), ...unticked])
  expect(JSON.stringify(double.journal[0]?.body)).toContain('[NAME_1] told Tom Berg of project [TERM_2].')
})

test('no part of a hidden thing is in the request to the model, however it is written', async () => {
  const sentences = fc.sample(privateSentence, { numRuns: 60, seed: 13 })
  for (let from = 0; from < sentences.length; from += 20) {
    const some = sentences.slice(from, from + 20)
    const text = some.map((sentence) => sentence.text).join('\n')
    const answer = await assist(connected, bob, { text, mask: ['names', 'addresses', 'numbers'] })
    // Without the random mark around the text, whose digits can be those of a hidden thing.
    const { blocks } = blocksIn(double.journal.at(-1)?.body.messages as { role: string; content: string }[])
    const sent = blocks.map(([, content]) => content.replace(/\[[A-Z]+_\d+\]/g, '')).join('\n')
    expect(blocks.at(-1)?.[0]).toBe('TEXT')
    for (const part of new Set(some.flatMap(({ thing }) => partsOf(thing).filter((each) => each.length > 2))))
      expect(sent).not.toContain(part)
    for (const { thing } of some) expect(answer.body.processed_text).toContain(thing)
  }
})

test('the call shows before sending what will be hidden, and the choice of the user is honoured', async () => {
  const text = 'Maria Lopez told Tom Berg of project falcon, and of 5,000 dollars.'
  const choice = { mask_keep: ['Tom Berg'], mask_own: ['Project Falcon'] }
  const before = await used(connected, bob)
  const preview = await call(connected, 'POST', '/api/mask', { token: bob.token, body: { text, ...choice } })
  expect(preview.body.text).toBe('[NAME_1] told Tom Berg of [TERM_2], and of [MONEY_3].')
  expect(preview.body.hits).toContainEqual({ kind: 'name', start: 17, end: 25, found: 'Tom Berg', stand_in: null })
  expect(await used(connected, bob)).toBe(before)
  expect(double.journal).toEqual([])
  const mask = ['names', 'addresses', 'numbers']
  const answer = await assist(connected, bob, { text, mask, ...choice })
  const sent = JSON.stringify(double.journal[0]?.body)
  expect(sent).toContain(String(preview.body.text))
  expect(sent).not.toMatch(/Maria|falcon|5,000/i)
  expect(answer.body.processed_text).toContain('project falcon')
  expect(answer.body.masked).toBe(3)
  expect((await call(connected, 'POST', '/api/mask', { body: { text } })).status).toBe(401)
  const wrong = await call(connected, 'POST', '/api/mask', {
    token: bob.token,
    body: { text, mask_own: ['x'.repeat(201)] },
  })
  expect(wrong.status).toBe(400)
})

test('what left the machine is told word for word to the one who asked, and written down nowhere', async () => {
  const page = await process(bob, 'A very private sentence of mine, told to nobody else.')
  expect(page.html).toContain('What left this server?')
  expect(page.html).toContain(new URL(double.url).host)
  expect(page.html).toContain('&lt;&lt;&lt;TEXT ')
  expect(page.html).toMatch(/\/dashboard\/usage\/receipts\/\d+/)
  const plain = await assist(connected, bob, { text: 'A text.' })
  expect(plain.body).not.toHaveProperty('payload')
  expect(connected.output()).not.toContain('private sentence')
  const own = await assist(builtin, ada, { text: CLUMSY, include_payload: true })
  expect(own.body.payload).toBeNull()
  expect((await process(ada, CLUMSY)).html).toContain('Nothing left this server.')
})

test('saved preferences choose template, styles, length and language; until then the specification does', async () => {
  const eve = await signedIn(builtin, 'eve@example.com')
  const chosen = (html: string, name: string) =>
    /<option[^>]*value="([^"]*)"[^>]*selected=""|<option[^>]*selected=""[^>]*value="([^"]*)"/
      .exec(new RegExp(`<select[^>]*name="${name}"[\\s\\S]*?</select>`).exec(html)?.[0] ?? '')
      ?.slice(1)
      .find((value) => value !== undefined)
  const plain = await (await eve.get('/dashboard/assistant')).text()
  expect(chosen(plain, 'length')).toBe('medium')
  expect(plain).not.toContain('Other styles')
  await eve.post('/dashboard/preferences', [
    ['assistant_template', 'general'],
    ['enabled_styles', 'professional'],
    ['response_length', 'large'],
    ['target_language', 'ja'],
  ])
  const preferred = await (await eve.get('/dashboard/assistant')).text()
  expect(chosen(preferred, 'length')).toBe('large')
  expect(chosen(preferred, 'target_language')).toBe('ja')
  expect(chosen(preferred, 'style')).toBe('professional')
  expect(preferred).toContain('<optgroup label="Other styles">')
})

test('after a failure of the model the same text can be given to the built-in engine, which asks no model', async () => {
  const cleo = await signedIn(connected, 'cleo@example.com')
  const credits = () => used(connected, cleo)
  double.otherwise({ kind: 'status', status: 500 })
  const failed = await process(cleo, CLUMSY)
  expect(failed.html).toContain('name="engine"')
  expect(await credits()).toBe(0)
  // The built-in engine cannot translate, so it is not offered for that.
  const untranslated = await process(cleo, CLUMSY, [['operation', 'translate']])
  expect(untranslated.html).not.toContain('name="engine"')
  const calls = double.journal.length
  const answered = await process(cleo, CLUMSY, [['engine', 'builtin']])
  expect(answered.html).toContain('A lot of people')
  expect(answered.html).toContain('Nothing left this server')
  expect(await credits()).toBe(1)
  // Corrections by the built-in engine are free, as on a server that has no model.
  const corrected = await process(cleo, CLUMSY, [
    ['operation', 'fix'],
    ['engine', 'builtin'],
  ])
  expect(corrected.html).toContain('A lot of people')
  expect(await credits()).toBe(1)
  expect(double.journal.length).toBe(calls)
})

test('a server without a model offers no other engine', async () => {
  const page = await process(ada, 'Untranslatable.', [['operation', 'translate']])
  expect(page.html).not.toContain('name="engine"')
})
