import { useSyncExternalStore } from 'react'
import { THEME_COOKIE, type Theme } from '#app/domain/preferences/theme.ts'

let chosen: Theme | null = null
const listeners = new Set<() => void>()

/**
 * Applies a theme to this page and its cookie at once. It loads nothing, so it works without a connection and after the
 * session ended, and typed text stays. The server is notified as well, because some browsers limit a cookie to a week
 * if only a script has set it.
 */
export function chooseTheme(theme: Theme): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet; the value is ours.
  document.cookie = `${THEME_COOKIE}=${theme}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`
  chosen = theme
  for (const listener of listeners) listener()
  const body = new URLSearchParams({ theme })
  void fetch('/display', { method: 'POST', body, redirect: 'manual', keepalive: true }).catch(() => undefined)
}

/** The theme chosen since this page was loaded; null if none was. */
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
