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
 * Keeps the published part of a log apart from its database: objects that never change, in the layout of C2SP
 * tlog-tiles, and one register that changes only by compare-and-swap. It is safe to use from several processes.
 * Every call ends within bounded time and rejects with an `ArchiveError` (`archive_unreachable`) if the store did
 * not answer.
 */
export type Archive = {
  /** For people: a folder's path or `s3://bucket/prefix`. */
  readonly where: string
  /** The object's bytes; undefined if there is none. */
  get(key: string): Promise<Buffer | undefined>
  /**
   * Stores an object for good. Resolves once it is durable, also if the same bytes were there before.
   * @throws {ArchiveError} `archive_conflict` if the key holds other bytes.
   */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Stores one of the few objects that may change. The last one to write wins. */
  replace(key: string, bytes: Uint8Array): Promise<void>
  /** Keys that begin so, in no order. */
  list(prefix: string): Promise<string[]>
  /** No error if there is no such object. */
  remove(key: string): Promise<void>
  readRegister(): Promise<Register | undefined>
  /**
   * Writes the register if it still is what `expected` was read from (undefined: absent). False if another process
   * was first. If the answer to our own write was lost, the stored register decides.
   */
  swapRegister(expected: Register | undefined, record: string): Promise<boolean>
}

/** The object that `swapRegister` writes. */
export const REGISTER = 'register'
