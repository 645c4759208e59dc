import { createContext, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router'
import { penmarkContext } from '#app/.server/context.ts'
import { requestContext } from '#app/.server/http/context.ts'
import { apiError } from '#app/.server/http/errors.ts'
import { type Ledger, usageOf } from '#app/.server/ledger/index.ts'
import type { Clock } from '#app/.server/platform/clock.ts'
import type { Database } from '#app/.server/platform/database.ts'
import { planFor } from '#app/domain/billing/plans.ts'
import type { ApiScope } from '#app/domain/settings/api-keys.ts'
import type { Role } from '#db/schema/auth.ts'
import { findApiKey, looksLikeApiKey } from './api-keys.ts'
import { scopeOfCall } from './api-scopes.ts'
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
  /** What the request came by: a session, or the API key in its place. */
  sessionId: string
  account: string
  /** What a call may be about. A session may do everything, an API key what it was made for. */
  scopes: 'all' | ReadonlySet<ApiScope>
}

/** The signed-in user together with the client's address, by which attempts are counted. */
export type Actor = CurrentUser & { address: string }

/** The actor of this request. Throws unless `requireUser` or `requireBearer` ran before. */
export function actorOf(context: Readonly<RouterContextProvider>): Actor {
  return { ...context.get(userContext), address: context.get(requestContext).clientAddress }
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
  context.set(maybeUserContext, currentUser(penmark, { ...found, scopes: 'all' }))
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

/**
 * Middleware of the calls that need a login: a bearer token of kind `api`, or an API key with the scope of the call; else
 * 401 or 403 (RFC 6750, 3.1). Cookies mean nothing here.
 */
export const requireBearer: MiddlewareFunction<Response> = ({ request, context, pattern }) => {
  const bearer = /^Bearer +([\w-]+) *$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  const user =
    bearer !== undefined && looksLikeApiKey(bearer)
      ? userOfApiKey(bearer, context, scopeOfCall(pattern))
      : userOfSession(bearer, request, context)
  if (user instanceof Response) return user
  context.set(userContext, user)
  return undefined
}

type Context = Readonly<RouterContextProvider>

function userOfSession(token: string | undefined, request: Request, context: Context): CurrentUser | Response {
  const penmark = context.get(penmarkContext)
  const found =
    token?.length === 43 ? findSession(penmark.database.reader, 'api', token, penmark.clock.now()) : undefined
  if (found === undefined) {
    if (token !== undefined) penmark.log.warn({ event: 'bearer.refused' }, 'bearer token refused')
    return apiError('login_required', context, { headers: { 'www-authenticate': 'Bearer' } })
  }
  touchOnWrite(penmark, request, found)
  return currentUser(penmark, { ...found, scopes: 'all' })
}

/** @param scope that the call needs; without one it is a call that no key may make */
function userOfApiKey(key: string, context: Context, scope: ApiScope | undefined): CurrentUser | Response {
  const penmark = context.get(penmarkContext)
  const now = penmark.clock.now()
  const found = findApiKey(penmark.database.reader, key, now)
  if (found === undefined) {
    penmark.log.warn({ event: 'api_key.refused', code: 'api_key_invalid' }, 'API key refused')
    return apiError('api_key_invalid', context, { headers: { 'www-authenticate': 'Bearer error="invalid_token"' } })
  }
  const user = currentUser(penmark, { ...found, sessionId: found.keyId })
  const refuse = (code: 'api_plan_needed' | 'api_key_not_here' | 'api_scope_missing') => {
    penmark.log.warn({ event: 'api_key.refused', userId: found.userId, keyId: found.keyId, code }, 'API key refused')
    const asked = scope === undefined ? '' : ` scope="${scope}"`
    return apiError(code, context, {
      values: { scope: scope ?? '' },
      headers: { 'www-authenticate': `Bearer error="insufficient_scope"${asked === '' ? '' : `,${asked}`}` },
    })
  }
  if (scope === undefined) return refuse('api_key_not_here')
  if (!found.scopes.has(scope)) return refuse('api_scope_missing')
  if (!planFor(usageOf(penmark.database.reader, user.account, now).plan).apiBulkTeam) return refuse('api_plan_needed')
  penmark.keyUses.note(found, now)
  return user
}

type Services = { database: Database; clock: Clock; ledger: Ledger }

function touchOnWrite(penmark: Services, request: Request, found: SessionFacts): void {
  if (request.method === 'POST') touchSession(penmark.database.writer, found, penmark.clock.now())
}

type Found = Pick<SessionFacts, 'userId' | 'email' | 'verifiedAt' | 'workspaceId' | 'role' | 'sessionId'> &
  Pick<CurrentUser, 'scopes'>

function currentUser(penmark: Services, found: Found): CurrentUser {
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
    scopes: found.scopes,
  }
}
