/**
 * Why a run was ended from outside: by its last client, by the stop button, by an operator who suspended its user, or by a
 * shutdown of the server.
 */
export type RunEnd = 'gone' | 'stopped' | 'suspended' | 'shutdown'

type OnText = (piece: string, again?: boolean) => void
type Participant = { signal: AbortSignal; onText?: OnText | undefined }

/** A piece of work that several identical requests wait for. */
export type SharedRun<Outcome> = {
  done: Promise<Outcome>
  /** Passes on the text so far at once and the rest as it arrives; resolves with the outcome. */
  join(participant: Participant): Promise<Outcome>
  end(reason: RunEnd): void
  /** The reason once the run was ended from outside; it then takes no new participants. */
  ended(): RunEnd | undefined
}

/**
 * Starts `work` once for all participants. A participant whose signal aborts leaves; while others remain, it gets
 * `outcomeOnLeaving`. When the last one leaves, the work is ended, and that participant gets the real outcome.
 */
export function startSharedRun<Outcome>(
  work: (how: {
    signal: AbortSignal
    /** `again`: this piece replaces everything that came before. */
    onText: OnText
    ended: () => RunEnd | undefined
    /** Whether any participant received a piece of the text. */
    textDelivered: () => boolean
  }) => Promise<Outcome>,
  outcomeOnLeaving: Outcome,
): SharedRun<Outcome> {
  const abort = new AbortController()
  const participants = new Set<Participant>()
  let textSoFar = ''
  let reason: RunEnd | undefined
  let heard = false

  function end(why: RunEnd) {
    reason ??= why
    abort.abort()
  }

  function onText(piece: string, again = false) {
    textSoFar = again ? piece : textSoFar + piece
    // Iterate over a copy: a participant who joins meanwhile gets this piece as part of the text so far.
    for (const participant of [...participants]) deliver(participant, piece, again)
  }

  const done = work({ signal: abort.signal, onText, ended: () => reason, textDelivered: () => heard })
  // Every participant sees the rejection; this handler is for a run whose participants have all left.
  done.catch(() => undefined)

  /** A participant whose `onText` throws gets no more text, but does not end the others' run. */
  function deliver(participant: Participant, piece: string, again = false): void {
    if (participant.onText === undefined) return
    heard = true
    try {
      participant.onText(piece, again)
    } catch {
      participant.onText = undefined
    }
  }

  function join(participant: Participant): Promise<Outcome> {
    participants.add(participant)
    if (textSoFar !== '') deliver(participant, textSoFar)
    return new Promise((resolve, reject) => {
      function leave() {
        if (!participants.delete(participant)) return
        if (participants.size === 0) end('gone')
        else resolve(outcomeOnLeaving)
      }
      if (participant.signal.aborted) leave()
      participant.signal.addEventListener('abort', leave, { once: true })
      done.then(resolve, reject).finally(() => {
        participants.delete(participant)
        participant.signal.removeEventListener('abort', leave)
      })
    })
  }

  return { done, join, end, ended: () => reason }
}
