import { Form, useNavigation } from 'react-router'
import { requireItem } from '#app/.server/library/http/answers.ts'
import { ItemContent } from '#app/components/library/item-content.tsx'
import { UpgradeNotice } from '#app/components/library/upgrade-notice.tsx'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { PageHeader } from '#app/components/ui/page-header.tsx'
import { TextArea } from '#app/components/ui/text-area.tsx'
import { useTranslation } from '#app/components/ui/use-translation.ts'
import { LIMITS, listPath } from '#app/domain/library/kinds.ts'
import { variablesOf } from '#app/domain/library/variables.ts'
import type { Route } from './+types/use'

export function loader({ context, params }: Route.LoaderArgs) {
  const item = requireItem(context, 'prompt', params.item)
  return { item, variables: variablesOf(item.content.content) }
}

/**
 * Asks for the values of a prompt's variables. The form goes to the assistant, which opens with the prompt filled in:
 * nothing that is typed here is stored or part of an address.
 */
export default function UsePrompt({ loaderData: { item, variables } }: Route.ComponentProps) {
  const { t } = useTranslation('library')
  const busy = useNavigation().state === 'submitting'
  const title = t('prompt.useTitle', { name: item.content.name })
  return (
    <>
      <title>{`${title} · Penmark`}</title>
      <PageHeader
        title={title}
        intro={item.locked ? undefined : variables.length > 0 ? t('prompt.useIntro') : t('prompt.useNoVariables')}
      />
      {item.locked && <UpgradeNotice>{t('lockedItem')}</UpgradeNotice>}
      <ItemContent item={item} />
      {!item.locked && (
        <Form method="post" action="/dashboard/assistant" className="stack library-form">
          <input type="hidden" name="intent" value="use_prompt" />
          <input type="hidden" name="prompt_id" value={item.id} />
          {variables.map((variable, index) => (
            <TextArea
              key={variable}
              name={`value_${index}`}
              label={variable}
              rows={2}
              limit={LIMITS.prompt.content}
              required
            />
          ))}
          <div className="row">
            <Button busy={busy}>{t('prompt.useGo')}</Button>
            <ButtonLink to={listPath('prompt')} variant="secondary">
              {t('back')}
            </ButtonLink>
          </div>
        </Form>
      )}
    </>
  )
}
