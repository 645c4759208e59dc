import { getFormProps, getInputProps, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { data, Form, useNavigation } from 'react-router'
import { secondFactorContext } from '#app/.server/account/second-factor/context.ts'
import { userContext } from '#app/.server/auth/middleware.ts'
import { toastsContext } from '#app/.server/http/context.ts'
import { requireFound, screenError } from '#app/.server/http/errors.ts'
import { redirectWithToast } from '#app/.server/http/toast.ts'
import { FormProblems } from '#app/components/ui/account-field.tsx'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import { useMessage } from '#app/components/ui/use-message.ts'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { RenamePasskeySchema } from '#app/domain/second-factor/forms.ts'
import { PASSKEY_NAME_MAX } from '#app/domain/second-factor/second-factor.ts'
import type { MessageKey } from '#app/locales/i18n.ts'
import type { Route } from './+types/passkey'
import '#app/components/settings/settings-list.css'

const BACK = '/dashboard/settings/security'

export function loader({ context, params }: Route.LoaderArgs) {
  return { passkey: requireFound(context.get(secondFactorContext).passkey(context.get(userContext), params.passkey)) }
}

/** No password: a name opens nothing. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const user = context.get(userContext)
  const secondFactor = context.get(secondFactorContext)
  const { id: passkeyId } = requireFound(secondFactor.passkey(user, params.passkey))
  const submission = parseWithZod(await request.formData(), { schema: RenamePasskeySchema })
  if (submission.status !== 'success') return data({ lastResult: submission.reply() }, 400)
  const outcome = secondFactor.renamePasskey(user, { passkeyId, name: submission.value.name })
  if (!outcome.ok) throw screenError(outcome.code)
  return redirectWithToast(context.get(toastsContext), BACK, { kind: 'success', key: 'second-factor:passkey.renamed' })
}

export default function Passkey({ loaderData: { passkey }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('second-factor')
  const say = useMessage()
  const [form, fields] = useForm<{ name: string }>({
    id: 'rename',
    lastResult: actionData?.lastResult ?? null,
    defaultValue: { name: passkey.name },
  })
  const busy = useNavigation().state === 'submitting'
  const { key: _, ...name } = getInputProps(fields.name, { type: 'text', ariaAttributes: false })
  return (
    <>
      <title>{`${t('passkey.renameTitle')} · Penmark`}</title>
      <PageHeader title={t('passkey.renameTitle')} />
      <Form method="post" {...getFormProps(form)} className="stack settings-form">
        <FormProblems form={form} fields={[fields.name]} />
        <TextField
          {...name}
          label={t('passkey.name')}
          hint={t('passkey.nameHint')}
          error={fields.name.errors?.map((key) => say(key as MessageKey))}
          maxLength={PASSKEY_NAME_MAX}
          autoComplete="off"
          required
        />
        <div className="row">
          <Button busy={busy}>{t('passkey.rename')}</Button>
          <ButtonLink to={BACK} variant="secondary">
            {t('cancel')}
          </ButtonLink>
        </div>
      </Form>
    </>
  )
}
