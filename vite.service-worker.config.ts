import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vite'

/**
 * The name of a build: another one makes browsers install the worker again, which then stores the new build's shell. The
 * shell is made of the server's bundle, and of styles whose names change with what is in them.
 */
function nameOfBuild(): string {
  const hash = createHash('sha256').update(readFileSync('build/server/penmark.js'))
  for (const name of readdirSync('build/client/assets').toSorted()) hash.update(name)
  return hash.digest('hex').slice(0, 12)
}

/** The service worker: one file at the root of the site, so that it stands for all of it. */
export default defineConfig({
  define: { BUILD: JSON.stringify(nameOfBuild()) },
  build: {
    outDir: 'build/client',
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'es2022',
    rolldownOptions: {
      input: 'app/service-worker.ts',
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
})
