import { useEffect, useState } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { Callout } from '#app/components/ui/callout.tsx'
import { Moment } from '#app/components/ui/moment.tsx'
import { operationOf } from '#app/domain/assistant/form-values.ts'
import { useTranslation } from '../ui/use-translation.ts'
import { draftOf, dropDraft, keepDraft } from './kept-here.ts'
import { useOwnId } from './use-own-id.ts'

/** While the user types, the text is stored after each pause of this length. */
const PAUSE_MS = 300
const FORM = 'form.assistant'

/**
 * Stores the text typed in the assistant in this browser, so that it survives a reload, a crash and the end of the
 * session, and restores it into an empty form with a note that says so. It reads only these two fields, and neither of
 * them holds a secret.
 * @param round counts how often the user cleared the form, which deletes the stored text
 */
export function KeepText({ round }: { round: number }) {
  const { t } = useTranslation('history')
  const user = useOwnId()
  const [restoredAt, setRestoredAt] = useState<number | null>(null)

  useEffect(() => {
    if (user === null) return
    let over = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      timer = undefined
      const form = document.querySelector<HTMLFormElement>(FORM)
      if (form === null) return
      const fields = new FormData(form)
      const draft = {
        user,
        text: String(fields.get('text') ?? ''),
        custom_prompt: String(fields.get('custom_prompt') ?? ''),
      }
      void keepDraft({ ...draft, operation: chosenIn(form) }).catch(() => undefined)
    }
    const typed = (event: Event) => {
      const field = event.target
      if (!(field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement)) return
      if (field.form?.matches(FORM) !== true || !['text', 'custom_prompt', 'operation'].includes(field.name)) return
      clearTimeout(timer)
      timer = setTimeout(keep, PAUSE_MS)
    }
    // Text typed within the last pause is stored before the page is left.
    const leave = () => {
      if (timer === undefined) return
      clearTimeout(timer)
      keep()
    }
    document.addEventListener('input', typed)
    document.addEventListener('visibilitychange', leave)
    addEventListener('pagehide', leave)
    if (round === 0)
      void draftOf(user)
        .then((draft) => {
          if (over || draft === undefined) return
          const text = field('text')
          // Text that is already in the form is newer, or was opened on purpose.
          if (text === null || text.value !== '') return
          setField(text, draft.text)
          const prompt = field('custom_prompt')
          if (prompt !== null && prompt.value === '' && !prompt.disabled) setField(prompt, draft.custom_prompt)
          if (!new URLSearchParams(location.search).has('operation')) {
            choose(draft.operation)
          }
          setRestoredAt(draft.at)
        })
        .catch(() => undefined)
    return () => {
      over = true
      leave()
      document.removeEventListener('input', typed)
      document.removeEventListener('visibilitychange', leave)
      removeEventListener('pagehide', leave)
    }
  }, [user, round])

  useEffect(() => {
    if (user === null || round === 0) return
    setRestoredAt(null)
    void dropDraft(user).catch(() => undefined)
  }, [user, round])

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
            for (const name of ['text', 'custom_prompt']) {
              const area = field(name)
              if (area !== null && area.value !== '') setField(area, '')
            }
            setRestoredAt(null)
            void dropDraft(user).catch(() => undefined)
            field('text')?.focus()
          }}
        >
          {t('draft.discard')}
        </Button>
      </Callout>
    </div>
  )
}

function field(name: string): HTMLTextAreaElement | null {
  return document.querySelector(`${FORM} textarea[name="${name}"]`)
}

/** Sets the text as if it were typed, so that the counter and the buttons notice. */
function setField(area: HTMLTextAreaElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, value)
  area.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Chooses an operation as if the user did, unless this engine does not offer it. */
function choose(operation: string | null): void {
  const list = document.querySelector<HTMLSelectElement>(`${FORM} select[name="operation"]`)
  const option = Array.from(list?.options ?? []).find(({ value, disabled }) => value === operation && !disabled)
  if (list === null || option === undefined || list.value === option.value) return
  Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(list, option.value)
  list.dispatchEvent(new Event('change', { bubbles: true }))
}

function chosenIn(form: HTMLFormElement) {
  return operationOf(new FormData(form).get('operation'))
}
