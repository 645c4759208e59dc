import type { DBSchema, IDBPDatabase } from 'idb'
import type { Operation } from '#app/domain/assistant/options.ts'

/** Results that this browser remembers of one user; the oldest go. */
export const HISTORY_MAX = 100

/** One result as this browser remembers it. Times are milliseconds UTC. */
export type HistoryEntry = {
  id: string
  user: string
  at: number
  operation: Operation
  input: string
  output: string
  language: string | null
  /** The ledger entry of its request; null where it came without one. */
  seq: number | null
}

/** What stood in the assistant's form and was not sent away yet. */
export type Draft = { user: string; at: number; text: string; custom_prompt: string; operation: Operation | null }

/** What stood in another form with long text and was not sent away yet, by the page of the form. */
export type FormDraft = { user: string; place: string; at: number; fields: Record<string, string> }

interface KeptHere extends DBSchema {
  history: { key: string; value: HistoryEntry; indexes: { user: [string, number] } }
  draft: { key: string; value: Draft }
  form: { key: [string, string]; value: FormDraft; indexes: { user: string } }
}

let opened: Promise<IDBPDatabase<KeptHere>> | undefined

/** Fetched and opened with the first use. Rejects where the browser lets nothing be kept, as in some private windows. */
function database(): Promise<IDBPDatabase<KeptHere>> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}

async function open(): Promise<IDBPDatabase<KeptHere>> {
  const { openDB } = await import('idb')
  return openDB<KeptHere>('penmark', 2, {
    upgrade(database, version) {
      if (version < 1) {
        database.createObjectStore('history', { keyPath: 'id' }).createIndex('user', ['user', 'at'])
        database.createObjectStore('draft', { keyPath: 'user' })
      }
      database.createObjectStore('form', { keyPath: ['user', 'place'] }).createIndex('user', 'user')
    },
    // Another tab has a newer version: make way, and open anew with the next use.
    blocking(_current, _blocked, event) {
      ;(event.target as IDBDatabase).close()
      opened = undefined
    },
    terminated() {
      opened = undefined
    },
  })
}

/** All entries of one user and nobody else's. */
function ofUser(user: string): IDBKeyRange {
  return IDBKeyRange.bound([user, Number.NEGATIVE_INFINITY], [user, Number.POSITIVE_INFINITY])
}

/** Remembers a result; nothing where this user turned the history off on this device. */
export async function rememberResult(entry: Omit<HistoryEntry, 'id' | 'at'>): Promise<void> {
  if (!historyIsOn(entry.user)) return
  const kept = await database()
  const transaction = kept.transaction('history', 'readwrite')
  const at = Date.now()
  await transaction.store.put({ ...entry, id: freshId(at), at })
  const keys = await transaction.store.index('user').getAllKeys(ofUser(entry.user))
  await Promise.all(keys.slice(0, Math.max(0, keys.length - HISTORY_MAX)).map((key) => transaction.store.delete(key)))
  await transaction.done
}

/** What this browser remembers of a user, newest first. */
export async function historyOf(user: string): Promise<HistoryEntry[]> {
  return (await (await database()).getAllFromIndex('history', 'user', ofUser(user))).reverse()
}

export async function forgetResult(id: string): Promise<void> {
  await (await database()).delete('history', id)
}

/** Forgets every result of a user on this device, and the texts that wait in forms. */
export async function forgetAll(user: string): Promise<void> {
  const kept = await database()
  const transaction = kept.transaction(['history', 'draft', 'form'], 'readwrite')
  const store = transaction.objectStore('history')
  const forms = transaction.objectStore('form')
  const keys = await store.index('user').getAllKeys(ofUser(user))
  const places = await forms.index('user').getAllKeys(user)
  await Promise.all([
    ...keys.map((key) => store.delete(key)),
    ...places.map((key) => forms.delete(key)),
    transaction.objectStore('draft').delete(user),
  ])
  await transaction.done
}

const SWITCH = 'penmark.history.'

/** On until the user turns it off on this device. */
export function historyIsOn(user: string): boolean {
  try {
    return localStorage.getItem(SWITCH + user) !== 'off'
  } catch {
    return false
  }
}

/** Turning it off forgets what was remembered. */
export async function turnHistory(user: string, on: boolean): Promise<void> {
  if (on) {
    localStorage.removeItem(SWITCH + user)
    return
  }
  localStorage.setItem(SWITCH + user, 'off')
  await forgetAll(user)
}

/** Keeps the text of the assistant's form; nothing where this user turned the history off on this device. */
export async function keepDraft(draft: Omit<Draft, 'at'>): Promise<void> {
  if (!historyIsOn(draft.user)) return
  const kept = await database()
  if (draft.text.trim() === '' && draft.custom_prompt.trim() === '') await kept.delete('draft', draft.user)
  else await kept.put('draft', { ...draft, at: Date.now() })
}

export async function draftOf(user: string): Promise<Draft | undefined> {
  return (await database()).get('draft', user)
}

export async function dropDraft(user: string): Promise<void> {
  await (await database()).delete('draft', user)
}

/** Keeps what stands in a form. Whether the user wants that is for the caller to ask. */
export async function keepForm(draft: Omit<FormDraft, 'at'>): Promise<void> {
  await (await database()).put('form', { ...draft, at: Date.now() })
}

export async function formOf(user: string, place: string): Promise<FormDraft | undefined> {
  return (await database()).get('form', [user, place])
}

export async function dropForm(user: string, place: string): Promise<void> {
  await (await database()).delete('form', [user, place])
}

/** Lets go of every text that waits in a form of a user: who signs out has been asked. */
export async function dropForms(user: string): Promise<void> {
  const kept = await database()
  const transaction = kept.transaction(['draft', 'form'], 'readwrite')
  const forms = transaction.objectStore('form')
  const places = await forms.index('user').getAllKeys(user)
  await Promise.all([...places.map((key) => forms.delete(key)), transaction.objectStore('draft').delete(user)])
  await transaction.done
}

/** `crypto.randomUUID` exists in secure contexts only. */
function freshId(at: number): string {
  const random = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0'))
  return `${at}-${random.join('')}`
}
