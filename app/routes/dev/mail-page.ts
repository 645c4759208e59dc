import { siteContext } from '#app/.server/http/context.ts'
import { hasLoopbackHost } from '#app/.server/http/loopback-name.ts'
import { readOutboxMail } from '#app/.server/mail/outbox.ts'
import type { Route } from './+types/mail-page'

/**
 * The policy of a mail's HTML part in the frame of `/dev/mail`: it runs no script, fetches nothing and has no origin of its
 * own; its links replace the page around it.
 */
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-top-navigation-by-user-activation',
].join('; ')

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { readableOutbox } = context.get(siteContext)
  const file = url.searchParams.get('message') ?? ''
  const readable = readableOutbox !== undefined && hasLoopbackHost(request)
  const mail = readable ? await readOutboxMail(readableOutbox, file) : undefined
  if (mail === undefined) return new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } })
  return new Response(mail.html.replace('<head>', '<head><base target="_top">'), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'x-frame-options': 'SAMEORIGIN',
    },
  })
}
