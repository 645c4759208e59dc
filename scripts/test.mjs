// `npm test`: static checks, unit and integration tests, the production build, journeys in a real browser.
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { check } from './check.mjs'
import { ensureChromium } from './chromium.mjs'
import { makeRunFolder } from './run-folder.mjs'
import { ensureInstalled, projectEnv, projectNode, ROOT } from './toolchain.mjs'

/** What tests need that a machine may lack. */
const SKIPPED = {
  'tests/integration/auditors-docs.test.ts': 'they need python3 or sha256sum',
  'tests/extension/connected.test.ts': 'they need a whole Chromium, whose headless shell loads no extensions',
  'tests/extension/connected-firefox.test.ts': 'they need Firefox',
  'tests/extension/matrix-chromium.test.ts': 'they need a whole Chromium, whose headless shell loads no extensions',
  'tests/extension/matrix-firefox.test.ts': 'they need Firefox',
  'tests/extension/mutations.test.ts': 'minutes, with editors that only npm run test:extension installs',
  'tests/extension/hostile.test.ts': 'minutes in a whole Chromium, in npm run test:extension',
  'tests/extension/outcomes.test.ts': 'minutes in a whole Chromium, in npm run test:extension',
  'tests/integration/extension-replace.test.ts': 'they need Chromium and Firefox',
  'tests/integration/firefox-journeys.test.ts': 'they need Firefox, or are made in Chromium and by npm run test:long',
  'tests/integration/full-disk.test.ts': 'they need the right to mount a file system of their own',
  'tests/integration/go-interop.test.ts': 'they need Go and a way to its modules',
  'tests/integration/hardening-http.test.ts': 'half a minute of waiting, in npm run test:long',
  'tests/integration/ledger-export.test.ts': 'they need python3, openssl and /proc',
  'tests/integration/second-reader.test.ts': 'they need python3',
  'tests/integration/text-growth.test.ts': 'half a minute of CPU time, in npm run test:long',
  'tests/integration/stripe-mock.test.ts': 'they need Go and a way to its modules',
}

const RESULTS = path.join(ROOT, 'test-results')

ensureInstalled()
const total = { passed: 0, failed: 0, skipped: 0 }
const notes = []
const removeRunFolder = makeRunFolder()

section('Static checks and production build')
add(await check([['production build', ['scripts/build-if-stale.mjs']]]))

section('Unit, integration and contract tests')
const vitestJson = path.join(RESULTS, 'vitest.json')
rmSync(vitestJson, { force: true })
tool('vitest/vitest.mjs', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestJson}`])
const units = read(vitestJson)
add(
  units
    ? {
        passed: units.numPassedTests,
        failed: units.numFailedTests + units.numFailedTestSuites * (units.numFailedTests === 0 ? 1 : 0),
        skipped: units.numPendingTests + units.numTodoTests,
      }
    : { failed: 1 },
)
const failures = []
for (const { name, status, message, assertionResults } of units?.testResults ?? []) {
  const file = path.relative(ROOT, name)
  const failed = assertionResults.filter((test) => test.status === 'failed')
  for (const { fullName, failureMessages } of failed)
    failures.push(failedIn(`${file}: ${fullName}`, failureMessages[0]))
  if (status === 'failed' && failed.length === 0) failures.push(failedIn(file, message))
  const skipped = assertionResults.filter(({ status }) => ['pending', 'skipped', 'todo'].includes(status))
  if (skipped.length > 0) notes.push(skippedIn(file, skipped))
}

section('Browser tests')
const chromium = ensureChromium()
if (chromium.missing) {
  notes.push(`browser tests were skipped: ${chromium.missing}`)
  // On CI a missing browser is a failure of the set-up, not a reason to be green.
  add(process.env.CI ? { failed: 1 } : { skipped: 1 })
} else {
  const browserJson = path.join(RESULTS, 'browser.json')
  rmSync(browserJson, { force: true })
  tool('@playwright/test/cli.js', ['test', '--reporter=list,json'], {
    CHROMIUM_PATH: chromium.path,
    PLAYWRIGHT_JSON_OUTPUT_FILE: browserJson,
  })
  const report = read(browserJson)
  const stats = report?.stats
  add(
    stats ? { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped } : { failed: 1 },
  )
  for (const suite of report?.suites ?? []) failures.push(...failedInSuite(suite))
  if (stats?.flaky) notes.push(`${stats.flaky} browser tests passed only when repeated`)
}

const left = removeRunFolder()
if (left.length > 0) notes.push(`tests left folders behind: ${left.join(', ')}`)
for (const note of notes) process.stdout.write(`Note: ${note}\n`)
// Last, since a build server's log often shows no more than its end.
for (const failure of failures) process.stdout.write(`Failed: ${failure}\n`)
process.stdout.write(
  `${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}\n`,
)
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1)

function section(title) {
  process.stdout.write(`\n== ${title}\n`)
}

function skippedIn(file, tests) {
  return `${tests.length} skipped in ${file}: ${SKIPPED[file] ?? tests[0].title}`
}

function failedIn(place, message = '') {
  const lines = stripVTControlCharacters(message).split('\n')
  return [place, ...lines.filter((line) => line.trim() !== '').slice(0, 12)].join('\n    ')
}

/** The failed tests of a suite of Playwright's report and of the suites in it. */
function failedInSuite({ file, specs = [], suites = [] }) {
  return [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ title, tests }) =>
        failedIn(
          `${file}: ${title}`,
          tests.flatMap(({ results }) => results).find(({ error }) => error !== undefined)?.error.message,
        ),
      ),
    ...suites.flatMap(failedInSuite),
  ]
}

function tool(file, args, env = {}) {
  return spawnSync(projectNode(), [path.join(ROOT, 'node_modules', file), ...args], {
    cwd: ROOT,
    stdio: 'inherit',
    env: projectEnv(env),
  }).status
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

function add({ passed = 0, failed = 0, skipped = 0 }) {
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
}
