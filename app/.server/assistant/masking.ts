import { type MaskedFact, originalsOf, unmask, withOriginals } from '#app/domain/writing/stand-ins.ts'
import type { EngineAnswer, OnText } from './engines/engine.ts'

/** The functions that put hidden facts back into an answer. */
type Masking = {
  /** Puts the facts back into a streamed answer; `push` takes every piece in order. */
  reveal(onText: OnText): { push: OnText; end(): void }
  /** Puts the facts back into the whole answer and notes those that are missing from it. */
  revealAnswer(answer: EngineAnswer): EngineAnswer
}

/** No stand-in is longer; a bracket that stays open for longer belongs to the text. */
const LONGEST_STAND_IN = 40

/**
 * Puts the facts of one request back that were hidden before its text left this server. They are kept only as long as the
 * request. Each piece of an answer is read once, so this may run on the event loop. Those of the wish may be missing from an
 * answer.
 */
export function maskingOf(masked: readonly MaskedFact[], ofWish: readonly MaskedFact[] = []): Masking {
  const all = [...masked, ...ofWish]
  const originals = originalsOf(all)
  return {
    reveal(onText) {
      let pending = ''
      let replaces = false
      const show = (ready: string) => {
        if (ready === '') return
        onText(withOriginals(ready, originals), replaces)
        replaces = false
      }
      return {
        push(piece, beginsAgain = false) {
          if (beginsAgain) {
            pending = ''
            replaces = true
          }
          pending += piece
          const open = pending.lastIndexOf('[')
          const unfinished = open !== -1 && !pending.includes(']', open) && pending.length - open <= LONGEST_STAND_IN
          const cut = unfinished ? open : pending.length
          const ready = pending.slice(0, cut)
          pending = pending.slice(cut)
          show(ready)
        },
        end() {
          show(pending)
          pending = ''
        },
      }
    },
    revealAnswer(answer) {
      const versions = [answer.text, ...(answer.alternatives ?? [])].map((version) => unmask(version, all))
      const due = new Set(masked)
      const lost = versions.flatMap((version) => version.missing.filter((fact) => due.has(fact)))
      const missing = new Set(lost.map(({ original }) => original))
      const [first, ...others] = versions.map(({ text: unmasked }) => unmasked)
      return {
        ...answer,
        text: first ?? '',
        alternatives: others,
        notes: missing.size === 0 ? answer.notes : [...answer.notes, missingNote(missing)],
      }
    },
  }
}

function missingNote(missing: ReadonlySet<MaskedFact['original']>) {
  return { key: 'notes.maskMissing', values: { list: [...missing].join(', ') } }
}
