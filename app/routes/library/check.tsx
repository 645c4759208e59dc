import { data, Form, useNavigation } from 'react-router'
import { refusalInit } from '#app/.server/http/errors.ts'
import { requireItem } from '#app/.server/library/http/answers.ts'
import { freeWork } from '#app/.server/text-work/http/answers.ts'
import { Findings } from '#app/components/library/findings.tsx'
import { ItemLinks } from '#app/components/library/item-links.tsx'
import { Button } from '#app/components/ui/button.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { ErrorSummary } from '#app/components/ui/error-summary.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { TextArea } from '#app/components/ui/text-area.tsx'
import { useMessage } from '#app/components/ui/use-message.ts'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { MAX_TEXT } from '#app/domain/assistant/options.ts'
import { hasRules } from '#app/domain/library/item.ts'
import { longerThan, normaliseLineBreaks } from '#app/domain/text.ts'
import type { Route } from './+types/check'

export function loader({ context, params }: Route.LoaderArgs) {
  return { item: requireItem(context, 'style', params.item) }
}

/** Checks the text against the rules and stores nothing of it. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { content } = requireItem(context, 'style', params.item)
  const text = normaliseLineBreaks(String((await request.formData()).get('text') ?? ''))
  if (text.trim() === '') return data({ text, problem: 'text_blank' as const, findings: null }, 400)
  if (longerThan(text, MAX_TEXT)) return data({ text, problem: 'text_too_long' as const, findings: null }, 400)
  const checked = await freeWork(context, 'checkStyle', { text, rules: content.rules }, request.signal)
  if (!checked.ok) return data({ text, problem: checked.code, findings: null }, refusalInit(checked))
  return data({ text, problem: null, findings: checked.value })
}

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders
}

export default function CheckStyle({ loaderData: { item }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('library')
  const message = useMessage()
  const busy = useNavigation().state === 'submitting'
  const title = t('style.checkTitle', { name: item.content.name })
  const error = actionData?.problem ? message(`errors:${actionData.problem}`) : undefined
  return (
    <>
      <title>{`${title} · Penmark`}</title>
      <PageHeader title={title} intro={t('style.checkIntro')} actions={<ItemLinks item={item} at="check" />} />
      {hasRules(item.content.rules) ? (
        <>
          {actionData?.findings && <Findings findings={actionData.findings} />}
          <Form method="post" className="stack library-form" noValidate>
            <ErrorSummary errors={error === undefined ? [] : [{ field: 'text', message: error }]} />
            <TextArea
              name="text"
              label={t('style.checkText')}
              error={error}
              limit={MAX_TEXT}
              defaultValue={actionData?.text ?? ''}
              rows={10}
              writing
            />
            <div>
              <Button busy={busy}>{t('style.checkGo')}</Button>
            </div>
          </Form>
        </>
      ) : (
        <Callout>{t('style.checkNoRules')}</Callout>
      )}
    </>
  )
}
