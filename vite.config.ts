import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { radixTokens } from './vite/radix-tokens.ts'

export default defineConfig({
  plugins: [radixTokens(import.meta.dirname), reactRouter()],
  environments: {
    ssr: {
      build: {
        rollupOptions: {
          // One bundle for the host, the application and its worker: module state exists once.
          input: { index: './server/main.ts', 'builtin-worker': './app/.server/assistant/engines/builtin/worker.ts' },
          output: { entryFileNames: '[name].js' },
        },
      },
    },
  },
})
