import type { LocalCode } from '../messages.ts'
import { languageNow } from './language.ts'
import { forgetToken, readToken } from './vault.ts'

/** Why a call was refused. `code` is the server's, or one of the worker's own. */
export type Refusal = { ok: false; code: string; detail: string; retryAfter?: number }
export type Answer<T> = { ok: true; value: T } | Refusal

type Call = {
  method: 'GET' | 'POST' | 'DELETE'
  body?: unknown
  /** The Idempotency-Key. */
  key?: string
  signal?: AbortSignal
  accept?: string
}

const TIMEOUT_MS = 30_000

export function refused(code: LocalCode): Refusal {
  return { ok: false, code, detail: '' }
}

/** One call of the web app's API with the person's token, answered in JSON. */
export async function callApi<T>(path: string, call: Call): Promise<Answer<T>> {
  const response = await send(path, { ...call, signal: call.signal ?? AbortSignal.timeout(TIMEOUT_MS) })
  if (!(response instanceof Response)) return response
  try {
    return { ok: true, value: (await response.json()) as T }
  } catch {
    return refused('lost')
  }
}

/** Sends a call; everything but an answer of the kind 2xx becomes a refusal. */
export async function send(path: string, call: Call): Promise<Response | Refusal> {
  const token = await readToken()
  if (token === null) return refused('disconnected')
  const response = await post(path, call, { authorization: `Bearer ${token.token}` })
  if (!(response instanceof Response)) return response
  if (response.ok) return response
  const refusal = await refusalOf(response)
  if (response.status !== 401) return refusal
  // The person revoked the token in the web app, or it has run out.
  await forgetToken()
  return { ...refusal, code: 'disconnected' }
}

/** The same without a token. */
export async function post(
  path: string,
  { method, body, key, signal, accept = 'application/json' }: Call,
  headers: Record<string, string> = {},
): Promise<Response | Refusal> {
  try {
    const address = new URL(path, PENMARK_ORIGIN)
    // Labels and refusals come in the language of the extension, which may be another one than the browser's.
    address.searchParams.set('lang', await languageNow())
    return await fetch(address, {
      method,
      headers: {
        accept,
        ...headers,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
      // The session of the web app is none of the extension's business, and a redirect is no answer of the API.
      credentials: 'omit',
      redirect: 'error',
      cache: 'no-store',
      referrerPolicy: 'no-referrer',
    })
  } catch {
    return refused(navigator.onLine ? 'lost' : 'offline')
  }
}

export async function refusalOf(response: Response): Promise<Refusal> {
  const wait = Number(response.headers.get('retry-after') ?? Number.NaN)
  const retry = Number.isFinite(wait) && wait >= 0 ? { retryAfter: Math.ceil(wait) } : {}
  try {
    const { code, detail } = (await response.json()) as { code?: unknown; detail?: unknown }
    if (typeof code === 'string') return { ok: false, code, detail: typeof detail === 'string' ? detail : '', ...retry }
  } catch {
    // A proxy's page is no answer of Penmark.
  }
  return { ...refused('lost'), ...retry }
}
