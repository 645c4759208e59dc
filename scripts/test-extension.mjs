// `npm run test:extension`: the extension in real browsers at full length, with editors that only this run installs; `npm test`
// runs the same files in a shorter form. With arguments only the test files that they name.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { ensureChromium } from './chromium.mjs'
import { ensureBuilt, ensureInstalled, fail, projectNode, ROOT, run } from './toolchain.mjs'

const EDITORS = path.join(ROOT, 'tests', 'extension', 'editors')

ensureInstalled()
ensureBuilt()
if (!existsSync(path.join(EDITORS, 'node_modules')))
  run('npm', ['ci', '--prefix', EDITORS, '--no-audit', '--no-fund', '--loglevel=error'])
const chromium = ensureChromium()
if (chromium.missing) fail(chromium.missing)
const named = process.argv.slice(2)
const files = named.length > 0 ? named : ['extension/', 'tests/extension/', 'tests/integration/extension-']
const seen = path.join(ROOT, 'build', 'extension-matrix')
run(projectNode(), [`${ROOT}/node_modules/vitest/vitest.mjs`, 'run', ...files], {
  PENMARK_LONG: '1',
  EXTENSION_CHROMIUM: process.env.EXTENSION_CHROMIUM ?? '/usr/bin/chromium',
  EXTENSION_MATRIX: seen,
})
if (named.length === 0) run(projectNode(), [path.join(ROOT, 'tests', 'extension', 'write-works-on.ts'), seen], {})
