import { getFormProps, getInputProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { useState } from 'react'
import { data, Form, redirect, useNavigation } from 'react-router'
import { userContext } from '#app/.server/auth/middleware.ts'
import { billingContext } from '#app/.server/billing/context.ts'
import { mayBuy } from '#app/.server/billing/own-billing.ts'
import { toastsContext } from '#app/.server/http/context.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { usageContext } from '#app/.server/usage/context.ts'
import { FormProblems } from '#app/components/ui/account-field.tsx'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { formatsFor } from '#app/components/ui/format.ts'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import { useLook } from '#app/components/ui/use-look.ts'
import { useMessage } from '#app/components/ui/use-message.ts'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { CapFormSchema } from '#app/domain/usage/cap.ts'
import type { MessageKey } from '#app/locales/i18n.ts'
import type { Route } from './+types/cap'
import '#app/components/settings/settings-list.css'

const BILLING = '/dashboard/billing'

export function loader({ context }: Route.LoaderArgs) {
  const user = context.get(userContext)
  if (!mayBuy(user)) throw redirect(BILLING)
  const { limit, adjusted, used, period } = context.get(usageContext).of(user)
  return { cap: context.get(billingContext).cap(user), limit: limit - adjusted, used, period }
}

export async function action({ request, context }: Route.ActionArgs) {
  const user = context.get(userContext)
  const toasts = context.get(toastsContext)
  if (!mayBuy(user)) return redirectWithToast(toasts, BILLING, { kind: 'error', key: 'errors:forbidden' })
  const form = await request.formData()
  const submission = parseWithZod(form, { schema: CapFormSchema })
  const remove = form.get('intent') === 'remove'
  if (!remove && submission.status !== 'success') return data({ lastResult: submission.reply() }, 400)
  const cap = remove || submission.status !== 'success' ? null : submission.value.cap
  const saved = context.get(billingContext).setCap(user, cap)
  if (!saved.ok) {
    return data({ lastResult: submission.reply({ fieldErrors: { cap: [`errors:${saved.code}`] } }) }, 400)
  }
  const key = cap === null ? 'billing:cap.removed' : 'billing:cap.saved'
  return redirectWithToast(toasts, BILLING, { kind: 'success', key })
}

export default function Cap({ loaderData: { cap, limit, used, period }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('billing')
  return (
    <div className="stack">
      <title>{`${t('cap.title')} · Penmark`}</title>
      <PageHeader title={t('cap.title')} intro={t('cap.intro')} />
      <CapForm {...{ cap, limit, used, period }} lastResult={actionData?.lastResult ?? null} />
      <div>
        <ButtonLink to={BILLING} variant="secondary">
          {t('cap.back')}
        </ButtonLink>
      </div>
    </div>
  )
}

/** The form that sets the monthly cap, and a second form that removes it. */
function CapForm({
  cap,
  limit,
  used,
  period,
  lastResult,
}: {
  cap: number | null
  /** The limit of the plan. */
  limit: number
  /** Requests of this month so far. */
  used: number
  /** `YYYY-MM`. */
  period: string
  lastResult: SubmissionResult<string[]> | null
}) {
  const { t } = useTranslation('billing')
  const say = useMessage()
  const { number } = formatsFor(useLook().locale)
  const [typed, setTyped] = useState(cap ?? 0)
  const [form, fields] = useForm<{ cap: string }>({
    id: 'cap',
    lastResult,
    defaultValue: { cap: cap === null ? '' : String(cap) },
  })
  const { key: _, ...input } = getInputProps(fields.cap, { type: 'text', ariaAttributes: false })
  const busy = useNavigation().formData?.get('intent')
  return (
    <>
      <Form method="post" {...getFormProps(form)} className="stack settings-form">
        <FormProblems form={form} fields={[fields.cap]} />
        <TextField
          {...input}
          inputMode="numeric"
          label={t('cap.label')}
          hint={t('cap.hint', { most: number(limit - 1), limit: number(limit) })}
          error={fields.cap.errors?.map((key) => say(key as MessageKey))}
          autoComplete="off"
          onChange={({ target }) => setTyped(/^\d{1,9}$/.test(target.value.trim()) ? Number(target.value) : 0)}
          required
        />
        <p className="small soft">
          {say('usage:cap.used', { count: used })}{' '}
          {typed > 0 &&
            say('usage:cap.means', {
              value: number(typed),
              perDay: number(Math.round((typed / daysOf(period)) * 10) / 10),
            })}
        </p>
        <div>
          <Button name="intent" value="save" busy={busy === 'save'}>
            {t('cap.save')}
          </Button>
        </div>
      </Form>
      {cap !== null && (
        <Form method="post">
          <Button name="intent" value="remove" variant="secondary" busy={busy === 'remove'}>
            {t('cap.remove')}
          </Button>
        </Form>
      )}
    </>
  )
}

/** The days of a month, `YYYY-MM`. */
function daysOf(period: string): number {
  const [year, month] = period.split('-').map(Number)
  return new Date(Date.UTC(year ?? 0, month ?? 0, 0)).getUTCDate()
}
