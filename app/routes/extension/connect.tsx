import { data, Form, redirect } from 'react-router'
import { connectionsContext } from '#app/.server/account/extension/context.ts'
import { requireUser, userContext } from '#app/.server/auth/middleware.ts'
import { AuthCard } from '#app/components/sign-in/auth-card.tsx'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { PublicFrame } from '#app/components/ui/public-frame.tsx'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import type { ConnectRequest } from '#app/domain/extension/connect.ts'
import { deviceOf } from '#app/domain/sign-in/device.ts'
import type { Route } from './+types/connect'
import '#app/components/extension/connect.css'

export const middleware: Route.MiddlewareFunction[] = [requireUser]

/** Shows who wants what. Opening the page changes nothing. */
export function loader({ request, context, url }: Route.LoaderArgs) {
  const wants = context.get(connectionsContext).requestOf(Object.fromEntries(url.searchParams))
  const { email } = context.get(userContext)
  const { client } = deviceOf(request.headers.get('user-agent'))
  return data({ wants, email, client }, { status: wants === null ? 400 : 200 })
}

/** Gives the extension a code by the address of the next page, behind `#`, so that no log and no referrer has it. */
export async function action({ request, context }: Route.ActionArgs) {
  const connections = context.get(connectionsContext)
  const wants = connections.requestOf(Object.fromEntries(await request.formData()))
  if (wants === null) return data(null, { status: 400 })
  const device = deviceOf(request.headers.get('user-agent'))
  const code = connections.codeFor(context.get(userContext), wants, device)
  return redirect(`/extension/connected?${new URLSearchParams({ state: wants.state })}#code=${code}`, 303)
}

export default function Connect({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('extension')
  const { wants } = loaderData
  return (
    <PublicFrame>
      <title>{`${t(wants === null ? 'wrongTitle' : 'title')} · Penmark`}</title>
      {wants === null ? (
        <AuthCard title={t('wrongTitle')} intro={t('wrong')}>
          <ButtonLink to="/dashboard">{t('home')}</ButtonLink>
        </AuthCard>
      ) : (
        <Question {...loaderData} wants={wants} />
      )}
    </PublicFrame>
  )
}

function Question({ wants, email, client }: { wants: ConnectRequest; email: string; client: string | null }) {
  const { t } = useTranslation('extension')
  return (
    <AuthCard title={t('title')} intro={t('intro', { browser: client ?? t('thisBrowser'), email })}>
      <section aria-labelledby="may" className="stack">
        <h2 id="may">{t('may')}</h2>
        <ul className="connect-points">
          <li>{t('may1')}</li>
          <li>{t('may2')}</li>
          <li>{t('may3')}</li>
        </ul>
        <h2>{t('mayNot')}</h2>
        <ul className="connect-points">
          <li>{t('not1')}</li>
          <li>{t('not2')}</li>
        </ul>
      </section>
      {/* The browser itself has to follow to the next page, whose address the extension reads. */}
      <Form method="post" action="/extension/connect" reloadDocument className="stack">
        {Object.entries(wants).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button wide>{t('submit')}</Button>
        <ButtonLink to="/dashboard" variant="quiet" wide>
          {t('cancel')}
        </ButtonLink>
      </Form>
      <p className="soft small">{t('ends')}</p>
    </AuthCard>
  )
}
