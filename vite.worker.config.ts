import { defineConfig } from 'vite'

/** The built-in engine's worker, built beside the server bundle: React Router's build knows one server entry only. */
export default defineConfig({
  build: {
    ssr: 'app/.server/assistant/engines/builtin/worker.ts',
    outDir: 'build/server',
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'node24',
    rolldownOptions: { output: { entryFileNames: 'builtin-worker.js' } },
  },
})
