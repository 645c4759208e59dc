import { getFormProps, getTextareaProps, type SubmissionResult, useForm } from '@conform-to/react'
import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { KeepForm } from '#app/components/history/keep-form.tsx'
import { WriteKey } from '#app/components/offline/write-key.tsx'
import { FormProblems } from '#app/components/ui/account-field.tsx'
import { Button, ButtonLink } from '#app/components/ui/button.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import { useMessage } from '#app/components/ui/use-message.ts'
import { type Kind, LIMITS } from '#app/domain/library/kinds.ts'
import type { MessageKey } from '#app/locales/i18n.ts'
import { useTranslation } from '../ui/use-translation.ts'
import { ItemArea, type ItemField, type ItemFields } from './item-area.tsx'
import { StyleExtras } from './style-extras.tsx'

const EXAMPLES = ['before_1', 'after_1', 'before_2', 'after_2', 'before_3', 'after_3'] as const
const FIELDS = {
  style: ['name', 'prompt', 'description', ...EXAMPLES, 'banned_words', 'longest_sentence', 'spelling'],
  template: ['name', 'context', 'description'],
  prompt: ['name', 'content'],
} as const satisfies Record<Kind, readonly (keyof ItemFields)[]>

/** The main field of each kind, beside its name. */
const BODY = { style: 'prompt', template: 'context', prompt: 'content' } as const

/** The form of a style, a template or a prompt. With scripts, its button waits until the required fields are filled. */
export function ItemForm({
  kind,
  values,
  lastResult,
  go,
  back,
  to,
  read,
}: {
  kind: Kind
  values: Partial<ItemFields>
  lastResult: SubmissionResult<string[]> | null
  go: ReactNode
  back: string
  /** The page that the form posts to, if not its own. */
  to?: string
  /** The version that the form was filled from. */
  read?: number
}) {
  const { t } = useTranslation('library')
  const say = useMessage()
  const [form, fields] = useForm<ItemFields>({ id: 'item', lastResult, defaultValue: values })
  const element = useRef<HTMLFormElement>(null)
  const [blank, setBlank] = useState(false)
  const busy = useNavigation().state === 'submitting'
  const body = BODY[kind]
  const judge = () => {
    const typed = new FormData(element.current ?? undefined)
    setBlank([typed.get('name'), typed.get(body)].some((text) => String(text ?? '').trim() === ''))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for text typed before the script arrived.
  useEffect(judge, [])
  const problemsOf = (field: ItemField) => field.errors?.map((key) => say(key as MessageKey))
  const { key: _, ...name } = getTextareaProps(fields.name, { ariaAttributes: false })
  const named = { required: true, autoComplete: 'off' } satisfies ComponentProps<'input'>
  return (
    <Form
      method="post"
      action={to}
      {...getFormProps(form)}
      className="stack library-form"
      ref={element}
      onInput={judge}
    >
      <FormProblems form={form} fields={FIELDS[kind].map((field) => fields[field])} />
      <KeepForm form={element} />
      <WriteKey />
      {read !== undefined && <input type="hidden" name="read" value={read} />}
      <TextField
        {...name}
        {...named}
        label={t(`${kind}.field.name`)}
        hint={t(`${kind}.field.nameHint`)}
        error={problemsOf(fields.name)}
        limit={LIMITS[kind].name}
      />
      <ItemArea
        field={fields[body]}
        label={say(`library:${kind}.field.${body}` as MessageKey)}
        hint={say(`library:${kind}.field.${body}Hint` as MessageKey, { example: '{{name}}' })}
        error={problemsOf(fields[body])}
        limit={kind === 'style' ? LIMITS.style.prompt : LIMITS.prompt.content}
        rows={kind === 'style' ? 4 : 7}
        required
        writing
      />
      {kind !== 'prompt' && (
        <ItemArea
          field={fields.description}
          label={t(`${kind}.field.description`)}
          note={t('optional')}
          hint={t(`${kind}.field.descriptionHint`)}
          error={problemsOf(fields.description)}
          limit={LIMITS[kind].description}
          rows={2}
        />
      )}
      {kind === 'style' && <StyleExtras fields={fields} problemsOf={problemsOf} />}
      <div className="row">
        <Button busy={busy} disabled={blank}>
          {go}
        </Button>
        <ButtonLink to={back} variant="secondary">
          {t('cancel')}
        </ButtonLink>
      </div>
    </Form>
  )
}
