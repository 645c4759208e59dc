import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type SQLite from 'better-sqlite3'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BOOKMARKS_MAX } from '#app/domain/bookmarks/bookmarks.ts'
import { type Browser, signedIn } from '#tests/support/browser.ts'
import { call } from '#tests/support/client.ts'
import { withSealedDatabase, wordsInFiles } from '#tests/support/kept-text.ts'
import { type RunningServer, startServer } from '#tests/support/server.ts'

type Person = Browser & { token: string }

const dataDir = mkdtempSync(path.join(tmpdir(), 'penmark-bookmarks-'))
let server: RunningServer
let ada: Person
let bob: Person
beforeAll(async () => {
  server = await startServer({}, dataDir)
  ada = await signedIn(server, 'ada@example.com')
  bob = await signedIn(server, 'bob@example.com')
})
afterAll(async () => {
  await server.stop('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})

const textOf = async (answer: Response) =>
  (await answer.text()).replaceAll('<!-- -->', '').replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
const api = (person: Person, method: string, tail = '', body?: unknown, headers: Record<string, string> = {}) =>
  call(server, method, `/api/user/bookmarks${tail}`, {
    ...{ token: person.token, headers },
    ...(body === undefined ? {} : { body }),
  })
const savedIn = (answer: { body: Record<string, unknown> }) =>
  answer.body.bookmark as { id: string; title: string; input: string | null; receipt: number | null }

const withDatabase = <Value>(work: (database: SQLite.Database) => Value) => withSealedDatabase(dataDir, work)

const empty = (person: Person) =>
  withDatabase((database) =>
    database.prepare('DELETE FROM bookmark WHERE user_id = (SELECT id FROM user WHERE email = ?)').run(person.email),
  )

test('spec 1: bookmarks, whose screen is not shown there: a result of the assistant is kept by a plain form, opened, used again, downloaded and deleted', async () => {
  const request = { token: ada.token, body: { text: 'In order to win, alot of people was waiting.' } }
  const { processed_text: output, receipt } = (await call(server, 'POST', '/api/ai-assist', request)).body
  const seq = String((receipt as { seq: number }).seq)
  const fields = { operation: 'rephrase', input: 'In order to win', output: String(output), receipt: seq }
  const created = await ada.post('/dashboard/bookmarks', fields)
  expect(created.status).toBe(303)
  const at = created.headers.get('location') ?? ''
  expect(at).toMatch(/^\/dashboard\/bookmarks\/bmk_\w+$/)
  const bookmarkPage = await textOf(await ada.get(at))
  expect(bookmarkPage).toContain('Bookmark saved.')
  expect(bookmarkPage).toContain(`/dashboard/usage/receipts/${fields.receipt}`)
  expect(bookmarkPage).not.toContain('Your text')
  const again = await ada.post('/dashboard/bookmarks', fields)
  expect(again.headers.get('location')).toBe(at)
  expect(await textOf(await ada.get('/dashboard/bookmarks'))).toContain('1 of 500')
  const file = await ada.get(`${at}/download`)
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="[a-z0-9-]+\.txt"$/)
  expect(await file.text()).toBe(`${fields.output}\n`)
  expect((await ada.get(`${at}/delete`)).status).toBe(200)
  expect((await ada.get(at)).status).toBe(200)
  expect((await ada.post(`${at}/delete`)).headers.get('location')).toBe('/dashboard/bookmarks')
  expect(await textOf(await ada.get('/dashboard/bookmarks'))).toContain('No bookmarks yet')
  expect((await ada.get(at)).status).toBe(404)
})

test('the text that went in is kept only where that was ticked', async () => {
  const form = { operation: 'explain', input: 'what I typed', output: 'what came', receipt: '' }
  const plain = await ada.post('/dashboard/bookmarks', form)
  const ticked = await ada.post('/dashboard/bookmarks', { ...form, keep_input: 'on' })
  expect(await textOf(await ada.get(plain.headers.get('location') ?? ''))).not.toContain('what I typed')
  expect(await textOf(await ada.get(ticked.headers.get('location') ?? ''))).toContain('what I typed')
  const inputs = "SELECT open_text(workspace_id, 'bookmark', id, 'input', input) FROM bookmark ORDER BY id"
  expect(withDatabase((database) => database.prepare(inputs).pluck().all())).toEqual([null, 'what I typed'])
  expect(wordsInFiles(dataDir, ['what I typed', 'what came'])).toEqual([])
  empty(ada)
})

test('another user’s bookmark is 404 on every page and call, and stands in nobody else’s list or file', async () => {
  const { id } = savedIn(await api(bob, 'POST', '', { operation: 'rephrase', output: 'Bob’s own words' }))
  for (const tail of ['', '/delete', '/download']) {
    const answer = await ada.get(`/dashboard/bookmarks/${id}${tail}`)
    expect([tail, answer.status]).toEqual([tail, 404])
    expect(await answer.text()).not.toContain('own words')
  }
  expect((await ada.post(`/dashboard/bookmarks/${id}/delete`)).status).toBe(404)
  for (const method of ['GET', 'DELETE']) {
    expect((await api(ada, method, `/${id}`)).body).toMatchObject({ code: 'not_found' })
  }
  expect(await (await ada.get('/dashboard/bookmarks/export')).text()).not.toContain('own words')
  expect((await api(ada, 'GET', '?q=own')).body).toMatchObject({ bookmarks: [], matches: 0, limit: 500 })
  expect((await api(bob, 'GET', `/${id}`)).status).toBe(200)
  expect((await api(bob, 'DELETE', `/${id}`)).body).toEqual({ message: 'Bookmark deleted.' })
})

test('the same Idempotency-Key gives the same bookmark, with other content it is refused, and it is the user’s own', async () => {
  const key = { 'idempotency-key': 'keep-1' }
  const body = { operation: 'rephrase', output: 'One' }
  const first = await api(ada, 'POST', '', body, key)
  expect([first.status, first.body.message]).toEqual([201, 'Bookmark saved.'])
  expect((await api(ada, 'POST', '', body, key)).body).toEqual(first.body)
  expect((await api(ada, 'POST', '', { ...body, output: 'Two' }, key)).body).toMatchObject({
    code: 'idempotency_mismatch',
  })
  expect(savedIn(await api(bob, 'POST', '', { ...body, output: 'Two' }, key)).id).not.toBe(savedIn(first).id)
  expect((await api(ada, 'POST', '', body, { 'idempotency-key': 'no blank' })).body.code).toBe(
    'idempotency_key_invalid',
  )
  const many = await Promise.all(
    Array.from({ length: 20 }, () => api(ada, 'POST', '', { ...body, output: 'Three' }, { 'idempotency-key': 'many' })),
  )
  expect(new Set(many.map((answer) => savedIn(answer).id)).size).toBe(1)
  empty(ada)
  empty(bob)
})

test('of 50 creates at once on the last place exactly one is kept, and the others say that it is full', async () => {
  for (const { status } of [await api(bob, 'POST', '', { operation: 'rephrase', output: 'x' })])
    expect(status).toBe(201)
  withDatabase((database) =>
    database
      .prepare(
        `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
         INSERT INTO bookmark SELECT 'bmk_full' || i, m.workspace_id, u.id,
           seal_text(m.workspace_id, 'bookmark', 'bmk_full' || i, 'title', 'Number ' || i), 'rephrase', NULL,
           seal_text(m.workspace_id, 'bookmark', 'bmk_full' || i, 'output', 'Text ' || i),
           NULL, NULL, NULL, i FROM n, user u JOIN membership m ON m.user_id = u.id WHERE u.email = ?`,
      )
      .run(BOOKMARKS_MAX - 2, bob.email),
  )
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => api(bob, 'POST', '', { operation: 'expand', output: `Last ${index}` })),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  const refused = answers.filter(({ status }) => status !== 201)
  expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(new Set(['409 bookmarks_full']))
  const page = await bob.post('/dashboard/bookmarks', { operation: 'rephrase', output: 'One more' })
  expect(page.status).toBe(409)
  const text = await textOf(page)
  expect(text).toContain('You’ve reached 500 bookmarks.')
  expect(text).toContain('500 of 500')
  expect(text).toContain('Page 1 of 10')
  expect(await textOf(await bob.get('/dashboard/bookmarks?page=10'))).toContain('Number 1<')
  expect(await textOf(await bob.get('/dashboard/bookmarks?q=NUMBER+321'))).toContain('Number 321')
  expect(await textOf(await bob.get('/dashboard/bookmarks?q=nothing+of+it'))).toContain('No bookmark matches')
  const file = (await (await bob.get('/dashboard/bookmarks/export')).json()) as { bookmarks: { title: string }[] }
  expect(file.bookmarks).toHaveLength(BOOKMARKS_MAX)
  expect(file.bookmarks[0]).toMatchObject({ title: 'Number 1', output: 'Text 1', receipt: null })
  expect((await api(ada, 'POST', '', { operation: 'rephrase', output: 'Room here' })).status).toBe(201)
  empty(ada)
  empty(bob)
})

test('what is no bookmark is refused with its field, and somebody else’s receipt is none', async () => {
  const good = { operation: 'rephrase', output: 'x' }
  const refusals = [
    [{ output: 'x' }, 'operation'],
    [{ ...good, output: ' \n' }, 'output'],
    [{ ...good, output: 'é'.repeat(20_001) }, 'output'],
    [{ ...good, input: '😀'.repeat(5001) }, 'input'],
    [{ ...good, title: 'x'.repeat(101) }, 'title'],
    [{ ...good, receipt: -1 }, 'receipt'],
    [{ ...good, receipt: '7' }, 'receipt'],
  ] as const
  for (const [body, field] of refusals) {
    expect((await api(ada, 'POST', '', body)).body).toMatchObject({ code: 'invalid_input', field })
  }
  expect((await api(ada, 'POST', '', { ...good, output: 'é'.repeat(20_000), input: '😀'.repeat(5000) })).status).toBe(
    201,
  )
  const request = { token: ada.token, body: { text: 'We met due to the fact that alot of people was waiting.' } }
  const { seq } = (await call(server, 'POST', '/api/ai-assist', request)).body.receipt as { seq: number }
  expect((await api(bob, 'POST', '', { ...good, receipt: seq })).body).toMatchObject({ code: 'bookmark_receipt' })
  expect(savedIn(await api(ada, 'POST', '', { ...good, receipt: seq }))).toMatchObject({ receipt: seq, title: 'x' })
  expect((await api(ada, 'PUT', '', good)).headers.get('allow')).toBe('GET, POST')
  for (const page of ['0', '1.5', '99999999999999999999']) {
    expect((await api(ada, 'GET', `?page=${page}`)).status).toBe(400)
  }
  empty(ada)
})

test('a store that cannot be read or written is told, on the pages and by call', async () => {
  const { id } = savedIn(await api(ada, 'POST', '', { operation: 'rephrase', output: 'Stays' }))
  withDatabase((database) =>
    database.exec(`CREATE TRIGGER no_delete BEFORE DELETE ON bookmark BEGIN SELECT RAISE(ABORT, 'disk'); END`),
  )
  const remove = await ada.post(`/dashboard/bookmarks/${id}/delete`)
  expect([remove.status, (await textOf(remove)).includes('Failed to delete the bookmark')]).toEqual([500, true])
  withDatabase((database) => database.exec('DROP TRIGGER no_delete; ALTER TABLE bookmark RENAME TO hidden'))
  try {
    const list = await ada.get('/dashboard/bookmarks')
    expect([list.status, (await textOf(list)).includes('Failed to load bookmarks')]).toEqual([500, true])
    expect((await api(ada, 'GET')).body.detail).toBe('Failed to load bookmarks')
    expect((await api(ada, 'POST', '', { operation: 'rephrase', output: 'x' })).body.detail).toBe(
      'We couldn’t save the bookmark',
    )
  } finally {
    withDatabase((database) => database.exec('ALTER TABLE hidden RENAME TO bookmark'))
  }
  expect(await textOf(await ada.get('/dashboard/bookmarks'))).toContain('Stays')
})

test('a bookmark of an operation that this version does not know is shown and given back with the word itself', async () => {
  const { id } = savedIn(
    await api(ada, 'POST', '', { operation: 'rephrase', output: 'Plain words', title: 'Unknown word' }),
  )
  withDatabase((database) => database.prepare("UPDATE bookmark SET operation = 'simplify' WHERE id = ?").run(id))
  expect(await textOf(await ada.get('/dashboard/bookmarks?q=Unknown'))).toContain('simplify')
  expect((await api(ada, 'GET', '?q=Unknown')).body.bookmarks).toMatchObject([{ operation: 'simplify' }])
})

test('bookmarks go with their user’s account', () => {
  const gone = withDatabase((database) => {
    database.pragma('foreign_keys = ON')
    database.exec('SAVEPOINT look')
    database.prepare('DELETE FROM user WHERE email = ?').run(ada.email)
    const left = database.prepare('SELECT count(*) FROM bookmark').pluck().get()
    database.exec('ROLLBACK TO look')
    return left
  })
  expect(gone).toBe(0)
})
