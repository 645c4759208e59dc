import { hash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { type Archive, ArchiveError, REGISTER } from './archive.ts'

export type S3Settings = {
  /** Origin of the store, without the bucket. */
  endpoint: string
  region: string
  bucket: string
  /** Without slashes at its ends; may be empty. */
  prefix: string
  accessKeyId: string
  secretAccessKey: string
}

type Patience = {
  /** For one request. */
  timeoutMs: number
  /** Requests for one call at most. */
  tries: number
  /** Before the second try; doubles with each. */
  pauseMs: number
}

const PATIENCE: Patience = { timeoutMs: 5_000, tries: 3, pauseMs: 300 }

type Answer = { status: number; etag: string; body: Buffer }

/**
 * An archive in an S3-compatible bucket, by path-style addresses and signature version 4 over the bytes themselves, so
 * that the store refuses what was altered on the way. Objects are put with `If-None-Match: *`, the register with
 * `If-Match`; the store must honour both. A request that finds no store is tried again; if an answer was lost, the object
 * in the store decides whether the write happened. Follows no redirects.
 * @param registerKey the key of the one object that changes by compare-and-swap
 */
export function s3Archive(settings: S3Settings, patience: Patience = PATIENCE, registerKey = REGISTER): Archive {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = settings
  const inBucket = (key: string) => (settings.prefix === '' ? key : `${settings.prefix}/${key}`)
  const signingKeys = new Map<string, ArrayBuffer>()

  async function once(method: string, path: string, headers: Record<string, string>, body?: Uint8Array) {
    const signed = await new AwsV4Signer({
      method,
      url: `${endpoint}/${bucket}${path}`,
      headers: { ...headers, 'x-amz-content-sha256': hash('sha256', body ?? '') },
      accessKeyId,
      secretAccessKey,
      region,
      service: 's3',
      cache: signingKeys,
    }).sign()
    const response = await fetch(signed.url, {
      method,
      headers: signed.headers,
      body: body === undefined ? null : new Uint8Array(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(patience.timeoutMs),
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    return { status: response.status, etag: response.headers.get('etag') ?? '', body: bytes }
  }

  /** Asks until the store gives an answer that says something; `accepted` are those. */
  async function ask(
    method: string,
    path: string,
    accepted: readonly number[],
    how: { headers?: Record<string, string>; body?: Uint8Array } = {},
  ): Promise<Answer> {
    let trouble = ''
    for (let attempt = 0; attempt < patience.tries; attempt += 1) {
      if (attempt > 0) await delay(patience.pauseMs * 2 ** (attempt - 1))
      try {
        const answer = await once(method, path, how.headers ?? {}, how.body)
        if (accepted.includes(answer.status)) return answer
        trouble = `${answer.status} ${/<Code>(\w+)<\/Code>/.exec(answer.body.toString('utf8'))?.[1] ?? ''}`
        // 409: another conditional write to the same key is under way.
        if (answer.status < 500 && answer.status !== 429 && answer.status !== 408 && answer.status !== 409) break
      } catch (error) {
        trouble = error instanceof Error ? `${error.name}: ${String(error.cause ?? error.message)}` : String(error)
      }
    }
    throw new ArchiveError('archive_unreachable', `${method} ${path}: ${trouble.trim()}`)
  }

  const object = (key: string) => `/${inBucket(key)}`

  async function read(key: string): Promise<Answer | undefined> {
    const answer = await ask('GET', object(key), [200, 404])
    return answer.status === 404 ? undefined : answer
  }

  async function readRegister() {
    const found = await read(registerKey)
    return found && { record: found.body.toString('utf8'), version: found.etag }
  }

  return {
    where: `s3://${bucket}/${settings.prefix}`,
    async get(key) {
      return (await read(key))?.body
    },
    async put(key, bytes) {
      const answer = await ask('PUT', object(key), [200, 412], { headers: { 'if-none-match': '*' }, body: bytes })
      if (answer.status === 200) return
      // Put before, perhaps by ourselves with a lost answer.
      const found = await read(key)
      if (!found?.body.equals(bytes)) throw new ArchiveError('archive_conflict', `${key} holds other bytes`)
    },
    async replace(key, bytes) {
      await ask('PUT', object(key), [200], { body: bytes })
    },
    async list(prefix) {
      const keys: string[] = []
      let more: string | undefined = ''
      while (more !== undefined) {
        const query = new URLSearchParams({ 'list-type': '2', prefix: inBucket(prefix) })
        if (more !== '') query.set('continuation-token', more)
        const page = (await ask('GET', `/?${query}`, [200])).body.toString('utf8')
        for (const [, key = ''] of page.matchAll(/<Key>([^<]*)<\/Key>/g)) {
          keys.push(settings.prefix === '' ? key : key.slice(settings.prefix.length + 1))
        }
        more = /<NextContinuationToken>([^<]*)<\/NextContinuationToken>/.exec(page)?.[1]
      }
      return keys
    },
    async remove(key) {
      await ask('DELETE', object(key), [200, 204, 404])
    },
    readRegister,
    async swapRegister(expected, record) {
      const headers: Record<string, string> =
        expected === undefined ? { 'if-none-match': '*' } : { 'if-match': expected.version }
      const answer = await ask('PUT', object(registerKey), [200, 404, 412], { headers, body: Buffer.from(record) })
      if (answer.status === 200) return true
      // A first try of ours may have gone through although its answer was lost; a record is never written twice.
      return (await readRegister())?.record === record
    },
  }
}
