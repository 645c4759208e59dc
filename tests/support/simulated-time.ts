/** A small generator with a seed (mulberry32), so that a history can be repeated. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Time that passes only when it is told to, in which work sleeps. */
export function simulatedTime() {
  let now = 0
  const timers: { at: number; run: () => void }[] = []
  return {
    now: () => now,
    sleep: (ms: number) =>
      new Promise<void>((resolve) => {
        const at = now + ms
        let place = timers.length
        while (place > 0 && (timers[place - 1]?.at ?? 0) > at) place -= 1
        timers.splice(place, 0, { at, run: resolve })
      }),
    /** Runs everything that is due until then, in order. */
    async passUntil(target: number): Promise<void> {
      for (;;) {
        // Work that waits for promises only goes first.
        for (let turn = 0; turn < 12; turn += 1) await Promise.resolve()
        const next = timers[0]
        if (next === undefined || next.at > target) break
        timers.shift()
        now = next.at
        next.run()
      }
      now = target
    },
  }
}
