import { availableParallelism } from 'node:os'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take long for their size. At the end of a run they would keep one worker busy and the others idle. */
const LONG =
  /\/(billing-sync|dev|ledger-crash|ledger-export-memory|metering|ops-cli|spend-http|text-growth|verifier-cli)\.test\.ts$/

/** A thread goes from file to file of one project only, so each project is a row without gaps. */
const ORDER = ['apart', 'whole', 'beside']

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId, project }: TestSpecification) =>
      2 * ORDER.indexOf(project.name) + (LONG.test(moduleId) ? 0 : 1)
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}

/**
 * Files that need a process of their own: they change its folder or its mask for new files, or measure its CPU time.
 * All others run in threads that go from file to file, which spares each a third of a second of CPU time.
 */
const APART = ['ledger-cli', 'ops-cli', 'ops-socket', 'text-growth'].map((name) => `tests/integration/${name}.test.ts`)

/** The tests beside the source hash as the product does. */
const QUICK_HASHES = 'tests/support/quick-hashes.mjs'
/** So that threads which a test starts take it over. */
const execArgv = [`--require=${path.join(import.meta.dirname, QUICK_HASHES)}`]

const SETUP = ['tests/support/own-folder.ts', 'tests/support/given-seed.ts']

export default defineConfig({
  test: {
    globalSetup: ['scripts/run-folder.mjs'],
    environment: 'node',
    // A file waits for servers of its own, and for time to pass, half of the time: one worker for each core leaves cores idle.
    maxWorkers: availableParallelism() * 2,
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
          include: ['{app,db,extension,server,vite}/**/*.test.{ts,tsx}'],
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
          include: ['tests/{integration,contract,extension}/**/*.test.ts'],
          // The editors of the extension's tests bring tests of their own.
          exclude: [...APART, '**/node_modules/**'],
          setupFiles: [...SETUP, QUICK_HASHES],
          pool: 'threads',
          isolate: false,
          execArgv,
        },
      },
      {
        extends: true,
        test: { name: 'apart', include: APART, setupFiles: [...SETUP, QUICK_HASHES], pool: 'forks', execArgv },
      },
    ],
  },
})
