/** A signal that aborts when another one does, or when it is told to. */
export type Following = {
  signal: AbortSignal
  abort(): void
  /** Follows the other signal no longer. Call it when the work is over. */
  leave(): void
}

/**
 * Follows a signal for the time of one piece of work. `AbortSignal.any` does the same for good: it keeps account of both signals until
 * they are collected, which costs a request many times as much.
 */
export function following(other: AbortSignal): Following {
  const own = new AbortController()
  const follow = () => own.abort(other.reason)
  if (other.aborted) follow()
  else other.addEventListener('abort', follow, { once: true })
  return {
    signal: own.signal,
    abort: () => own.abort(),
    leave: () => other.removeEventListener('abort', follow),
  }
}
