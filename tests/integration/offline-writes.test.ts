import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import SQLite from 'better-sqlite3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '#tests/support/browser.ts'
import { call } from '#tests/support/client.ts'
import { startServerFor } from '#tests/support/people.ts'
import type { RunningServer } from '#tests/support/server.ts'

type Person = Browser & { token: string }

const dataDir = mkdtempSync(path.join(tmpdir(), 'penmark-offline-'))
let server: RunningServer
let ada: Person
let bob: Person
beforeAll(async () => {
  const started = await startServerFor({ ada: 'business', bob: 'business' }, {}, dataDir)
  server = started.server
  ada = started.people.ada
  bob = started.people.bob
})
afterAll(async () => {
  await server.stop('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

function withDatabase<Value>(work: (database: SQLite.Database) => Value): Value {
  const database = new SQLite(path.join(dataDir, 'penmark.db'))
  try {
    return work(database)
  } finally {
    database.close()
  }
}

const idOf = (email: string) =>
  withDatabase((database) => String(database.prepare('SELECT id FROM user WHERE email = ?').pluck().get(email)))
const api = (person: Person, method: string, place: string, body?: unknown, key?: string) =>
  call(server, method, `/api/user/${place}`, {
    ...{ token: person.token, headers: key === undefined ? {} : { 'idempotency-key': key } },
    ...(body === undefined ? {} : { body }),
  })
type Item = { id: string; name: string; content: string; version: number }
const prompts = async (person: Person) => (await api(person, 'GET', 'custom-prompts')).body.prompts as Item[]
const createPrompt = async (person: Person, name: string) =>
  (await api(person, 'POST', 'custom-prompts', { name, content: 'x' })).body.custom_prompt as Item

/** Sends a write like a browser's queue. */
async function replay(person: Person, page: string, fields: Record<string, string>, user = idOf(person.email)) {
  const answer = await person.post('/dashboard/outbox', fields, { 'penmark-page': page, 'penmark-user': user })
  return { status: answer.status, body: answer.status === 200 ? await answer.json() : null }
}

test('24: the queue sends the same POST five times, also after a lost answer: one effect, and each answers as the first', async () => {
  const key = randomUUID()
  const fields = { name: 'Replayed', content: 'Be brief.', idempotency_key: key }
  // The first one came from the page; its answer was lost.
  expect((await ada.post('/dashboard/prompts/new', fields)).status).toBe(303)
  for (let round = 0; round < 5; round += 1) {
    expect(await replay(ada, '/dashboard/prompts/new', fields)).toEqual({ status: 200, body: { outcome: 'done' } })
  }
  const replayed = (await prompts(ada)).filter(({ name }) => name === 'Replayed')
  expect(replayed).toHaveLength(1)
  // Deleted in the meantime, it is not made again by a late repeat.
  await api(ada, 'DELETE', `custom-prompts/${replayed[0]?.id}`)
  expect((await replay(ada, '/dashboard/prompts/new', fields)).body).toEqual({ outcome: 'done' })
  expect((await prompts(ada)).filter(({ name }) => name === 'Replayed')).toEqual([])
})

test('edit, restore and delete are done once each for their key: a late repeat undoes nothing that came after', async () => {
  const { id } = await createPrompt(ada, 'Once')
  const edit = (content: string, key: string) => api(ada, 'PUT', `custom-prompts/${id}`, { name: 'Once', content }, key)
  expect((await edit('two', 'e1')).status).toBe(200)
  expect((await edit('three', 'e2')).status).toBe(200)
  expect((await edit('two', 'e1')).body.custom_prompt).toMatchObject({ content: 'three', version: 3 })
  const page = `/dashboard/prompts/${id}`
  for (let round = 0; round < 5; round += 1) {
    const restored = await replay(ada, `${page}/versions`, { version: '1', idempotency_key: 'r1' })
    expect(restored.body).toEqual({ outcome: 'done' })
  }
  expect((await api(ada, 'GET', `custom-prompts/${id}`)).body.custom_prompt).toMatchObject({ content: 'x', version: 4 })
  for (let round = 0; round < 5; round += 1) {
    expect((await replay(ada, `${page}/delete`, { idempotency_key: 'd1' })).body).toEqual({ outcome: 'done' })
    expect((await api(ada, 'DELETE', `custom-prompts/${id}`, undefined, 'd1')).status).toBe(200)
  }
  expect((await api(ada, 'DELETE', `custom-prompts/${id}`, undefined, 'd2')).status).toBe(404)
})

test('of 50 at once with one key one takes effect, and all get its answer', async () => {
  const key = randomUUID()
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => api(ada, 'POST', 'custom-prompts', { name: 'At once', content: 'x' }, key)),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(answers.map(({ body }) => (body.custom_prompt as Item).id)).size).toBe(1)
  const { id } = await createPrompt(ada, 'At once, changed')
  await Promise.all(
    Array.from({ length: 50 }, () => api(ada, 'PUT', `custom-prompts/${id}`, { name: 'Changed', content: 'y' }, 'c1')),
  )
  expect((await api(ada, 'GET', `custom-prompts/${id}`)).body.custom_prompt).toMatchObject({ version: 2 })
})

test('the same key with another body, or for another write, is refused and changes nothing', async () => {
  const { id } = await createPrompt(ada, 'Mine')
  expect((await api(ada, 'PUT', `custom-prompts/${id}`, { name: 'Mine', content: 'a' }, 'm1')).status).toBe(200)
  for (const answer of [
    await api(ada, 'PUT', `custom-prompts/${id}`, { name: 'Mine', content: 'b' }, 'm1'),
    await api(ada, 'DELETE', `custom-prompts/${id}`, undefined, 'm1'),
    await api(ada, 'POST', 'style-preferences', {}, 'm1'),
  ]) {
    expect(answer.status).toBe(409)
    expect(answer.body.code).toBe('idempotency_mismatch')
  }
  const refused = await replay(ada, `/dashboard/prompts/${id}`, { name: 'Mine', content: 'b', idempotency_key: 'm1' })
  expect(refused.body).toMatchObject({ outcome: 'refused', message: expect.stringContaining('Idempotency-Key') })
  expect((await api(ada, 'GET', `custom-prompts/${id}`)).body.custom_prompt).toMatchObject({ content: 'a' })
  expect((await api(ada, 'PUT', `custom-prompts/${id}`, { name: 'Mine', content: 'b' }, 'no blanks')).status).toBe(400)
})

test('another user’s key is another key, and the key of a refused write can be used again', async () => {
  const create = (person: Person, name: string) =>
    api(person, 'POST', 'custom-prompts', { name, content: 'x' }, 'shared')
  expect((await create(ada, 'By Ada')).status).toBe(201)
  expect((await create(bob, 'By Bob')).status).toBe(201)
  await createPrompt(bob, 'Taken')
  const createAgain = () => api(bob, 'POST', 'custom-prompts', { name: 'Taken', content: 'x' }, 'again')
  expect((await createAgain()).body.code).toBe('name_exists')
  const freed = await api(bob, 'POST', 'custom-prompts', { name: 'Free', content: 'x' }, 'again')
  expect(freed.status).toBe(201)
  expect((await createAgain()).body.code).toBe('idempotency_mismatch')
})

test('preferences: an earlier save that comes again does not win over a later one', async () => {
  const save = (length: string, key?: string) => api(bob, 'POST', 'style-preferences', { response_length: length }, key)
  expect((await save('small', 's1')).status).toBe(200)
  expect((await save('large', 's2')).status).toBe(200)
  expect((await save('small', 's1')).body.preferences).toMatchObject({ response_length: 'large' })
  const reset = () => replay(bob, '/dashboard/preferences/reset', { idempotency_key: 'z1' })
  expect((await reset()).body).toEqual({ outcome: 'done' })
  await save('medium')
  expect((await reset()).body).toEqual({ outcome: 'done' })
  expect((await api(bob, 'GET', 'style-preferences')).body.preferences).toMatchObject({ response_length: 'medium' })
})

test('an import and a bookmark out of the queue take effect once', async () => {
  const pasted = JSON.stringify([
    { name: 'Brought 1', content: 'x' },
    { name: 'Brought 2', content: 'x' },
  ])
  for (let round = 0; round < 5; round += 1) {
    const answer = await replay(bob, '/dashboard/prompts/import', { pasted, idempotency_key: 'i1' })
    expect(answer.body).toEqual({ outcome: 'done' })
  }
  expect((await prompts(bob)).filter(({ name }) => name.startsWith('Brought'))).toHaveLength(2)
  // Under another key the entries exist already: the answer says so, and the browser keeps the file.
  const partly = await replay(bob, '/dashboard/prompts/import', { pasted, idempotency_key: 'i2' })
  expect(partly.body).toMatchObject({
    outcome: 'refused',
    message: '0 of 2 entries were added. The file is still here.',
  })
  const fields = { operation: 'rephrase', input: '', output: 'Kept offline', language: '', receipt: '' }
  for (let round = 0; round < 5; round += 1) {
    expect((await replay(bob, '/dashboard/bookmarks', fields)).body).toEqual({ outcome: 'done' })
  }
  const { bookmarks } = (await api(bob, 'GET', 'bookmarks')).body as { bookmarks: { id: string }[] }
  expect(bookmarks).toHaveLength(1)
  const gone = `/dashboard/bookmarks/${bookmarks[0]?.id}/delete`
  for (let round = 0; round < 5; round += 1) {
    expect((await replay(bob, gone, { idempotency_key: 'b1' })).body).toEqual({ outcome: 'done' })
  }
})

test('a refused write says why in words, a write of somebody else does nothing, and what is not queued is not done', async () => {
  await createPrompt(ada, 'Name that is there')
  const again = await replay(ada, '/dashboard/prompts/new', { name: 'Name that is there', content: 'x' })
  expect(again.body).toEqual({ outcome: 'refused', message: 'A prompt with this name already exists' })
  const blank = await replay(ada, '/dashboard/prompts/new', { name: 'No content' })
  expect(blank.body).toEqual({ outcome: 'refused', message: 'Prompt content is required' })
  const gone = await replay(ada, '/dashboard/prompts/prm_gone', { name: 'a', content: 'b' })
  expect(gone.body).toMatchObject({ outcome: 'refused' })
  const other = await replay(ada, '/dashboard/prompts/new', { name: 'Not hers', content: 'x' }, idOf('bob@example.com'))
  expect(other.body).toEqual({ outcome: 'other-user' })
  for (const page of [
    '/dashboard/billing/change',
    '/login',
    '/dashboard/assistant',
    '/dashboard/settings/delete',
    '',
  ]) {
    expect((await replay(ada, page, { name: 'Not queued', content: 'x' })).status).toBe(400)
  }
  const names = [...(await prompts(ada)), ...(await prompts(bob))].map(({ name }) => name)
  expect(names).not.toContain('Not hers')
  expect(names).not.toContain('Not queued')
  const bare = await fetch(`${server.url}/dashboard/outbox`, {
    ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams({ name: 'a' }) },
    headers: { origin: server.url, 'penmark-page': '/dashboard/prompts/new' },
  })
  expect([bare.status, bare.headers.get('location')?.startsWith('/login')]).toEqual([302, true])
  const stranger = await fetch(`${server.url}/dashboard/outbox`, {
    ...{ method: 'POST', redirect: 'manual', body: new URLSearchParams({ name: 'a' }) },
    headers: { origin: 'https://evil.example', 'penmark-page': '/dashboard/prompts/new' },
  })
  expect(stranger.status).toBe(403)
})

test('a plain form sent twice is one effect, and the table holds nothing of what was written', async () => {
  const page = await (await ada.get('/dashboard/prompts/new')).text()
  const key = /name="idempotency_key" value="([^"]+)"/.exec(page)?.[1] ?? ''
  expect(key).toMatch(/^[0-9a-f-]{36}$/)
  const fields = { name: 'A secret plan', content: 'Nobody knows', idempotency_key: key }
  for (let round = 0; round < 2; round += 1) expect((await ada.post('/dashboard/prompts/new', fields)).status).toBe(303)
  const rows = withDatabase((database) => database.prepare('SELECT * FROM idempotent_write').raw().all())
  const everything = rows.flat().map((cell) => (Buffer.isBuffer(cell) ? cell.toString('latin1') : String(cell)))
  expect(everything.join('\n')).not.toMatch(/secret|Nobody/)
  expect(everything.join('\n')).not.toContain(key)
})

test('the worker that sends what waits is served from the root, never out of an old cache, and nothing else may be one', async () => {
  const worker = await fetch(`${server.url}/service-worker.js`)
  expect(worker.status).toBe(200)
  expect(worker.headers.get('content-type')).toContain('javascript')
  expect(worker.headers.get('cache-control')).toBe('no-cache')
  const policy = (await ada.get('/dashboard')).headers.get('content-security-policy')
  expect(policy).toContain("worker-src 'self'")
})
