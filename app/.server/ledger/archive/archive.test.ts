import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { type S3Double, startS3Double } from '#tests/mocks/s3/store.ts'
import { patience } from '#tests/support/patience.ts'
import type { Archive } from './archive.ts'
import { folderArchive } from './folder.ts'
import { s3Archive } from './s3.ts'

const QUICK = { timeoutMs: patience(300), tries: 3, pauseMs: 1 }
const bytes = (text: string) => Buffer.from(text)

let folder: string | undefined
let double: S3Double | undefined

afterEach(async () => {
  if (folder !== undefined) rmSync(folder, { recursive: true })
  await double?.close()
  folder = undefined
  double = undefined
})

function inFolder(): Archive[] {
  folder = mkdtempSync(path.join(tmpdir(), 'penmark-archive-'))
  return [folderArchive(path.join(folder, 'deep', 'archive')), folderArchive(path.join(folder, 'deep', 'archive'))]
}

async function inBucket(): Promise<Archive[]> {
  double = await startS3Double()
  const settings = {
    endpoint: double.url,
    region: 'us-east-1',
    bucket: 'logs',
    prefix: 'prod/ledger',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  }
  return [s3Archive(settings, QUICK), s3Archive(settings, QUICK)]
}

describe.each([
  ['a folder', inFolder],
  ['a bucket', inBucket],
])('%s', (_, open) => {
  const pair = async () => {
    const [one, other] = await open()
    if (one === undefined || other === undefined) throw new Error('two archives')
    return { one, other }
  }

  test('gives back what was put, and nothing for what was not', async () => {
    const { one, other } = await pair()
    expect(await one.get('tile/0/000')).toBeUndefined()
    expect(await one.readRegister()).toBeUndefined()
    await one.put('tile/0/x001/000', bytes('hashes'))
    expect(await other.get('tile/0/x001/000')).toEqual(bytes('hashes'))
  })

  test('takes the same bytes twice and never other bytes', async () => {
    const { one, other } = await pair()
    await one.put('tile/0/000', bytes('first'))
    await other.put('tile/0/000', bytes('first'))
    await expect(other.put('tile/0/000', bytes('other'))).rejects.toMatchObject({ code: 'archive_conflict' })
    expect(await one.get('tile/0/000')).toEqual(bytes('first'))
  })

  test('lets one of many writers put an object, and the rest see whether it is theirs', async () => {
    const { one, other } = await pair()
    const outcomes = await Promise.allSettled(
      Array.from({ length: 12 }, (_, i) => (i % 2 ? one : other).put('tile/0/000', bytes(i % 3 ? 'same' : 'odd'))),
    )
    const stored = (await one.get('tile/0/000'))?.toString()
    for (const [index, outcome] of outcomes.entries()) {
      expect(outcome.status).toBe((index % 3 ? 'same' : 'odd') === stored ? 'fulfilled' : 'rejected')
    }
  })

  test('replaces what may change', async () => {
    const { one, other } = await pair()
    await one.replace('checkpoint', bytes('1'))
    await other.replace('checkpoint', bytes('2'))
    expect(await one.get('checkpoint')).toEqual(bytes('2'))
  })

  test('lists by the start of the key and removes', async () => {
    const { one } = await pair()
    for (const width of [1, 3, 7, 200]) await one.put(`tile/0/000.p/${width}`, bytes(`${width}`))
    await one.put('tile/0/000', bytes('whole'))
    await one.put('tile/0/001.p/3', bytes('next'))
    expect((await one.list('tile/0/000.p/')).sort()).toEqual([
      'tile/0/000.p/1',
      'tile/0/000.p/200',
      'tile/0/000.p/3',
      'tile/0/000.p/7',
    ])
    expect(await one.list('tile/7/')).toEqual([])
    await one.remove('tile/0/000.p/3')
    await one.remove('tile/0/000.p/3')
    expect(await one.get('tile/0/000.p/3')).toBeUndefined()
    expect(await one.list('tile/0/000.p/')).toHaveLength(3)
  })

  test('swaps the register only from what was read', async () => {
    const { one, other } = await pair()
    expect(await one.swapRegister(undefined, 'a')).toBe(true)
    expect(await other.swapRegister(undefined, 'b')).toBe(false)
    const read = await other.readRegister()
    expect(read?.record).toBe('a')
    expect(await one.swapRegister(read, 'c')).toBe(true)
    expect(await other.swapRegister(read, 'd')).toBe(false)
    expect((await other.readRegister())?.record).toBe('c')
  })

  test('lets exactly one of many swaps from the same state succeed', async () => {
    const { one, other } = await pair()
    let read = await one.readRegister()
    for (let round = 0; round < 5; round += 1) {
      const swaps = await Promise.all(
        Array.from({ length: 8 }, (_, i) => (i % 2 ? one : other).swapRegister(read, `${round}-${i}`)),
      )
      expect(swaps.filter(Boolean)).toHaveLength(1)
      read = await other.readRegister()
      expect(read?.record).toBe(`${round}-${swaps.indexOf(true)}`)
    }
  })
})

test('a folder shows its objects to their owner only and keeps nothing half-written', async () => {
  const [archive] = inFolder()
  await archive?.put('tile/0/000', bytes('hashes'))
  await archive?.swapRegister(undefined, 'record')
  const root = path.join(folder ?? '', 'deep', 'archive')
  expect(statSync(path.join(root, 'tile', '0', '000')).mode & 0o777).toBe(0o600)
  expect(statSync(root).mode & 0o777).toBe(0o700)
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  expect(files.filter((name) => path.basename(name).startsWith('.'))).toEqual([])
})

test('a bucket: what fails for a moment is asked again, and what stays away is told as unreachable', async () => {
  const [archive] = await inBucket()
  double?.fail(['error', 'silent'])
  await archive?.put('tile/0/000', bytes('hashes'))
  double?.fail(['error', 'error'])
  expect(await archive?.get('tile/0/000')).toEqual(bytes('hashes'))
  double?.fail(['error', 'error', 'error'])
  await expect(archive?.get('tile/0/000')).rejects.toMatchObject({ code: 'archive_unreachable' })
})

test('a bucket: a write whose answer was lost is known to have happened', async () => {
  const [one, other] = await inBucket()
  double?.fail(['lost_reply'])
  await one?.put('tile/0/000', bytes('hashes'))
  double?.fail(['lost_reply'])
  expect(await one?.swapRegister(undefined, 'a')).toBe(true)
  const read = await other?.readRegister()
  double?.fail(['lost_reply'])
  expect(await one?.swapRegister(read, 'b')).toBe(true)
  double?.fail(['lost_reply'])
  expect(await other?.swapRegister(read, 'c')).toBe(false)
  expect((await one?.readRegister())?.record).toBe('b')
})

test('a bucket: bytes that are not those that were signed are refused, and so is a wrong address', async () => {
  const [archive] = await inBucket()
  await archive?.put('tile/0/000', bytes('hashes'))
  expect(double?.objects.get('logs/prod/ledger/tile/0/000')).toEqual(bytes('hashes'))
  const unsigned = await fetch(`${double?.url}/logs/prod/ledger/tile/0/001`, { method: 'PUT', body: 'x' })
  expect(unsigned.status).toBe(403)
})
