import { defineConfig } from 'vitest/config'

const SETUP = ['tests/support/own-folder.ts', 'tests/support/given-seed.ts']

export default defineConfig({
  test: {
    globalSetup: ['scripts/run-folder.mjs'],
    environment: 'node',
    // Most files wait for servers of their own; one worker for each core leaves cores idle.
    maxWorkers: 2,
    // Long enough for a busy machine: a deadline ends what hangs, it does not judge speed.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'beside',
          include: ['{app,db,server,vite}/**/*.test.{ts,tsx}'],
          setupFiles: SETUP,
          // These share nothing that one of them changes, so modules and models are loaded once for all of them.
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'whole',
          include: ['tests/{integration,contract}/**/*.test.ts'],
          setupFiles: SETUP,
          pool: 'forks',
        },
      },
    ],
  },
})
