import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import SQLite from 'better-sqlite3'
import { expect, test } from 'vitest'
import { parseCheckpoint } from '#app/.server/ledger/publish/checkpoint-text.ts'
import { openNote } from '#app/.server/ledger/publish/note.ts'
import { parseVkey } from '#app/.server/ledger/publish/signer.ts'
import { decodeConsistencyProof } from '#app/.server/ledger/tree/proof-text.ts'
import { verifyConsistency } from '#app/.server/ledger/tree/proofs.ts'
import { startOpenAiDouble } from '#tests/mocks/openai/server.ts'
import { call, PASSWORD, signUp } from '#tests/support/client.ts'
import { type RunningServer, startServer } from '#tests/support/server.ts'

async function text(server: RunningServer, address: string): Promise<string> {
  const answer = await fetch(`${server.url}/ledger/${address}`)
  expect(answer.status, address).toBe(200)
  expect(answer.headers.getSetCookie(), address).toEqual([])
  return answer.text()
}

/** The newest checkpoint, verified with the key that the server publishes. */
async function checkpointOf(server: RunningServer) {
  const key = parseVkey((await text(server, 'vkey')).trim())
  const note = await text(server, 'checkpoint')
  const opened = openNote(note, key === undefined ? [] : [key])
  const checkpoint = opened.ok ? parseCheckpoint(opened.text, key?.name ?? '') : undefined
  if (checkpoint === undefined) throw new Error(`no checkpoint: ${note}`)
  return { note, ...checkpoint }
}

async function assist(server: RunningServer, token: string) {
  return call(server, 'POST', '/api/ai-assist', {
    token,
    body: { text: 'The meeting is at noon. Please come early. We will begin without delay.', operation: 'summarize' },
  })
}

test('checkpoint, tiles and consistency are public, cached as they may be, and strict about their addresses', async () => {
  await using server = await startServer()
  await expect.poll(async () => (await fetch(`${server.url}/ledger/checkpoint`)).status).toBe(200)
  const { size } = await checkpointOf(server)
  const checkpoint = await fetch(`${server.url}/ledger/checkpoint`)
  expect(checkpoint.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(checkpoint.headers.get('cache-control')).toBe('public, max-age=5')
  const tile = await fetch(`${server.url}/ledger/tile/0/000.p/${size}`)
  expect(tile.headers.get('content-type')).toBe('application/octet-stream')
  expect(tile.headers.get('cache-control')).toContain('immutable')
  expect((await tile.arrayBuffer()).byteLength).toBe(32 * size)
  for (const address of [
    `tile/0/000.p/${size + 1}`,
    'tile/0/000',
    'tile/0/000.p/0',
    'tile/0/000.p/01',
    'tile/0/000.p/256',
    'tile/0/0.p/1',
    'tile/0/x000/000.p/1',
    'tile/00/000.p/1',
    'tile/64/000.p/1',
    'tile/0/000.p/1?x=1',
    'tile/0/000.p/1/',
    'tile/0/%3000.p/1',
    `tile/entries/000.p/${size}`,
    'tile/entries/000',
    'checkpoint?x=1',
    'register',
    'consistency',
    `consistency?from=${size}&to=${size + 1}`,
    `consistency?from=0&to=${size}`,
    `consistency?to=${size}&from=${size}`,
  ]) {
    const answer = await fetch(`${server.url}/ledger/${address}`)
    expect(answer.status, address).toBe(404)
    expect(answer.headers.get('cache-control'), address).toBe('no-store')
  }
  expect((await fetch(`${server.url}/ledger/checkpoint`, { method: 'POST' })).status).toBe(405)
})

test('invariants 25 and 26: a server whose database was put back goes on with the log that it had published', async () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'penmark-restore-'))
  const database = path.join(dataDir, 'penmark.db')
  const backup = path.join(dataDir, 'penmark.backup')
  const double = await startOpenAiDouble()
  const settings = { OPENAI_BASE_URL: double.url, OPENAI_MODEL: 'double-1' }
  try {
    await using first = await startServer(settings, dataDir)
    const { token } = await signUp(first, 'ada@example.com')
    const file = new SQLite(database, { readonly: true })
    await file.backup(backup)
    file.close()
    expect((await assist(first, token)).status).toBe(200)
    // Stopping publishes the rest.
    expect(await first.stop()).toBe(0)

    await using second = await startServer({}, dataDir)
    const before = await checkpointOf(second)
    await second.stop('SIGKILL')

    const putBack = () => {
      for (const suffix of ['-wal', '-shm']) rmSync(database + suffix, { force: true })
      copyFileSync(backup, database)
    }
    putBack()
    await using restored = await startServer({ ...settings, PORT: String(first.port) }, dataDir)
    expect(await checkpointOf(restored)).toEqual(before)
    expect(restored.output()).toContain('the ledger is what was published again')
    // The session was restored with the database; the used credit stays used.
    const usage = (await assist(restored, token)).body.usage as { current_month: number }
    expect(usage.current_month).toBe(2)
    expect(await restored.stop()).toBe(0)

    await using later = await startServer({}, dataDir)
    const after = await checkpointOf(later)
    expect(after.size).toBeGreaterThan(before.size)
    const proof = decodeConsistencyProof(await text(later, `consistency?from=${before.size}&to=${after.size}`))
    const claim = { from: before.size, to: after.size, fromRoot: before.root, toRoot: after.root }
    expect(verifyConsistency({ ...claim, proof: proof?.proof ?? [] })).toBe(true)
    await later.stop('SIGKILL')

    putBack()
    rmSync(path.join(dataDir, 'archive', 'tile', 'entries'), { recursive: true })
    await using readOnly = await startServer({}, dataDir)
    expect(readOnly.output()).toContain('archive_incomplete')
    for (const page of ['/', '/login', '/register', '/readyz', '/api/plans']) {
      expect((await fetch(`${readOnly.url}${page}`)).status, page).toBe(200)
    }
    const login = await call(readOnly, 'POST', '/api/auth/login', {
      body: { email: 'ada@example.com', password: PASSWORD },
    })
    expect(login.status).toBe(200)
    expect(await assist(readOnly, String(login.body.token))).toMatchObject({
      status: 503,
      body: { code: 'ledger_read_only', detail: expect.stringContaining('can’t record usage') },
    })
    const stranger = { email: 'new@example.com', password: PASSWORD }
    expect(await call(readOnly, 'POST', '/api/auth/register', { body: stranger })).toMatchObject({
      status: 503,
      body: { code: 'ledger_read_only' },
    })
    const form = await fetch(`${readOnly.url}/register`, {
      method: 'POST',
      headers: { origin: readOnly.url, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ...stranger, intent: 'register', confirm_password: PASSWORD }).toString(),
    })
    expect(form.status).toBe(503)
    expect(await form.text()).toContain('can’t record usage')
    const signIn = await fetch(`${readOnly.url}/login`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: readOnly.url, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ intent: 'login', email: 'ada@example.com', password: PASSWORD }).toString(),
    })
    expect(signIn.status).toBe(303)
    const cookie = signIn.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    for (const page of ['/dashboard', '/dashboard/assistant', '/dashboard/usage']) {
      expect((await fetch(`${readOnly.url}${page}`, { headers: { cookie } })).status, page).toBe(200)
    }
    const screen = await fetch(`${readOnly.url}/dashboard/assistant`, {
      method: 'POST',
      headers: { cookie, origin: readOnly.url, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ intent: 'process', text: 'One. Two. Three.', operation: 'summarize' }).toString(),
    })
    expect(screen.status).toBe(503)
    expect(await screen.text()).toContain('can’t record usage')
    expect(readOnly.output()).not.toContain('failed')
    expect(await readOnly.stop()).toBe(0)
  } finally {
    await double.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
})
