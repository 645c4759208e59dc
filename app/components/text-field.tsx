import type { ComponentProps } from 'react'
import { Field, type FieldWords } from './field.tsx'

/** A one-line input with its label, hint and error. `id` defaults to `name`. Other attributes go to the `<input>`. */
export function TextField({
  label,
  hint,
  error,
  note,
  name,
  id = name,
  ...input
}: FieldWords & Omit<ComponentProps<'input'>, 'name' | 'id'> & { name: string; id?: string }) {
  return (
    <Field id={id} label={label} hint={hint} error={error} note={note}>
      {(control) => <input {...input} {...control} name={name} className="control" />}
    </Field>
  )
}
