import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { patience } from '#tests/support/patience.ts'
import { freePort } from '#tests/support/server.ts'

test('npm run dev shows screens from the sources, and without a key sells plans of a double that ends with it and goes on at the next start', async () => {
  const [port, doublePort] = [await freePort(), await freePort()]
  const dataDir = mkdtempSync(path.join(tmpdir(), 'penmark-dev-'))
  const settings = {
    PATH: process.env.PATH ?? '',
    PORT: String(port),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    STRIPE_DOUBLE_PORT: String(doublePort),
  }
  const api = `http://localhost:${doublePort}/v1/customers`
  const headers = { authorization: 'Bearer sk_test_local', 'content-type': 'application/x-www-form-urlencoded' }
  const run = async (work: () => Promise<void>) => {
    const child = spawn(process.execPath, ['scripts/dev.mjs'], { env: settings, stdio: ['ignore', 'pipe', 'pipe'] })
    const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()))
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
      })
    }
    try {
      await expect
        .poll(() => output, { timeout: patience(60_000) })
        .toContain(`Penmark (development) at http://localhost:${port}`)
      expect(output).toContain(
        `Plans can be bought with test cards, from a Stripe double at http://localhost:${doublePort}\n`,
      )
      await work()
    } finally {
      child.kill('SIGTERM')
      await ended
    }
    await expect
      .poll(() =>
        fetch(api, { headers }).then(
          () => 'answers',
          () => 'gone',
        ),
      )
      .toBe('gone')
  }
  let customer = ''
  await run(async () => {
    for (const screen of ['/', '/login']) {
      const answer = await fetch(`http://localhost:${port}${screen}`)
      expect(answer.status).toBe(200)
      expect(await answer.text()).toContain('Penmark')
    }
    const answer = await fetch(api, { method: 'POST', headers, body: 'email=ada%40example.com' })
    customer = ((await answer.json()) as { id: string }).id
  })
  await run(async () => {
    expect((await fetch(`${api}/${customer}`, { headers })).status).toBe(200)
  })
  rmSync(dataDir, { recursive: true, force: true })
}, 180_000)
