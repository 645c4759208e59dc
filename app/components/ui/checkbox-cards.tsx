import type { ReactNode } from 'react'
import { FieldError, type FieldWords, firstMessage } from './field.tsx'
import type { RadioOption } from './radio-cards.tsx'
import './radio-cards.css'

/** Chooses any number of a few options: native checkboxes under one label that look like `RadioCards`. */
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
  /** The id of the group; each choice has `${id}-${value}`. */
  id?: string
  options: readonly Omit<RadioOption, 'icon'>[]
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
          <CheckboxCard
            key={option.value}
            name={name}
            id={`${id}-${option.value}`}
            value={option.value}
            label={option.label}
            hint={option.hint}
            disabled={option.disabled ?? false}
            defaultChecked={defaultValue.includes(option.value)}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** A single choice: a native checkbox in a card that is its label. Sent as `on` unless it has a value. */
export function CheckboxCard({
  name,
  id = name,
  value,
  label,
  hint,
  disabled = false,
  defaultChecked,
}: {
  name: string
  id?: string
  value?: string
  label: ReactNode
  hint?: ReactNode
  disabled?: boolean
  defaultChecked: boolean
}) {
  return (
    <label className="choice" data-disabled={disabled ? '' : undefined}>
      <input
        type="checkbox"
        name={name}
        id={id}
        value={value}
        disabled={disabled}
        defaultChecked={defaultChecked}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
      />
      <span className="choice-words">
        <span className="choice-label">{label}</span>
        {hint !== undefined && (
          <span className="choice-hint" id={`${id}-hint`}>
            {hint}
          </span>
        )}
      </span>
    </label>
  )
}
