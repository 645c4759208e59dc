import { mailedToken } from './mailbox.ts'
import type { RunningServer } from './server.ts'

export const PASSWORD = 'correct horse battery staple'

/** An answer of the API, with the body parsed if it is JSON. */
export type Answer = { status: number; headers: Headers; body: Record<string, unknown> }

/** One call under /api with a JSON body and, if given, a bearer token. */
export async function call(
  server: Pick<RunningServer, 'url'>,
  method: string,
  path: string,
  options: { body?: unknown; token?: string; headers?: Record<string, string>; signal?: AbortSignal } = {},
): Promise<Answer> {
  const headers: Record<string, string> = { ...options.headers }
  if (options.body !== undefined) headers['content-type'] ??= 'application/json'
  if (options.token) headers.authorization = `Bearer ${options.token}`
  const response = await fetch(`${server.url}${path}`, {
    method,
    headers,
    redirect: 'manual',
    ...(options.body === undefined
      ? {}
      : { body: typeof options.body === 'string' ? options.body : JSON.stringify(options.body) }),
    ...(options.signal ? { signal: options.signal } : {}),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('application/json')
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : { text } }
}

/** Registers, verifies by the mailed token and logs in through the API. */
export async function signUp(server: RunningServer, email: string): Promise<{ token: string; email: string }> {
  await expectStatus(
    await call(server, 'POST', '/api/auth/register', { body: { email, password: PASSWORD } }),
    [200, 201],
  )
  const token = await mailedToken(server, email)
  await expectStatus(await call(server, 'POST', '/api/auth/verify-email', { body: { token } }), [200])
  const login = await call(server, 'POST', '/api/auth/login', { body: { email, password: PASSWORD } })
  await expectStatus(login, [200])
  return { token: String(login.body.token), email }
}

async function expectStatus(answer: Answer, allowed: number[]): Promise<void> {
  if (!allowed.includes(answer.status))
    throw new Error(`expected ${allowed}, got ${answer.status}: ${JSON.stringify(answer.body)}`)
}
