import type { Errand } from './shedder.ts'

const HEALTH: ReadonlySet<string> = new Set(['/healthz', '/readyz'])

/** The ways in, as pages, as their data and as calls: people who cannot sign in cannot even look what is wrong. */
const SIGN_IN: ReadonlySet<string> = new Set([
  '/login',
  '/login.data',
  '/login/second-factor',
  '/login/second-factor.data',
  '/login/passkey',
  '/auth/callback',
  '/auth/callback.data',
  '/api/auth/login',
  '/api/auth/second-factor',
])

/** What the request with this path is for, as far as the places under overload go. */
export function errandOf(path: string): Errand {
  if (path.startsWith('/assets/')) return 'light'
  if (HEALTH.has(path)) return 'kept'
  return SIGN_IN.has(path) || path.startsWith('/webhooks/') ? 'reserved' : 'ordinary'
}
