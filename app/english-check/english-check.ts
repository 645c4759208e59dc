import address from 'virtual:english-data'
import type { TextRead, TextToRead } from '#app/domain/check/in-browser.ts'
import { englishRules } from '../.server/assistant/check/english-rules.ts'
import { createProofreader } from '../.server/assistant/check/proofread.ts'
import type { LanguageRules } from '../.server/assistant/check/rules.ts'
import { loadGrammar } from '../.server/assistant/engines/builtin/harper.ts'
import { loadTagger } from '../.server/assistant/engines/builtin/tagger.ts'
import type { EnglishData } from './data.ts'
import { readWords } from './word-list.ts'

// The check of English inside the browser, in a thread of its own: the rules, tools and words of the server's check. It fetches
// files of this build, and sends nothing.

type Worker = {
  postMessage(message: TextRead): void
  addEventListener(type: 'message', listener: (event: { data: TextToRead }) => void): void
}

const worker = globalThis as unknown as Worker

/** Sentences in another language are left alone, since their rules are not here. */
const NO_RULES: LanguageRules = {
  hasDictionary: true,
  knows: () => true,
  alone: () => [],
  together: (sentences) => Promise.resolve(sentences.map(() => [])),
  whole: () => [],
}

let english: Promise<LanguageRules> | undefined
const proofread = createProofreader((language) => {
  if (language !== 'en') return Promise.resolve(NO_RULES)
  // Some ten megabytes are fetched only for a text that is English.
  english ??= loadEnglish()
  return english
})

async function loadEnglish(): Promise<LanguageRules> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`the words answered ${answer.status}`)
  const { words, dictionaries } = (await answer.json()) as EnglishData
  const forms = readWords(words)
  return englishRules({ wordnet: () => forms, tagger: loadTagger, grammar: () => loadGrammar(forms) }, dictionaries)
}

let next: TextToRead | undefined
let isReading = false

worker.addEventListener('message', ({ data }) => {
  if (next !== undefined) worker.postMessage({ id: next.id, kind: 'overtaken' })
  next = data
  if (!isReading) void readAll()
})

/** Reads the newest text until there is no newer one. */
async function readAll(): Promise<void> {
  isReading = true
  while (next !== undefined) {
    const { id, ...input } = next
    next = undefined
    try {
      const { language, findings } = await proofread({ ...input, style: true }, () => undefined)
      worker.postMessage(language === 'en' ? { id, kind: 'read', findings } : { id, kind: 'other', language })
    } catch {
      worker.postMessage({ id, kind: 'failed' })
    }
  }
  isReading = false
}
