import { randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { Positions } from '#app/.server/platform/cluster/litefs.ts'
import { holds, seenCookie, seenIn, writingCookie, writingIn, writtenCookie } from './seen.ts'

/** How long a read waits for what its browser has written elsewhere, before it goes to the leader. */
const CATCH_UP_MS = 300
const LOOK_MS = 15

/**
 * Lets each browser read what it has written, on whichever machine: by cookies that say how far the databases had come. An answer that
 * is streamed writes after its head, and no cookie can stand there any more. So its head says only that it is being written, and its browser
 * reads from the leader until that one can say how far it came.
 * @param deps.leads whether this machine may say that something was saved
 */
export function createOwnWrites(deps: {
  secure: boolean
  leads: () => boolean
  positions: () => Positions | undefined
  pause?: (milliseconds: number) => Promise<unknown>
}) {
  const { secure, leads, positions, pause = delay } = deps
  /** Answers of this machine that are still being written. */
  const writing = new Set<string>()

  return {
    /** Whether this machine has what a browser with these cookies has seen, now or in a moment. */
    async areHere(cookies: string | undefined): Promise<boolean> {
      // How far these answers came, only their leader can say.
      if (writingIn(cookies, secure).length > 0) return false
      const seen = seenIn(cookies, secure)
      if (seen === undefined) return true
      for (let waited = 0; waited < CATCH_UP_MS; waited += LOOK_MS) {
        if (holds(positions(), seen)) return true
        await pause(LOOK_MS)
      }
      return false
    },
    /**
     * The cookies for an answer of the machine that leads: what its browser has seen, if the answer may have written, or if one that was
     * being written has ended since.
     * @param goesOn ends with the writing of an answer that has only begun
     */
    cookiesFor(request: Request, wrote: boolean, goesOn?: Promise<unknown>): string[] {
      if (!leads()) return []
      const ended = writingIn(request.headers.get('cookie') ?? undefined, secure).filter((name) => !writing.has(name))
      const here = wrote || ended.length > 0 ? positions() : undefined
      const all =
        here === undefined ? [] : [seenCookie(here, secure), ...ended.map((name) => writtenCookie(name, secure))]
      // Calls with a token go to the leader in any case.
      if (goesOn === undefined || request.headers.has('authorization')) return all
      const name = randomBytes(8).toString('hex')
      writing.add(name)
      void goesOn.catch(() => undefined).finally(() => writing.delete(name))
      return [...all, writingCookie(name, secure)]
    },
  }
}
