import { type FieldMetadata, getInputProps } from '@conform-to/react'
import type { ReactNode } from 'react'
import { ErrorSummary } from '#app/components/ui/error-summary.tsx'
import { TextField } from '#app/components/ui/text-field.tsx'
import { useMessage } from '#app/components/ui/use-message.ts'
import type { MessageKey } from '#app/locales/i18n.ts'

/** Turns problems, which travel as translation keys with a namespace, into words. */
function useProblemWords(): (keys: readonly string[] | undefined) => string[] {
  const say = useMessage()
  // Schemas and `refusedForm` produce only keys.
  return (keys) => (keys ?? []).map((key) => say(key as MessageKey))
}

/**
 * A required field of an account form: Conform's state for it in the components of this product. Only the server
 * validates the input: it has the list of common passwords, and the schemas would add 30 kB to the browser.
 */
export function AccountField(props: {
  field: FieldMetadata<string, Record<string, unknown>, string[]>
  type: 'email' | 'password' | 'text'
  label: string
  hint?: string
  autoComplete: string
  inputMode?: 'numeric'
  /** Stands below the control. */
  below?: ReactNode
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
      below={props.below}
      error={words(props.field.errors)}
      autoComplete={props.autoComplete}
      required
    />
  )
}

/** All problems of a form, shown above it. */
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
