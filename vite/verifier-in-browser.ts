import path from 'node:path'
import type { Plugin } from 'vite'

/**
 * Gives browsers the verifier's own cryptography for browsers, as its build does for its page: both files have the same
 * names, and the server keeps the one for Node.
 */
export function verifierInBrowser(): Plugin {
  return {
    name: 'penmark:verifier-in-browser',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer) {
      const isVerifier = importer?.split('?')[0]?.includes('/verifier/src/') ?? false
      if (!isVerifier || source !== './crypto-node.js') return undefined
      return path.join(path.dirname(importer?.split('?')[0] ?? ''), 'crypto-browser.js')
    },
  }
}
