import { FieldError, type FieldWords, firstMessage } from './field.tsx'
import type { RadioOption } from './radio-cards.tsx'
import './radio-cards.css'

/** Any of few, as native checkboxes under one label; the look of `RadioCards`. */
export function CheckboxCards({
  name,
  id = name,
  label,
  hint,
  error,
  options,
  defaultValue = [],
}: FieldWords & {
  name: string
  /** Of the group; each choice has `${id}-${value}`. */
  id?: string
  options: readonly Omit<RadioOption, 'disabled' | 'icon'>[]
  defaultValue?: readonly string[]
}) {
  const message = firstMessage(error)
  const described = [hint !== undefined && `${id}-hint`, message !== undefined && `${id}-error`].filter(Boolean)
  return (
    <fieldset
      id={id}
      className="field"
      tabIndex={-1}
      aria-describedby={described.length > 0 ? described.join(' ') : undefined}
    >
      <legend className="field-label">{label}</legend>
      {hint !== undefined && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} message={message} />
      <div className="choices">
        {options.map((option) => (
          <label key={option.value} className="choice">
            <input
              type="checkbox"
              name={name}
              id={`${id}-${option.value}`}
              value={option.value}
              defaultChecked={defaultValue.includes(option.value)}
              aria-describedby={option.hint === undefined ? undefined : `${id}-${option.value}-hint`}
            />
            <span className="choice-words">
              <span className="choice-label">{option.label}</span>
              {option.hint !== undefined && (
                <span className="choice-hint" id={`${id}-${option.value}-hint`}>
                  {option.hint}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
