import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { countCharacters } from '#app/domain/text.ts'
import { Counter } from './counter.tsx'
import { Field, type FieldWords } from './field.tsx'

/**
 * A text area with its label, hint and error. With `limit` (code points) a counter stands below it; it counts along
 * where scripts run, turns yellow at 70 % and red at 90 %, and says so to a screen reader only when it changes colour.
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
    /** The person's own text: set in the reading serif. */
    writing?: boolean
  }) {
  const [count, setCount] = useState(() => countCharacters(String(area.value ?? area.defaultValue ?? '')))
  const element = useRef<HTMLTextAreaElement>(null)
  // What was typed before the script arrived is counted too.
  useEffect(() => {
    if (element.current !== null) setCount(countCharacters(element.current.value))
  }, [])
  const shown = area.value === undefined ? count : countCharacters(String(area.value))
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      note={note}
      footer={limit !== undefined && <Counter count={shown} limit={limit} />}
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
