import type { AssistRequest } from '#app/domain/assistant/request.ts'
import { type MaskedFact, mask, originalsOf, unmask, withOriginals } from '#app/domain/writing/mask.ts'
import type { EngineAnswer } from './engines/engine.ts'

/** A text with the chosen facts hidden, and the functions that put them back. */
type Masking = {
  text: string
  hidden: number
  /** Puts the facts back into a streamed answer; `push` takes every piece in order. */
  reveal(onText: (piece: string) => void): { push(piece: string): void; end(): void }
  /** Puts the facts back into the whole answer and notes those that are missing from it. */
  revealAnswer(answer: EngineAnswer): EngineAnswer
}

/** No stand-in is longer; a bracket that stays open for longer belongs to the text. */
const LONGEST_STAND_IN = 40

/**
 * Hides the chosen facts before the text leaves this server. The hidden facts are kept only as long as the request.
 * @param language ISO 639-1 of the text, if it is known
 */
export function maskingOf(request: AssistRequest, language: string | undefined): Masking {
  const { text, masked } = mask(request.text, request.mask, language ?? null)
  const originals = originalsOf(masked)
  return {
    text,
    hidden: masked.length,
    reveal(onText) {
      let pending = ''
      const show = (ready: string) => {
        if (ready !== '') onText(withOriginals(ready, originals))
      }
      return {
        push(piece) {
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
