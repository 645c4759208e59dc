// `npm run test:extension`: the extension in real browsers at full length; `npm test` runs the same files in a shorter form.
// With arguments only the test files that they name.
import { ensureChromium } from './chromium.mjs'
import { ensureBuilt, ensureInstalled, fail, projectNode, ROOT, run } from './toolchain.mjs'

ensureInstalled()
ensureBuilt()
const chromium = ensureChromium()
if (chromium.missing) fail(chromium.missing)
const named = process.argv.slice(2)
const files = named.length > 0 ? named : ['extension/', 'tests/extension/', 'tests/integration/extension-']
run(projectNode(), [`${ROOT}/node_modules/vitest/vitest.mjs`, 'run', ...files], {
  PENMARK_LONG: '1',
  EXTENSION_CHROMIUM: process.env.EXTENSION_CHROMIUM ?? '/usr/bin/chromium',
})
