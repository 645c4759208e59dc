import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { countCharacters } from '#app/domain/text.ts'
import { Counter } from './counter.tsx'
import { Field, type FieldWords } from './field.tsx'

/**
 * A text area with its label, hint and error. With `limit` (code points) a counter stands below it. With scripts the
 * counter follows the typing, turns yellow at 70 % and red at 90 %, and is announced to screen readers only when its
 * colour changes.
 */
export function TextArea({
  label,
  hint,
  error,
  note,
  name,
  id = name,
  limit,
  writing = false,
  onChange,
  ...area
}: FieldWords &
  Omit<ComponentProps<'textarea'>, 'name' | 'id'> & {
    name: string
    id?: string
    limit?: number
    /** The user's own text, set in the reading serif. */
    writing?: boolean
  }) {
  const [count, setCount] = useState(() => countCharacters(String(area.value ?? area.defaultValue ?? '')))
  const element = useRef<HTMLTextAreaElement>(null)
  // Text typed before the script arrived is counted too.
  useEffect(() => {
    if (element.current !== null) setCount(countCharacters(element.current.value))
  }, [])
  const displayed = area.value === undefined ? count : countCharacters(String(area.value))
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      note={note}
      footer={limit !== undefined && <Counter count={displayed} limit={limit} />}
    >
      {(control) => (
        <textarea
          {...area}
          {...control}
          ref={element}
          dir={writing ? 'auto' : undefined}
          name={name}
          className={writing ? 'control control-area control-writing' : 'control control-area'}
          onChange={(event) => {
            setCount(countCharacters(event.target.value))
            onChange?.(event)
          }}
        />
      )}
    </Field>
  )
}
