import { closeSync, constants, lstatSync, openSync } from 'node:fs'
import path from 'node:path'
import { Refused } from './refused.ts'

/** The operators' socket in STATE_DIR. */
export const SOCKET = 'ops.sock'

/**
 * The longest path of a Unix socket that every system takes: 104 bytes with the closing zero on macOS, 108 on Linux. A
 * longer one is refused by the system, or silently cut.
 */
const LONGEST_PATH = 103

/** Bits of a mode that let others write. */
const OTHERS_WRITE = 0o022
const OTHERS = 0o077

export type SocketPath = {
  /** The path to listen on or to connect to; short enough for the system. */
  path: string
  close(): void
}

/**
 * The path of the socket in a folder for state. If it is too long, it leads through an open handle of the folder, which
 * Linux offers as a short path; `close` ends that handle.
 * @throws {Refused} if it is too long and the system offers no other way.
 */
export function socketPathIn(stateDir: string): SocketPath {
  const plain = path.join(stateDir, SOCKET)
  if (Buffer.byteLength(plain) <= LONGEST_PATH) return { path: plain, close() {} }
  if (process.platform !== 'linux') {
    throw new Refused(`STATE_DIR is too long for a socket: ${plain} has more than ${LONGEST_PATH} bytes`)
  }
  const folder = openSync(stateDir, constants.O_RDONLY | constants.O_DIRECTORY)
  return { path: `/proc/self/fd/${folder}/${SOCKET}`, close: () => closeSync(folder) }
}

/**
 * Asserts that no other user can put a socket of their own into the folder.
 * @throws {Refused} if another user owns it or others may write to it.
 */
export function assertOwnFolder(stateDir: string): void {
  const { uid, mode } = lstatSync(stateDir)
  const me = process.geteuid?.()
  // Root acts for the owner, as it may anyway.
  if (me !== undefined && me !== 0 && uid !== me) throw new Refused(`${stateDir} belongs to another user`)
  if ((mode & OTHERS_WRITE) !== 0) {
    throw new Refused(`others may write to ${stateDir} (mode ${octal(mode)}): run chmod 700 on it`)
  }
}

/**
 * Asserts that a socket is one that only the owner of its folder can reach and has made.
 * @throws {Refused} if it is another kind of file, belongs to another user, or is open to others.
 */
export function assertOwnSocket(stateDir: string): void {
  const file = path.join(stateDir, SOCKET)
  const found = lstatSync(file)
  if (!found.isSocket()) throw new Refused(`${file} is no socket: remove it`)
  if (found.uid !== lstatSync(stateDir).uid && found.uid !== 0) throw new Refused(`${file} belongs to another user`)
  if ((found.mode & OTHERS) !== 0) throw new Refused(`${file} is open to others (mode ${octal(found.mode)})`)
}

function octal(mode: number): string {
  return (mode & 0o777).toString(8)
}
