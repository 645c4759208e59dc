import type { ComponentProps } from 'react'
import { Field, type FieldWords } from './field.tsx'

export type SelectOption = { value: string; label: string; disabled?: boolean }

/** A native `<select>` with its label, hint and error: the platform's own list, on phones too. */
export function Select({
  label,
  hint,
  error,
  note,
  name,
  id = name,
  options,
  ...select
}: FieldWords &
  Omit<ComponentProps<'select'>, 'name' | 'id' | 'children'> & {
    name: string
    id?: string
    options: readonly SelectOption[]
  }) {
  return (
    <Field id={id} label={label} hint={hint} error={error} note={note}>
      {(control) => (
        <select {...select} {...control} name={name} className="control control-select">
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}
