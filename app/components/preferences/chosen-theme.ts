import { useSyncExternalStore } from 'react'
import { THEME_COOKIE, type Theme } from '#app/domain/preferences/theme.ts'

let chosen: Theme | null = null
const listeners = new Set<() => void>()

/**
 * Puts a theme on this page and in its cookie at once. Nothing is loaded for it, so that it works without a connection and
 * after the session ended, and takes away nothing that is being typed. The server is told as well: some browsers let a
 * cookie live for a week only that a script has written.
 */
export function chooseTheme(theme: Theme): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not everywhere yet, and it is a word of ours.
  document.cookie = `${THEME_COOKIE}=${theme}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`
  chosen = theme
  for (const listener of listeners) listener()
  const body = new URLSearchParams({ theme })
  void fetch('/display', { method: 'POST', body, redirect: 'manual', keepalive: true }).catch(() => undefined)
}

/** The theme that was chosen since this page was loaded; null where none was. */
export function useChosenTheme(): Theme | null {
  return useSyncExternalStore(
    subscribe,
    () => chosen,
    () => null,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
