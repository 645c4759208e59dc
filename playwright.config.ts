import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
// The servers that browser tests start hash as this process does.
import './tests/support/quick-hashes.mjs'

/** What Playwright turns off, which another list would turn on again, and then what only costs a test time. */
const TURNED_OFF = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'PreconnectToSearch',
  // A process in reserve for the next site. A test is over before it needs one.
  'SpareRendererForSitePerProcess',
]

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/browser',
  // By test and not by file, so that all workers have something to do until the end.
  fullyParallel: true,
  // A test often waits for its server or for time to pass, so one worker for each core leaves cores idle.
  workers: Math.ceil(availableParallelism() * 1.5),
  retries: 0,
  // Deadlines for what hangs. They allow for a machine with several times as much to do as it has cores.
  timeout: 900_000,
  expect: { timeout: 30_000 },
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        // Else the process of a page may run at the lowest priority, so that a busy machine starves it.
        '--no-zygote',
        '--disable-gpu',
        `--disable-features=${TURNED_OFF.join()}`,
        // Nothing is drawn by a graphics card, so no process has to stand between.
        '--in-process-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    screenshot: 'only-on-failure',
    trace: 'off',
  },
})
