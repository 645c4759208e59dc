import { browser } from 'wxt/browser'
import { NO_POLICY, type Policy, parsePolicy, parseSettings, type Settings } from '../settings.ts'

const SETTINGS = 'settings'

export async function readSettings(): Promise<Settings> {
  const stored = await browser.storage.local.get(SETTINGS)
  return parseSettings(stored[SETTINGS])
}

/** Changes settings one after the other, so that two changes at once do not undo each other. */
let lastChange: Promise<unknown> = Promise.resolve()

export function changeSettings(change: (settings: Settings) => Settings): Promise<Settings> {
  const next = lastChange.then(async () => {
    const settings = change(await readSettings())
    await browser.storage.local.set({ [SETTINGS]: settings })
    return settings
  })
  lastChange = next.catch(() => undefined)
  return next
}

/** Browsers without an administrator's policy refuse to read one. */
export async function readPolicy(): Promise<Policy> {
  try {
    return parsePolicy(await browser.storage.managed.get(null))
  } catch {
    return NO_POLICY
  }
}

/** A value that is gone when the browser closes, and that content scripts cannot read. */
export async function readSession<T>(key: string): Promise<T | null> {
  const stored = await browser.storage.session.get(key)
  return (stored[key] as T | undefined) ?? null
}

export async function writeSession(values: Record<string, unknown>): Promise<void> {
  await browser.storage.session.set(values)
}

export async function forgetSession(keys: string | string[]): Promise<void> {
  await browser.storage.session.remove(keys)
}
