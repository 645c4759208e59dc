import { Form, redirect } from 'react-router'
import { signInContext } from '#app/.server/account/sign-in/context.ts'
import { carriedTextsContext } from '#app/.server/auth/context.ts'
import { maybeUserContext } from '#app/.server/auth/middleware.ts'
import { createSessionCookie } from '#app/.server/auth/session.ts'
import { siteContext, toastsContext } from '#app/.server/http/context.ts'
import { returnPathOf } from '#app/.server/http/safe-redirect.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { tellAfter } from '#app/components/extension/tell.ts'
import { ClearBeforeLeaving } from '#app/components/history/clear-before-leaving.tsx'
import { forgetOnLeaving } from '#app/components/offline/send-or-keep.ts'
import { WaitsBeforeLeaving } from '#app/components/offline/waits-before-leaving.tsx'
import { AuthCard } from '#app/components/sign-in/auth-card.tsx'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { CheckboxCard } from '#app/components/ui/checkbox-cards.tsx'
import { PublicFrame } from '#app/components/ui/public-frame.tsx'
import { useMessage } from '#app/components/ui/use-message.ts'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { withReturnPath } from '#app/domain/sign-in/return-path.ts'
import type { Route } from './+types/logout'

/** A link to this page asks; only the button signs out. */
export function loader({ context }: Route.LoaderArgs) {
  const user = context.get(maybeUserContext)
  if (user === null) throw redirect('/login')
  return { email: user.email, userId: user.userId }
}

/** A return path in the address is for users who sign out in order to sign in again. */
export async function action({ request, context, url }: Route.ActionArgs) {
  // Signing out works with any body.
  const form = await request.formData().catch(() => null)
  const clear = form?.get('clear') === 'on'
  const cookie = createSessionCookie(context.get(siteContext).secure)
  context.get(signInContext).logout(cookie.tokenOf(request))
  return redirectWithToast(
    context.get(toastsContext),
    withReturnPath('/login', returnPathOf(url)),
    { kind: 'info', key: 'sign-in:logout.done' },
    [
      ['set-cookie', cookie.clear()],
      ['set-cookie', context.get(carriedTextsContext).clear()],
      ...(clear ? [['clear-site-data', '"storage"'] as [string, string]] : []),
    ],
  )
}

/** Deletes texts that were typed and not sent; writes that wait to be sent stay. The extension ends its connection. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  await forgetOnLeaving()
  return tellAfter('logout', serverAction)
}

export default function Logout({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('sign-in')
  const message = useMessage()
  return (
    <PublicFrame>
      <AuthCard title={t('logout.title')} intro={t('logout.question', { email: loaderData.email })}>
        <title>{`${t('logout.title')} · Penmark`}</title>
        <Form method="post">
          {/* Without a script the browser itself is asked to clear; with one, only this user's data is cleared. */}
          <div className="without-script">
            <CheckboxCard name="clear" label={message('history:leavingPlain')} defaultChecked={false} />
          </div>
          <Button wide>{t('logout.submit')}</Button>
        </Form>
        <WaitsBeforeLeaving user={loaderData.userId} />
        <ClearBeforeLeaving user={loaderData.userId} />
        <ButtonLink to="/dashboard" variant="secondary" wide>
          {t('logout.stay')}
        </ButtonLink>
      </AuthCard>
    </PublicFrame>
  )
}
