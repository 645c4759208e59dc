import { expect, test } from 'vitest'
import { createNeighbour } from '#app/.server/assistant/check/neighbour/neighbour.ts'
import { createTools } from '#app/.server/assistant/engines/builtin/tools.ts'
import { patience } from '#tests/support/patience.ts'

// Against a real LanguageTool server, if LANGUAGETOOL_URL names one that answers (docs/operations.md says how to start it).

const url = process.env.LANGUAGETOOL_URL ?? ''
const answers =
  url !== '' &&
  (await fetch(`${url}/v2/healthcheck`).then(
    (answer) => answer.ok,
    () => false,
  ))

const MISTAKES = [
  ['en', 'en-US', '😀 She go to school every day.', 'go', 'goes'],
  ['de', 'de-DE', '😀 Wir freut uns auf Ihren Besuch.', 'freut', 'freuen'],
  ['fr', 'fr', '😀 Nous avons manger une pomme.', 'manger', 'mangé'],
  ['es', 'es', '😀 Ellos come una manzana.', 'come', 'comen'],
  ['pt', 'pt-BR', '😀 Os meninos come uma maçã.', 'come', 'comem'],
] as const

test.skipIf(!answers).each(MISTAKES)(
  'a real server (LANGUAGETOOL_URL) is understood in %s: the mistake is found in its place',
  async (language, code, text, wrong, right) => {
    const neighbour = createNeighbour({
      ...{ url, clock: { monotonic: () => 0 }, log: { warn: () => undefined, info: () => undefined } as never },
      ...{ metrics: { add: () => undefined }, patienceMs: patience(120_000) },
    })
    const { known, answers: replies } = await neighbour.ask([{ start: 0, text }], code)
    const tools = createTools()
    const joined = await tools.joiner()({ text, language, drafts: [], known, answers: replies }, () => undefined)
    const found = joined.findings.map(({ start, end, replacements }) => [
      [...text].slice(start, end).join(''),
      replacements.join(' '),
    ])
    expect(found.some(([place = '', instead = '']) => place.includes(wrong) && instead.includes(right))).toBe(true)
  },
  patience(180_000),
)
