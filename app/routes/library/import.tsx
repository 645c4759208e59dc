import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { data, Form, useNavigation, useSubmit } from 'react-router'
import { userContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { attempt } from '#app/.server/http/attempt.ts'
import { writeKeyOf } from '#app/.server/http/form.ts'
import { importItems } from '#app/.server/library/commands.ts'
import { limitFor } from '#app/.server/library/queries.ts'
import { ImportReport } from '#app/components/library/import-report.tsx'
import { UpgradeNotice } from '#app/components/library/upgrade-notice.tsx'
import { KeptNote } from '#app/components/offline/kept-note.tsx'
import { answered, sendOrKeep } from '#app/components/offline/send-or-keep.ts'
import { WriteKey } from '#app/components/offline/write-key.tsx'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { ErrorSummary } from '#app/components/ui/error-summary.tsx'
import { Field } from '#app/components/ui/field.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { TextArea } from '#app/components/ui/text-area.tsx'
import { useMessage } from '#app/components/ui/use-message.ts'
import { ERROR_STATUS } from '#app/domain/errors.ts'
import { IMPORT_BYTES, readImport } from '#app/domain/library/exchange.ts'
import type { MessageKey } from '#app/locales/i18n.ts'
import type { Route } from './+types/import'
import { kindOf, libraryDeps } from './asked.ts'
import { listOf } from './list-of.ts'

export function loader({ context, url }: Route.LoaderArgs) {
  const kind = kindOf(url)
  const { database, clock } = context.get(penmarkContext)
  return { kind, limit: limitFor(database.reader, context.get(userContext), kind, clock.now()) }
}

/** Adds what can be added. The answer is a page and no redirect, so that the report stays; sent again it adds nothing. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const kind = kindOf(url)
  const form = await request.formData()
  const file = form.get('file')
  const pasted = String(form.get('pasted') ?? '')
  const text = file instanceof File && file.size > 0 ? await file.text() : pasted
  if (text.trim() === '') return data({ problem: 'library:problem.file', lines: null, pasted }, 400)
  const read = readImport(kind, text)
  if (!read.ok) return data({ problem: read.problem, lines: null, pasted }, 400)
  const { entries } = read
  const input = { kind, entries, idempotencyKey: writeKeyOf(form) }
  const outcome = attempt(context, () => importItems(libraryDeps(context), context.get(userContext), input))
  if (outcome === undefined) return data({ problem: `library:${kind}.createFailed`, lines: null, pasted }, 500)
  if (!outcome.ok) {
    return data({ problem: `errors:${outcome.code}`, lines: null, pasted }, ERROR_STATUS[outcome.code])
  }
  return data({ problem: null, lines: outcome.lines, pasted: '' })
}

/** Sends it, or keeps it on this device until that is possible. */
export function clientAction(sending: Route.ClientActionArgs) {
  return sendOrKeep(sending)
}

export default function ImportItems({ loaderData: { kind, limit }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('library')
  const message = useMessage()
  const busy = useNavigation().state === 'submitting'
  const { answer, kept } = answered(actionData)
  const submit = useSubmit()
  const [foreseen, setForeseen] = useState<string | null>(null)
  // What was sent since says more than what was not.
  useEffect(() => {
    if (actionData !== undefined) setForeseen(null)
  }, [actionData])
  const problem = foreseen ?? answer?.problem ?? null

  /** A file that the server would refuse unread is refused here, beside its field. */
  async function check(form: HTMLFormElement, file: File) {
    const refused = file.size > IMPORT_BYTES ? 'tooLarge' : (await isText(file)) ? null : 'notJson'
    setForeseen(refused === null ? null : `library:import.${refused}`)
    if (refused === null) await submit(form)
  }

  const error = problem === null ? undefined : message(problem as MessageKey)
  const title = `${t(`${kind}.title`)} – ${t('import.title')}`
  return (
    <>
      <title>{`${title} · Penmark`}</title>
      <PageHeader title={title} intro={t('import.intro')} />
      {limit === 0 && <UpgradeNotice>{t(`${kind}.emptyLocked`)}</UpgradeNotice>}
      <KeptNote kept={kept} />
      {foreseen === null && answer?.lines && <ImportReport lines={answer.lines} />}
      <Form
        key={kept?.kept === 'here' ? kept.id : 'first'}
        method="post"
        encType="multipart/form-data"
        className="stack library-form"
        noValidate
        onSubmit={(event) => {
          const file = new FormData(event.currentTarget).get('file')
          if (!(file instanceof File) || file.size === 0) return setForeseen(null)
          event.preventDefault()
          void check(event.currentTarget, file)
        }}
      >
        <WriteKey />
        <ErrorSummary errors={error === undefined ? [] : [{ field: 'file', message: error }]} />
        <Field id="file" label={t('import.file')} error={error}>
          {(control) => (
            <input {...control} type="file" name="file" accept="application/json,.json" className="library-file" />
          )}
        </Field>
        <TextArea name="pasted" label={t('import.text')} rows={6} defaultValue={answer?.pasted ?? ''} />
        <div className="row">
          <Button busy={busy}>{t('import.go')}</Button>
          <ButtonLink to={listOf(kind)} variant="secondary">
            {t('back')}
          </ButtonLink>
        </div>
      </Form>
    </>
  )
}

async function isText(file: File): Promise<boolean> {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
    return true
  } catch {
    return false
  }
}
