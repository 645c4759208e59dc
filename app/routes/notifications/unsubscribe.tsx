import { data, Form, useNavigation } from 'react-router'
import { notificationsContext } from '#app/.server/account/notifications/context.ts'
import { linkToken, PRIVATE_PAGE, privateHeaders } from '#app/.server/http/private-page.ts'
import { AuthCard } from '#app/components/sign-in/auth-card.tsx'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import type { NotificationKind } from '#app/domain/notifications/notifications.ts'
import type { Route } from './+types/unsubscribe'

/** The steps of this page: the question before unsubscribing, and what happened after. */
type Step =
  | { step: 'ask'; kind: NotificationKind; token: string }
  | { step: 'off' | 'on' | 'master'; kind: NotificationKind; token: string }
  | { step: 'bad' }

/** The page behind the link of a mail: it says what will happen and changes nothing. */
export function loader({ context, url }: Route.LoaderArgs) {
  const token = linkToken(url) ?? ''
  const kind = context.get(notificationsContext).kindOf(token)
  const step: Step = kind === undefined ? { step: 'bad' } : { step: 'ask', kind, token }
  // After the POST this loader runs again without the token; the page then shows the answer to the POST.
  return data(step, { headers: PRIVATE_PAGE })
}

/**
 * Ends this kind of mail at once, without a login: the button, and the one click of a mail program (RFC 8058), whose
 * server posts to the address of the header. With `undo` they are sent again.
 */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  const token = String(form.get('token') ?? linkToken(url) ?? '').slice(0, 200)
  const on = form.get('intent') === 'undo'
  const done = context.get(notificationsContext).subscribe(token, on)
  if (done === undefined) {
    const step: Step = { step: 'bad' }
    return data(step, { status: 400, headers: PRIVATE_PAGE })
  }
  const step: Step = { step: on ? (done.on ? 'on' : 'master') : 'off', kind: done.kind, token }
  return data(step, { headers: PRIVATE_PAGE })
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return privateHeaders({ loaderHeaders, actionHeaders })
}

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('notifications')
  const current = actionData ?? loaderData
  return (
    <>
      <title>{`${t('unsubscribe.title')} · Penmark`}</title>
      <meta name="robots" content="noindex" />
      <Sheet current={current} />
    </>
  )
}

function Sheet({ current }: { current: Step }) {
  const { t } = useTranslation('notifications')
  switch (current.step) {
    case 'bad':
      return (
        <AuthCard title={t('unsubscribe.badTitle')}>
          <Callout kind="error">{t('unsubscribe.bad')}</Callout>
          <Choices />
        </AuthCard>
      )
    case 'ask':
      return (
        <AuthCard title={t(`unsubscribe.ask.${current.kind}`)} intro={t('unsubscribe.text')}>
          <Press token={current.token} intent="stop" words={t('unsubscribe.go')} />
          <Choices />
        </AuthCard>
      )
    case 'master':
      return (
        <AuthCard title={t('unsubscribe.masterTitle')}>
          <Callout kind="amber" live>
            {t('unsubscribe.master')}
          </Callout>
          <Choices />
        </AuthCard>
      )
    default:
      return (
        <AuthCard title={t(`unsubscribe.${current.step}Title`)}>
          <Callout live>{t(`unsubscribe.${current.step}.${current.kind}`)}</Callout>
          {current.step === 'off' && <Press token={current.token} intent="undo" words={t('unsubscribe.undo')} />}
          <Choices />
        </AuthCard>
      )
  }
}

/** Posts to the bare path, so that the token leaves the address bar. */
function Press({ token, intent, words }: { token: string; intent: 'stop' | 'undo'; words: string }) {
  const busy = useNavigation().state === 'submitting'
  return (
    <Form method="post" action="/unsubscribe" replace>
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="intent" value={intent} />
      <Button wide busy={busy} variant={intent === 'undo' ? 'secondary' : 'primary'}>
        {words}
      </Button>
    </Form>
  )
}

function Choices() {
  const { t } = useTranslation('notifications')
  return (
    <ButtonLink to="/dashboard/settings/notifications" variant="secondary" wide>
      {t('unsubscribe.settings')}
    </ButtonLink>
  )
}
