import { parseWithZod } from '@conform-to/zod/v4'
import { useTranslation } from 'react-i18next'
import { data, redirect } from 'react-router'
import { userContext } from '#app/.server/auth/middleware.ts'
import { capOf, setCap } from '#app/.server/billing/cap.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { usageOf } from '#app/.server/ledger/index.ts'
import { ButtonLink } from '#app/components/ui/button.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { CapFormSchema } from '#app/domain/usage/cap.ts'
import type { Route } from './+types/cap'
import { CapForm } from './cap-form.tsx'
import { mayBuy } from './own-billing.ts'

const BILLING = '/dashboard/billing'

export function loader({ context }: Route.LoaderArgs) {
  if (!mayBuy(context)) throw redirect(BILLING)
  const { database, clock } = context.get(penmarkContext)
  const { account, workspaceId } = context.get(userContext)
  const { limit, adjusted } = usageOf(database.reader, account, clock.now())
  return { cap: capOf(database.reader, workspaceId), limit: limit - adjusted }
}

export async function action({ request, context }: Route.ActionArgs) {
  const penmark = context.get(penmarkContext)
  const { workspaceId, account, userId } = context.get(userContext)
  if (!mayBuy(context)) return redirectWithToast(penmark.toasts, BILLING, { kind: 'error', key: 'errors:forbidden' })
  const form = await request.formData()
  const submission = parseWithZod(form, { schema: CapFormSchema })
  const remove = form.get('intent') === 'remove'
  if (!remove && submission.status !== 'success') return data({ lastResult: submission.reply() }, 400)
  const cap = remove || submission.status !== 'success' ? null : submission.value.cap
  const saved = setCap(penmark, { workspaceId, account, userId, cap })
  if (!saved.ok) {
    return data({ lastResult: submission.reply({ fieldErrors: { cap: [`errors:${saved.code}`] } }) }, 400)
  }
  const key = cap === null ? 'billing:cap.removed' : 'billing:cap.saved'
  return redirectWithToast(penmark.toasts, BILLING, { kind: 'success', key })
}

export default function Cap({ loaderData: { cap, limit }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('billing')
  return (
    <div className="stack">
      <title>{`${t('cap.title')} · Penmark`}</title>
      <PageHeader title={t('cap.title')} intro={t('cap.intro')} />
      <CapForm cap={cap} limit={limit} lastResult={actionData?.lastResult ?? null} />
      <div>
        <ButtonLink to={BILLING} variant="secondary">
          {t('cap.back')}
        </ButtonLink>
      </div>
    </div>
  )
}
