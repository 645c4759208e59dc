import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const PACKAGES = new Set(['react', 'react-dom', 'react-dom/client', 'react/jsx-runtime'])
const PREFIX = '\0names-of:'

/**
 * Gives the browser's files the names that React exports as those of a module. React is CommonJS, so every file that imports it would
 * take helpers of the bundler, and those are a file of their own that every page fetches first.
 */
export function reactNames(): Plugin {
  const require = createRequire(import.meta.url)
  return {
    name: 'penmark:react-names',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer, { kind }) {
      const isNamed = PACKAGES.has(source) && kind === 'import-statement' && !importer?.startsWith(PREFIX)
      return isNamed ? PREFIX + source : undefined
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return undefined
      const source = id.slice(PREFIX.length)
      const names = Object.keys(require(source)).filter((name) => name !== 'default')
      return `import whole from '${source}'\nexport default whole\nexport const { ${names.join(', ')} } = whole`
    },
  }
}
