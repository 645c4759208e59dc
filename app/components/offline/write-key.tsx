import { useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router'

const replaced = new Map<string, string>()
const listeners = new Set<() => void>()

/** Gives the forms of this page another key after a write of theirs was queued under the present one. */
export function replaceKey(key: string): void {
  replaced.set(key, freshKey())
  for (const listener of listeners) listener()
}

/** 128 random bits; `crypto.randomUUID` exists in secure contexts only. */
export function freshKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Identifies the write of a form in the dashboard, so that sending the form twice has one effect. The server creates
 * the key with the page, so it also works without a script, and a new one after each write.
 */
export function WriteKey() {
  const frame = useRouteLoaderData('routes/dashboard/layout') as { writeKey: string } | undefined
  const serverKey = frame?.writeKey ?? ''
  const key = useSyncExternalStore(
    subscribe,
    () => latest(serverKey),
    () => serverKey,
  )
  return <input type="hidden" name="idempotency_key" value={key} />
}

function latest(key: string): string {
  const next = replaced.get(key)
  return next === undefined ? key : latest(next)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
