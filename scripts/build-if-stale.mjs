// The production build as one step beside the static checks (scripts/test.mjs).
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { ensureBuilt, projectEnv, projectNode, ROOT } from './toolchain.mjs'

ensureBuilt()
if (process.env.NODE_COMPILE_CACHE) await compile()

/** Starts the server and ends it. Node then keeps what it compiled, which spares each server of the tests a fifth of a second. */
async function compile() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'penmark-compile-'))
  const port = await freePort()
  const server = spawn(projectNode(), [path.join(ROOT, 'build/server/index.js')], {
    env: projectEnv({ NODE_ENV: 'production', PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'warn' }),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const ready = new Promise((resolve) => server.stdout.once('data', resolve))
  await Promise.race([ready, ended])
  if (server.exitCode === null) await fetch(`http://localhost:${port}/login`).then((page) => page.text())
  server.kill('SIGTERM')
  if ((await ended) !== 0) process.exitCode = 1
  rmSync(folder, { recursive: true, force: true })
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
