import { type RefObject, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { Button } from '#app/components/ui/button.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { Moment } from '#app/components/ui/moment.tsx'
import { useTranslation } from '../ui/use-translation.ts'
import { dropForm, formOf, historyIsOn, keepForm } from './kept-here.ts'
import { useOwnId } from './use-own-id.ts'
import './history.css'

/** While the user types, the form is stored after each pause of this length. */
const PAUSE_MS = 300

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/**
 * Stores the typed text of a form in this browser, by the form's page, and restores it into an untouched form with a
 * note that says so. Submitting the form deletes it (`sendOrKeep`). Hidden fields and files are never read.
 * @param form the form around this component
 */
export function KeepForm({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const { t } = useTranslation('history')
  const user = useOwnId()
  const { pathname: place, key: visit } = useLocation()
  const [restoredAt, setRestoredAt] = useState<number | null>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each visit, also for a visit to the present page.
  useEffect(() => {
    const element = form.current
    if (user === null || element === null) return
    let over = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      clearTimeout(timer)
      timer = undefined
      if (historyIsOn(user)) void keepForm({ user, place, fields: typedIn(element) }).catch(() => undefined)
    }
    const typed = () => {
      clearTimeout(timer)
      timer = setTimeout(keep, PAUSE_MS)
    }
    // Text typed within the last pause is stored before the page is left and before the form is submitted.
    const leave = () => {
      if (timer !== undefined) keep()
    }
    element.addEventListener('input', typed)
    element.addEventListener('submit', leave, { capture: true })
    document.addEventListener('visibilitychange', leave)
    addEventListener('pagehide', leave)
    void formOf(user, place)
      .then((draft) => {
        if (over || draft === undefined) return
        // Text that is already in the form is newer, or belongs to the server's answer.
        if (JSON.stringify(typedIn(element)) !== JSON.stringify(untouched(element))) return
        const changes = controls(element).filter(({ name, value }) => (draft.fields[name] ?? value) !== value)
        if (changes.length === 0) return
        for (const control of changes) setControl(control, draft.fields[control.name] ?? '')
        setRestoredAt(draft.at)
      })
      .catch(() => undefined)
    return () => {
      over = true
      leave()
      element.removeEventListener('input', typed)
      element.removeEventListener('submit', leave, { capture: true })
      document.removeEventListener('visibilitychange', leave)
      removeEventListener('pagehide', leave)
    }
  }, [user, place, visit, form])

  if (restoredAt === null || user === null) return null
  return (
    <div className="draft-note">
      <Callout live>
        <p>
          {t('draft.restored')} <Moment at={restoredAt} />
        </p>
        <Button
          type="button"
          variant="secondary"
          size="small"
          onClick={() => {
            for (const control of form.current === null ? [] : controls(form.current)) {
              const before = defaultOf(control)
              if (control.value !== before) setControl(control, before)
            }
            setRestoredAt(null)
            void dropForm(user, place).catch(() => undefined)
            const [first] = form.current === null ? [] : controls(form.current)
            first?.focus()
          }}
        >
          {t('draft.discard')}
        </Button>
      </Callout>
    </div>
  )
}

/** The fields that a user types into or chooses from. */
function controls(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement ||
      (element instanceof HTMLInputElement && ['text', 'number'].includes(element.type)),
  )
}

function typedIn(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(controls(form).map(({ name, value }) => [name, value]))
}

function untouched(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(controls(form).map((control) => [control.name, defaultOf(control)]))
}

function defaultOf(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  return ([...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0])?.value ?? ''
}

/**
 * Sets the value as if it were typed, so that counters and buttons notice, and opens the `<details>` around the field.
 */
function setControl(control: Control, value: string): void {
  const prototype = Object.getPrototypeOf(control) as object
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  const folded = control.closest('details')
  if (folded !== null && value !== '') folded.open = true
}
