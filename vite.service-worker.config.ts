import { defineConfig } from 'vite'

/** The service worker: one file at the root of the site, so that it stands for all of it. */
export default defineConfig({
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
