import { Form, useNavigation } from 'react-router'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { type PlanKey, planFor } from '#app/domain/billing/plans.ts'
import { isRunning, type Standing } from '#app/domain/billing/standing.ts'
import { useTranslation } from '../ui/use-translation.ts'

/** Notes above the billing screen: no payment service is set up, it does not answer, or a checkout was just left. */
export function BillingNotes({
  configured,
  failed,
  back,
  standing,
  plan,
  behind,
}: {
  configured: boolean
  failed: boolean
  back: 'waiting' | 'returned' | 'canceled' | null
  standing: Standing | null
  plan: PlanKey
  /** Stripe has a newer state than this server. */
  behind: boolean
}) {
  const { t } = useTranslation('billing')
  return (
    <>
      {!configured && (
        <Callout title={t('off.title')}>
          <p>{t('off.text')}</p>
        </Callout>
      )}
      {failed && (
        <Callout kind="amber" title={t('failed.title')}>
          <p>{t('failed.text')}</p>
          <ButtonLink to="/dashboard/billing" variant="secondary" size="small" reloadDocument>
            {t('failed.retry')}
          </ButtonLink>
        </Callout>
      )}
      {back === 'waiting' && <Callout>{t('back.waiting')}</Callout>}
      {back === 'canceled' && <Callout>{t('back.canceled')}</Callout>}
      {(back === 'returned' || (behind && back === null)) && (
        <Returned standing={standing} plan={plan} behind={behind} />
      )}
    </>
  )
}

function Returned({ standing, plan, behind }: { standing: Standing | null; plan: PlanKey; behind: boolean }) {
  const { t } = useTranslation('billing')
  const busy = useNavigation().state !== 'idle'
  if (isRunning(standing) && standing.plan === plan && !behind)
    return <Callout>{t('back.done', { plan: planFor(plan).name })}</Callout>
  return (
    <Callout kind="amber" title={t(behind ? 'back.behindTitle' : 'back.openTitle')}>
      <p>{t(behind ? 'back.behind' : 'back.open')}</p>
      <Form method="post" action="/dashboard/billing">
        <Button name="intent" value="sync" variant="secondary" size="small" busy={busy}>
          {t('back.check')}
        </Button>
      </Form>
    </Callout>
  )
}
