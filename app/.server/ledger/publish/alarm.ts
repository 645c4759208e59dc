/** Why a log may not be continued as it stands. Told in the log and by `npm run ledger -- status`. */
export type AlarmCode =
  /** The archive did not answer, so it is unknown whether this log is behind what was published. */
  | 'archive_unreachable'
  /** Checkpoints were published, and the archive that they went to is empty. */
  | 'archive_removed'
  /** The archive lacks events that its register says were published. */
  | 'archive_incomplete'
  /** An object that never changes holds other bytes. */
  | 'archive_conflict'
  /** More was published than is here, and the process is running already. */
  | 'archive_ahead'
  | 'register_damaged'
  /** The archive is that of another log. */
  | 'origin_differs'
  /** The events here are not those that were published. */
  | 'root_differs'
  /** A leaf is not the hash of its event. */
  | 'leaf_differs'
  | 'tile_differs'
  /** The head is not that of the events. */
  | 'head_differs'
  /** Events that were acknowledged are neither here nor in the archive. */
  | 'tail_lost'
  /** Another event stands at the place of the last acknowledged one, or the mark is another log's. */
  | 'mark_differs'
  | 'mark_damaged'

/** The log is not what was published, or not what it says itself. Ends publishing; never signed over. */
export class Alarm extends Error {
  override name = 'Alarm'
  readonly code: AlarmCode
  constructor(code: AlarmCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

export function raiseUnless(condition: boolean, code: AlarmCode, message: string): asserts condition {
  if (!condition) throw new Alarm(code, message)
}
