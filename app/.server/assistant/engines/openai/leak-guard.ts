/** Checks an answer while it streams: `push` returns text that can be shown now, `end` the rest. */
export type LeakGuard = {
  push(piece: string): string
  end(): string
  /** True once the answer repeated text that only the instructions contain; later text is withheld. */
  leaked(): boolean
}

/** The blocks of a prompt; the instructions refer to them by another name. */
const BLOCKS = ['STYLE', 'TEMPLATE', 'EXAMPLES', 'RULES', 'WISH', 'BEFORE', 'TEXT']
/** The greatest length of a marker: name, mark and brackets. */
const MARKER = 96

/**
 * Watches for the request's mark, which is in the instructions but in no text of a person. A model that writes the mark
 * repeats its instructions, so its answer is withheld. Weak models only echo whole block markers around a good answer;
 * those are removed. `phrases`: beginnings of the instructions, which stand before the mark and in no text of the person. The text of a good answer does not depend on how it was cut into pieces. Use one guard per answer.
 */
export function createLeakGuard(mark: string, phrases: readonly string[] = []): LeakGuard {
  const canaries = [mark, ...phrases]
  const echo = new RegExp(`<<<(?:END )?(?:${BLOCKS.join('|')}) ${mark}0*>>>`, 'g')
  const markerStart = new RegExp(`<{1,2}$|<<<[^>]{0,${MARKER}}>{0,2}$`)
  let pending = ''
  let leaked = false

  function pass(ended: boolean): string {
    if (leaked) return ''
    let cut = pending.length
    if (!ended) {
      const open = pending.slice(-MARKER * 2).search(markerStart)
      if (open !== -1) cut = Math.max(0, pending.length - MARKER * 2) + open
      for (const canary of canaries) cut = Math.min(cut, pending.length - sharedEnd(pending, canary))
    }
    const ready = pending.slice(0, cut).replace(echo, '')
    pending = pending.slice(cut)
    if (!canaries.some((canary) => ready.includes(canary))) return ready
    leaked = true
    return ''
  }

  return {
    push(piece) {
      pending += piece
      return pass(false)
    },
    end: () => pass(true),
    leaked: () => leaked,
  }
}

/** How many of the first characters of `mark` are at the end of the text. It can begin at few places. */
function sharedEnd(text: string, mark: string): number {
  const first = mark.charAt(0)
  let at = text.indexOf(first, Math.max(0, text.length - mark.length + 1))
  while (at !== -1 && !mark.startsWith(text.slice(at))) at = text.indexOf(first, at + 1)
  return at === -1 ? 0 : text.length - at
}
