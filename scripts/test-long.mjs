// `npm run test:long`: the ledger's loops at their full length; `npm test` runs the same tests in a shorter form.
import { ensureBuilt, ensureInstalled, projectNode, ROOT, run } from './toolchain.mjs'

ensureInstalled()
ensureBuilt()
run(projectNode(), [`${ROOT}/node_modules/vitest/vitest.mjs`, 'run', ...process.argv.slice(2)], { PENMARK_LONG: '1' })
