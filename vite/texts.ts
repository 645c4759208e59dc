import type { Plugin } from 'vite'

/** The files of texts that a page fetches (`app/locales/load.ts`). */
const PART = /\/app\/locales\/[a-z]{2}\/(door|desk|rooms)\.ts$/
const COPY = '?copy='

/**
 * Gives each part of a language its own copy of the texts that it shares with another part. They would be a file of their own otherwise, which
 * every page would wait for: a request costs more than a few texts twice.
 */
export function texts(): Plugin {
  return {
    name: 'penmark:texts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(source, importer, options) {
      if (!source.startsWith('./') || importer === undefined) return null
      const part = PART.exec(importer)?.[1] ?? importer.split(COPY)[1]
      if (part === undefined) return null
      const original = await this.resolve(source, importer.split('?')[0], { ...options, skipSelf: true })
      return original === null ? null : `${original.id}${COPY}${part}`
    },
  }
}
