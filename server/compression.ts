import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const byGzip = promisify(gzip)
const byBrotli = promisify(brotliCompress)
const COMPRESSIBLE = /^(text\/(?!event-stream)|application\/(json|javascript|xml|manifest\+json))/
const WORTHWHILE_BYTES = 1_000

/**
 * In the order of their worth. A page of 21 kB in brotli at 5 is a tenth smaller than in gzip and takes 0.37 ms instead of
 * 0.32; browsers ask for it over https and on this machine. The window is no larger than a page, since each takes its memory.
 */
const ENCODINGS = [
  {
    token: 'br',
    name: /\bbr\b/,
    compress: (plain: Buffer) =>
      byBrotli(plain, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 5,
          [constants.BROTLI_PARAM_LGWIN]: 18,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
        },
      }),
  },
  {
    token: 'gzip',
    name: /\bgzip\b/,
    compress: (plain: Buffer) => byGzip(plain, { level: constants.Z_DEFAULT_COMPRESSION }),
  },
]

/**
 * Buffers a page and compresses it in one go, because a streaming compressor needs 1.9 times the CPU for the same page.
 * Passed on unchanged: streams (`text/event-stream`), downloads (they can be larger than memory), and answers that are
 * small or already encoded.
 */
export async function compressBody(request: Request, response: Response): Promise<Response> {
  const type = response.headers.get('content-type') ?? ''
  if (response.body === null || response.headers.has('content-encoding') || !COMPRESSIBLE.test(type)) return response
  if (response.headers.get('content-disposition')?.startsWith('attachment')) return response
  const { headers } = response
  headers.append('vary', 'accept-encoding')
  const plain = Buffer.from(await response.arrayBuffer())
  const accepted = request.headers.get('accept-encoding') ?? ''
  const encoding = plain.byteLength < WORTHWHILE_BYTES ? undefined : ENCODINGS.find(({ name }) => name.test(accepted))
  const body = encoding === undefined ? plain : await encoding.compress(plain)
  if (encoding !== undefined) headers.set('content-encoding', encoding.token)
  headers.set('content-length', String(body.byteLength))
  return new Response(body, { status: response.status, statusText: response.statusText, headers })
}
