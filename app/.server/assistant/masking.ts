import type { AssistRequest } from '#app/domain/assistant/request.ts'
import { type Masked, mask, unmask } from '#app/domain/writing/mask.ts'
import type { EngineAnswer } from './engines/engine.ts'

/** A text whose chosen facts are hidden, and the way back. */
type Masking = {
  text: string
  hidden: number
  /** What streams back, with the facts in their places again; give it every piece in order. */
  reveal(onText: (piece: string) => void): { push(piece: string): void; end(): void }
  /** The whole answer with its facts; says which of them did not come back. */
  revealed(answer: EngineAnswer): EngineAnswer
}

/** A stand-in is never longer; what opens a bracket and goes on for longer is the text's own. */
const LONGEST_STAND_IN = 40

/**
 * Hides what the request asks to hide, before anything of it leaves this server. What the masks stand for lives as long
 * as the request.
 * @param language ISO 639-1 of the text, where it is known
 */
export function maskingOf(request: AssistRequest, language: string | undefined): Masking {
  const { text, masked } = mask(request.text, request.mask, language ?? null)
  return {
    text,
    hidden: masked.length,
    reveal(onText) {
      let held = ''
      const show = (ready: string) => {
        if (ready !== '') onText(unmask(ready, masked).text)
      }
      return {
        push(piece) {
          held += piece
          const open = held.lastIndexOf('[')
          const unfinished = open !== -1 && !held.includes(']', open) && held.length - open <= LONGEST_STAND_IN
          const cut = unfinished ? open : held.length
          const ready = held.slice(0, cut)
          held = held.slice(cut)
          show(ready)
        },
        end() {
          show(held)
          held = ''
        },
      }
    },
    revealed(answer) {
      const versions = [answer.text, ...(answer.alternatives ?? [])].map((version) => unmask(version, masked))
      const missing = new Set(versions.flatMap((version) => version.missing.map(({ original }) => original)))
      const [first, ...others] = versions.map(({ text: shown }) => shown)
      return {
        ...answer,
        text: first ?? '',
        alternatives: others,
        notes: missing.size === 0 ? answer.notes : [...answer.notes, missingNote(missing)],
      }
    },
  }
}

function missingNote(missing: ReadonlySet<Masked['original']>) {
  return { key: 'notes.maskMissing', values: { list: [...missing].join(', ') } }
}
