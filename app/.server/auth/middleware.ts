import { createContext, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router'
import { penmarkContext } from '#app/.server/context.ts'
import { apiError } from '#app/.server/http/errors.ts'
import type { Ledger } from '#app/.server/ledger/open.ts'
import type { Clock } from '#app/.server/platform/clock.ts'
import type { Database } from '#app/.server/platform/database.ts'
import type { Role } from '#db/schema/auth.ts'
import { touchSession } from './commands.ts'
import { findSession, type SessionFacts } from './queries.ts'
import { createSessionCookie } from './session.ts'

/** Who a request acts for, in which workspace, and the ledger account that pays. */
export type CurrentUser = {
  userId: string
  email: string
  emailVerified: boolean
  workspaceId: string
  role: Role
  sessionId: string
  account: string
}

/** The signed-in user behind `requireUser` or `requireBearer`; throws when read anywhere else. */
export const userContext = createContext<CurrentUser>()

/** The signed-in user of any screen, or `null` for a visitor; set by `sessionMiddleware`. */
export const maybeUserContext = createContext<CurrentUser | null>(null)

/** Root middleware of the screens: cookie to `maybeUserContext`. Refuses nobody and writes nothing on a GET. */
export const sessionMiddleware: MiddlewareFunction<Response> = ({ request, context }) => {
  const penmark = context.get(penmarkContext)
  const token = createSessionCookie(penmark.env.secure).tokenOf(request)
  if (token === undefined) return
  const found = findSession(penmark.database.reader, 'web', token, penmark.clock.now())
  if (found === undefined) return
  touchOnWrite(penmark, request, found)
  context.set(maybeUserContext, currentUser(penmark, found))
}

/**
 * Middleware of the protected screens: a visitor goes to /login and comes back afterwards. It runs for `.data` requests
 * as well, as long as the layout that carries it has a loader.
 */
export const requireUser: MiddlewareFunction<Response> = ({ context, url }) => {
  const user = context.get(maybeUserContext)
  if (user === null) throw redirect(`/login?${new URLSearchParams({ redirectTo: url.pathname + url.search })}`)
  context.set(userContext, user)
}

/** Middleware of the calls that need a login: a bearer token of kind `api` or 401 (RFC 6750). Cookies mean nothing here. */
export const requireBearer: MiddlewareFunction<Response> = ({ request, context }) => {
  const user = bearerOf(request, context)
  if (user === undefined) return apiError('login_required', context, { headers: { 'www-authenticate': 'Bearer' } })
  context.set(userContext, user)
  return undefined
}

function bearerOf(request: Request, context: Readonly<RouterContextProvider>): CurrentUser | undefined {
  const penmark = context.get(penmarkContext)
  const token = /^Bearer +([A-Za-z0-9_-]{43}) *$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  if (token === undefined) return undefined
  const found = findSession(penmark.database.reader, 'api', token, penmark.clock.now())
  if (found === undefined) return undefined
  touchOnWrite(penmark, request, found)
  return currentUser(penmark, found)
}

type Services = { database: Database; clock: Clock; ledger: Ledger }

function touchOnWrite(penmark: Services, request: Request, found: SessionFacts): void {
  if (request.method === 'POST') touchSession(penmark.database.writer, found, penmark.clock.now())
}

function currentUser(penmark: Services, found: SessionFacts): CurrentUser {
  const account = penmark.ledger.accountOf(found.workspaceId)
  if (account === undefined) throw new Error('a workspace has no ledger account')
  return {
    userId: found.userId,
    email: found.email,
    emailVerified: found.verifiedAt !== null,
    workspaceId: found.workspaceId,
    role: found.role,
    sessionId: found.sessionId,
    account,
  }
}
