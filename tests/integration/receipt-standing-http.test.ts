import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LOCALES } from '#app/domain/preferences/language.ts'
import { TEXTS } from '#app/locales/texts.ts'
import { type OpenAiDouble, startOpenAiDouble } from '#tests/mocks/openai/server.ts'
import { type S3Double, startS3Double } from '#tests/mocks/s3/store.ts'
import { type Browser, signedIn } from '#tests/support/browser.ts'
import { call } from '#tests/support/client.ts'
import { type RunningServer, startServer } from '#tests/support/server.ts'

// An entry that no checkpoint covers, on a server whose archive takes nothing, so that none ever does.

let double: OpenAiDouble
let bucket: S3Double
let server: RunningServer
let ada: Browser & { token: string }
let answered: Record<string, unknown>
let seq: number
const folder = mkdtempSync(path.join(tmpdir(), 'penmark-standing-'))

beforeAll(async () => {
  double = await startOpenAiDouble()
  bucket = await startS3Double()
  bucket.fail(Array(100_000).fill('error'), { method: 'PUT' })
  server = await startServer({
    ...{ OPENAI_BASE_URL: double.url, OPENAI_MODEL: 'double-1' },
    ...{ LEDGER_ARCHIVE: 's3://standing', LEDGER_S3_ENDPOINT: bucket.url },
    ...{ AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' },
  })
  ada = await signedIn(server, 'ada@example.com')
  const body = { text: 'The libary opens tomorow.', operation: 'rephrase' }
  answered = (await call(server, 'POST', '/api/ai-assist', { token: ada.token, body })).body
  seq = (answered.receipt as { seq: number }).seq
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await double.close()
  await bucket.close()
  rmSync(folder, { recursive: true, force: true })
})

const get = (place: string) => call(server, 'GET', place, { token: ada.token })

test('an answer says how sure its entry is beside its receipt, which keeps its two members', async () => {
  expect(answered).toMatchObject({ standing: 'recorded' })
  expect(Object.keys(answered.receipt as object)).toEqual(['seq', 'leaf'])
})

test('the entries of a month and the receipt say the same', async () => {
  const { events } = (await get('/api/usage')).body as { events: { state: string; standing: string }[] }
  expect(new Set(events.map(({ state, standing }) => `${state} ${standing}`))).toEqual(new Set(['promised recorded']))
  expect((await get(`/api/usage/receipts/${seq}`)).body).toMatchObject({
    ...{ seq, state: 'promised', standing: 'recorded', proof: null, checkpoint_size: null, proven_at: null },
    leaf: (answered.receipt as { leaf: string }).leaf,
  })
})

test.each(LOCALES)('the page of the receipt says it in %s, without a script', async (locale) => {
  const { sealingText, standing } = TEXTS[locale].usage.receipt
  const page = await (await ada.get(`/dashboard/usage/receipts/${seq}?lang=${locale}`)).text()
  for (const words of [sealingText, standing.title, standing.recorded]) expect(page).toContain(words)
})

test('the seal that waits beside an answer is told the same', async () => {
  const seal = await ada.get(`/dashboard/usage/receipts/${seq}/seal`)
  expect(await seal.json()).toEqual({ sealedAt: null, standing: 'recorded' })
})

test('the file on the page is the answer of the call, and the verifier says: recorded, not yet published', async () => {
  const page = await (await ada.get(`/dashboard/usage/receipts/${seq}`)).text()
  const link = new RegExp(`href="data:application/json;charset=utf-8,([^"]+)" download="receipt-${seq}.json"`).exec(
    page,
  )
  const file = decodeURIComponent(link?.[1] ?? '')
  expect(JSON.parse(file)).toEqual((await get(`/api/usage/receipts/${seq}`)).body)
  const name = path.join(folder, `receipt-${seq}.json`)
  writeFileSync(name, file)
  const vkey = path.join(folder, 'penmark.vkey')
  writeFileSync(vkey, await (await fetch(`${server.url}/ledger/vkey`)).text())
  const run = spawnSync(process.execPath, ['build/verifier/ledger-verify.mjs', '--receipt', name, '--key', vkey], {
    encoding: 'utf8',
  })
  expect([run.status, run.stderr]).toEqual([3, ''])
  expect(run.stdout).toMatch(/^Standing +recorded, not yet published +NOT CHECKED$/m)
})
