import type { Clock } from '../clock.ts'

/**
 * What the machine that leads says to one that asks to lead: it will give the lease back in a moment; not now; or it is of a release that
 * does not know the question. Undefined without an answer.
 */
export type AskAnswer = 'soon' | 'later' | 'unknown' | undefined

/** LiteFS is asked as often at most. */
const PROMOTE_AGAIN_MS = 5_000
/** For so long a leader may be too busy to hand over in order. Then it is taken from it, and what runs there is refused. */
const PATIENCE_MS = 60_000
/** A lease that was not read yet has no holder either, so a leader is taken for silent only after this. */
const SILENT_MS = 5_000

type Deps = {
  clock: Pick<Clock, 'monotonic'>
  /** Whether the lease was given back a moment ago, or has a holder that renews it. */
  lease(): 'free' | 'held' | 'silent'
  ask(): Promise<AskAnswer>
  /** LiteFS is asked as soon as the lease is given back. */
  followUp(): void
  promote(): Promise<boolean>
  /** Told of each try to take the lead. */
  onTaken(handedOver: boolean): void
}

/** The turns of a machine that has to lead: it asks the one that leads, and goes to LiteFS itself only if that cannot help. */
export function createAsking({ clock, lease, ask, followUp, promote, onTaken }: Deps) {
  let askedSince: number | undefined
  let silentSince: number | undefined
  let promotedAt = Number.NEGATIVE_INFINITY

  async function take(): Promise<void> {
    if (clock.monotonic() - promotedAt < PROMOTE_AGAIN_MS) return
    promotedAt = clock.monotonic()
    onTaken(await promote())
  }

  return {
    async turn(): Promise<void> {
      askedSince ??= clock.monotonic()
      const state = lease()
      silentSince = state === 'silent' ? (silentSince ?? clock.monotonic()) : undefined
      if (state === 'free') return followUp()
      if (clock.monotonic() - (silentSince ?? clock.monotonic()) >= SILENT_MS) return take()
      if (clock.monotonic() - askedSince >= PATIENCE_MS) return take()
      if (state === 'silent') return
      const answer = await ask()
      if (answer === 'soon') followUp()
      else if (answer === 'unknown') await take()
    },
  }
}
