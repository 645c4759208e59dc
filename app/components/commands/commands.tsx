import { MagnifyingGlassIcon } from '@radix-ui/react-icons'
import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react'
import { Button } from '#app/components/ui/button.tsx'
import { notify } from '#app/components/ui/toaster.tsx'
import { useTranslation } from '../ui/use-translation.ts'

type CommandView = 'bar' | 'keys'

export type CommandDialogProps = {
  shown: CommandView
  /** The keys typed since those that opened it, a line feed for Enter; the dialog takes it when it opens and sets null. */
  typed: RefObject<string | null>
  onShow: (view: CommandView) => void
  onClose: () => void
}

/** A button that opens the command bar, for hands without a keyboard. It comes with the scripts that it needs. */
export function CommandButton() {
  const { t } = useTranslation()
  const [isScripted, setScripted] = useState(false)
  useEffect(() => setScripted(true), [])
  if (!isScripted) return null
  return (
    <Button type="button" variant="secondary" wide data-opens-commands>
      <MagnifyingGlassIcon aria-hidden="true" />
      {t('nav.find')}
    </Button>
  )
}

/**
 * Listens for Ctrl+K or Cmd+K, which opens the command bar, and for “?”, which opens the list of keys. Both are fetched when
 * they are first opened, so that no page pays for them on arrival. Keys typed until they are here go into the bar.
 */
export function Commands() {
  const { t } = useTranslation('assistant')
  const [shown, setShown] = useState<{ view: CommandView; opening: number } | null>(null)
  const [Dialog, setDialog] = useState<ComponentType<CommandDialogProps> | null>(null)
  const typed = useRef<string | null>(null)
  const openings = useRef(0)
  useEffect(() => {
    const open = async (view: CommandView) => {
      typed.current = ''
      openings.current += 1
      // A dialog that closes says so a moment later. Opened meanwhile, it is another one, which that word must not close.
      setShown({ view, opening: openings.current })
      try {
        const { dialogWithTexts } = await import('./command-dialog.tsx')
        const loaded = await dialogWithTexts()
        setDialog(() => loaded)
      } catch {
        setShown(null)
        notify('error', t('connection_lost'))
      }
    }
    const press = (event: KeyboardEvent) => {
      const { key, target, altKey, shiftKey } = event
      const withCommand = isMac() ? event.metaKey : event.ctrlKey
      const isLetter = key.length === 1 && !withCommand && !altKey
      if (withCommand && !altKey && !shiftKey && key.toLowerCase() === 'k') {
        if (document.querySelector('dialog.commands[open]') === null) void open('bar')
        else setShown((now) => now && { ...now, view: 'bar' })
      } else if (typed.current !== null && (isLetter || key === 'Enter')) typed.current += isLetter ? key : '\n'
      else if (key === '?' && isLetter && !isWritten(target)) void open('keys')
      else return
      event.preventDefault()
    }
    const click = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('[data-opens-commands]') !== null) void open('bar')
    }
    // Before every other listener, so that a letter for the bar does not act on the page.
    document.addEventListener('keydown', press, true)
    document.addEventListener('click', click)
    return () => {
      document.removeEventListener('keydown', press, true)
      document.removeEventListener('click', click)
    }
  }, [t])
  return (
    Dialog !== null &&
    shown !== null && (
      <Dialog
        key={shown.opening}
        shown={shown.view}
        typed={typed}
        onShow={(view) => setShown({ ...shown, view })}
        onClose={() => setShown((now) => (now?.opening === shown.opening ? null : now))}
      />
    )
  )
}

/** On a Mac, Ctrl+K deletes to the end of the line, so the command key opens the bar there. */
function isMac(): boolean {
  return navigator.platform.startsWith('Mac')
}

/** Whether typing a letter there writes it. */
function isWritten(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]') !== null
  )
}
