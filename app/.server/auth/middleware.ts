import { createContext, data, type MiddlewareFunction, type RouterContextProvider, redirect } from 'react-router'
import { refusedCall } from '#app/.server/http/call.ts'
import { logContext, requestContext, siteContext } from '#app/.server/http/context.ts'
import { apiError } from '#app/.server/http/errors.ts'
import { refusal } from '#app/.server/http/refusal.ts'
import { countWrite, isWrite } from '#app/.server/http/writes.ts'
import { ERROR_STATUS } from '#app/domain/errors.ts'
import { TOKEN_PREFIX } from '#app/domain/extension/connect.ts'
import type { ApiScope } from '#app/domain/settings/api-keys.ts'
import { deviceOf } from '#app/domain/sign-in/device.ts'
import type { Role } from '#db/schema/auth.ts'
import { looksLikeApiKey } from './api-keys.ts'
import { authenticationContext } from './context.ts'
import { createSessionCookie } from './session.ts'

/** The user that a request acts for, the workspace, and the ledger account that pays. */
export type CurrentUser = {
  userId: string
  email: string
  emailVerified: boolean
  workspaceId: string
  role: Role
  /** The session of the request; for an API key its id instead. */
  sessionId: string
  account: string
  /** The allowed calls: all for a session, those of its scopes for an API key. */
  scopes: 'all' | ReadonlySet<ApiScope>
}

/** The signed-in user with the client's address, by which attempts are counted. */
export type Actor = CurrentUser & { address: string }

/** The actor of this request. Throws unless `requireUser` or `requireBearer` ran before. */
export function actorOf(context: Readonly<RouterContextProvider>): Actor {
  return { ...context.get(userContext), address: context.get(requestContext).clientAddress }
}

/** The signed-in user behind `requireUser` or `requireBearer`; throws when read anywhere else. */
export const userContext = createContext<CurrentUser>()

/** The signed-in user of any screen, or `null` for a visitor; set by `sessionMiddleware`. */
export const maybeUserContext = createContext<CurrentUser | null>(null)

/**
 * Root middleware of the screens: reads the cookie into `maybeUserContext`. Refuses no request and writes nothing on a
 * GET.
 */
export const sessionMiddleware: MiddlewareFunction<Response> = ({ request, context }) => {
  const token = createSessionCookie(context.get(siteContext).secure).tokenOf(request)
  if (token === undefined) return
  const user = context.get(authenticationContext).bySession('web', token, { write: isWrite(request) })
  if (user !== undefined) context.set(maybeUserContext, user)
}

/**
 * Root middleware of the screens: a general limit for writes, beyond those of single forms. Calls are counted once their
 * bearer is known; webhooks prove themselves by a signature and come in bursts from few addresses.
 */
export const limitWrites: MiddlewareFunction<Response> = async ({ request, context, pattern }) => {
  if (!isWrite(request) || /^(api|webhooks)(\/|$)/.test(pattern)) return
  const counted = await countWrite(context, context.get(maybeUserContext)?.userId)
  if (counted.ok) return
  const { code, retryAfterSeconds } = counted
  const facts = context.get(requestContext)
  if (!facts.forScripts) return refusal(request, code, facts, retryAfterSeconds)
  // The router's own scripts can read nothing but what the router has encoded.
  throw data({ code }, { status: ERROR_STATUS[code], headers: { 'retry-after': String(retryAfterSeconds) } })
}

/**
 * Middleware of the protected screens: a visitor goes to /login and returns afterwards. It also runs for `.data`
 * requests, as long as the layout that carries it has a loader.
 */
export const requireUser: MiddlewareFunction<Response> = ({ context, url }) => {
  const user = context.get(maybeUserContext)
  if (user === null) throw redirect(`/login?${new URLSearchParams({ redirectTo: url.pathname + url.search })}`)
  context.set(userContext, user)
}

/**
 * Middleware of the calls that need a signed-in user: a bearer token of kind `api`, that of an extension, or an API
 * key with the scope of the call; otherwise 401 or 403 (RFC 6750, 3.1). Cookies are ignored here. Writes are counted, and refused beyond the limit.
 */
export const requireBearer: MiddlewareFunction<Response> = async ({ request, context, pattern }) => {
  const bearer = /^Bearer +([\w-]+) *$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  const ofExtension = bearerOfExtension(request)
  if (ofExtension !== undefined && !CALLS_OF_EXTENSION.has(pattern)) return apiError('extension_not_here', context)
  const user =
    ofExtension !== undefined
      ? userOfSession('extension', ofExtension.slice(TOKEN_PREFIX.length), request, context)
      : bearer !== undefined && looksLikeApiKey(bearer)
        ? userOfApiKey(bearer, { request, context }, scopeOfCall(pattern))
        : userOfSession('api', bearer, request, context)
  if (user instanceof Response) return user
  const counted = isWrite(request) ? await countWrite(context, user.userId) : undefined
  if (counted?.ok === false) return refusedCall(context, counted)
  context.set(userContext, user)
  return undefined
}

type Context = Readonly<RouterContextProvider>

/** The token of an extension that a call comes with. A session's token, which is shorter, may begin like one. */
export function bearerOfExtension(request: Request): string | undefined {
  return /^Bearer +(pmx_[\w-]{43}) *$/i.exec(request.headers.get('authorization') ?? '')?.[1]
}

function userOfSession(
  kind: 'api' | 'extension',
  token: string | undefined,
  request: Request,
  context: Context,
): CurrentUser | Response {
  const authentication = context.get(authenticationContext)
  const user = token?.length === 43 ? authentication.bySession(kind, token, { write: isWrite(request) }) : undefined
  if (user !== undefined) return user
  if (token !== undefined) context.get(logContext).warn({ event: 'bearer.refused' }, 'bearer token refused')
  return apiError('login_required', context, { headers: { 'www-authenticate': 'Bearer' } })
}

function userOfApiKey(
  key: string,
  { request, context }: { request: Request; context: Context },
  scope: ApiScope | undefined,
): CurrentUser | Response {
  const outcome = context.get(authenticationContext).byApiKey(key, scope, deviceOf(request.headers.get('user-agent')))
  if (outcome.ok) return outcome.user
  if (outcome.code === 'api_key_invalid') {
    return apiError(outcome.code, context, { headers: { 'www-authenticate': 'Bearer error="invalid_token"' } })
  }
  if (outcome.code === 'account_suspended') return apiError(outcome.code, context)
  const neededScope = scope === undefined ? '' : `, scope="${scope}"`
  return apiError(outcome.code, context, {
    values: { scope: scope ?? '' },
    headers: { 'www-authenticate': `Bearer error="insufficient_scope"${neededScope}` },
  })
}

/** The calls that a browser extension may make; it has no business with the account itself. */
const CALLS_OF_EXTENSION: ReadonlySet<string> = new Set([
  ...['api/ai-assist', 'api/alternatives', 'api/check', 'api/compare', 'api/dictionary', 'api/mask', 'api/usage'],
  ...['api/extension/account', 'api/extension/stop'],
])

/**
 * The scope that an API key needs for each call. Calls that are not listed, above all those of /api/auth, refuse every
 * key.
 */
const SCOPE_OF_CALL: Readonly<Record<string, ApiScope>> = {
  'api/ai-assist': 'assist',
  'api/analyze-text': 'assist',
  'api/compare': 'assist',
  'api/check': 'assist',
  'api/alternatives': 'assist',
  'api/dictionary': 'library',
  'api/glossary': 'library',
  'api/mask': 'assist',
  'api/usage': 'usage',
  'api/usage/export': 'usage',
  'api/usage/receipts/:seq': 'usage',
  'api/usage/receipts/:seq/provenance': 'usage',
  'api/provenance': 'usage',
  'api/provenance/:link': 'usage',
  'api/user/profile': 'profile',
  'api/user/custom-styles': 'library',
  'api/user/custom-styles/:item': 'library',
  'api/user/custom-templates': 'library',
  'api/user/custom-templates/:item': 'library',
  'api/user/custom-prompts': 'library',
  'api/user/custom-prompts/:item': 'library',
  'api/user/bookmarks': 'library',
  'api/user/bookmarks/:bookmark': 'library',
  'api/user/style-preferences': 'library',
  'api/user/available-styles': 'library',
  'api/user/available-templates': 'library',
  'api/user/notification-preferences': 'profile',
}

/** @param pattern the paths of the matched route and its parents, as app/routes.ts writes them */
function scopeOfCall(pattern: string): ApiScope | undefined {
  return Object.hasOwn(SCOPE_OF_CALL, pattern) ? SCOPE_OF_CALL[pattern] : undefined
}
