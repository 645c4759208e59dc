import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Operation } from '#app/domain/assistant/options.ts'

/** The number of results that this browser stores for one user; the oldest are deleted. */
export const HISTORY_MAX = 100

/** One stored result. Times are milliseconds UTC. */
export type HistoryEntry = {
  id: string
  user: string
  at: number
  operation: Operation
  input: string
  output: string
  language: string | null
  /** The ledger entry of its request; null if there is none. */
  seq: number | null
}

/** Text in the assistant's form that was not sent yet. */
export type Draft = { user: string; at: number; text: string; custom_prompt: string; operation: Operation | null }

/** Text in another long form that was not sent yet; `place` is the page of the form. */
export type FormDraft = { user: string; place: string; at: number; fields: Record<string, string> }

interface KeptHere extends DBSchema {
  history: { key: string; value: HistoryEntry; indexes: { user: [string, number] } }
  draft: { key: string; value: Draft }
  form: { key: [string, string]; value: FormDraft; indexes: { user: string } }
}

let opened: Promise<IDBPDatabase<KeptHere>> | undefined

/**
 * Opens the database on first use. Rejects if the browser allows no storage, as in some private windows.
 */
function database(): Promise<IDBPDatabase<KeptHere>> {
  opened ??= open().catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}

async function open(): Promise<IDBPDatabase<KeptHere>> {
  return openDB<KeptHere>('penmark', 2, {
    upgrade(database, version) {
      if (version < 1) {
        database.createObjectStore('history', { keyPath: 'id' }).createIndex('user', ['user', 'at'])
        database.createObjectStore('draft', { keyPath: 'user' })
      }
      database.createObjectStore('form', { keyPath: ['user', 'place'] }).createIndex('user', 'user')
    },
    // Another tab wants to upgrade to a newer version: close, and open again on the next use.
    blocking(_current, _blocked, event) {
      ;(event.target as IDBDatabase).close()
      opened = undefined
    },
    terminated() {
      opened = undefined
    },
  })
}

/** The key range of one user's entries. */
function ofUser(user: string): IDBKeyRange {
  return IDBKeyRange.bound([user, Number.NEGATIVE_INFINITY], [user, Number.POSITIVE_INFINITY])
}

/** Stores a result, unless the user turned the history off on this device. */
export async function rememberResult(entry: Omit<HistoryEntry, 'id' | 'at'>): Promise<void> {
  if (!historyIsOn(entry.user)) return
  const db = await database()
  const transaction = db.transaction('history', 'readwrite')
  const at = Date.now()
  await transaction.store.put({ ...entry, id: freshId(at), at })
  const keys = await transaction.store.index('user').getAllKeys(ofUser(entry.user))
  await Promise.all(keys.slice(0, Math.max(0, keys.length - HISTORY_MAX)).map((key) => transaction.store.delete(key)))
  await transaction.done
}

/** The stored results of a user, newest first. */
export async function historyOf(user: string): Promise<HistoryEntry[]> {
  return (await (await database()).getAllFromIndex('history', 'user', ofUser(user))).reverse()
}

export async function forgetResult(id: string): Promise<void> {
  await (await database()).delete('history', id)
}

/** Deletes every result of a user on this device, and the unsent texts of forms. */
export async function forgetAll(user: string): Promise<void> {
  const db = await database()
  const transaction = db.transaction(['history', 'draft', 'form'], 'readwrite')
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

/** The history is on until the user turns it off on this device. */
export function historyIsOn(user: string): boolean {
  try {
    return localStorage.getItem(SWITCH + user) !== 'off'
  } catch {
    return false
  }
}

/** Turning the history off deletes everything that is stored. */
export async function turnHistory(user: string, on: boolean): Promise<void> {
  if (on) {
    localStorage.removeItem(SWITCH + user)
    return
  }
  localStorage.setItem(SWITCH + user, 'off')
  await forgetAll(user)
}

/** Stores the text of the assistant's form, unless the user turned the history off on this device. */
export async function keepDraft(draft: Omit<Draft, 'at'>): Promise<void> {
  if (!historyIsOn(draft.user)) return
  const db = await database()
  if (draft.text.trim() === '' && draft.custom_prompt.trim() === '') await db.delete('draft', draft.user)
  else await db.put('draft', { ...draft, at: Date.now() })
}

export async function draftOf(user: string): Promise<Draft | undefined> {
  return (await database()).get('draft', user)
}

export async function dropDraft(user: string): Promise<void> {
  await (await database()).delete('draft', user)
}

/** Stores the fields of a form. The caller checks first whether the user allows that. */
export async function keepForm(draft: Omit<FormDraft, 'at'>): Promise<void> {
  await (await database()).put('form', { ...draft, at: Date.now() })
}

export async function formOf(user: string, place: string): Promise<FormDraft | undefined> {
  return (await database()).get('form', [user, place])
}

export async function dropForm(user: string, place: string): Promise<void> {
  await (await database()).delete('form', [user, place])
}

/** Deletes every unsent text in a user's forms. Callers have asked the user before signing out. */
export async function dropForms(user: string): Promise<void> {
  const db = await database()
  const transaction = db.transaction(['draft', 'form'], 'readwrite')
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
