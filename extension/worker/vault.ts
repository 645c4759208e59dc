/** The token with which the worker calls the web app. */
export type Token = { token: string; expires_at: string }

const STORE = 'token'

/**
 * Keeps the token in a database of the extension's own origin, which no content script can open: these may read
 * `storage.local`, in Firefox even after `setAccessLevel`.
 */
export function readToken(): Promise<Token | null> {
  return inStore('readonly', (store) => store.get(STORE) as IDBRequest<Token | undefined>).then(
    (found) => found ?? null,
  )
}

export async function writeToken(token: Token): Promise<void> {
  await inStore('readwrite', (store) => store.put({ token: token.token, expires_at: token.expires_at }, STORE))
}

export async function forgetToken(): Promise<void> {
  await inStore('readwrite', (store) => store.delete(STORE))
}

async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await opened()
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode)
      const request = work(transaction.objectStore(STORE))
      // Resolving before the end of the transaction would call a write done that may still fail.
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = () => reject(transaction.error)
    })
  } finally {
    database.close()
  }
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('penmark', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}
