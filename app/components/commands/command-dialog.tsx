import { type ComponentType, useLayoutEffect, useRef, useState } from 'react'
import { ensureTexts } from '#app/locales/browser.ts'
import { useTranslation } from '../ui/use-translation.ts'
import { CloseButton } from './close-button.tsx'
import { CommandBar } from './command-bar.tsx'
import type { CommandDialogProps } from './commands.tsx'
import { KeyList } from './key-list.tsx'
import './commands.css'

/** Resolves with the dialog once its texts are here, which the desk does not load on arrival. */
export async function dialogWithTexts(): Promise<ComponentType<CommandDialogProps>> {
  await ensureTexts('/any other page')
  return CommandDialog
}

/**
 * The command bar or the list of keys, above everything else until it is closed; closing gives the focus back. While it is
 * open no key reaches the page behind it.
 */
function CommandDialog({ shown, typed, onShow, onClose }: CommandDialogProps) {
  const { t } = useTranslation('commands')
  const [before] = useState(typed.current ?? '')
  const dialog = useRef<HTMLDialogElement>(null)
  const opener = useRef<Element | null>(null)
  const after = useRef<(() => void) | null>(null)
  // Before any further key: letters that came between the first drawing and a later effect would go nowhere.
  useLayoutEffect(() => {
    const box = dialog.current
    if (box === null || box.open) return
    // A menu closes when it loses the focus, so its button takes the focus back in its place.
    opener.current = document.activeElement?.closest('.popover')?.querySelector('summary') ?? document.activeElement
    box.showModal()
    typed.current = null
  }, [typed])
  // With the opening: a key that came between it and a later effect would act on the page behind.
  useLayoutEffect(() => {
    const box = dialog.current
    // The keys of the proof are heard by the document, and the router’s own listeners are there too.
    const keep = (event: KeyboardEvent) => event.stopPropagation()
    box?.addEventListener('keydown', keep)
    return () => box?.removeEventListener('keydown', keep)
  }, [])
  function closed() {
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true })
    onClose()
    after.current?.()
  }
  const close = (then: (() => void) | null = null) => {
    after.current = then
    dialog.current?.close()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself; the click is that beside it.
    <dialog
      ref={dialog}
      className="commands"
      data-shows={shown}
      aria-label={t(shown === 'bar' ? 'title' : 'keys.title')}
      onClose={closed}
      onClick={(event) => {
        if (event.target === event.currentTarget) close()
      }}
    >
      {shown === 'bar' ? (
        <CommandBar typed={before} onKeys={() => onShow('keys')} onClose={close} />
      ) : (
        <>
          <div className="commands-head">
            <h2>{t('keys.title')}</h2>
            <CloseButton onClose={() => close()} />
          </div>
          <KeyList />
        </>
      )}
    </dialog>
  )
}
