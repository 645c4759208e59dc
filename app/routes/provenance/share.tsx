import { data, Form, useNavigation } from 'react-router'
import { userContext } from '#app/.server/auth/middleware.ts'
import { siteContext, toastsContext } from '#app/.server/http/context.ts'
import { messageOf, screenError } from '#app/.server/http/errors.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { provenanceContext } from '#app/.server/provenance/context.ts'
import { BackToReceipt } from '#app/components/provenance/back-to-receipt.tsx'
import { LinkList } from '#app/components/provenance/link-list.tsx'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { CheckboxCard } from '#app/components/ui/checkbox-cards.tsx'
import { formatsFor } from '#app/components/ui/format.ts'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { useLook } from '#app/components/ui/use-look.ts'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { OWN_USAGE, receiptLink } from '#app/components/usage/base.ts'
import { MissingUsage } from '#app/components/usage/missing-usage.tsx'
import { ERROR_STATUS } from '#app/domain/errors.ts'
import { entryNumber } from '#app/domain/provenance/links.ts'
import type { Route } from './+types/share'

/** One of the user's own receipts, and whether a link can be made for it. */
export function loader({ context, params }: Route.LoaderArgs) {
  const seq = entryNumber(params.seq)
  const entry = seq === undefined ? undefined : context.get(provenanceContext).ofEntry(context.get(userContext), seq)
  if (seq === undefined || entry === undefined) throw screenError('not_found')
  return { seq, ...entry, origin: context.get(siteContext).publicUrl }
}

/** Makes a link, or revokes one. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const seq = entryNumber(params.seq)
  if (seq === undefined) throw screenError('not_found')
  const form = await request.formData()
  const user = context.get(userContext)
  const provenance = context.get(provenanceContext)
  const isRevocation = form.get('intent') === 'revoke'
  const outcome = isRevocation
    ? provenance.revoke(user, String(form.get('link')))
    : provenance.share(user, { seq, checkable: form.get('checkable') === 'on' })
  if (!outcome.ok) {
    if (outcome.code === 'not_found') throw screenError('not_found')
    return data({ problem: messageOf(outcome.code, context) }, ERROR_STATUS[outcome.code])
  }
  const key = isRevocation ? 'provenance:links.revoked' : 'provenance:share.created'
  return redirectWithToast(context.get(toastsContext), `${receiptLink(OWN_USAGE, seq)}/share`, { kind: 'success', key })
}

export default function Share({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('provenance')
  const { number } = formatsFor(useLook().locale)
  const busy = useNavigation().state === 'submitting'
  const { seq, isOn, isKept, links, origin } = loaderData
  return (
    <div className="stack provenance-share">
      <title>{`${t('share.title', { seq: number(seq) })} · Penmark`}</title>
      <BackToReceipt seq={seq} />
      <PageHeader title={t('share.title', { seq: number(seq) })} intro={t('intro')} />
      {actionData?.problem !== undefined && <Callout kind="error" title={actionData.problem} live />}
      {isKept ? (
        <Form method="post" className="stack">
          <div>
            <h2>{t('share.shows')}</h2>
            <ul className="provenance-list">
              <li>{t('share.show1')}</li>
              <li>{t('share.show2')}</li>
              <li>{t('share.show3')}</li>
            </ul>
          </div>
          <p className="soft">{t('share.namesYou')}</p>
          <CheckboxCard
            name="checkable"
            label={t('share.checkable')}
            hint={t('share.checkableHint')}
            defaultChecked={false}
          />
          <div className="row">
            <Button name="intent" value="share" busy={busy}>
              {t('share.create')}
            </Button>
          </div>
        </Form>
      ) : (
        <Callout title={t('share.notKept')}>
          <p>{t(isOn ? 'share.notKeptOn' : 'share.notKeptOff')}</p>
          <p>
            <ButtonLink to="/dashboard/settings/provenance" variant="secondary" size="small">
              {t('share.toSettings')}
            </ButtonLink>
          </p>
        </Callout>
      )}
      {links.length > 0 && (
        <section className="stack" aria-labelledby="links-heading">
          <h2 id="links-heading">{t('links.title')}</h2>
          <LinkList links={links} origin={origin} />
        </section>
      )}
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MissingUsage error={error} what="receipt" />
}
