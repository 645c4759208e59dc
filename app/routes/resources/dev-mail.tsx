import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { penmarkContext } from '#app/.server/context.ts'
import { screenError } from '#app/.server/http/errors.ts'
import { listOutbox, readOutboxMail } from '#app/.server/mail/outbox.ts'
import type { Route } from './+types/dev-mail'

/**
 * The outbox as pages, for a local installation with embedded defaults: its mails hold working tokens, so it does not
 * exist where mail goes out, where the site is served over https, or on Fly.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { env, outboxDir } = context.get(penmarkContext)
  if (env.smtpUrl !== undefined || env.secure || env.onFly) throw screenError('not_found')
  const file = url.searchParams.get('message')
  if (file === null) return { mails: await listOutbox(outboxDir), mail: null }
  const mail = await readOutboxMail(outboxDir, file)
  if (mail === undefined) throw screenError('not_found')
  return { mails: null, mail }
}
