import { isStorageTrouble } from '#app/.server/platform/storage-trouble.ts'
import { LedgerBreach } from './breach.ts'
import { isBusy, type LedgerTx } from './journal.ts'

/** How many commands share one commit at most. */
const BATCH = 64
/** How often a command that must not be lost waits for the write lock: each time one busy timeout. */
const BUSY_TRIES = 3

type Command = {
  run(tx: LedgerTx): void
  /** Called after COMMIT. */
  done(): void
  failed(error: unknown): void
  tries: number
}

export type CommandQueue = {
  /** Resolves after the COMMIT that holds the command's events. Rejects on defects only. */
  submit<T>(command: (tx: LedgerTx) => T, onBusy?: () => T): Promise<T>
  /** Takes nothing more and resolves once everything taken is answered. */
  close(): Promise<void>
}

/**
 * Group commit: what is asked for in one turn of the event loop shares one transaction and its one fsync. A lone
 * command waits for no other. Each runs in its own savepoint, so one failing command takes no other down.
 * @param journal.known what the answers wait for after the commit; if it rejects, none of them is given
 */
export function createQueue(journal: {
  transact<T>(work: (tx: LedgerTx) => T): T
  known?: () => Promise<void>
}): CommandQueue {
  const waiting: Command[] = []
  let scheduled = false
  let closed = false
  let drained: (() => void) | undefined
  let untold = 0

  function schedule() {
    if (scheduled) return
    scheduled = true
    setImmediate(drain)
  }

  function drain() {
    scheduled = false
    const batch = waiting.splice(0, BATCH)
    const answers: (() => void)[] = []
    try {
      journal.transact((tx) => {
        for (const command of batch) answers.push(runApart(tx, command))
      })
      if (journal.known === undefined) for (const answer of answers) answer()
      else answerLater(journal.known(), batch, answers)
    } catch (error) {
      for (const command of batch) giveUp(command, error)
    }
    if (waiting.length > 0) schedule()
    else if (untold === 0) drained?.()
  }

  /** Gives answers once others know of their events; further commits do not wait for that. */
  function answerLater(known: Promise<void>, batch: readonly Command[], answers: readonly (() => void)[]): void {
    untold += 1
    void known
      .then(
        () => {
          for (const answer of answers) answer()
        },
        (error: unknown) => {
          for (const command of batch) command.failed(error)
        },
      )
      .finally(() => {
        untold -= 1
        if (untold === 0 && waiting.length === 0) drained?.()
      })
  }

  function runApart(tx: LedgerTx, command: Command): () => void {
    try {
      tx.apart(() => command.run(tx))
      return command.done
    } catch (error) {
      // The whole transaction is lost with these, and a disk that is full for one is full for all; anything else is this
      // command's own failure.
      if (error instanceof LedgerBreach || isStorageTrouble(error) || !tx.alive()) throw error
      return () => command.failed(error)
    }
  }

  function giveUp(command: Command, error: unknown) {
    command.tries -= 1
    if (isBusy(error) && command.tries > 0) waiting.push(command)
    else command.failed(error)
  }

  return {
    submit(command, onBusy) {
      if (closed) return Promise.reject(new Error('the ledger is closed'))
      return new Promise((resolve, reject) => {
        let answer: { value: ReturnType<typeof command> } | undefined
        waiting.push({
          run(tx) {
            answer = { value: command(tx) }
          },
          done() {
            if (answer !== undefined) resolve(answer.value)
          },
          failed(error) {
            if (onBusy !== undefined && isBusy(error)) resolve(onBusy())
            else reject(error instanceof Error ? error : new Error(String(error)))
          },
          tries: onBusy === undefined ? BUSY_TRIES : 1,
        })
        schedule()
      })
    },
    close() {
      closed = true
      if (waiting.length === 0 && untold === 0) return Promise.resolve()
      return new Promise((resolve) => {
        drained = resolve
      })
    },
  }
}
