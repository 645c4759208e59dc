import { penmarkContext } from '#app/.server/context.ts'
import { hasLoopbackHost } from '#app/.server/http/loopback-name.ts'
import { outboxDirOf, readOutboxMail } from '#app/.server/mail/outbox.ts'
import type { Route } from './+types/mail-page'

/**
 * The HTML part of a message of the outbox, for the frame of `/dev/mail`. Whatever it holds, no script of it runs, nothing
 * is fetched, and it has no origin of its own; a link opens in place of the page around it.
 */
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-top-navigation-by-user-activation',
].join('; ')

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { env } = context.get(penmarkContext)
  const file = url.searchParams.get('message') ?? ''
  const readable = env.outboxReadable && hasLoopbackHost(request)
  const mail = readable ? await readOutboxMail(outboxDirOf(env.dataDir), file) : undefined
  if (mail === undefined) return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } })
  return new Response(mail.html.replace('<head>', '<head><base target="_top">'), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'x-frame-options': 'SAMEORIGIN',
    },
  })
}
