// `npm run test:quick`: static checks and the tests beside the source, which need no build and no browser.
import { spawnSync } from 'node:child_process'
import { check } from './check.mjs'
import { ensureInstalled, projectEnv, projectNode, ROOT } from './toolchain.mjs'

ensureInstalled()
const { failed } = await check()
const { status } = spawnSync(
  projectNode(),
  [`${ROOT}/node_modules/vitest/vitest.mjs`, 'run', '--project', 'beside', ...process.argv.slice(2)],
  { cwd: ROOT, stdio: 'inherit', env: projectEnv() },
)
process.exit(failed === 0 ? (status ?? 1) : 1)
