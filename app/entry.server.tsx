import { EventEmitter } from 'node:events'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { logContext, requestContext } from '#app/.server/http/context.ts'
import { waitsForFirstTouch } from '#app/.server/http/first-touch.ts'
import { drawnBeforeScripts } from '#app/.server/http/head-order.ts'
import { localeOf } from '#app/.server/http/locale.ts'
import { createPageCache } from '#app/.server/http/page-cache.ts'
import { isStorageTrouble } from '#app/.server/platform/storage-trouble.ts'
import { TranslationsProvider } from '#app/components/ui/use-translation.ts'
import { translationsOf } from '#app/locales/all.ts'
import type { RouteHandle } from './root.tsx'

/** Pages without scripts. They hold no nonce, and of a visitor no more than the loaders say. */
const pages = createPageCache({ pages: 64, characters: 4_000_000 })

/** Renders a whole page: nothing on it is deferred, so it is compressed in one piece and has a content length. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const facts = context.get(requestContext)
  const { nonce } = facts
  const texts = translationsOf(localeOf(context))
  const pageOf = (pageEntry: EntryContext, itsNonce?: string) => (
    <TranslationsProvider value={texts}>
      <ServerRouter context={pageEntry} url={request.url} {...(itsNonce === undefined ? {} : { nonce: itsNonce })} />
    </TranslationsProvider>
  )
  headers.set('content-type', 'text/html; charset=utf-8')
  if (runsScripts(entry)) {
    const page = await render(pageOf(entry, nonce), nonce, request.signal)
    const sent = waitsForTouch(entry) ? withText(page, (html) => waitsForFirstTouch(html, nonce)) : page
    return new Response(drawnBeforeScripts(sent), { status, headers })
  }
  const renderPlain = () => `<!DOCTYPE html>${renderToString(pageOf(withoutHandoff(entry)))}`
  const key = sharedKey(request, status, entry)
  if (key !== null) facts.isShared = true
  return new Response(key === null ? renderPlain() : pages.page(key, renderPlain), { status, headers })
}

/** Whether scripts run on the page; a route turns them off with `handle.hydrate = false` (see root.tsx). */
function runsScripts(entry: EntryContext): boolean {
  return entry.staticHandlerContext.matches.every(({ route }) => {
    const handle = entry.routeModules[route.id]?.handle as RouteHandle | undefined
    return handle?.hydrate !== false
  })
}

/**
 * Whether the page's scripts wait for a first touch; a route asks for it with `handle.hydrate = 'touch'`. The answer to a form
 * comes to a person who is at work already, and may act by itself, so its scripts start at once.
 */
function waitsForTouch({ staticHandlerContext, routeModules }: EntryContext): boolean {
  const { matches, actionData, errors } = staticHandlerContext
  const handle = routeModules[matches.at(-1)?.route.id ?? '']?.handle as RouteHandle | undefined
  return handle?.hydrate === 'touch' && actionData === null && errors === null
}

function withText(page: Uint8Array<ArrayBuffer>, change: (html: string) => string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(change(Buffer.from(page).toString())))
}

/**
 * All that a page without scripts depends on: its address and what the loaders say, the language among it. Null for the answer
 * to a form, which may hold a person's text, and for an error.
 */
function sharedKey(request: Request, status: number, { staticHandlerContext }: EntryContext): string | null {
  const { loaderData, actionData, errors } = staticHandlerContext
  if (status !== 200 || actionData !== null || errors !== null) return null
  return JSON.stringify([request.url, loaderData])
}

/** Removes the hydration data of a page that is not hydrated, so that the page renders in one go. */
function withoutHandoff(entry: EntryContext): EntryContext {
  const { serverHandoffStream: _, ...rest } = entry
  return rest
}

function render(page: React.ReactElement, nonce: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const sink = new PageSink({ onEnd: resolve, onError: reject })
    const stream = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => void stream.pipe(sink as unknown as NodeJS.WritableStream),
      onShellError: reject,
      onError: (error) => {
        if (signal.aborted) reject(error)
      },
    })
    signal.addEventListener('abort', () => stream.abort(signal.reason), { once: true })
  })
}

/**
 * Takes a page that is written in one go. As much of a stream as React asks for: a real one puts two callbacks on the queue for
 * each piece of two kilobytes, which took a fifteenth of a page's time.
 */
class PageSink extends EventEmitter {
  readonly #pieces: Uint8Array[] = []
  readonly #callbacks: SinkCallbacks

  constructor(callbacks: SinkCallbacks) {
    super()
    this.#callbacks = callbacks
  }

  write(piece: Uint8Array | string): boolean {
    this.#pieces.push(typeof piece === 'string' ? Buffer.from(piece) : piece)
    return true
  }

  end(): void {
    this.#callbacks.onEnd(new Uint8Array(Buffer.concat(this.#pieces)))
  }

  destroy(error: unknown): void {
    this.#callbacks.onError(error)
  }
}

type SinkCallbacks = { onEnd: (page: Uint8Array<ArrayBuffer>) => void; onError: (error: unknown) => void }

/** Logs a defect with its request. Requests that the client aborted or got wrong are no defects. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  const facts = context.get(requestContext)
  const { requestId } = facts
  if (isStorageTrouble(error)) {
    facts.storageFailed = 'as_defect'
    context.get(logContext).error({ requestId, error }, 'the disk took no write: nothing was changed')
    return
  }
  context.get(logContext).error({ requestId, error }, 'rendering or route failed')
}
