export type Reply = { status: number; body: unknown }
export type Json = Record<string, unknown>

export function refused(status: number, message: string, code?: string): Reply {
  const type = status === 401 ? 'authentication_error' : 'invalid_request_error'
  return { status, body: { error: { type, message, ...(code === undefined ? {} : { code }) } } }
}
export const ok = (body: Json): Reply => ({ status: 200, body })
