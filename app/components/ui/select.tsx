import type { ComponentProps } from 'react'
import { Field, type FieldWords } from './field.tsx'

export type SelectOption = { value: string; label: string; disabled?: boolean }

/**
 * A native `<select>` with its label, hint and error, so that phones show the platform's own list. `group` follows as a
 * named group.
 */
export function Select({
  label,
  hint,
  error,
  note,
  name,
  id = name,
  options,
  group,
  ...select
}: FieldWords &
  Omit<ComponentProps<'select'>, 'name' | 'id' | 'children'> & {
    name: string
    id?: string
    options: readonly SelectOption[]
    group?: { label: string; options: readonly SelectOption[] } | undefined
  }) {
  return (
    <Field id={id} label={label} hint={hint} error={error} note={note}>
      {(control) => (
        <select {...select} {...control} name={name} className="control control-select">
          {options.map(toOption)}
          {group !== undefined && group.options.length > 0 && (
            <optgroup label={group.label}>{group.options.map(toOption)}</optgroup>
          )}
        </select>
      )}
    </Field>
  )
}

function toOption({ value, label, disabled }: SelectOption) {
  return (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  )
}
