import { type Handle, stateDirOf } from '#app/.server/platform/database.ts'
import { readMark } from '../write/mark.ts'
import { raiseUnless } from './alarm.ts'

/** Events that were acknowledged and are not here: `[first, end)`, the leaf hash of the last, and when it was acknowledged. */
export type LostTail = { first: number; end: number; leaf: Buffer; at: number }

/**
 * Compares a log with its high-water mark. To be asked after what was published has come back.
 * @returns what the log lacks; undefined if it holds everything that was acknowledged
 * @throws {Alarm} if the mark cannot be read, or if another event stands at its place.
 */
export function lostTail(handle: Handle): LostTail | undefined {
  const { sqlite } = handle
  const stateDir = stateDirOf(handle)
  const mark = stateDir === undefined ? 'absent' : readMark(stateDir)
  if (mark === 'absent') return undefined
  raiseUnless(mark !== 'damaged', 'mark_damaged', 'ledger-mark cannot be read')
  const head = sqlite.prepare<[], { origin: string; size: number }>('SELECT origin, size FROM ledger_head').get()
  const { origin = mark.origin, size = 0 } = head ?? {}
  raiseUnless(mark.origin === origin, 'mark_differs', `ledger-mark is that of ${mark.origin}, the log is ${origin}`)
  if (size < mark.size) return { first: size, end: mark.size, leaf: mark.leaf, at: mark.at }
  const last = mark.size - 1
  const leaf = sqlite.prepare<[number], Buffer>('SELECT leaf FROM ledger_event WHERE seq = ?').pluck().get(last)
  raiseUnless(
    leaf?.equals(mark.leaf) === true,
    'mark_differs',
    `event ${last} was acknowledged with the leaf hash ${mark.leaf.toString('hex')}, and another stands there`,
  )
  return undefined
}

/** In words for the log and for operators. */
export function lostInWords({ first, end, at }: LostTail): string {
  const last = end - 1
  const numbers = first === last ? `event ${first} was` : `events ${first} to ${last} were`
  return `${numbers} acknowledged (the last at ${new Date(at).toISOString()}) and not here any more`
}
