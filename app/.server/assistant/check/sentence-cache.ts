import type { KnownLanguage } from '#app/domain/writing/facts/fact.ts'
import type { Draft } from './draft.ts'

const SENTENCES_MAX = 4_000

/** The findings in the sentences of the last texts. They are kept in the thread's memory only, the oldest forgotten first. */
export function createSentenceCache() {
  const sentences = new Map<string, Draft[]>()
  const keyOf = (language: KnownLanguage, sentence: string) => `${language} ${sentence}`
  return {
    get(language: KnownLanguage, sentence: string): Draft[] | undefined {
      const key = keyOf(language, sentence)
      const found = sentences.get(key)
      if (found === undefined) return undefined
      sentences.delete(key)
      sentences.set(key, found)
      return found
    },
    set(language: KnownLanguage, sentence: string, drafts: Draft[]): void {
      sentences.set(keyOf(language, sentence), drafts)
      const [oldest] = sentences.keys()
      if (sentences.size > SENTENCES_MAX && oldest !== undefined) sentences.delete(oldest)
    },
  }
}
