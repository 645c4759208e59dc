import { parseWithZod } from '@conform-to/zod/v4'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { data, useLocation } from 'react-router'
import { inviteAuditor } from '#app/.server/account/auditors/commands.ts'
import { openSeatsOf, seatsOfWorkspace } from '#app/.server/account/auditors/queries.ts'
import { accountDeps } from '#app/.server/account/deps.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { refusedForm } from '#app/.server/http/form.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { MissingSeat } from '#app/components/auditors/missing.tsx'
import { Pager } from '#app/components/auditors/pager.tsx'
import { SeatList } from '#app/components/auditors/seat-list.tsx'
import { ErrorSummary } from '#app/components/ui/error-summary.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { useMessage } from '#app/components/ui/use-message.ts'
import { InviteAuditorSchema } from '#app/domain/auditors/forms.ts'
import { canonicalEmail } from '#app/domain/sign-in/email.ts'
import type { MessageKey } from '#app/locales/i18n.ts'
import type { Route } from './+types/auditors'
import { AuditorInviteForm, INVITE_FORM } from './auditor-invite-form.tsx'
import { granterOf } from './granter.ts'
import './auditors.css'

const HERE = '/dashboard/usage/auditors'
const PAGE = 20

export function loader({ context, url }: Route.LoaderArgs) {
  const { workspaceId } = granterOf(context)
  const { database, clock } = context.get(penmarkContext)
  const before = url.searchParams.get('before') ?? undefined
  const found = seatsOfWorkspace(database.reader, { workspaceId, now: clock.now(), limit: PAGE + 1, before })
  const seats = found.slice(0, PAGE)
  return { seats, first: before === undefined, olderThan: found.length > PAGE ? (seats.at(-1)?.id ?? null) : null }
}

export async function action({ request, context }: Route.ActionArgs) {
  const granter = granterOf(context)
  const penmark = context.get(penmarkContext)
  const submission = parseWithZod(await request.formData(), { schema: InviteAuditorSchema })
  if (submission.status !== 'success') return data({ lastResult: submission.reply(), seatId: null }, 400)
  const { email } = submission.value
  const attempt = await penmark.limits.invite.take({ identifier: email, address: granter.workspaceId })
  const outcome = attempt.ok ? await inviteAuditor(accountDeps(penmark), granter, submission.value) : attempt
  if (!outcome.ok) {
    const { lastResult, init } = refusedForm(submission, outcome)
    return data({ lastResult, seatId: outcome.code === 'duplicate_seat' ? openSeatId(context, email) : null }, init)
  }
  const told = outcome.mailSent
    ? ({ kind: 'success', key: 'auditors:grant.sent', values: { email } } as const)
    : ({ kind: 'error', key: 'auditors:grant.notSent' } as const)
  return redirectWithToast(penmark.toasts, HERE, told)
}

/** The seat that stands in the way of inviting an address once more. */
function openSeatId(context: Route.ActionArgs['context'], email: string): string | null {
  const { database, clock } = context.get(penmarkContext)
  const open = openSeatsOf(database.reader, granterOf(context).workspaceId, clock.now())
  return open.find(({ emailCanonical }) => emailCanonical === canonicalEmail(email))?.id ?? null
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
        {/* Empty again once an invitation is out. */}
        <AuditorInviteForm key={seats[0]?.id ?? ''} lastResult={actionData?.lastResult ?? null} />
      </section>
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <MissingSeat error={error} back="usage" />
}
