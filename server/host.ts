import { randomBytes, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import { type ServeStaticOptions, serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from 'react-router'
import type { AppearanceOf, LanguageOf } from '#app/.server/http/locale.ts'
import type { HostRefusal, plainRefusal, RequestFacts } from '#app/.server/http/refusal.ts'
import type { Env } from '#app/.server/platform/env.ts'
import { duringRequest, type Log } from '#app/.server/platform/log.ts'
import type { Metrics } from '#app/.server/platform/metrics.ts'
import type { Tracing } from '#app/.server/platform/tracing.ts'
import { isAccountPath, isPrivatePath } from '#app/domain/public-pages.ts'
import { areasOf } from './areas.ts'
import { readBody } from './body.ts'
import { clientAddress } from './client-address.ts'
import { type Gatehouse, RETRY_SECONDS } from './cluster/gatehouse.ts'
import { compressBody, createSharedBodies } from './compression.ts'
import { createDoors } from './doors/doors.ts'
import { mayReadMetrics } from './metrics-page.ts'
import { foreignWriteHeaders, isOwnWrite, ownOrigins } from './origin.ts'
import { assetHeaders, checkHeaders, policyOfVerifier, securityHeaders } from './security-headers.ts'
import { alternateLinks, verifierPageFor, verifierPageInTheme } from './verifier-page.ts'

/**
 * The host's dependencies. Besides, it knows three addresses of the product, `/api`, `/webhooks` and `/verify`, and its doors
 * know those of sign-in.
 */
export type HostOptions = {
  env: Env
  log: Log
  /** The React Router build; called on each request so that development can reload it. */
  build: () => Promise<ServerBuild>
  /** The context that loaders, actions and middleware receive. */
  context: (facts: RequestFacts) => Promise<RouterContextProvider> | RouterContextProvider
  /** Builds the answer for a refusal by the host itself: JSON under /api, a page elsewhere. */
  refuse: (
    request: Request,
    code: HostRefusal,
    facts: RequestFacts,
    retryAfter?: number,
  ) => Promise<Response> | Response
  /** Told when the disk did not take a write of a request: the process is not ready until one works again. */
  onStorageFailed?: () => void
  /** The same as plain text for the connection; absent in development, because nothing is refused at the door there. */
  turnAway?: typeof plainRefusal
  /** Whether one more report of a browser may be logged; counts it. Absent in development: every report. */
  mayReport?: (clientAddress: string) => Promise<boolean>
  /** Figures of the doors, and who may read them here; absent: none. */
  metrics?: Metrics
  tracing?: Tracing
  /** Decides which machine of a cluster answers; absent: this one is alone. */
  gatehouse?: (refuse: Refuse) => Gatehouse
  /** Why the process cannot serve, in words without secrets; undefined if it can. */
  trouble: () => string | undefined
  /** Told how long the event loop was held, in milliseconds, each time the watchdog notices. */
  onHeld?: (milliseconds: number) => void
  /** Gets the facts of each answer that the log gets. */
  noteAnswer?: (answer: {
    requestId: string
    method: string
    path: string
    status: number
    milliseconds: number
  }) => void
  /** Files for programs that read the site, by path, made for its origin. */
  publicFiles?: Readonly<Record<string, (origin: string) => { body: string; type: string }>>
  /** Folder of the built client; absent in development, because Vite serves it then. */
  clientDir?: string | undefined
  /** Folder of the verifier's files, which people download to check exports without our help. */
  verifierDir: string
  /** The language of a request; absent: English. */
  languageOf?: LanguageOf
  /** Light or dark for such a file. */
  appearanceOf?: AppearanceOf
  /** Folder of the extension's files, which may not exist. */
  extensionDir: string
}

/** Answers a request of a cluster that no machine can take now. */
type Refuse = (request: IncomingMessage, response: ServerResponse) => void

type Variables = { fromBuild?: boolean }

/**
 * How long a request may take to arrive, in milliseconds. Node looks at the interval only, so it is part of the 20 seconds
 * that are promised.
 */
export const REQUEST_TIMES = { headersTimeout: 15_000, requestTimeout: 18_000, connectionsCheckingInterval: 2_000 }

/** When to try again if the disk takes no writes: people make room, and that takes minutes. */
const STORAGE_WAIT_SECONDS = 120

/** Methods that only calls take. */
const UNUSED_BY_SCREENS: ReadonlySet<string> = new Set(['PUT', 'PATCH', 'DELETE'])

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** As many as the pages that are remembered, in two encodings; each has some ten kilobytes. */
const SHARED_BODIES = 128

/** The HTTP host in front of React Router: addresses, limits, origin rule, headers, compression, health. */
export function createHost(options: HostOptions) {
  const { env, log } = options
  const origins = ownOrigins(env)
  const sharedBodies = createSharedBodies(SHARED_BODIES)
  let handlers: Handlers | undefined
  let stopping = false
  const app = new Hono<{ Bindings: HttpBindings; Variables: Variables }>()

  app.get('/healthz', (c) => c.text('ok', 200, headersOf(null)))
  app.get('/readyz', (c) => {
    const trouble = stopping ? 'the server is stopping' : options.trouble()
    if (trouble === undefined) return c.text('ready', 200, headersOf(null))
    return c.text(`not ready: ${trouble}`, 503, { ...headersOf(null), 'retry-after': '5' })
  })
  const { metrics } = options
  // With a port of their own, figures are not here as well.
  if (metrics !== undefined && env.metrics.port === undefined && env.metrics.token !== undefined) {
    app.get('/metrics', async (c) => {
      if (!mayReadMetrics(env.metrics.token, c.req.header('authorization') ?? null))
        return c.body(null, 401, { ...headersOf(null), 'www-authenticate': 'Bearer' })
      const { body, contentType } = await metrics.text()
      return c.body(body, 200, { ...headersOf(null), 'content-type': contentType, 'cache-control': 'no-store' })
    })
  }
  if (options.clientDir !== undefined) {
    const client = { root: options.clientDir, precompressed: true }
    const forever = { 'cache-control': 'public, max-age=31536000, immutable' }
    app.use('/assets/:file{english-check-.+\\.js}', files(client, forever, checkHeaders(env)))
    app.use('/assets/*', files(client, forever, assetHeaders(env)))
    // Browsers revalidate the worker at each update check, so that a broken worker can never keep its fix out.
    app.use('/service-worker.js', files(client, { 'cache-control': 'no-cache' }))
    app.use('/:file{[^/]+\\.[a-z0-9]+}', files(client, { 'cache-control': 'public, max-age=3600' }))
  }
  // The verifier's page names its own script and style by their hashes and shuts its connections before it reads a file, so its
  // own policy is stricter than ours. It may be kept and opened offline as well, which needs no trust in this server.
  const verifierHeaders = {
    'cache-control': 'no-cache',
    'content-security-policy': policyOfVerifier(options.verifierDir),
    vary: 'accept-encoding, accept-language, cookie',
    link: alternateLinks(env.publicUrl, '/verify'),
  }
  app.get('/verify/', (c) => c.redirect(`/verify${new URL(c.req.url).search}`, 301))
  app.get('/verify', async (c, next) => {
    const page = await verifierPageInTheme(c.req.raw, options.verifierDir, options)
    if (page === undefined) return next()
    return compressBody(c.req.raw, c.html(page, 200, { ...headersOf(null), ...verifierHeaders }), sharedBodies)
  })
  app.use(
    '/verify',
    files(
      {
        ...{ root: options.verifierDir, precompressed: true },
        rewriteRequestPath: (_path, c) => verifierPageFor(c.req.raw, options.languageOf),
      },
      verifierHeaders,
    ),
  )
  app.use(
    '/verify/:file{ledger-verify\\.((de|es|fr|pt)\\.)?html|ledger-verify\\.mjs|SHA256SUMS}',
    files(
      { root: options.verifierDir, rewriteRequestPath: (path) => path.slice('/verify'.length) },
      { 'cache-control': 'public, max-age=3600', 'content-disposition': 'attachment' },
    ),
  )
  app.use(
    '/extension/:file{penmark-[0-9.]+-(chrome|firefox)\\.zip}',
    files(
      // Its own folder may not exist yet, of which the file server would write a line that is none of the log's.
      { root: path.dirname(options.extensionDir) },
      // The same name may be packed again.
      { 'cache-control': 'no-cache', 'content-disposition': 'attachment' },
    ),
  )
  for (const [name, contents] of Object.entries(options.publicFiles ?? {})) {
    app.get(name, (c) => {
      const { body, type } = contents(env.publicUrl)
      return c.body(body, 200, { ...headersOf(null), 'content-type': type, 'cache-control': 'public, max-age=3600' })
    })
  }
  app.post('/csp-report', async (c) => {
    const body = await readBody(c.req.raw, 'report')
    const address = addressOf(c.req.raw.headers, c.env)
    if (options.mayReport !== undefined && !(await options.mayReport(address)))
      return c.body(null, 429, { ...headersOf(null), 'retry-after': '60' })
    if (body.ok)
      log.warn({ event: 'csp_report', report: reportedDirective(body.bytes) }, 'content security policy violated')
    return c.body(null, 204, headersOf(null))
  })
  app.all('*', async (c) => {
    const facts = {
      requestId: randomUUID(),
      clientAddress: addressOf(c.req.raw.headers, c.env),
      nonce: randomBytes(16).toString('base64'),
      forScripts: c.req.path.endsWith('.data'),
    }
    doors?.begins(c.env?.outgoing, facts)
    const response = await duringRequest(facts.requestId, () => answerInSpan(c.req.raw, facts))
    if (response.headers.get('content-type')?.startsWith('text/event-stream')) doors?.becomesStream(c.env?.outgoing)
    return response
  })

  function addressOf(headers: Headers, bindings: HttpBindings | undefined): string {
    const { method = '', url = '' } = bindings?.incoming ?? {}
    return clientAddress(headers, bindings?.incoming?.socket?.remoteAddress ?? '', env, { method, url })
  }

  function files(
    from: ServeStaticOptions<{ Bindings: HttpBindings; Variables: Variables }>,
    headers: Record<string, string>,
    guards = headersOf(null),
  ) {
    const serve = serveStatic<{ Bindings: HttpBindings; Variables: Variables }>({
      ...from,
      onFound: (_path, c) => c.set('fromBuild', true),
    })
    return createMiddleware<{ Bindings: HttpBindings; Variables: Variables }>(async (c, next) => {
      const response = await serve(c, next)
      // A name without a file fell through to the router, whose answer has its own headers.
      if (!response || !c.get('fromBuild')) return response
      for (const [name, value] of Object.entries({ ...guards, ...headers })) response.headers.set(name, value)
      // A name that changes with its contents is never asked for again.
      if (headers['cache-control']?.endsWith('immutable')) response.headers.delete('last-modified')
      return response
    })
  }

  function headersOf(nonce: string | null): Record<string, string> {
    return securityHeaders(nonce, env)
  }

  function answerInSpan(request: Request, facts: RequestFacts): Promise<Response> {
    if (options.tracing === undefined) return answer(request, facts)
    const known = { 'http.request.method': request.method, 'penmark.request_id': facts.requestId }
    return options.tracing.span(request.method, known, async (span) => {
      const response = await answer(request, facts)
      span.set({ 'http.response.status_code': response.status })
      // The path names objects of people; its pattern does not.
      if (facts.route !== undefined) {
        span.rename(`${request.method} ${facts.route}`)
        span.set({ 'http.route': facts.route })
      }
      if (response.status >= 500) span.fail()
      return response
    })
  }

  async function answer(request: Request, facts: RequestFacts): Promise<Response> {
    const startedAt = performance.now()
    let url = new URL(env.publicUrl)
    let response: Response
    try {
      url = new URL(request.url)
      response = await respond(request, url, facts)
    } catch (error) {
      const aborted = senderLeft(error)
      if (aborted) log.info({ requestId: facts.requestId }, 'the sender hung up')
      else log.error({ requestId: facts.requestId, error }, 'request failed')
      response = await options.refuse(request, aborted ? 'invalid_input' : 'server_error', facts)
    }
    // The router answers with status 500 once its request is aborted. It reaches no client, so logs and alerts must not call it a defect.
    if (response.status >= 500 && request.signal.aborted) response = new Response(null, { status: SENDER_LEFT })
    if (gatehouse?.acknowledges(request) === true) response = await acknowledged(request, response, facts)
    else if (!isKept(response)) response = withCookies(response, gatehouse?.cookiesFor(request, false))
    const finished = await compressBody(request, response, facts.isShared ? sharedBodies : undefined)
    // `new Response` created all of these answers, so their headers can be changed.
    const { headers } = finished
    for (const [name, value] of Object.entries(headersOf(facts.nonce))) if (!headers.has(name)) headers.set(name, value)
    headers.set('x-request-id', facts.requestId)
    if (isUnlisted(url.pathname, finished)) headers.set('x-robots-tag', 'noindex')
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
    const milliseconds = Math.round(performance.now() - startedAt)
    // The query of a mail link contains its token, so only the path is logged.
    const { requestId } = facts
    const answered = { requestId, method: request.method, path: url.pathname, status: finished.status, milliseconds }
    log.info(answered, 'request')
    options.noteAnswer?.(answered)
    return finished
  }

  async function respond(request: Request, url: URL, facts: RequestFacts): Promise<Response> {
    const isApi = url.pathname === '/api' || url.pathname.startsWith('/api/')
    const isWebhook = url.pathname.startsWith('/webhooks/')
    if (!METHODS.includes(request.method)) return options.refuse(request, 'method_not_allowed', facts)
    // A path that starts with two slashes would name another host when resolved against our origin.
    if (/^[/\\]{2}/.test(url.pathname)) return options.refuse(request, 'invalid_input', facts)
    const decoded = decodedPath(url.pathname)
    // The router would write a path that it cannot decode into the log as it came.
    if (decoded === undefined) return options.refuse(request, 'invalid_input', facts)
    // The router takes other spellings of a call for the call, but the rules below would take them for a screen.
    if (!isApi && /^\/api(\/|\.data$|$)/i.test(decoded)) return options.refuse(request, 'not_found', facts)
    if (isApi && /(\.data|.\/)$/.test(decoded)) return options.refuse(request, 'not_found', facts)
    // No name and no id in the address of a call has a character that needs an escape.
    if (isApi && decoded !== url.pathname) return options.refuse(request, 'not_found', facts)
    // Calls under /api authenticate with a token and those under /webhooks with a signature, never with a cookie. Another
    // site therefore cannot act with a user's rights there.
    const sent = isApi || isWebhook || isOwnWrite(request, origins) ? request.headers : foreignWriteHeaders(request)
    if (sent === undefined) {
      log.warn({ event: 'cross_origin.refused', path: url.pathname }, 'a write of another site refused')
      return options.refuse(request, 'cross_origin', facts)
    }
    // Forms post; a router's action would take every other method for a POST.
    if (!isApi && UNUSED_BY_SCREENS.has(request.method)) return options.refuse(request, 'method_not_allowed', facts)
    const target = new URL(url.pathname + url.search, env.publicUrl)
    const head = { method: request.method, headers: sent, signal: request.signal }
    if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') {
      return handle(new Request(target, head), facts)
    }
    const body = await readBody(request, isWebhook ? 'webhook' : isApi ? 'json' : 'form')
    if (!body.ok) return options.refuse(request, body.code, facts)
    doors?.runs(facts)
    const headers = new Headers(sent)
    headers.set('content-type', body.contentType)
    return handle(new Request(target, { ...head, headers, body: body.bytes }), facts)
  }

  async function handle(request: Request, facts: RequestFacts): Promise<Response> {
    const build = await options.build()
    if (handlers?.build !== build) {
      // The host has already compared the Origin, also for resource routes; the router compares it again for pages.
      const allowed = { ...build, allowedActionOrigins: origins.map((origin) => new URL(origin).host) }
      handlers = createHandlers(build, allowed, env.development)
    }
    const response = await handlers.of(request)(request, await options.context(facts))
    if (facts.storageFailed !== undefined) return unsaved(request, facts, response)
    // The router reports a defect as plain text, but callers under /api expect JSON.
    const isPlain = response.status === 500 && !response.headers.get('content-type')?.includes('json')
    return isPlain && new URL(request.url).pathname.startsWith('/api/')
      ? options.refuse(request, 'server_error', facts)
      : response
  }

  /** An answer that something was saved, with what its browser has seen now; a refusal if this machine may not give it. */
  async function acknowledged(request: Request, response: Response, facts: RequestFacts): Promise<Response> {
    const mayBeLiteFs = response.status >= 500 || facts.storageFailed !== undefined
    const may = mayBeLiteFs ? gatehouse?.stillMayAcknowledge() : gatehouse?.mayAcknowledge()
    if ((await may) === false) {
      await response.body?.cancel()
      return options.refuse(request, 'not_primary', facts, RETRY_SECONDS)
    }
    const { goesOn } = facts
    // The rest of a streamed answer has its standing in the last event.
    const standing = goesOn === undefined ? await gatehouse?.standing(request) : undefined
    const cookies = gatehouse?.cookiesFor(request, true, goesOn)
    return withCookies(response, cookies, standing === undefined ? {} : { 'penmark-standing': standing })
  }

  /** The answer of a request whose write the disk did not take: that of its route if it has words of its own for it. */
  async function unsaved(request: Request, facts: RequestFacts, response: Response): Promise<Response> {
    options.onStorageFailed?.()
    const isCall = new URL(request.url).pathname.startsWith('/api/')
    if (facts.storageFailed === 'as_defect' || isCall) {
      return options.refuse(request, 'storage_unavailable', facts, STORAGE_WAIT_SECONDS)
    }
    // A route may lead on to a page that says it.
    if (response.status < 500) return response
    const headers = new Headers(response.headers)
    headers.set('retry-after', String(STORAGE_WAIT_SECONDS))
    return new Response(response.body, { status: 503, headers })
  }

  const doors =
    options.turnAway &&
    createDoors({
      env,
      log,
      turnAway: options.turnAway,
      headers: headersOf,
      metrics: options.metrics,
      onHeld: options.onHeld,
    })
  const gatehouse = options.gatehouse?.((request, response) => {
    if (doors === undefined) response.writeHead(503, { 'retry-after': String(RETRY_SECONDS) }).end()
    else doors.refuse(request, response, 'not_primary', RETRY_SECONDS)
  })
  const server = createAdaptorServer({
    fetch: app.fetch,
    overrideGlobalObjects: false,
    createServer: ((settings, listener) =>
      createServer(settings, (request, response) => {
        const answerHere = () => void listener?.(request, response)
        const begin =
          gatehouse === undefined
            ? answerHere
            : () => void gatehouse.receive(request, response, answerHere).catch(() => response.destroy())
        if (doors === undefined) begin()
        else doors.admit(request, response, begin)
      })) as typeof createServer,
    serverOptions: {
      maxHeaderSize: 16 * 1024,
      ...REQUEST_TIMES,
      keepAliveTimeout: 65_000,
    },
  }) as Server
  // A client that reads nothing of its answer for this long is gone.
  server.setTimeout(120_000)
  doors?.guard(server)

  return {
    fetch: app.fetch,
    /** Listens; rejects if the port is taken. */
    listen(): Promise<void> {
      return new Promise((resolve, reject) => {
        server.once('error', reject)
        // With the usual queue of 511, a burst of clients makes the kernel drop others, which try again only seconds later.
        server.listen({ port: env.port, host: env.host, backlog: env.maxConnections }, () => {
          server.off('error', reject)
          resolve()
        })
      })
    },
    /** Is not ready any more, but still answers. */
    announceStop(): void {
      stopping = true
    },
    /** Takes nothing more from other machines of a cluster. */
    leave: () => gatehouse?.leave(),
    /** Stops accepting connections, lets running requests finish, and closes the remaining ones after `graceMs`. */
    stop(graceMs: number): Promise<void> {
      stopping = true
      return new Promise((resolve) => {
        const cut = setTimeout(() => server.closeAllConnections(), graceMs)
        // A connection that carried a last answer becomes idle only after `close` was called.
        const sweep = setInterval(() => server.closeIdleConnections(), 50)
        server.close(() => {
          doors?.stop()
          clearTimeout(cut)
          clearInterval(sweep)
          resolve()
        })
        server.closeIdleConnections()
      })
    },
    server,
  }
}

/** Whether others than its browser may keep an answer, and with it a cookie. */
function isKept({ headers }: Response): boolean {
  return /public|immutable/.test(headers.get('cache-control') ?? '')
}

/** A copy of an answer with these cookies and headers besides; the answer itself without any. */
function withCookies(response: Response, cookies: readonly string[] = [], more: Record<string, string> = {}): Response {
  const added = Object.entries(more)
  if (cookies.length + added.length === 0) return response
  const headers = new Headers(response.headers)
  for (const [name, value] of added) headers.set(name, value)
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(response.body, { status: response.status, headers })
}

/** The violated directive and the blocked origin: enough to correct the policy, without the address of the page. */
function reportedDirective(bytes: Uint8Array): { directive: string; blocked: string } | null {
  try {
    const report = JSON.parse(new TextDecoder().decode(bytes))['csp-report']
    const blocked = String(report['blocked-uri'] ?? '')
    return {
      directive: String(report['effective-directive'] ?? '').slice(0, 60),
      blocked: URL.canParse(blocked) ? new URL(blocked).origin : blocked.slice(0, 20),
    }
  } catch {
    return null
  }
}

/**
 * Whether every robot is told to list an answer nowhere. A page that a session opened is not among them: it names the
 * search engines itself (docs/decisions/089), and no robot gets as far.
 */
function isUnlisted(pathname: string, { status, headers }: Response): boolean {
  const path = decodedPath(pathname) ?? pathname
  const isPageOfAccount =
    isAccountPath(path) && status === 200 && headers.get('content-type')?.startsWith('text/html') === true
  return isPrivatePath(path) && !isPageOfAccount
}

/** The path without its escapes; undefined if one of them is broken. */
function decodedPath(path: string): string | undefined {
  if (!path.includes('%')) return path
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** The sender closed the connection before it was answered: nginx's "client closed request", which no client ever sees. */
const SENDER_LEFT = 499

/** Whether Node aborted a request because its sender left before the body ended: no defect, so no alarm. */
function senderLeft(error: unknown): boolean {
  return error instanceof Error && error.message === 'aborted' && 'code' in error && error.code === 'ECONNRESET'
}

type Handlers = { build: ServerBuild; of(request: Request): ReturnType<typeof createRequestHandler> }

/** A handler for each area of paths, made when the first request of its area comes. */
function createHandlers(build: ServerBuild, allowed: ServerBuild, development: boolean): Handlers {
  const { areaOf, buildOf } = areasOf(allowed)
  const byArea = new Map<string, ReturnType<typeof createRequestHandler>>()
  return {
    build,
    of(request) {
      const area = areaOf(decodedPath(new URL(request.url).pathname) ?? '')
      const known = byArea.get(area)
      if (known !== undefined) return known
      const fresh = createRequestHandler(buildOf(area), development ? 'development' : 'production')
      byArea.set(area, fresh)
      return fresh
    },
  }
}
