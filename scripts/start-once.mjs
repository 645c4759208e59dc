// A start of the built server, so that Node writes down what it compiled for it.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { fail, projectNode } from './toolchain.mjs'

/** What most visitors ask for first, so that the code for pages is among it. */
const PAGES = ['/', '/login']

/** Starts the server on a folder of its own, reads pages, and ends it. Fails if that does not work. */
export async function startOnce(file) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'penmark-compile-'))
  const port = await freePort()
  // No settings of the machine, since this is no server of its operator.
  const env = {
    ...{ PATH: process.env.PATH, NODE_ENV: 'production', LOG_LEVEL: 'warn' },
    ...{ HOST: '127.0.0.1', PORT: String(port), DATA_DIR: folder },
  }
  const server = spawn(projectNode(), [file], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const ready = new Promise((resolve) => server.stdout.once('data', resolve))
  await Promise.race([ready, ended])
  if (server.exitCode === null)
    for (const page of PAGES) await fetch(`http://127.0.0.1:${port}${page}`).then((answer) => answer.text())
  server.kill('SIGTERM')
  const code = await ended
  rmSync(folder, { recursive: true, force: true })
  if (code !== 0) fail(`the built server ended with ${code} at its first start`)
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })
}
