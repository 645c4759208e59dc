import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { generateIdentity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startS3Double } from '#tests/mocks/s3/store.ts'
import { type Ended, runHere } from '#tests/support/command-line.ts'
import { settle } from '#tests/support/people.ts'
import { assertFree, bucketOf, download, upload } from '../../server/ops-cli/bucket.ts'
import { program } from '../../server/ops-cli/program.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const folder = mkdtempSync(path.join(tmpdir(), 'penmark-backup-bucket-'))
const place = (name: string) => path.join(folder, name)
const bucket = await startS3Double()
let settings: Record<string, string> = {}

const ops = (words: string, env: Record<string, string> = {}): Promise<Ended> =>
  runHere(() => program(words.split(' '), { ...settings, ...env }))
const backups = () => [...bucket.objects.keys()].filter((key) => key.startsWith('box/'))

beforeAll(async () => {
  const identity = await generateIdentity()
  writeFileSync(place('identity'), identity)
  settings = {
    DATA_DIR: place('live'),
    LEDGER_ARCHIVE: 's3://archive/ledger',
    LEDGER_S3_ENDPOINT: bucket.url,
    AWS_ACCESS_KEY_ID: 'id',
    AWS_SECRET_ACCESS_KEY: 'secret',
    LEDGER_SIGNING_KEY: Buffer.alloc(32, 4).toString('base64'),
    SESSION_SECRETS: 's'.repeat(43),
    PUBLIC_URL: 'https://penmark.test',
    BACKUP_RECIPIENT: await identityToRecipient(identity),
  }
  mkdirSync(place('live'), { mode: 0o700 })
  await settle(place('live'), 443, [{ email: 'ada@example.com', plan: 'pro', used: 3 }])
})
beforeEach(() => {
  for (const key of backups()) bucket.objects.delete(key)
})
afterAll(async () => {
  await bucket.close()
  rmSync(folder, { recursive: true })
})

test('a backup goes to a bucket encrypted, comes back from there whole, and leaves nothing behind', async () => {
  const backedUp = await ops('backup s3://box/daily/one')
  expect([backedUp.status, backedUp.stderr, backedUp.stdout]).toEqual([
    0,
    '',
    expect.stringContaining('s3://box/daily/one holds'),
  ])
  expect(backups().toSorted()).toEqual([
    'box/daily/one/backup.json',
    'box/daily/one/data.tar.age.00000',
    'box/daily/one/keys.tar.age.00000',
  ])
  for (const key of backups()) expect(bucket.objects.get(key)?.includes('ada@example.com')).toBe(false)
  expect(readdirSync(place('live')).filter((name) => name.startsWith('.backup'))).toEqual([])

  const again = await ops('backup s3://box/daily/one')
  expect([again.status, again.stderr]).toEqual([1, expect.stringContaining('exists already')])
  const restored = await ops(`restore s3://box/daily/one --to ${place('back')} --identity ${place('identity')}`)
  expect([restored.status, restored.stderr]).toEqual([0, ''])
  expect(readFileSync(path.join(place('back'), 'penmark.db')).length).toBeGreaterThan(0)
  expect(readdirSync(folder).filter((name) => name.startsWith('back.'))).toEqual([])
})

test.each([
  ['backup s3://box/one', { BACKUP_RECIPIENT: '' }, 'set BACKUP_RECIPIENT'],
  ['backup s3://box/one', { LEDGER_ARCHIVE: place('archive') }, 'no access to a bucket'],
  ['backup s3://box', {}, 'is not s3://BUCKET/PREFIX'],
  ['backup s3://box/../one', {}, 'is not s3://BUCKET/PREFIX'],
  ['backup s3://box/one/..', {}, 'is not s3://BUCKET/PREFIX'],
  ['restore s3://box/nothing --to TO', {}, 'holds no backup that was ended'],
  ['restore-drill s3://box/nothing', {}, 'holds no backup that was ended'],
] as const)('%s with %o is refused in words', async (words, env, says) => {
  const { status, stderr } = await ops(words.replace('TO', place('refused')), env as Record<string, string>)
  expect([status, stderr]).toEqual([1, expect.stringMatching(says)])
  expect(existsSync(place('refused'))).toBe(false)
  expect(backups()).toEqual([])
})

test('a bucket that does not answer for a moment is asked again; pieces that are missing or changed are told', async () => {
  bucket.fail(['error', 'lost_reply'], { method: 'PUT', path: 'box' })
  expect((await ops('backup s3://box/two')).status).toBe(0)
  const restore = () => ops(`restore s3://box/two --to ${place('again')} --identity ${place('identity')}`)
  const piece = 'box/two/data.tar.age.00000'
  const bytes = bucket.objects.get(piece) ?? Buffer.alloc(0)
  bucket.objects.set(piece, Buffer.concat([bytes.subarray(0, 100), Buffer.from('x'), bytes.subarray(101)]))
  expect((await restore()).stderr).toContain('data.tar.age.00000 is damaged')
  bucket.objects.delete(piece)
  expect((await restore()).stderr).toContain('data.tar.age.00000 is missing')
  bucket.objects.set('box/two/backup.json', Buffer.from('{"../x": []}'))
  expect((await restore()).stderr).toContain('backup.json is damaged')
  expect(existsSync(place('again'))).toBe(false)
})

test('a part of many pieces comes back byte for byte', async () => {
  mkdirSync(place('large'))
  const bytes = randomBytes(40 * 1024 * 1024 + 5)
  writeFileSync(path.join(place('large'), 'data.tar.age'), bytes)
  writeFileSync(path.join(place('large'), 'keys.tar.age'), randomBytes(16 * 1024 * 1024))
  const store = bucketOf('s3://box/large', () => ({
    ...{ kind: 's3', endpoint: bucket.url, region: 'auto', bucket: 'archive', prefix: 'ledger' },
    ...{ accessKeyId: 'id', secretAccessKey: 'secret' },
  }))
  if (store === undefined) throw new Error('it is a bucket')
  await assertFree(store)
  await upload(store, place('large'))
  expect(backups().filter((key) => key.includes('data')).length).toBe(3)
  await download(store, place('large-back'))
  expect(readFileSync(path.join(place('large-back'), 'data.tar.age')).equals(bytes)).toBe(true)
  expect(readFileSync(path.join(place('large-back'), 'keys.tar.age')).length).toBe(16 * 1024 * 1024)
})
