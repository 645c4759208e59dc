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
 * request. Each piece of an answer is read once, so this may run on the event loop.
 */
export function maskingOf(masked: readonly MaskedFact[]): Masking {
  const originals = originalsOf(masked)
  return {
    reveal(onText) {
      let pending = ''
      let startsOver = false
      const show = (ready: string) => {
        if (ready === '') return
        onText(withOriginals(ready, originals), startsOver)
        startsOver = false
      }
      return {
        push(piece, again = false) {
          if (again) {
            pending = ''
            startsOver = true
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
      const versions = [answer.text, ...(answer.alternatives ?? [])].map((version) => unmask(version, masked))
      const missing = new Set(versions.flatMap((version) => version.missing.map(({ original }) => original)))
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
