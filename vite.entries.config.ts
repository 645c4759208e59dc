import { defineConfig } from 'vite'

/** What runs beside the server as a program of its own: React Router's build knows one server entry only. */
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'build/server',
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'node24',
    rolldownOptions: {
      input: {
        'builtin-worker': 'app/.server/assistant/engines/builtin/worker.ts',
        'hash-worker': 'app/.server/auth/hash-worker.ts',
        'text-worker': 'app/.server/text-work/quick-worker.ts',
        ledger: 'server/ledger-cli/main.ts',
        ops: 'server/ops-cli/main.ts',
      },
      output: {
        charset: 'ascii',
        comments: false,
        entryFileNames: '[name].js',
        chunkFileNames: 'shared/[name]-[hash].js',
      },
    },
  },
})
