import { parseWithZod } from '@conform-to/zod/v4'
import { useEffect, useRef } from 'react'
import { data, useLocation } from 'react-router'
import { auditorsContext } from '#app/.server/account/auditors/context.ts'
import { requireSeatGranter } from '#app/.server/account/auditors/http/answers.ts'
import { toastsContext } from '#app/.server/http/context.ts'
import { refusedForm } from '#app/.server/http/form.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { INVITE_FORM, InviteForm } from '#app/components/auditors/invite-form.tsx'
import { MissingSeat } from '#app/components/auditors/missing.tsx'
import { Pager } from '#app/components/auditors/pager.tsx'
import { SeatList } from '#app/components/auditors/seat-list.tsx'
import { ErrorSummary } from '#app/components/ui/error-summary.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { useMessage } from '#app/components/ui/use-message.ts'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { InviteAuditorSchema } from '#app/domain/auditors/forms.ts'
import type { MessageKey } from '#app/locales/i18n.ts'
import type { Route } from './+types/auditors'
import '#app/components/auditors/auditors.css'

const HERE = '/dashboard/usage/auditors'

export function loader({ context, url }: Route.LoaderArgs) {
  const before = url.searchParams.get('before') ?? undefined
  return context.get(auditorsContext).seats(requireSeatGranter(context), { before })
}

export async function action({ request, context }: Route.ActionArgs) {
  const granter = requireSeatGranter(context)
  const auditors = context.get(auditorsContext)
  const submission = parseWithZod(await request.formData(), { schema: InviteAuditorSchema })
  if (submission.status !== 'success') return data({ lastResult: submission.reply(), seatId: null }, 400)
  const { email } = submission.value
  const outcome = await auditors.invite(granter, submission.value)
  if (!outcome.ok) {
    const { lastResult, init } = refusedForm(submission, outcome)
    const seatId = outcome.code === 'duplicate_seat' ? auditors.openSeatId(granter, email) : null
    return data({ lastResult, seatId }, init)
  }
  const toast = outcome.mailSent
    ? ({ kind: 'success', key: 'auditors:grant.sent', values: { email } } as const)
    : ({ kind: 'error', key: 'auditors:grant.notSent' } as const)
  return redirectWithToast(context.get(toastsContext), HERE, toast)
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export default function Auditors({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('auditors')
  const say = useMessage()
  const { key: attempt } = useLocation()
  const { seats, first, olderThan } = loaderData
  const heading = useRef<HTMLHeadingElement>(null)
  const newest = seats[0]?.id
  const known = useRef(newest)
  useEffect(() => {
    if (known.current !== newest) heading.current?.focus()
    known.current = newest
  }, [newest])
  const problems = Object.entries(actionData?.lastResult.error ?? {}).flatMap(([name, keys]) =>
    (keys ?? []).map((key) => ({
      ...(name === '' ? {} : { field: `${INVITE_FORM}-${name}` }),
      ...(name === '' && actionData?.seatId ? { page: `${HERE}/${actionData.seatId}` } : {}),
      message: say(key as MessageKey),
    })),
  )
  return (
    <div className="auditors">
      <title>{`${t('grant.title')} · Penmark`}</title>
      {/* Above the list and not above the form at its end: without scripts a refusal shows the top of the page. */}
      <ErrorSummary key={attempt} errors={problems} />
      <PageHeader title={t('grant.title')} intro={t('grant.intro')} />
      <section className="stack" id="seats" aria-labelledby="seats-heading">
        <h2 id="seats-heading" tabIndex={-1} ref={heading}>
          {t('grant.seats')}
        </h2>
        <SeatList seats={seats} />
        <Pager
          here={HERE}
          part="seats"
          first={first}
          olderThan={olderThan}
          words={{ older: t('grant.older'), newest: t('grant.newest') }}
        />
      </section>
      <section className="stack auditors-invite" aria-labelledby="invite-heading">
        <h2 id="invite-heading">{t('grant.inviteTitle')}</h2>
        {/* The key empties the form after an invitation was sent. */}
        <InviteForm key={seats[0]?.id ?? ''} lastResult={actionData?.lastResult ?? null} />
      </section>
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MissingSeat error={error} back="usage" />
}
