import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What happens to the next request instead of a plain answer. */
type Fault =
  /** 500 before anything is done. */
  | 'error'
  /** The work is done, then the connection is cut without an answer. */
  | 'lost_reply'
  /** No answer at all. */
  | 'silent'

export type S3Double = {
  url: string
  /** Bytes by bucket and key. */
  objects: Map<string, Buffer>
  /**
   * Faults for the next requests, in order. `only` limits them to requests with this method and this part of a path.
   */
  fail(faults: readonly Fault[], only?: { method?: string; path?: string }): void
  /** Every request so far: method and path. */
  requests: string[]
  close(): Promise<void>
}

/**
 * An S3-compatible store in memory, over HTTP: objects, conditional writes, listing in pages of two. Refuses requests
 * without a signature (version 4) or with other bytes than the signed ones.
 */
export async function startS3Double(): Promise<S3Double> {
  const objects = new Map<string, Buffer>()
  const requests: string[] = []
  const faults: { fault: Fault; method: string; path: string }[] = []

  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const url = new URL(request.url ?? '/', 'http://double')
      requests.push(`${request.method} ${url.pathname}`)
      const met = faults.findIndex(
        ({ method, path }) => (method === '' || method === request.method) && url.pathname.includes(path),
      )
      const [fault] = met === -1 ? [] : faults.splice(met, 1)
      if (fault?.fault === 'silent') return
      if (fault?.fault === 'error') {
        response.writeHead(500).end('<Error><Code>InternalError</Code></Error>')
        return
      }
      const lost = fault?.fault === 'lost_reply'
      answer(request, url, Buffer.concat(chunks), lost ? muted(response) : response)
      if (lost) request.socket.destroy()
    })
  })

  function answer(request: IncomingMessage, url: URL, body: Buffer, response: Pick<ServerResponse, 'writeHead'>) {
    const refuse = (status: number, code: string) =>
      void response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`)
    const authorization = request.headers.authorization ?? ''
    if (
      !/^AWS4-HMAC-SHA256 Credential=[^/]+\/\d{8}\/[^/]+\/s3\/aws4_request, SignedHeaders=\S+, Signature=[0-9a-f]{64}$/.test(
        authorization,
      )
    ) {
      return refuse(403, 'AccessDenied')
    }
    if (!authorization.includes('x-amz-content-sha256')) return refuse(403, 'AccessDenied')
    if (request.headers['x-amz-content-sha256'] !== createHash('sha256').update(body).digest('hex')) {
      return refuse(400, 'XAmzContentSHA256Mismatch')
    }
    const key = decodeURIComponent(url.pathname.slice(1))
    const found = objects.get(key)
    if (request.method === 'GET' && url.searchParams.has('list-type')) return list(key, url, response)
    if (request.method === 'GET' && url.searchParams.has('prefix')) return listAsBefore(key, url, response)
    if (request.method === 'GET') {
      if (found === undefined) return refuse(404, 'NoSuchKey')
      return void response.writeHead(200, { etag: etagOf(found) }).end(found)
    }
    if (request.method === 'DELETE') {
      objects.delete(key)
      return void response.writeHead(204).end()
    }
    if (request.method !== 'PUT') return refuse(405, 'MethodNotAllowed')
    if (request.headers['if-none-match'] === '*' && found !== undefined) return refuse(412, 'PreconditionFailed')
    const match = request.headers['if-match']
    if (match !== undefined && found === undefined) return refuse(404, 'NoSuchKey')
    if (match !== undefined && found !== undefined && match !== etagOf(found)) return refuse(412, 'PreconditionFailed')
    objects.set(key, body)
    response.writeHead(200, { etag: etagOf(body) }).end()
  }

  function list(path: string, url: URL, response: Pick<ServerResponse, 'writeHead'>) {
    const bucket = path.replace(/\/?$/, '/')
    const all = [...objects.keys()]
      .filter((key) => key.startsWith(bucket + (url.searchParams.get('prefix') ?? '')))
      .map((key) => key.slice(bucket.length))
      .sort()
    const start = Number(url.searchParams.get('continuation-token') ?? 0)
    const page = all.slice(start, start + 2)
    const next = start + 2 < all.length ? `<NextContinuationToken>${start + 2}</NextContinuationToken>` : ''
    const keys = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')
    response.writeHead(200).end(`<ListBucketResult>${keys}${next}</ListBucketResult>`)
  }

  /** The first version of the listing, which Litestream asks for: all in one page, with folders if it names what ends one. */
  function listAsBefore(path: string, url: URL, response: Pick<ServerResponse, 'writeHead'>) {
    const start = `${path.replace(/\/?$/, '/')}${url.searchParams.get('prefix')}`
    const delimiter = url.searchParams.get('delimiter') ?? ''
    const folders = new Set<string>()
    const files: string[] = []
    for (const [key, bytes] of objects) {
      if (!key.startsWith(start)) continue
      const end = delimiter === '' ? -1 : key.indexOf(delimiter, start.length)
      const name = key.slice(key.indexOf('/') + 1, end === -1 ? undefined : end + 1)
      const stored = `<Size>${bytes.length}</Size><LastModified>2026-01-01T00:00:00.000Z</LastModified>`
      if (end === -1) files.push(`<Contents><Key>${name}</Key>${stored}</Contents>`)
      else folders.add(`<CommonPrefixes><Prefix>${name}</Prefix></CommonPrefixes>`)
    }
    const found = [...files.sort(), ...[...folders].sort()].join('')
    response.writeHead(200).end(`<ListBucketResult><IsTruncated>false</IsTruncated>${found}</ListBucketResult>`)
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    fail: (list, only = {}) => {
      for (const fault of list) faults.push({ fault, method: only.method ?? '', path: only.path ?? '' })
    },
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function etagOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`
}

function muted(response: ServerResponse): Pick<ServerResponse, 'writeHead'> {
  const silent = { end: () => response }
  return { writeHead: () => silent as unknown as ServerResponse }
}
