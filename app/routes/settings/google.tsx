import { parseWithZod } from '@conform-to/zod/v4'
import { data, redirect } from 'react-router'
import { settingsContext } from '#app/.server/account/settings/context.ts'
import { actorOf, userContext } from '#app/.server/auth/middleware.ts'
import { toastsContext } from '#app/.server/http/context.ts'
import { refusedForm } from '#app/.server/http/form.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { ConfirmForm } from '#app/components/settings/confirm-form.tsx'
import { ButtonLink } from '#app/components/ui/button.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { formatsFor } from '#app/components/ui/format.ts'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { useLook } from '#app/components/ui/use-look.ts'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { ConfirmSchema } from '#app/domain/sign-in/confirm.ts'
import { SECRET_FIELDS } from '#app/domain/sign-in/fields.ts'
import type { Route } from './+types/google'

const HERE = '/dashboard/settings/google'

export function loader({ context }: Route.LoaderArgs) {
  const user = context.get(userContext)
  const settings = context.get(settingsContext)
  return { ...settings.googleOf(user), hasPassword: settings.proofOf(user).hasPassword }
}

/** Both ways ask for the password first: each changes who can open the account. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const submission = parseWithZod(form, { schema: ConfirmSchema })
  if (submission.status !== 'success') return data({ lastResult: submission.reply({ hideFields: SECRET_FIELDS }) }, 400)
  const refused = (refusal: Parameters<typeof refusedForm>[1]) => {
    const { lastResult, init } = refusedForm(submission, refusal, SECRET_FIELDS)
    return data({ lastResult }, init)
  }
  const settings = context.get(settingsContext)
  const { password } = submission.value
  if (form.get('intent') === 'disconnect') {
    const outcome = await settings.disconnectGoogle(actorOf(context), password)
    if (!outcome.ok) return refused(outcome)
    const toast = { kind: 'success', key: 'google:settings.disconnected' } as const
    return redirectWithToast(context.get(toastsContext), HERE, toast)
  }
  const begun = await settings.connectGoogle(actorOf(context), { request, redirectTo: HERE, password })
  if (!begun.ok) return refused(begun)
  return redirect(begun.location, { status: 303, headers: begun.cookies.map((line) => ['set-cookie', line]) })
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export default function GoogleSetting({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('google')
  const { day } = formatsFor(useLook().locale)
  const { offered, linked, hasPassword } = loaderData
  const form = { lastResult: actionData?.lastResult ?? null, hasPassword, back: '/dashboard/settings' }
  return (
    <>
      <title>{`${t('settings.title')} · Penmark`}</title>
      <PageHeader title={t('settings.title')} intro={t('settings.intro')} />
      <p>
        {linked === null
          ? t('settings.notLinked')
          : t('settings.linked', { email: linked.email, date: day(linked.since) })}
      </p>
      {linked === null && !offered && <Callout>{t('settings.unavailable')}</Callout>}
      {linked === null && offered && (
        <>
          <p className="soft">{t('settings.connectHint')}</p>
          <ConfirmForm {...form} words={{ go: t('settings.connect'), keep: t('settings.keep') }} variant="primary">
            <input type="hidden" name="intent" value="connect" />
          </ConfirmForm>
        </>
      )}
      {linked !== null && hasPassword && (
        <>
          <p className="soft">{t('settings.disconnectHint')}</p>
          <ConfirmForm {...form} words={{ go: t('settings.disconnect'), keep: t('settings.keep') }}>
            <input type="hidden" name="intent" value="disconnect" />
          </ConfirmForm>
        </>
      )}
      {linked !== null && !hasPassword && (
        <>
          <Callout>{t('settings.onlyWay')}</Callout>
          <div>
            <ButtonLink to="/dashboard/settings/password" variant="secondary">
              {t('settings.setPassword')}
            </ButtonLink>
          </div>
        </>
      )}
    </>
  )
}
