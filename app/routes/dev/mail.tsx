import { Link } from 'react-router'
import { siteContext } from '#app/.server/http/context.ts'
import { screenError } from '#app/.server/http/errors.ts'
import { hasLoopbackHost } from '#app/.server/http/loopback-name.ts'
import { listOutbox, readOutboxMail } from '#app/.server/mail/outbox.ts'
import { Moment } from '#app/components/ui/moment.tsx'
import { PublicFrame } from '#app/components/ui/public-frame.tsx'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import './mail.css'
import type { Route } from './+types/mail'

/**
 * Shows the outbox of a local installation. Its mails hold working tokens, so the page does not exist if mail is really
 * sent, if the site has a public name or is served over https, on Fly, or for a request that names another host.
 */
export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { readableOutbox } = context.get(siteContext)
  if (readableOutbox === undefined || !hasLoopbackHost(request)) throw screenError('not_found')
  const file = url.searchParams.get('message')
  if (file === null) return { mails: await listOutbox(readableOutbox), mail: null }
  const mail = await readOutboxMail(readableOutbox, file)
  if (mail === undefined) throw screenError('not_found')
  return { mails: null, mail }
}

export default function DevMail({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('sign-in')
  const { mails, mail } = loaderData
  return (
    <PublicFrame>
      <div className="stack dev-mail">
        <title>{`${t('devMail.title')} · Penmark`}</title>
        <h1>{mail?.subject ?? t('devMail.title')}</h1>
        {mail === null ? (
          <>
            <p>{t('devMail.notice')}</p>
            {mails.length === 0 ? <p>{t('devMail.empty')}</p> : null}
            <ul className="stack">
              {mails.map(({ file, subject, to, date }) => (
                <li key={file}>
                  <Link to={`/dev/mail?message=${encodeURIComponent(file)}`}>{subject}</Link>
                  <br />
                  <small>
                    {t('devMail.to')} {to} · {when(date)}
                  </small>
                </li>
              ))}
            </ul>
          </>
        ) : (
          <>
            <p>
              {t('devMail.to')} {mail.to} · {when(mail.date)}
            </p>
            {mail.html !== '' && (
              <iframe
                src={`/dev/mail/page?message=${encodeURIComponent(mail.file)}`}
                title={t('devMail.page')}
                sandbox="allow-top-navigation-by-user-activation"
              />
            )}
            <h2>{t('devMail.text')}</h2>
            <pre>{withLinks(mail.text)}</pre>
            <p>
              <Link to="/dev/mail">{t('devMail.back')}</Link>
            </p>
          </>
        )}
      </div>
    </PublicFrame>
  )
}

/** The date of a mail as the reader writes dates; text that is no date stays as it is. */
function when(date: string) {
  const at = Date.parse(date)
  return Number.isNaN(at) ? date : <Moment at={at} />
}

/** The text with its addresses as links: plain anchors, since a mail program starts a new page load too. */
function withLinks(text: string) {
  return text.split(/(https?:\/\/[^\s<>"]+)/).map((piece, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never move
      <a key={index} href={piece}>
        {piece}
      </a>
    ) : (
      piece
    ),
  )
}
