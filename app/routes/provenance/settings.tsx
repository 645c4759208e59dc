import { data, Form, useNavigation } from 'react-router'
import { userContext } from '#app/.server/auth/middleware.ts'
import { siteContext, toastsContext } from '#app/.server/http/context.ts'
import { screenError } from '#app/.server/http/errors.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { provenanceContext } from '#app/.server/provenance/context.ts'
import { LinkList } from '#app/components/provenance/link-list.tsx'
import { Badge } from '#app/components/ui/badge.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { formatsFor } from '#app/components/ui/format.ts'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { useLook } from '#app/components/ui/use-look.ts'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import type { Route } from './+types/settings'

const HERE = '/dashboard/settings/provenance'

export function loader({ context }: Route.LoaderArgs) {
  return {
    ...context.get(provenanceContext).overviewOf(context.get(userContext)),
    origin: context.get(siteContext).publicUrl,
  }
}

/** Turns passages on or off, deletes all of them, or revokes one link. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const user = context.get(userContext)
  const provenance = context.get(provenanceContext)
  const done = (key: 'settings.turnedOn' | 'settings.turnedOff' | 'settings.deleted' | 'links.revoked') =>
    redirectWithToast(context.get(toastsContext), HERE, { kind: 'success', key: `provenance:${key}` })
  switch (form.get('intent')) {
    case 'on':
      provenance.choose(user, true)
      return done('settings.turnedOn')
    case 'off':
      provenance.choose(user, false)
      return done('settings.turnedOff')
    case 'delete':
      provenance.forget(user)
      return done('settings.deleted')
    case 'revoke': {
      const outcome = provenance.revoke(user, String(form.get('link')))
      if (!outcome.ok) throw screenError(outcome.code)
      return done('links.revoked')
    }
    default:
      return data(null, 400)
  }
}

export default function ProvenanceSettings({ loaderData: { since, kept, links, origin } }: Route.ComponentProps) {
  const { t } = useTranslation('provenance')
  const { day } = formatsFor(useLook().locale)
  const busy = useNavigation().state === 'submitting'
  const isOn = since !== null
  return (
    <>
      <title>{`${t('title')} · Penmark`}</title>
      <PageHeader title={t('title')} intro={t('intro')} />
      <Form method="post" className="stack">
        <p>
          <Badge tone={isOn ? 'accent' : 'plain'}>
            {isOn ? t('settings.on', { date: day(since) }) : t('settings.off')}
          </Badge>
        </p>
        <p className="text">{t(isOn ? 'settings.onText' : 'settings.offText')}</p>
        <div className="row">
          <Button name="intent" value={isOn ? 'off' : 'on'} variant={isOn ? 'secondary' : 'primary'} busy={busy}>
            {t(isOn ? 'settings.turnOff' : 'settings.turnOn')}
          </Button>
        </div>
      </Form>
      <section className="stack" aria-labelledby="links-heading">
        <h2 id="links-heading">{t('links.title')}</h2>
        {links.length === 0 ? <p className="soft">{t('links.none')}</p> : <LinkList links={links} origin={origin} />}
      </section>
      {kept > 0 && (
        <section className="stack" aria-labelledby="delete-heading">
          <h2 id="delete-heading">{t('settings.deleteTitle')}</h2>
          <p className="text">
            {t('settings.kept', { count: kept })} {t('settings.deleteText')}
          </p>
          <Form method="post" className="row">
            <Button name="intent" value="delete" variant="danger" busy={busy}>
              {t('settings.delete')}
            </Button>
          </Form>
        </section>
      )}
    </>
  )
}
