import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import SQLite from 'better-sqlite3'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { LOCALES } from '#app/domain/preferences/language.ts'
import { checkProvenance } from '#app/domain/provenance/check.ts'
import { type Passage, sidesOf } from '#app/domain/provenance/passage.ts'
import { checkReceipt } from '#app/domain/usage/receipt-check.ts'
import { type OpenAiDouble, startOpenAiDouble } from '#tests/mocks/openai/server.ts'
import { type Browser, visitor } from '#tests/support/browser.ts'
import { call } from '#tests/support/client.ts'
import { patience } from '#tests/support/patience.ts'
import { type SignedIn, startServerFor } from '#tests/support/people.ts'
import type { RunningServer } from '#tests/support/server.ts'
import { verifyReceipt } from '../../verifier/src/receipt.js'

type Link = { id: string; url: string; receipt: number; checkable: boolean; created_at: string }
type Shared = { seq: number; text: string; alternatives: string[]; link: Link; file: RecordFile }
type RecordFile = {
  format: string
  passage: string
  salt: string | null
  reserved: { event: string; proof: string }
  settled: { event: string; proof: string }
  keys: string[]
}

const TEXT = 'In order to utilize the new system, each and every person need to wait.'
const dataDir = mkdtempSync(path.join(tmpdir(), 'penmark-provenance-'))
let double: OpenAiDouble
let server: RunningServer
let ada: SignedIn
let bob: SignedIn
let reader: Browser
/** A request of before the choice, and those of after it with their links and files, once checkpoints cover all of them. */
let before: { seq: number }
let rephrased: Shared
let summarized: Shared
let versions: Shared & { alternatives: string[] }
beforeAll(async () => {
  double = await startOpenAiDouble()
  const model = { OPENAI_BASE_URL: double.url, OPENAI_MODEL: 'double-1' }
  const started = await startServerFor({ ada: 'pro', bob: 'pro' }, model, dataDir)
  server = started.server
  ada = started.people.ada
  bob = started.people.bob
  reader = visitor(server)
  before = await request(ada)
  expect((await as(ada)('GET', '/api/provenance')).body).toEqual({ on: false, kept: 0, links: [] })
  await as(ada)('PUT', '/api/provenance', { on: true })
  const answers = [await request(ada), await request(ada, { operation: 'summarize' })]
  double.script({ kind: 'answer', text: 'One way.\n{{separator}}\nAnother way.\n{{separator}}\nA third way.' })
  answers.push(await request(ada, { alternatives: 3 }))
  const links = await Promise.all(answers.map(({ seq }) => share(ada, seq)))
  const shared: Shared[] = []
  for (const [number, each] of answers.entries()) {
    const link = links[number] as Link
    shared.push({ ...each, link, file: await recordOf(link) })
  }
  ;[rephrased, summarized] = shared as [Shared, Shared]
  versions = shared[2] as typeof versions
}, 90_000)
afterAll(async () => {
  await server.stop('SIGKILL')
  await double.close()
  rmSync(dataDir, { recursive: true, force: true })
})

const as = (person: SignedIn) => (method: string, address: string, body?: unknown) =>
  call(server, method, address, { token: person.token, ...(body === undefined ? {} : { body }) })

async function request(
  person: SignedIn,
  body: Record<string, unknown> = {},
): Promise<{ seq: number; text: string; alternatives: string[] }> {
  const answer = await as(person)('POST', '/api/ai-assist', { text: TEXT, operation: 'rephrase', ...body })
  expect(answer.status).toBe(200)
  const { receipt, processed_text: text, alternatives = [] } = answer.body
  return { seq: (receipt as { seq: number }).seq, text: String(text), alternatives: alternatives as string[] }
}

async function share(person: SignedIn, seq: number, checkable = true): Promise<Link> {
  const answer = await as(person)('POST', `/api/usage/receipts/${seq}/provenance`, { checkable })
  expect(answer.status).toBe(201)
  return answer.body.link as Link
}

/** The file of a link, once checkpoints cover both of its events. */
async function recordOf(link: Link): Promise<RecordFile> {
  return vi.waitFor(
    async () => {
      const file = (await (await reader.get(`/provenance/${link.id}/record`)).json()) as RecordFile
      expect(file.settled).not.toBeNull()
      expect(file.reserved).not.toBeNull()
      return file
    },
    { timeout: patience(30_000), interval: 250 },
  )
}

const eventOf = (line: string) => JSON.parse(line) as Parameters<typeof checkProvenance>[0]['settled']['event']
const evidence = (file: RecordFile) => ({
  reserved: {
    evidence: { body: file.reserved.event, proof: file.reserved.proof, keys: file.keys },
    event: eventOf(file.reserved.event),
  },
  settled: {
    evidence: { body: file.settled.event, proof: file.settled.proof, keys: file.keys },
    event: eventOf(file.settled.event),
  },
  passage: JSON.parse(file.passage) as Passage,
})

test('nothing is kept of a request unless its author asked for it before', async () => {
  const answer = await as(ada)('POST', `/api/usage/receipts/${before.seq}/provenance`, {})
  expect([answer.status, answer.body.code]).toEqual([409, 'provenance_not_kept'])
  const { body } = await as(ada)('GET', `/api/usage/receipts/${before.seq}`)
  expect(JSON.parse(String(body.event))).toMatchObject({ v: 1 })
})

test('a link proves when, which action and how much was changed, and the proof holds without the server', async () => {
  const { seq, text, file } = rephrased
  const parts = evidence(file)

  expect(parts.passage).toMatchObject({ words: 14 })
  expect(parts.passage.results[0]?.changed).toBeGreaterThan(0)
  const commitment = createHash('sha256').update(`penmark passage v1\n${file.passage}`).digest('hex')
  expect(parts.settled.event).toMatchObject({ type: 'request.settled', v: 2, seq, data: { passage: commitment } })
  expect(parts.reserved.event).toMatchObject({ type: 'request.reserved', data: { operation: 'rephrase' } })
  for (const { event, proof } of [file.reserved, file.settled])
    expect((await verifyReceipt(Buffer.from(proof), Buffer.from(event), file.keys)).result).toBe('VERIFIED')
  expect(await checkProvenance(parts, checkReceipt)).toMatchObject({ verdict: 'matches' })

  expect(await sidesOf(parts.passage, String(file.salt), `  ${TEXT.replace(' ', '\n')}`)).toEqual({
    before: true,
    results: [],
  })
  expect(await sidesOf(parts.passage, String(file.salt), text)).toEqual({ before: false, results: [0] })
  expect(await sidesOf(parts.passage, String(file.salt), `${TEXT} Also.`)).toEqual({ before: false, results: [] })
})

test('a changed figure, another request or another line is no proof', async () => {
  const first = evidence(rephrased.file)
  const other = evidence(summarized.file)
  const [result] = first.passage.results
  const lies: Parameters<typeof checkProvenance>[0][] = [
    { ...first, passage: { ...first.passage, words: first.passage.words + 1 } },
    {
      ...first,
      passage: { ...first.passage, results: result === undefined ? [] : [{ ...result, changed: 0 }] },
    },
    { ...first, passage: other.passage },
    { ...first, reserved: other.reserved },
    { ...first, settled: other.settled },
    { ...first, reserved: first.settled },
    {
      ...first,
      settled: {
        ...first.settled,
        event: { ...first.settled.event, data: { ...first.settled.event.data, passage: '0'.repeat(64) } },
      },
    },
  ]
  for (const lie of lies) expect(await checkProvenance(lie, checkReceipt)).toMatchObject({ verdict: 'differs' })
  expect(other.passage.results).toMatchObject([{ changed: null, changes: null }])
})

test('several versions to choose from are each counted and found', async () => {
  const { alternatives, file } = versions
  const passage = JSON.parse(file.passage) as Passage
  expect(alternatives).toEqual(['One way.', 'Another way.', 'A third way.'])
  expect(passage.results).toHaveLength(3)
  for (const [number, version] of alternatives.entries())
    expect(await sidesOf(passage, String(file.salt), version)).toEqual({ before: false, results: [number] })
})

test('the page is for anyone who has the link, in five languages, for no search engine, and works without a script', async () => {
  const { link } = rephrased
  for (const locale of LOCALES) {
    const answer = await reader.get(`/provenance/${link.id}?lang=${locale}&check=1`)
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html).toContain(`<html lang="${locale}`)
    expect(html).toContain('data-verdict="matches"')
    expect(html).toContain('14')
    expect(html).not.toContain('utilize')
    expect(html).not.toContain(ada.email)
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect(answer.headers.get('referrer-policy')).toContain('no-referrer')
    expect(answer.headers.get('cache-control')).toBe('no-store')
  }
})

test('a reader can check a text only if the author lets them', async () => {
  const { seq } = rephrased
  const closed = await share(ada, seq, false)
  expect((await recordOf(closed)).salt).toBeNull()
  const database = new SQLite(path.join(server.dataDir, 'penmark.db'), { readonly: true })
  const salt = database
    .prepare<[number], string>('SELECT lower(hex(salt)) FROM provenance_passage WHERE settled = ?')
    .pluck()
    .get(seq)
  database.close()
  const html = await (await reader.get(`/provenance/${closed.id}`)).text()
  expect(String(salt)).toMatch(/^[0-9a-f]{64}$/)
  expect(html).not.toContain(String(salt))
  expect(await (await reader.get(`/provenance/${(await share(ada, seq, true)).id}`)).text()).toContain(String(salt))
})

test('a revoked link is answered like one that never was, and only its author can revoke it', async () => {
  const link = await share(ada, (await request(ada)).seq)
  const stolen = await as(bob)('DELETE', `/api/provenance/${link.id}`)
  expect(stolen.status).toBe(404)
  expect((await bob.post('/dashboard/settings/provenance', { intent: 'revoke', link: link.id })).status).toBe(404)
  expect((await reader.get(`/provenance/${link.id}`)).status).toBe(200)
  const revoked = await ada.post('/dashboard/settings/provenance', { intent: 'revoke', link: link.id })
  expect(revoked.status).toBe(303)
  const gone = await reader.get(`/provenance/${link.id}`)
  const never = await reader.get(`/provenance/${'A'.repeat(22)}`)
  expect([gone.status, never.status]).toEqual([404, 404])
  const visible = (html: string) => html.replace(/nonce="[^"]*"|\/provenance\/[\w-]{22}/g, '')
  expect(visible(await gone.text())).toBe(visible(await never.text()))
  expect((await reader.get(`/provenance/${link.id}/record`)).status).toBe(404)
})

test("nobody shares another person's request", async () => {
  const { seq } = await request(ada)
  for (const number of [String(seq), String(seq - 1), '0', '-1', '1e3', 'x', '%00', '9'.repeat(30)]) {
    const answer = await as(bob)('POST', `/api/usage/receipts/${number}/provenance`, {})
    expect([number, answer.status]).toEqual([number, 404])
    expect((await bob.get(`/dashboard/usage/receipts/${number}/share`)).status).toBe(404)
    expect((await bob.post(`/dashboard/usage/receipts/${number}/share`, { intent: 'share' })).status).toBe(404)
  }
  expect((await as(bob)('GET', '/api/provenance')).body.links).toEqual([])
})

test('strange addresses and bodies meet a refusal and change nothing', async () => {
  const before = (await as(ada)('GET', '/api/provenance')).body
  for (const id of ["' OR 1=1 --", '%00', '..%2f..%2fapi', 'a'.repeat(2_000), '🖋'.repeat(11), 'A'.repeat(21)]) {
    expect((await reader.get(`/provenance/${encodeURIComponent(id)}`)).status, id).toBe(404)
    expect((await as(ada)('DELETE', `/api/provenance/${encodeURIComponent(id)}`)).status, id).toBe(404)
  }
  const { seq } = await request(ada)
  for (const body of [[], 'x', { checkable: 'yes' }, { checkable: true, text: 'x' }])
    expect((await as(ada)('POST', `/api/usage/receipts/${seq}/provenance`, body)).status).toBe(400)
  for (const body of [{}, { on: 1 }, { on: true, extra: 1 }])
    expect((await as(ada)('PUT', '/api/provenance', body)).status).toBe(400)
  const after = (await as(ada)('GET', '/api/provenance')).body
  expect(after.links).toEqual(before.links)
  expect(after.on).toBe(true)
})

test('the forms do the same without a script: turn on, share from the receipt, turn off, delete all', async () => {
  const settings = '/dashboard/settings/provenance'
  expect((await bob.post(settings, { intent: 'on' })).status).toBe(303)
  expect((await bob.post(settings, { intent: 'nonsense' })).status).toBe(400)
  const { seq } = await request(bob)
  expect(await (await bob.get(`/dashboard/usage/receipts/${seq}`)).text()).toContain(`/receipts/${seq}/share`)
  const shared = await bob.post(`/dashboard/usage/receipts/${seq}/share`, { intent: 'share', checkable: 'on' })
  expect(shared.status).toBe(303)
  const page = await (await bob.get(`/dashboard/usage/receipts/${seq}/share`)).text()
  const address = /\/provenance\/[A-Za-z0-9_-]{22}/.exec(page)?.[0] ?? ''
  expect((await reader.get(address)).status).toBe(200)

  expect((await bob.post(settings, { intent: 'off' })).status).toBe(303)
  const later = await request(bob)
  const refused = await bob.post(`/dashboard/usage/receipts/${later.seq}/share`, { intent: 'share' })
  expect(refused.status).toBe(409)
  expect((await reader.get(address)).status).toBe(200)
  expect((await bob.post(settings, { intent: 'delete' })).status).toBe(303)
  expect((await reader.get(address)).status).toBe(404)
  expect((await as(bob)('GET', '/api/provenance')).body).toEqual({ on: false, kept: 0, links: [] })
  // The event stays with its commitment, which nothing leads back to any more.
  const { body } = await as(bob)('GET', `/api/usage/receipts/${seq}`)
  expect(JSON.parse(String(body.event))).toMatchObject({ v: 2 })
})
