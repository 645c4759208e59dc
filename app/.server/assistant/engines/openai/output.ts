import type { OnText } from '../engine.ts'

/** The stream of an answer that is made in several calls. What an unfinished call showed can be taken back. */
export type Output = {
  push(piece: string): void
  /** The text of the present call stays, followed by `gap`. */
  keep(gap: string): void
  /** The text of the present call goes; the next piece starts the answer over, with the text that stays. */
  takeBack(): void
}

/** Use one output per answer. */
export function createOutput(onText: OnText | undefined): Output {
  let finished = ''
  let pending = ''
  let gap = ''
  let again = false
  return {
    push(piece) {
      if (piece === '') return
      const text = pending === '' ? gap + piece : piece
      pending += text
      onText?.(again ? finished + text : text, again)
      again = false
    },
    keep(next) {
      finished += pending
      pending = ''
      gap = next
    },
    takeBack() {
      if (pending !== '') again = true
      pending = ''
    },
  }
}
