import type { Plugin } from 'vite'
import { dictionariesOf } from '../app/.server/assistant/check/spelling/dictionaries.ts'
import { openWordNet } from '../app/.server/assistant/engines/builtin/wordnet.ts'
import type { EnglishData } from '../app/english-check/data.ts'
import { writtenWords } from '../app/english-check/word-list.ts'

const NAME = 'virtual:english-data'

/** Writes the words of English into a file for browsers, and tells the worker that checks there its address. */
export function englishData(): Plugin {
  return {
    name: 'penmark:english-data',
    resolveId: (source) => (source === NAME ? `\0${NAME}` : undefined),
    load(id) {
      if (id !== `\0${NAME}`) return undefined
      const data: EnglishData = {
        words: writtenWords(openWordNet().listed()),
        dictionaries: dictionariesOf('en', undefined),
      }
      const file = this.emitFile({ type: 'asset', name: 'english.json', source: JSON.stringify(data) })
      return `export default import.meta.ROLLUP_FILE_URL_${file}`
    },
  }
}
