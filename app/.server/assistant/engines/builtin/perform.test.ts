import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Stopped } from '#app/.server/text-work/serve.ts'
import { BUILT_IN_STYLES, LENGTH_KEYS, OPERATIONS } from '#app/domain/assistant/options.ts'
import english from '#app/locales/en/index.ts'
import { sharedTools } from '#tests/support/tools.ts'
import { HELD_OUT, LEARNER, SOUND } from '../../../../../bench/learner-sentences.ts'
import type { EngineRequest } from '../engine.ts'
import { correct } from './corrections.ts'
import { perform } from './perform.ts'
import { protectedTokens } from './protect.ts'

const noStep = () => undefined

function requestFor(
  operation: EngineRequest['operation'],
  text: string,
  more: Partial<EngineRequest> = {},
): EngineRequest {
  return {
    operation,
    text,
    length: 'medium',
    maxTokens: 300,
    style: { key: 'professional', prompt: '' },
    template: { key: 'general', context: '' },
    targetLanguage: 'en',
    ...more,
  }
}
const styled = (key: string) => ({ style: { key, prompt: '' } })
const keys = (notes: readonly { key: string }[]) => notes.map(({ key }) => key)

const REEF =
  'Coral reefs cover less than one percent of the ocean floor, yet they shelter about a quarter of all known marine species. They are built by tiny animals called polyps, which extract calcium carbonate from seawater, and they grow only a few centimetres a year. When the water becomes too warm, the polyps expel the colourful algae that feed them, and the reef turns white. If the heat persists for more than a few weeks, the coral starves and dies. Scientists have recorded four global bleaching events since 1998, and the most recent one affected reefs in at least 53 countries. Local measures, such as reducing pollution and limiting fishing, help reefs recover, but they cannot stop the warming itself. Most researchers therefore believe that cutting greenhouse gas emissions is the only lasting solution.'
const MEMO =
  'In order to utilize the new expense system, each and every employee need to submit there receipts prior to the end of the month. Due to the fact that the old system was very slow, alot of people was waiting for reimbursement for a long period of time. The finance team have made a decision to automate the the approval of small claims. A large number of claims under $50 will be approved automaticly, and the remainder will be reviewed by a manager in the event that something looks wrong. It is important to note that this will help everybody. Please do not hesitate to contact us if you have any questions.'
const RESULTS =
  'Acme Robotics reported revenue of $48.2 million for the third quarter of 2025, up 31 percent from a year earlier. The chief executive, Laura Mendes, said that demand from warehouses in Germany and Brazil had exceeded expectations. However, the company warned that a shortage of sensors could delay deliveries in the coming months. Its operating margin fell to 6.4 percent because of higher battery costs. Acme plans to hire 120 engineers by March 2026 and to open a second plant near Lisbon. Analysts remain cautious, since two competitors have announced cheaper models. Shares dropped 4 percent on Tuesday after the announcement.'
const OTHERS = {
  es: 'Los arrecifes de coral cubren menos del uno por ciento del fondo marino, pero albergan cerca de una cuarta parte de las especies marinas conocidas. Están formados por animales diminutos llamados pólipos. Cuando el agua se calienta demasiado, los pólipos expulsan las algas que los alimentan y el arrecife se vuelve blanco. Si el calor dura más de unas semanas, el coral muere. Las medidas locales, como reducir la contaminación, ayudan a la recuperación. Por eso la mayoría de los científicos cree que reducir las emisiones es la única solución duradera.',
  fr: 'Les récifs coralliens couvrent moins d’un pour cent du fond des océans, mais ils abritent près d’un quart des espèces marines connues. Ils sont bâtis par de minuscules animaux appelés polypes. Lorsque l’eau devient trop chaude, les polypes expulsent les algues qui les nourrissent et le récif blanchit. Si la chaleur dure plus de quelques semaines, le corail meurt. Les mesures locales, comme la réduction de la pollution, aident les récifs à se rétablir. La plupart des chercheurs pensent donc que la baisse des émissions est la seule solution durable.',
  de: 'Korallenriffe bedecken weniger als ein Prozent des Meeresbodens, beherbergen aber rund ein Viertel aller bekannten Meerestiere. Sie werden von winzigen Tieren gebaut, den Polypen. Wird das Wasser zu warm, stoßen die Polypen die Algen ab, die sie ernähren, und das Riff wird weiß. Hält die Wärme länger als einige Wochen an, stirbt die Koralle. Örtliche Maßnahmen wie weniger Verschmutzung helfen den Riffen, sich zu erholen. Die meisten Forscher halten deshalb geringere Emissionen für die einzige dauerhafte Lösung für die Riffe.',
  pt: 'Os recifes de coral cobrem menos de um por cento do fundo do mar, mas abrigam cerca de um quarto das espécies marinhas conhecidas. Eles são construídos por animais minúsculos chamados pólipos. Quando a água fica quente demais, os pólipos expulsam as algas que os alimentam e o recife fica branco. Se o calor dura mais de algumas semanas, o coral morre. As medidas locais, como reduzir a poluição, ajudam os recifes a se recuperar. Por isso a maioria dos cientistas acredita que reduzir as emissões é a única solução duradoura para os recifes.',
}

async function textOf(request: EngineRequest): Promise<string> {
  const outcome = await perform(request, sharedTools, noStep)
  return outcome.ok ? outcome.text : `${outcome.code} ${keys(outcome.notes).join(' ')}`
}

test('summaries are the leading sentences of the text, in its order and language', async () => {
  expect(await textOf(requestFor('summarize', REEF))).toMatchInlineSnapshot(
    `"Coral reefs cover less than one percent of the ocean floor, yet they shelter about a quarter of all known marine species. When the water becomes too warm, the polyps expel the colourful algae that feed them, and the reef turns white."`,
  )
  expect(await textOf(requestFor('summarize', REEF, { length: 'large', maxTokens: 500 }))).toMatchInlineSnapshot(
    `"Coral reefs cover less than one percent of the ocean floor, yet they shelter about a quarter of all known marine species. When the water becomes too warm, the polyps expel the colourful algae that feed them, and the reef turns white. Scientists have recorded four global bleaching events since 1998, and the most recent one affected reefs in at least 53 countries. Local measures, such as reducing pollution and limiting fishing, help reefs recover, but they cannot stop the warming itself."`,
  )
  expect(await textOf(requestFor('summarize', RESULTS))).toMatchInlineSnapshot(
    `"Acme Robotics reported revenue of $48.2 million for the third quarter of 2025, up 31 percent from a year earlier. Shares dropped 4 percent on Tuesday after the announcement."`,
  )
  expect(await textOf(requestFor('summarize', OTHERS.es))).toMatchInlineSnapshot(
    `"Los arrecifes de coral cubren menos del uno por ciento del fondo marino, pero albergan cerca de una cuarta parte de las especies marinas conocidas. Cuando el agua se calienta demasiado, los pólipos expulsan las algas que los alimentan y el arrecife se vuelve blanco."`,
  )
  expect(await textOf(requestFor('summarize', OTHERS.fr))).toMatchInlineSnapshot(
    `"Les récifs coralliens couvrent moins d’un pour cent du fond des océans, mais ils abritent près d’un quart des espèces marines connues. Lorsque l’eau devient trop chaude, les polypes expulsent les algues qui les nourrissent et le récif blanchit."`,
  )
  expect(await textOf(requestFor('summarize', OTHERS.de))).toMatchInlineSnapshot(
    `"Wird das Wasser zu warm, stoßen die Polypen die Algen ab, die sie ernähren, und das Riff wird weiß. Die meisten Forscher halten deshalb geringere Emissionen für die einzige dauerhafte Lösung für die Riffe."`,
  )
  expect(await textOf(requestFor('summarize', OTHERS.pt))).toMatchInlineSnapshot(
    `"Os recifes de coral cobrem menos de um por cento do fundo do mar, mas abrigam cerca de um quarto das espécies marinhas conhecidas. Quando a água fica quente demais, os pólipos expulsam as algas que os alimentam e o recife fica branco."`,
  )
})

test('a longer length keeps more sentences and says how many', async () => {
  const sentenceCounts = await Promise.all(
    LENGTH_KEYS.map(async (length) => {
      const outcome = await perform(requestFor('summarize', REEF, { length }), sharedTools, noStep)
      return outcome.notes[0]?.values?.kept
    }),
  )
  expect(sentenceCounts).toEqual([1, 2, 4])
})

test('rephrasing corrects, shortens and turns passives, in the voice of the style', async () => {
  expect(await textOf(requestFor('rephrase', MEMO))).toMatchInlineSnapshot(
    `"To use the new expense system, every employee needs to submit their receipts before the end of the month. Because the old system was very slow, a lot of people were waiting for reimbursement for a long time. The finance team have decided to automate the approval of small claims. Many claims under $50 will be approved automatically, and a manager will review the rest if something looks wrong. This will help everybody. Please do not hesitate to contact us if you have any questions."`,
  )
  expect(await textOf(requestFor('rephrase', MEMO, styled('concise')))).toMatchInlineSnapshot(
    `"To use the new expense system, every employee needs to submit their receipts before the end of the month. Because the old system was slow, a lot of people were waiting for reimbursement for a long time. The finance team have decided to automate the approval of small claims. Many claims under $50 will be approved automatically, and a manager will review the rest if something looks wrong. This will help everybody. Please do not hesitate to contact us if you have any questions."`,
  )
  expect(await textOf(requestFor('rephrase', MEMO, { length: 'large' }))).toMatchInlineSnapshot(
    `"To use the new expense system, every employee needs to submit their receipts before the end of the month. A lot of people were waiting for reimbursement for a long time because the old system was very slow. The finance team have decided to automate the approval of small claims. Many claims under $50 will be approved automatically, and a manager will review the rest if something looks wrong. This will help everybody. Please do not hesitate to contact us if you have any questions."`,
  )
  expect(
    await textOf(
      requestFor(
        'rephrase',
        "We can't fix it. But it's fine, thanks! The kids don't mind a lot of tests.",
        styled('formal'),
      ),
    ),
  ).toMatchInlineSnapshot(`"We cannot fix it. However, it is fine, thank you. The children do not mind many tests."`)
  expect(
    await textOf(
      requestFor(
        'rephrase',
        'We do not utilize it. However, it is a good tool and they will purchase it.',
        styled('friendly'),
      ),
    ),
  ).toMatchInlineSnapshot(`"We don't use it. But it's a good tool and they'll buy it."`)
  const asides =
    'The reef, of course, died within two summers. The divers (see above) were not surprised by that at all.'
  expect(await textOf(requestFor('rephrase', asides, { ...styled('concise'), length: 'small' }))).toBe(
    'The reef died within two summers. The divers were not surprised by that at all.',
  )
})

test('the check corrects before the rules reword, and the result tells the two apart', async () => {
  const outcome = await perform(
    requestFor('rephrase', "Thanks for you're help! But the kids are late.", styled('formal')),
    sharedTools,
    noStep,
  )
  expect(outcome.ok && outcome.text).toBe('Thank you for your help. However, the children are late.')
  expect(outcome.notes).toEqual(
    expect.arrayContaining([
      { key: 'notes.rephraseEdits', values: { count: 5 } },
      { key: 'notes.rephraseChecked', values: { count: 1 } },
    ]),
  )
})

test.each([
  ['de', 'Aufgrund der Tatsache, dass es regnet, bleiben wir hier.', 'Weil es regnet, bleiben wir hier.'],
  ['fr', 'Nous sommes en mesure de vous aider dans le but de finir.', 'Nous pouvons vous aider pour finir.'],
  [
    'fr',
    'Le bureau est fermé, du fait que la serrure est cassée.',
    'Le bureau est fermé, parce que la serrure est cassée.',
  ],
  ['es', 'Con el fin de ayudar, hace uso de la mesa.', 'Para ayudar, usa la mesa.'],
  ['pt', 'Com o objetivo de ajudar, ela faz uso de uma mesa.', 'Para ajudar, ela usa uma mesa.'],
])('set phrases are shortened in other languages than English: %s', async (language, text, after) => {
  expect(await textOf(requestFor('rephrase', text, { language }))).toBe(after)
})

test.each([
  ['de', 'Das wird zwei Stunden Zeit in Anspruch nehmen.'],
  ['de', 'Wir müssen eine Entscheidung treffen, die allen hilft.'],
  ['fr', 'Le texte est adopté à la majorité de deux tiers.'],
  ['es', 'Trabajamos con el objetivo de la paridad.'],
  ['pt', 'Hoje estou a fim de sair com vocês.'],
  ['pt', 'O tanque tem a capacidade de seis litros.'],
  ['es', 'Hay que entrar dentro de la casa.'],
  ['fr', 'Cette clause en fait partie depuis hier.'],
  ['fr', 'Je vous informe du fait que le bureau est fermé.'],
  ['fr', 'Elle a été avertie du fait que le train part plus tôt.'],
  ['de', 'Quasi alle Gäste sind schon wieder da.'],
  ['de', 'Im Grunde genommen haben wir das alles geprüft.'],
  ['en', 'A large number of parcels has arrived.'],
])('a set phrase stays when its short form would not fit: %s %s', async (language, text) => {
  expect(await textOf(requestFor('rephrase', text, { language }))).toMatch(/^engine_unchanged/)
})

test('mistakes without anything to reword are left to the free check', async () => {
  const outcome = await perform(
    requestFor('rephrase', 'Il a réussi malgré que il pleut.', { language: 'fr' }),
    sharedTools,
    noStep,
  )
  expect(outcome).toMatchObject({ ok: false, code: 'engine_unchanged', notes: [{ key: 'notes.onlyCorrected' }] })
})

test('mistakes without anything to reword are an answer for one who asks for corrections, and a text without any is none', async () => {
  const withMistakes = (text: string) =>
    perform({ ...requestFor('rephrase', text), takesCorrections: true }, sharedTools, noStep)
  expect(await withMistakes('We should of gone. Its late.')).toMatchObject({
    ...{ ok: true, text: "We should have gone. It's late." },
    changes: [
      { before: 'of', after: 'have' },
      { before: 'Its', after: "It's" },
    ],
  })
  expect(await withMistakes('The ship is in the harbour.')).toMatchObject({ ok: false, code: 'engine_unchanged' })
})

test('a known word of the person is corrected by no operation', async () => {
  const text = 'In order to win, we recieve help.'
  const personal = { words: ['recieve'], rules: [] }
  expect(await textOf(requestFor('rephrase', text))).toBe('To win, we receive help.')
  expect(await textOf(requestFor('rephrase', text, { personal }))).toBe('To win, we recieve help.')
})

test('what needs English tells a text that is partly English to choose it', async () => {
  const mixed =
    'Hallo Karen, vielen Dank für die schnelle Antwort. Wir haben das Angebot noch nicht geprüft. Please find the updated schedule in the attachment of this mail.'
  expect(await textOf(requestFor('expand', mixed))).toBe('engine_unsupported notes.englishOnly notes.chooseEnglish')
})

test('a text of two languages is reworded in both, each by its own rules', async () => {
  const mixed =
    'Hallo Karen, wir sind aufgrund der Tatsache, dass es regnet, noch nicht da. In order to win, we recieved help prior to noon. Wir kommen zu einem späteren Zeitpunkt wieder vorbei.'
  expect(await textOf(requestFor('rephrase', mixed))).toBe(
    'Hallo Karen, wir sind, weil es regnet, noch nicht da. To win, we received help before noon. Wir kommen später wieder vorbei.',
  )
})

test('a text without a safe rewording is returned to nobody and costs nothing', async () => {
  expect(await perform(requestFor('rephrase', RESULTS), sharedTools, noStep)).toMatchObject({
    ok: false,
    code: 'engine_unchanged',
    notes: [{ key: 'notes.unchanged' }],
  })
})

test('a result is refined by rules: shorter is shorter, corrections are corrections, and the rest is refused', async () => {
  const shorter = await textOf(requestFor('rephrase', MEMO, { refine: 'shorter' }))
  expect(shorter.length).toBeLessThan(MEMO.length * 0.95)
  const fixed = await perform(requestFor('rephrase', MEMO, { refine: 'fix_only' }), sharedTools, noStep)
  expect(fixed.ok && fixed.text).toContain('In order to utilize the new expense system')
  expect(fixed.ok && fixed.text).toContain('submit their receipts')
  expect(await textOf(requestFor('rephrase', MEMO, { refine: 'more_formal' }))).not.toBe(MEMO)
  expect(await textOf(requestFor('rephrase', 'The sun rises in the east.', { refine: 'shorter' }))).toMatch(
    /^engine_unchanged/,
  )
  for (const refine of ['longer', 'friendlier', 'instruction'] as const)
    expect(await textOf(requestFor('rephrase', MEMO, { refine }))).toBe('engine_unsupported notes.refineNotOffered')
})

test('each change says what it replaced and why', async () => {
  const outcome = await perform(requestFor('rephrase', 'In order to win, we recieved help.'), sharedTools, noStep)
  expect(outcome.ok && outcome.changes).toEqual([
    { before: 'recieved', after: 'received', reason: 'notes.reason.spelling' },
    { before: 'In order to', after: 'To', reason: 'notes.reason.wordy' },
  ])
})

test('what cannot be followed is said: style, prompt, template, length', async () => {
  const outcome = await perform(
    requestFor('rephrase', MEMO, {
      ...styled('persuasive'),
      customPrompt: 'Rhyme.',
      template: { key: 'teacher', context: '' },
      length: 'large',
    }),
    sharedTools,
    noStep,
  )
  expect(outcome.ok).toBe(true)
  expect(keys(outcome.notes)).toEqual(
    expect.arrayContaining([
      'notes.styleByRules',
      'notes.customPromptIgnored',
      'notes.templateIgnored',
      'notes.rephraseLong',
    ]),
  )
})

test('explaining gives the gist, short sentences and the rare words', async () => {
  expect(await textOf(requestFor('explain', REEF))).toMatchInlineSnapshot(`
    "In short
    Coral reefs cover less than one percent of the ocean floor, yet they shelter about a quarter of all known marine species. When the water becomes too warm, the polyps expel the colourful algae that feed them, and the reef turns white.

    Step by step
    • Coral reefs cover less than one percent of the ocean floor.
    • Yet they shelter about a quarter of all known marine species.
    • They are built by tiny animals called polyps, which extract calcium carbonate from seawater.
    • They grow only a few centimetres a year.
    • When the water becomes too warm, the polyps expel the colourful algae that feed them.
    • The reef turns white.
    • If the heat persists for more than a few weeks, the coral starves and dies.
    • Scientists have recorded four global bleaching events since 1998, and the most recent one affected reefs in at least 53 countries.
    • Local measures, such as reducing pollution and limiting fishing, help reefs recover.
    • But they cannot stop the warming itself.
    • Most researchers therefore believe that cutting greenhouse gas emissions is the only lasting solution.

    Words explained
    • ocean floor: the bottom of a sea or ocean
    • polyp: one of two forms that coelenterates take (e.g. a hydra or coral)
    • calcium carbonate: a salt found in nature as chalk or calcite or aragonite or limestone
    • pollution: undesirable state of the natural environment being contaminated with harmful substances as a consequence of human activities
    • greenhouse gas: a gas that contributes to the greenhouse effect by absorbing infrared radiation

    Readability
    Flesch reading ease: 58 before, 64 after (higher is easier)."
  `)
})

test('analysis is full in English and partial elsewhere', async () => {
  expect(await textOf(requestFor('analyze', RESULTS))).toMatchInlineSnapshot(`
    "Overview
    Language: English
    Words: 101
    Sentences: 7
    Paragraphs: 1
    Characters: 630
    Reading time: 25 s

    Style
    Average sentence: 14.4 words
    Longest sentence: 20 words
    Sentences over 25 words: 0
    Different words: 82 %

    Readability
    Flesch reading ease: 46 (difficult)
    Passive sentences: 0 of 7

    Tone
    Overall: neutral (-0.03)

    Key terms
    • Acme Robotics (1)
    • Laura Mendes (1)
    • revenue (1)
    • quarter (1)
    • executive (1)
    • demand (1)
    • warehouses (1)
    • Germany (1)

    Names, dates and amounts
    People: Laura Mendes
    Places: Germany; Brazil; Lisbon
    Dates: third quarter of 2025; coming months; by March 2026; Tuesday
    Amounts: $48.2 million; 31 percent; 6.4 percent; 4 percent

    Writing issues
    None was found by the rules, which know many mistakes, but not all."
  `)
  expect(await textOf(requestFor('analyze', OTHERS.de))).toMatchInlineSnapshot(`
    "Überblick
    Sprache: Deutsch
    Wörter: 80
    Sätze: 6
    Absätze: 1
    Zeichen: 530
    Lesezeit: 20 s

    Stil
    Mittlere Satzlänge: 13,3 Wörter
    Längster Satz: 19 Wörter
    Sätze mit mehr als 25 Wörtern: 0
    Verschiedene Wörter: 79 %

    Schlüsselbegriffe
    • Riff (3)
    • Polypen (2)
    • Meeresbodens (1)
    • Viertel (1)
    • Meerestiere (1)
    • Tieren (1)
    • Wasser (1)
    • Algen (1)

    Fehler
    Die Regeln haben keinen gefunden; sie kennen viele Fehler, aber nicht alle.
    Für diese Sprache ist hier kein Wörterbuch installiert, daher wurden die Wörter nicht nachgeschlagen."
  `)
})

test('expansion outlines and asks, and writes nothing into the text', async () => {
  expect(await textOf(requestFor('expand', REEF, { length: 'small' }))).toMatchInlineSnapshot(`
    "Outline
    • Coral reefs cover less than one percent of the ocean floor, yet they shelter about a quarter of all known marine species.
    • When the water becomes too warm, the polyps expel the colourful algae that feed them, and the reef turns white.
    • Scientists have recorded four global bleaching events since 1998, and the most recent one affected reefs in at least 53 countries.
    • Local measures, such as reducing pollution and limiting fishing, help reefs recover, but they cannot stop the warming itself.

    Questions to answer
    • Where does the figure “53” come from, and how does it compare? (“Scientists have recorded four global bleaching events since…”)
    • Which researchers, and who disagrees? (“Most researchers therefore believe that cutting greenhouse gas…”)
    • What else could explain it? (“Most researchers therefore believe that cutting greenhouse gas…”)
    • Who is this text for, and what should they do after reading it?"
  `)
})

test('research lists what to check and answers a question with passages', async () => {
  expect(
    await textOf(requestFor('research', RESULTS, { customPrompt: 'How high was the revenue?', length: 'small' })),
  ).toMatchInlineSnapshot(`
    "Passages nearest to your question
    • Acme Robotics reported revenue of $48.2 million for the third quarter of 2025, up 31 percent from a year earlier.

    Topics
    • Acme Robotics
    • Laura Mendes
    • revenue
    • quarter

    Named in the text
    People: Laura Mendes
    Places: Germany; Brazil; Lisbon
    Dates: third quarter of 2025; coming months; by March 2026; Tuesday
    Amounts: $48.2 million; 31 percent; 6.4 percent; 4 percent

    Claims to check: figures
    • Acme Robotics reported revenue of $48.2 million for the third quarter of 2025, up 31 percent from a year earlier.
    • Its operating margin fell to 6.4 percent because of higher battery costs.
    • Acme plans to hire 120 engineers by March 2026 and to open a second plant near Lisbon.

    Claims to check: estimates and opinions
    • However, the company warned that a shortage of sensors could delay deliveries in the coming months.

    Questions for your sources
    • Who measured each figure, when, and with which method?
    • Is there a newer figure, and does an independent source give the same one?
    • Who makes each estimate, and what would prove it wrong?
    • Did Laura Mendes say or do this, and where is it on record?
    • Which source would disagree, and why?

    Where to search
    • Acme Robotics revenue
      https://scholar.google.com/scholar?q=Acme%20Robotics%20revenue
      https://en.wikipedia.org/w/index.php?search=Acme%20Robotics%20revenue
    • Germany Acme Robotics
      https://scholar.google.com/scholar?q=Germany%20Acme%20Robotics
      https://en.wikipedia.org/w/index.php?search=Germany%20Acme%20Robotics
    • Brazil Acme Robotics
      https://scholar.google.com/scholar?q=Brazil%20Acme%20Robotics
      https://en.wikipedia.org/w/index.php?search=Brazil%20Acme%20Robotics"
  `)
})

test.each([
  ['rephrase', OTHERS.fr, 'engine_unchanged', 'notes.unchanged'],
  ['explain', OTHERS.de, 'engine_unchanged', 'notes.explainNothing'],
  ['summarize', 'שלום עולם, זהו משפט ארוך יותר בעברית. הנה עוד משפט.', 'engine_unsupported', 'notes.fiveLanguages'],
  ['summarize', '12345 67.89', 'engine_unsupported', 'notes.noWords'],
  ['analyze', '😀🎉', 'engine_unsupported', 'notes.noWords'],
  ['rephrase', 'asdf', 'engine_unsupported', 'notes.languageUnknown'],
  ['explain', 'const x = 1;\nif (x) {\n  go();\n}', 'engine_unsupported', 'notes.code'],
  ['summarize', 'One short sentence.', 'engine_unchanged', 'notes.summaryTooShort'],
  ['translate', REEF, 'engine_unsupported', 'notes.capability.translate'],
  ['expand', 'It is late.', 'engine_unchanged', 'notes.expandNothing'],
] as const)('%s of %s is refused honestly', async (operation, text, code, note) => {
  const outcome = await perform(requestFor(operation, text), sharedTools, noStep)
  expect(outcome).toMatchObject({ ok: false, code })
  expect(keys(outcome.notes)).toContain(note)
})

test('a text of two languages is worked on in the chosen one', async () => {
  const mixed =
    'Hallo Karen, vielen Dank für die schnelle Antwort und das Angebot. In order to win, we recieved help prior to noon.'
  const outcome = await perform(requestFor('rephrase', mixed, { language: 'en' }), sharedTools, noStep)
  expect(outcome.language).toBe('en')
  if (outcome.ok) expect(outcome.text).toContain('vielen Dank für die schnelle Antwort')
})

test('the words of another language are no English mistakes', async () => {
  const mixed =
    'Hallo team, bitte nehmt euch kurz Zeit. The release is on 4 July. In order to avoid mistakes, each and every change must be reviewed by Lena.'
  expect(await textOf(requestFor('rephrase', mixed, { language: 'en' }))).toContain(
    'Hallo team, bitte nehmt euch kurz Zeit.',
  )
})

test('a text of a few words has the likely language, not a rare one that it resembles', async () => {
  for (const text of ['ok', 'Mama mia', 'Oga o', 'Kai'])
    expect(['en', undefined]).toContain(
      (await perform(requestFor('analyze', text, { likely: 'en' }), sharedTools, noStep)).language,
    )
})

test('5,000 characters without a sentence end have an honest outcome for every operation', async () => {
  const endless = 'the quick brown fox jumps over the lazy dog while many people are watching it and '
    .repeat(70)
    .slice(0, 5000)
  for (const operation of OPERATIONS) {
    const outcome = await perform(requestFor(operation, endless), sharedTools, noStep)
    expect(outcome.ok || outcome.notes.length > 0).toBe(true)
  }
})

test('the same request gives the same answer', async () => {
  expect(await textOf(requestFor('explain', MEMO))).toBe(await textOf(requestFor('explain', MEMO)))
})

test('a raised flag ends the work at its next step', async () => {
  let steps = 0
  const stop = () => {
    steps += 1
    if (steps === 3) throw new Stopped()
  }
  await expect(perform(requestFor('rephrase', MEMO), sharedTools, stop)).rejects.toBeInstanceOf(Stopped)
})

test('at least 49 of 60 learner mistakes are fixed and no sound sentence is altered', async () => {
  const fixed = async (list: typeof LEARNER) => {
    let count = 0
    for (const [wrong, right] of list)
      if ((await correct(wrong, { language: 'en' }, sharedTools, noStep)).text === right) count += 1
    return count
  }
  expect(await fixed(LEARNER)).toBeGreaterThanOrEqual(24)
  expect(await fixed(HELD_OUT)).toBeGreaterThanOrEqual(25)
  for (const sound of SOUND) expect((await correct(sound, { language: 'en' }, sharedTools, noStep)).text).toBe(sound)
})

test('a verb after "do not" loses its ending, so that no correction is half of one', async () => {
  for (const [wrong, right] of [
    ['It does not works here.', 'It does not work here.'],
    ['He didn’t wants to go.', 'He didn’t want to go.'],
  ] as const)
    expect((await correct(wrong, { language: 'en' }, sharedTools, noStep)).text).toBe(right)
})

test('no time of day and no telephone number is taken for a figure that needs a source', async () => {
  const text =
    'The meeting is at 3:30 pm today. Please call +44 20 7946 0958 or write. We sold 53 boxes this year, probably because of the rain.'
  const outcome = await perform(requestFor('expand', text), sharedTools, noStep)
  const asks = (outcome.ok ? outcome.text : '').match(/figure “[^”]*”/g)
  expect(asks).toEqual(['figure “53”'])
})

test('no text makes an operation throw', { timeout: 60_000 }, async () => {
  const words = fc.constantFrom(
    'the',
    'reef',
    'is',
    'was',
    'they',
    'When',
    ',',
    '. ',
    ' ',
    '\n',
    '$5',
    '"',
    '’',
    '(',
    '`',
    '{{',
    'https://a.b/',
    '\u0000',
    '\ud800',
    '😀',
    'שלום',
    '。',
    'a lot of',
    'in order to',
  )
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.array(words, { maxLength: 60 }).map((list) => list.join(' ')),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...OPERATIONS),
      text,
      fc.constantFrom(...LENGTH_KEYS),
      async (operation, input, length) => {
        const outcome = await perform(requestFor(operation, input, { length }), sharedTools, noStep)
        if (outcome.ok) expect(outcome.text.trim()).not.toBe('')
        else expect(outcome.notes.length).toBeGreaterThan(0)
      },
    ),
    { numRuns: 150 },
  )
})

test('rephrasing leaves everything protected in place, in every style', { timeout: 60_000 }, async () => {
  const piece = fc.constantFrom(
    '$48.2 million',
    '31 percent',
    'Laura Mendes',
    'https://example.org/in-order-to?a=1',
    'ann@example.org',
    '"prior to noon"',
    '`utilize()`',
    '3 March 2026',
    '{{name}}',
    'NASA',
    '12,500',
    '#each',
    '10:30',
  )
  const sentence = fc
    .tuple(
      fc.constantFrom(
        'In order to win, we utilize',
        'When the prior report by',
        'Each and every claim need',
        'It is important to note that the team made a decision about',
        'They was told by',
      ),
      piece,
      fc.constantFrom(
        'was reviewed by the manager.',
        'due to the fact that it is very slow.',
        'prior to the meeting, and alot of people was there.',
        'is very good, which nobody knew, and they dont mind.',
      ),
      piece,
      fc.constantFrom('was reviewed by a manager.', 'If it rains, the match ends early.', 'and that is really all.'),
    )
    .map((parts) => parts.join(' '))
  await fc.assert(
    fc.asyncProperty(
      fc.array(sentence, { minLength: 1, maxLength: 3 }),
      fc.constantFrom(...BUILT_IN_STYLES.map(({ key }) => key)),
      fc.constantFrom(...LENGTH_KEYS),
      async (list, style, length) => {
        const text = list.join(' ')
        const outcome = await perform(requestFor('rephrase', text, { ...styled(style), length }), sharedTools, noStep)
        if (!outcome.ok) return
        const count = (all: string, token: string) => all.split(token).length
        for (const token of protectedTokens(text)) expect(count(outcome.text, token)).toBe(count(text, token))
      },
    ),
    { numRuns: 120 },
  )
})

test('the samples of the styles that rules can write are what this engine writes', async () => {
  const { before, professional, formal } = english.library.style.sample
  expect(await textOf(requestFor('rephrase', before, styled('professional')))).toBe(professional)
  expect(await textOf(requestFor('rephrase', before, styled('formal')))).toBe(formal)
})
