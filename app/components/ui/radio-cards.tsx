import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { FieldError, type FieldWords, firstMessage } from './field.tsx'
import './radio-cards.css'

export type RadioOption = {
  value: string
  label: ReactNode
  hint?: ReactNode
  icon?: ReactNode
  disabled?: boolean
}

/**
 * Chooses one of a few options with native radio buttons: arrow keys, form values and validation come from the browser.
 * `segmented` sets them in one tight row, for short words.
 */
export function RadioCards({
  name,
  id = name,
  label,
  labelHidden = false,
  hint,
  error,
  options,
  value,
  defaultValue,
  onChange,
  segmented = false,
}: FieldWords & {
  name: string
  /** The id of the group; each choice has `${id}-${value}`. */
  id?: string
  labelHidden?: boolean
  options: readonly RadioOption[]
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  segmented?: boolean
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
      <legend className={classNames('field-label', labelHidden && 'visually-hidden')}>{label}</legend>
      {hint !== undefined && (
        <p className="field-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} message={message} />
      <div className={segmented ? 'choices choices-segmented' : 'choices'}>
        {options.map((option) => (
          <label key={option.value} className="choice" data-disabled={option.disabled ? '' : undefined}>
            <input
              type="radio"
              name={name}
              id={`${id}-${option.value}`}
              value={option.value}
              disabled={option.disabled}
              aria-describedby={option.hint === undefined ? undefined : `${id}-${option.value}-hint`}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              onChange={(event) => onChange?.(event.target.value)}
            />
            {option.icon}
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
