import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { patience } from '#tests/support/patience.ts'
import { freePort } from '#tests/support/server.ts'

/** A stale build would be built again under the feet of the other tests. */
const isFresh =
  spawnSync(process.execPath, [
    '--input-type=module',
    '--eval',
    "import { isBuilt } from './scripts/toolchain.mjs'; process.exit(isBuilt() ? 0 : 1)",
  ]).status === 0

// npm passes a signal to its shell only, so the server has to notice by itself that it was left behind.

const dataDir = mkdtempSync(path.join(tmpdir(), 'penmark-npm-start-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** The processes below one, by the table of this system. */
function below(parent: number): number[] {
  const children = readFileSync(`/proc/${parent}/task/${parent}/children`, 'utf8').trim().split(' ').filter(Boolean)
  return children.map(Number).flatMap((child) => [child, ...below(child)])
}

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

test.skipIf(process.platform !== 'linux' || !isFresh)('a signal to npm start stops the server as well', async () => {
  const port = await freePort()
  const npm = spawn('npm', ['start'], {
    stdio: 'ignore',
    env: {
      ...process.env,
      ...{ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, NODE_ENV: 'production' },
      // The server runs in the process of the launcher, or in a child of it.
      PATH: `${path.dirname(process.execPath)}:${process.env.PATH}`,
    },
  })
  const ended = once(npm, 'exit')
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isUp, { timeout: patience(30_000), interval: 100 }).toBe(true)
  const processes = below(npm.pid ?? 0)
  expect(processes.length).toBeGreaterThan(0)
  npm.kill('SIGTERM')
  await ended
  await expect.poll(() => processes.filter(runs), { timeout: patience(20_000) }).toEqual([])
  expect(await isUp()).toBe(false)
})
