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
  const statusOf = async (customer: string) => (await fetch(`${api}/${customer}`, { headers })).status
  const newCustomer = async () => {
    const answer = await fetch(api, { method: 'POST', headers, body: 'email=ada%40example.com' })
    return ((await answer.json()) as { id: string }).id
  }
  /** Runs a program from when it says that it is ready until its double is gone. */
  const run = async (args: string[], ready: string, work: (output: string) => Promise<void>) => {
    const child = spawn(process.execPath, args, { env: settings, stdio: ['pipe', 'pipe', 'pipe'] })
    const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()))
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
      })
    }
    try {
      await expect.poll(() => output, { timeout: patience(60_000) }).toContain(ready)
      await work(output)
    } finally {
      child.kill('SIGTERM')
      child.stdin.end()
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
  // An earlier and a later start: of the double alone, on the same file, because Vite takes eight seconds of CPU time.
  const alone = [
    'tests/mocks/stripe/main.ts',
    '--port',
    String(doublePort),
    '--keep',
    path.join(dataDir, 'stripe-double'),
  ]
  const customers: string[] = []
  await run(alone, String(doublePort), async () => {
    customers.push(await newCustomer())
  })
  await run(['scripts/dev.mjs'], `Penmark (development) at http://localhost:${port}`, async (output) => {
    expect(output).toContain(
      `Plans can be bought with test cards, from a Stripe double at http://localhost:${doublePort}\n`,
    )
    // In German the landing page loads no dictionaries in advance.
    for (const screen of ['/?lang=de', '/login']) {
      const answer = await fetch(`http://localhost:${port}${screen}`)
      expect(answer.status).toBe(200)
      expect(await answer.text()).toContain('Penmark')
    }
    expect(await statusOf(customers[0] ?? '')).toBe(200)
    customers.push(await newCustomer())
  })
  await run(alone, String(doublePort), async () => {
    for (const customer of customers) expect([customer, await statusOf(customer)]).toEqual([customer, 200])
  })
  rmSync(dataDir, { recursive: true, force: true })
}, 180_000)
