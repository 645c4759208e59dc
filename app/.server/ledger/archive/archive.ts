/** What a folder or an object store says in words of its own; `code` is told in alarms. */
export class ArchiveError extends Error {
  override name = 'ArchiveError'
  readonly code: 'archive_unreachable' | 'archive_conflict'
  constructor(code: ArchiveError['code'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** The content of the register and what it was read as, so that a swap can name it. */
export type Register = { record: string; version: string }

/**
 * Where the published part of a log is kept apart from its database: objects that never change, in the layout of C2SP
 * tlog-tiles, and one register that changes only by compare-and-swap. It is safe to use from several processes.
 * Every call ends within bounded time and rejects with an `ArchiveError` (`archive_unreachable`) where the store did
 * not answer.
 */
export type Archive = {
  /** For people: a folder's path or `s3://bucket/prefix`. */
  readonly where: string
  /** The object's bytes; undefined where there is none. */
  get(key: string): Promise<Buffer | undefined>
  /**
   * Stores an object for good. Resolves once it is durable, also where the same bytes were there before.
   * @throws {ArchiveError} `archive_conflict` where other bytes stand there.
   */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Stores one of the few objects that may change. The last one to write wins. */
  replace(key: string, bytes: Uint8Array): Promise<void>
  /** Keys that begin so, in no order. */
  list(prefix: string): Promise<string[]>
  /** No error where there is no such object. */
  remove(key: string): Promise<void>
  readRegister(): Promise<Register | undefined>
  /**
   * Writes the register where it still is what `expected` was read from (undefined: absent). False where somebody else
   * was first. Where the answer to our own write was lost, what stands there decides.
   */
  swapRegister(expected: Register | undefined, record: string): Promise<boolean>
}

/** The object that `swapRegister` writes. */
export const REGISTER = 'register'
