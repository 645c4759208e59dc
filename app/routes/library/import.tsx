import { useEffect, useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { userContext } from '#app/.server/auth/middleware.ts'
import type { ImportLine } from '#app/.server/library/commands.ts'
import { libraryContext } from '#app/.server/library/context.ts'
import { kindOf } from '#app/.server/library/http/answers.ts'
import { importItemsAction } from '#app/.server/library/http/form-actions.ts'
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
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { IMPORT_BYTES } from '#app/domain/library/exchange.ts'
import { type Kind, listPath } from '#app/domain/library/kinds.ts'
import type { MessageKey } from '#app/locales/i18n.ts'
import '#app/components/library/example-file.css'
import '#app/components/library/library.css'
import type { Route } from './+types/import'

export function loader({ context, url }: Route.LoaderArgs) {
  const kind = kindOf(url)
  return { kind, limit: context.get(libraryContext).limit(context.get(userContext), kind) }
}

export function action(post: Route.ActionArgs) {
  return importItemsAction(post)
}

/** Sends the write, or keeps it on this device until it can be sent. */
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
  // The answer to a file that was sent replaces the problem of one that was not.
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
  const title = t(`${kind}.importTitle`)
  return (
    <>
      <title>{`${title} · Penmark`}</title>
      <PageHeader title={title} intro={t('import.intro')} />
      {limit === 0 && <UpgradeNotice>{t(`${kind}.emptyLocked`)}</UpgradeNotice>}
      <KeptNote kept={kept} />
      {foreseen === null && answer?.lines && <ImportReport lines={answer.lines} />}
      <div className="library-new">
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
            <ButtonLink to={listPath(kind)} variant="secondary">
              {t('back')}
            </ButtonLink>
          </div>
        </Form>
        <ExampleFile kind={kind} />
      </div>
    </>
  )
}

/** The field of an entry that holds its text. */
const TEXT_FIELD = { style: 'prompt', template: 'context', prompt: 'content' } as const satisfies Record<Kind, string>

/** What a file holds, for people who write one by hand. */
function ExampleFile({ kind }: { kind: Kind }) {
  const { t } = useTranslation('library')
  const text = t(`import.sample.${kind}.text`, { example: '{{name}}' })
  const items = [{ name: t(`import.sample.${kind}.name`), [TEXT_FIELD[kind]]: text }]
  return (
    <aside className="style-models small" aria-labelledby="example-file">
      <h2 id="example-file">{t('import.example')}</h2>
      <pre className="library-example">{JSON.stringify(items, null, 2)}</pre>
    </aside>
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

/** The outcome of each entry of an imported file, in its order. */
function ImportReport({ lines }: { lines: readonly ImportLine[] }) {
  const { t } = useTranslation('library')
  const message = useMessage()
  const created = lines.filter(({ outcome }) => outcome === 'created').length
  return (
    <section className="library-report" aria-labelledby="report-heading" role="status">
      <h2 id="report-heading">{t('import.report')}</h2>
      <p>{t('import.summary', { created, count: lines.length })}</p>
      <ol>
        {lines.map(({ name, outcome, problem }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries are identified by their place in the file.
          <li key={index} data-outcome={outcome}>
            <span className="library-report-name">
              {name === '' ? t('import.unnamed', { number: index + 1 }) : name}
            </span>
            <span className="soft small">
              {t(`import.outcome.${outcome}`, { problem: problem === null ? '' : message(problem as MessageKey) })}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
