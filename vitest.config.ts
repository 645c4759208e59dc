import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      'app/**/*.test.{ts,tsx}',
      'db/**/*.test.ts',
      'server/**/*.test.ts',
      'vite/**/*.test.ts',
      'tests/{integration,contract}/**/*.test.ts',
    ],
    environment: 'node',
    pool: 'forks',
    // Most files wait for servers of their own; one worker for each core leaves cores idle.
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
