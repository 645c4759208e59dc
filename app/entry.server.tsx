import { Writable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { penmarkContext } from '#app/.server/context.ts'
import { requestContext } from '#app/.server/http/context.ts'
import { localeOf } from '#app/.server/http/locale.ts'
import { translationsOf } from '#app/locales/all.ts'

/** Renders a page whole: nothing on it is deferred, and a whole page can be compressed once and carries its length. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce } = context.get(requestContext)
  const page = await render(
    <I18nextProvider i18n={translationsOf(localeOf(context))}>
      <ServerRouter context={entry} url={request.url} nonce={nonce} />
    </I18nextProvider>,
    nonce,
    request.signal,
  )
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(page, { status, headers })
}

function render(page: React.ReactElement, nonce: string, signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk)
        done()
      },
      final(done) {
        resolve(new Uint8Array(Buffer.concat(chunks)))
        done()
      },
    })
    const stream = renderToPipeableStream(page, {
      nonce,
      onAllReady: () => void stream.pipe(sink),
      onShellError: reject,
      onError: (error) => {
        if (signal.aborted) reject(error)
      },
    })
    signal.addEventListener('abort', () => stream.abort(signal.reason), { once: true })
  })
}

/** Logs a defect with the request it broke; what a client gave up on is none. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return
  const { requestId } = context.get(requestContext)
  context.get(penmarkContext).log.error({ requestId, error }, 'rendering or route failed')
}
