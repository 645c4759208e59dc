// `npm run test:long`: the ledger's loops at their full length and the screens in every language; `npm test` runs the
// same tests in a shorter form. With arguments only the test files that they name.
import { ensureChromium } from './chromium.mjs'
import { ensureBuilt, ensureInstalled, fail, projectNode, ROOT, run } from './toolchain.mjs'

ensureInstalled()
ensureBuilt()
const files = process.argv.slice(2)
run(projectNode(), [`${ROOT}/node_modules/vitest/vitest.mjs`, 'run', ...files], { PENMARK_LONG: '1' })
if (files.length === 0) {
  const chromium = ensureChromium()
  if (chromium.missing) fail(chromium.missing)
  const looks = ['languages', 'look', 'settings'].map((name) => `tests/e2e/${name}.spec.ts`)
  run(projectNode(), [`${ROOT}/node_modules/@playwright/test/cli.js`, 'test', '--reporter=list', ...looks], {
    CHROMIUM_PATH: chromium.path,
    PENMARK_LONG: '1',
  })
}
