import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take long for their size. At the end of a run they would keep one worker busy and the others idle. */
const LONG = /\/(billing-sync|dev|ledger-crash|ledger-export-memory|metering|spend-http|verifier-cli)\.test\.ts$/

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const long = sorted.filter(({ moduleId }) => LONG.test(moduleId))
    return [...long, ...sorted.filter((file) => !long.includes(file))]
  }
}

const SETUP = ['tests/support/own-folder.ts', 'tests/support/given-seed.ts']

export default defineConfig({
  test: {
    globalSetup: ['scripts/run-folder.mjs'],
    environment: 'node',
    // Most files wait for servers of their own, so one worker for each core leaves cores idle.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    sequence: { sequencer: LongestFirst },
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
