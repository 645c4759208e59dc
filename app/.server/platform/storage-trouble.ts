/** What SQLite and the system say about a disk that is full, over its quota, mounted read-only or failing. */
const CODES = /^(SQLITE_FULL|SQLITE_READONLY|SQLITE_IOERR|SQLITE_CANTOPEN|ENOSPC$|EDQUOT$|EROFS$|EIO$)/

/** How many causes of an error are looked at. */
const DEPTH = 5

/**
 * True if a write failed because the disk did not take it, which says nothing about its content: the same request can succeed once an
 * operator has made room. Also true if another error wraps that one as its cause.
 */
export function isStorageTrouble(error: unknown): boolean {
  let cause = error
  for (let depth = 0; depth < DEPTH && cause instanceof Error; depth += 1, cause = cause.cause) {
    if ('code' in cause && CODES.test(String(cause.code))) return true
  }
  return false
}
