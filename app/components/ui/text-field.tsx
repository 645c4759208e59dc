import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { countCharacters } from '#app/domain/text.ts'
import { Counter } from './counter.tsx'
import { Field, type FieldWords } from './field.tsx'

/**
 * A one-line input with its label, hint and error. `id` defaults to `name`. With `limit` (code points) a counter stands
 * below it, which follows the typing if scripts run; `below` puts something else there. Other attributes go to the `<input>`.
 */
export function TextField({
  label,
  hint,
  error,
  note,
  name,
  id = name,
  limit,
  below,
  onChange,
  ...input
}: FieldWords &
  Omit<ComponentProps<'input'>, 'name' | 'id'> & { name: string; id?: string; limit?: number; below?: ReactNode }) {
  const [count, setCount] = useState(() => countCharacters(String(input.value ?? input.defaultValue ?? '')))
  const element = useRef<HTMLInputElement>(null)
  // Text typed before the script arrived is counted too.
  useEffect(() => {
    if (element.current !== null) setCount(countCharacters(element.current.value))
  }, [])
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      note={note}
      footer={limit === undefined ? below : <Counter count={count} limit={limit} />}
    >
      {(control) => (
        <input
          {...input}
          {...control}
          ref={element}
          name={name}
          className="control"
          onChange={(event) => {
            if (limit !== undefined) setCount(countCharacters(event.target.value))
            onChange?.(event)
          }}
        />
      )}
    </Field>
  )
}
