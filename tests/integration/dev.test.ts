import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { freePort } from '#tests/support/server.ts'

test('the development server starts from the sources and shows a screen', async () => {
  const port = await freePort()
  const dataDir = mkdtempSync(path.join(tmpdir(), 'penmark-dev-'))
  const env = {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'development',
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
  }
  const child = spawn(process.execPath, ['server/dev.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  try {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
      })
    }
    await expect.poll(() => output, { timeout: 20_000 }).toContain(`Penmark (development) at http://localhost:${port}`)
    for (const screen of ['/', '/login']) {
      const answer = await fetch(`http://localhost:${port}${screen}`)
      expect(answer.status, output).toBe(200)
      expect(await answer.text()).toContain('Penmark')
    }
  } finally {
    child.kill('SIGKILL')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
})
