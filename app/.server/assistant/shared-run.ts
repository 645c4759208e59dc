/** Why a run was ended from outside. What was written before the user left or stopped is kept; a shutdown is ours. */
export type RunEnd = 'gone' | 'stopped' | 'shutdown'

type Participant = { signal: AbortSignal; onText?: ((piece: string) => void) | undefined }

/** One piece of work that several identical requests wait for. */
export type SharedRun<Outcome> = {
  done: Promise<Outcome>
  /** The text so far at once, then the rest as it comes, and the outcome. */
  join(participant: Participant): Promise<Outcome>
  end(reason: RunEnd): void
  /** Set once the run was ended from outside; it then takes no new participants. */
  ended(): RunEnd | undefined
}

/**
 * Starts `work` once for everybody who joins. A participant whose signal aborts leaves: the others go on, and only when
 * the last has left is the work ended. Who leaves others behind gets `left`; the last one gets the real outcome.
 */
export function startSharedRun<Outcome>(
  work: (how: {
    signal: AbortSignal
    onText: (piece: string) => void
    ended: () => RunEnd | undefined
    /** Whether anybody was given a piece of the text. */
    heard: () => boolean
  }) => Promise<Outcome>,
  left: Outcome,
): SharedRun<Outcome> {
  const abort = new AbortController()
  const present = new Set<Participant>()
  let shown = ''
  let reason: RunEnd | undefined
  let heard = false

  function end(why: RunEnd) {
    reason ??= why
    abort.abort()
  }

  function onText(piece: string) {
    shown += piece
    // A copy: who joins while this piece is handed out gets it as part of the text so far.
    for (const participant of [...present]) tell(participant, piece)
  }

  const done = work({ signal: abort.signal, onText, ended: () => reason, heard: () => heard })
  // Every participant sees the rejection; without one left nobody would.
  done.catch(() => undefined)

  /** A reader that fails loses its own text, never the others' run. */
  function tell(participant: Participant, piece: string): void {
    if (participant.onText === undefined) return
    heard = true
    try {
      participant.onText(piece)
    } catch {
      participant.onText = undefined
    }
  }

  function join(participant: Participant): Promise<Outcome> {
    present.add(participant)
    if (shown !== '') tell(participant, shown)
    return new Promise((resolve, reject) => {
      function leave() {
        if (!present.delete(participant)) return
        if (present.size === 0) end('gone')
        else resolve(left)
      }
      if (participant.signal.aborted) leave()
      participant.signal.addEventListener('abort', leave, { once: true })
      done.then(resolve, reject).finally(() => {
        present.delete(participant)
        participant.signal.removeEventListener('abort', leave)
      })
    })
  }

  return { done, join, end, ended: () => reason }
}
