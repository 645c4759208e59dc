import { isUtf8 } from 'node:buffer'
import { BODY_KB } from '#app/.server/http/refusal.ts'

/** Largest accepted bodies of forms and of calls, in bytes. */
export const MAX_BODY_BYTES = BODY_KB.form * 1024
const MAX_JSON_BYTES = BODY_KB.json * 1024

/** Room for a payment service's event about an invoice with many lines. */
const MAX_WEBHOOK_BYTES = 512 * 1024

const MAX_FIELDS = 100

/** Who sends the body: a form of a screen, a call with JSON, a browser's report, or a service that signs its bytes. */
type Kind = 'form' | 'json' | 'report' | 'webhook'

const LIMITS: Readonly<Record<Kind, number>> = {
  form: MAX_BODY_BYTES,
  json: MAX_JSON_BYTES,
  report: MAX_BODY_BYTES,
  webhook: MAX_WEBHOOK_BYTES,
}

type BodyRefusal = 'payload_too_large' | 'unsupported_media_type' | 'invalid_encoding' | 'invalid_input'
export type Body = { ok: true; bytes: Uint8Array<ArrayBuffer>; contentType: string } | { ok: false; code: BodyRefusal }

/**
 * Reads and checks a request's body once, so that no route sees one that is too large, wrongly encoded or unparsable:
 * forms for screens, JSON for `/api`. Reading stops as soon as the declared or the actual size passes the limit.
 */
export async function readBody(request: Request, kind: Kind): Promise<Body> {
  const coding = request.headers.get('content-encoding')?.trim().toLowerCase() ?? ''
  // No body is ever decompressed, so a small one cannot become a large one.
  if (coding !== '' && coding !== 'identity') return { ok: false, code: 'unsupported_media_type' }
  const limit = LIMITS[kind]
  if (Number(request.headers.get('content-length') ?? 0) > limit) return { ok: false, code: 'payload_too_large' }
  const chunks: Uint8Array[] = []
  let size = 0
  if (request.body) {
    for await (const chunk of request.body) {
      size += chunk.byteLength
      if (size > limit) return { ok: false, code: 'payload_too_large' }
      chunks.push(chunk)
    }
  }
  const bytes = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.byteLength
  }
  const contentType = request.headers.get('content-type') ?? ''
  if (kind === 'form' && size === 0) return { ok: true, bytes, contentType: 'application/x-www-form-urlencoded' }
  if (kind === 'json' && size === 0 && contentType === '') return { ok: true, bytes, contentType: 'application/json' }
  const code = await refusalOf(bytes, contentType, kind)
  return code ? { ok: false, code } : { ok: true, bytes, contentType }
}

async function refusalOf(bytes: Uint8Array<ArrayBuffer>, contentType: string, kind: Kind): Promise<BodyRefusal | null> {
  const media = contentType.split(';')[0]?.trim().toLowerCase()
  if (kind === 'json' || kind === 'webhook') {
    if (media !== 'application/json') return 'unsupported_media_type'
    return isUtf8(bytes) ? null : 'invalid_encoding'
  }
  if (kind === 'report') return isUtf8(bytes) ? null : 'invalid_encoding'
  if (media === 'application/x-www-form-urlencoded') {
    if (!isDecodable(bytes)) return 'invalid_encoding'
    return hasPlainNames(new URLSearchParams(new TextDecoder().decode(bytes))) ? null : 'invalid_input'
  }
  if (media !== 'multipart/form-data') return 'unsupported_media_type'
  try {
    const form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData()
    if (!hasPlainNames(form)) return 'invalid_input'
    return isUtf8(bytes) ? null : 'invalid_encoding'
  } catch {
    return 'invalid_input'
  }
}

/**
 * Our forms have flat names. Form libraries read `a[9]` and `a.b` as lists and objects, which they make as large as the
 * name says, and treat names with two underscores as commands.
 */
function hasPlainNames(form: URLSearchParams | FormData): boolean {
  let count = 0
  for (const name of form.keys()) {
    count += 1
    if (count > MAX_FIELDS || !/^[a-z][\w-]{0,63}$/i.test(name)) return false
  }
  return true
}

/** URLSearchParams would silently replace broken sequences; the user's text must not change unnoticed. */
function isDecodable(bytes: Uint8Array): boolean {
  if (!isUtf8(bytes)) return false
  const body = new TextDecoder().decode(bytes)
  if (!body.includes('%')) return true
  try {
    // Every form parser keeps a percent sign literally if it starts no escape.
    decodeURIComponent(body.replace(/%(?![0-9a-f]{2})/gi, '%25'))
    return true
  } catch {
    return false
  }
}
