/** Reads an answer on its way: `push` gives what may be shown now, `end` what was still held back. */
export type LeakGuard = {
  push(piece: string): string
  end(): string
  /** True once the answer repeated what only the instructions hold; nothing is shown from there on. */
  leaked(): boolean
}

/** Blocks that a prompt may hold; the instructions speak of them under another name. */
const BLOCKS = ['STYLE', 'TEMPLATE', 'EXAMPLES', 'RULES', 'WISH', 'TEXT']
/** No marker is longer: name, mark and brackets. */
const MARKER = 96

/**
 * Watches for the mark of the request, which stands in the instructions and in no text of a person. A model that writes
 * it down repeats its instructions, and that answer is withheld. Whole block markers are what weak models echo around a
 * good answer: those are taken out. What is shown of a sound answer does not depend on how it was cut into pieces. One
 * use each.
 */
export function createLeakGuard(mark: string): LeakGuard {
  const echo = new RegExp(`<<<(?:END )?(?:${BLOCKS.join('|')}) ${mark}0*>>>`, 'g')
  const begun = new RegExp(`<{1,2}$|<<<[^>]{0,${MARKER}}>{0,2}$`)
  let held = ''
  let leaked = false

  function pass(ended: boolean): string {
    if (leaked) return ''
    let cut = held.length
    if (!ended) {
      const open = held.slice(-MARKER * 2).search(begun)
      if (open !== -1) cut = Math.max(0, held.length - MARKER * 2) + open
      cut = Math.min(cut, held.length - sharedEnd(held, mark))
    }
    const ready = held.slice(0, cut).replace(echo, '')
    held = held.slice(cut)
    if (!ready.includes(mark)) return ready
    leaked = true
    return ''
  }

  return {
    push(piece) {
      held += piece
      return pass(false)
    },
    end: () => pass(true),
    leaked: () => leaked,
  }
}

/** How much of the beginning of `mark` the text ends with. */
function sharedEnd(text: string, mark: string): number {
  for (let length = Math.min(mark.length - 1, text.length); length > 0; length -= 1) {
    if (text.endsWith(mark.slice(0, length))) return length
  }
  return 0
}
