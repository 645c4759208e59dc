import type { Dictionary } from '../.server/assistant/check/spelling/dictionary.ts'

/** The words that the check of English needs beside its rules, as one file. */
export type EnglishData = {
  /** WordNet's words (`word-list.ts`). */
  words: string
  dictionaries: Dictionary[]
}
