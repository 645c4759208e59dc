import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { chunks } from './vite/chunks.ts'
import { documents } from './vite/documents.ts'
import { englishData } from './vite/english-data.ts'
import { layerOrder } from './vite/layer-order.ts'
import { lazySchemas } from './vite/lazy-schemas.ts'
import { radixTokens } from './vite/radix-tokens.ts'
import { reactNames } from './vite/react-names.ts'
import { sonnerStyles } from './vite/sonner-styles.ts'
import { texts } from './vite/texts.ts'
import { verifierInBrowser } from './vite/verifier-in-browser.ts'
import { zodForForms } from './vite/zod-for-forms.ts'

export default defineConfig(({ command }) => ({
  plugins: [
    layerOrder(),
    radixTokens(import.meta.dirname),
    sonnerStyles(),
    zodForForms(),
    lazySchemas(),
    verifierInBrowser(),
    documents(import.meta.dirname),
    reactNames(),
    texts(),
    chunks(),
    reactRouter(),
  ],
  // The check of English in the browser is a module worker with its own chunks.
  worker: { format: 'es', plugins: () => [englishData()] },
  environments: {
    ssr: {
      // Packages choose between their two builds by this; without it the bundle holds both.
      ...(command === 'build' ? { define: { 'process.env.NODE_ENV': '"production"' } } : {}),
      resolve: {
        // Bundled packages load only what is used: a third of the memory and of the start of loading them whole.
        // Development loads them whole, since some of them are CommonJS; those that name no file endings Node cannot load.
        noExternal: command === 'build' ? true : [/^workbox-/],
        external: ['better-sqlite3', 'pino', 'nodemailer'],
      },
      build: {
        rollupOptions: {
          // One bundle for the host and the application: module state exists once.
          input: './server/main.ts',
          // V8 holds a file in two bytes a character as soon as one of them is not Latin: twice the memory of all of it.
          output: { charset: 'ascii', comments: false },
        },
      },
    },
  },
}))
