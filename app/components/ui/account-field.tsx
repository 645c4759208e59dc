import { type FieldMetadata, getInputProps } from '@conform-to/react'
import { ErrorSummary } from '#app/components/ui/error-summary.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import { useMessage } from '#app/components/ui/use-message.ts'
import type { MessageKey } from '#app/locales/i18n.ts'

/** Problems travel as translation keys with namespace; here they become words. */
function useProblemWords(): (keys: readonly string[] | undefined) => string[] {
  const say = useMessage()
  // Schemas and `refusedForm` write nothing but keys.
  return (keys) => (keys ?? []).map((key) => say(key as MessageKey))
}

/**
 * A required field of an account form: the state that Conform keeps for it, in the pieces of this product. The server
 * alone judges what is typed: it has the list of common passwords, and the schemas would weigh 30 kB in the browser.
 */
export function AccountField(props: {
  field: FieldMetadata<string, Record<string, unknown>, string[]>
  type: 'email' | 'password' | 'text'
  label: string
  hint?: string
  autoComplete: string
  inputMode?: 'numeric'
}) {
  const words = useProblemWords()
  const { key, ...input } = getInputProps(props.field, { type: props.type, ariaAttributes: false })
  const code = props.type === 'text' ? { spellCheck: false, autoCapitalize: 'none' } : {}
  return (
    <TextField
      key={key}
      {...input}
      {...code}
      {...(props.inputMode === undefined ? {} : { inputMode: props.inputMode })}
      label={props.label}
      {...(props.hint === undefined ? {} : { hint: props.hint })}
      error={words(props.field.errors)}
      autoComplete={props.autoComplete}
      required
    />
  )
}

/** Everything that stands in the way of a form, above it. */
export function FormProblems({
  form,
  fields,
}: {
  form: { errors: string[] | undefined }
  fields: readonly { id: string; errors: string[] | undefined }[]
}) {
  const words = useProblemWords()
  return (
    <ErrorSummary
      errors={[
        ...words(form.errors).map((message) => ({ message })),
        ...fields.flatMap((field) => words(field.errors).map((message) => ({ field: field.id, message }))),
      ]}
    />
  )
}
