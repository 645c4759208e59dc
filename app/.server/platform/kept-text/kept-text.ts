import { AEAD_BYTES, decrypt, encrypt } from '../aead.ts'
import type { TextKeys } from './keys.ts'

/** The cell of `penmark.db` that holds a text. A text opens in its own cell only. */
export type Cell = {
  workspaceId: string
  table: string
  /** What names the row in its table. */
  row: string
  column: string
}

/**
 * The texts that people keep on the server, as `penmark.db` holds them: sealed with a key of their workspace, which lies
 * in `keys.db`. Stores call this when they write and read a row; nothing behind them sees a sealed text.
 */
export type KeptText = {
  /** Seals a text under the newest key of its workspace; makes that key if there is none. */
  seal(cell: Cell, text: string): Buffer
  /** @throws {UnreadableText} if the key is gone, or if the bytes were changed or come from another cell. */
  open(cell: Cell, sealed: Uint8Array): string
  /** Whether the newest key of the workspace has sealed these bytes. */
  isCurrent(workspaceId: string, sealed: Uint8Array): boolean
  /** Destroys the keys of deleted workspaces: what they kept can never be read again, in no backup of `penmark.db` either. */
  forget(workspaceIds: readonly string[]): void
  /** For rotation and checks; stores need none of it. */
  keys: TextKeys
}

/** A text that cannot be opened: its key is gone, or its bytes are not what was sealed here. */
export class UnreadableText extends Error {
  override name = 'UnreadableText'
}

const VERSION = 1
const ID_BYTES = 8
/** Version and key id, which stand before nonce, tag and ciphertext. */
const HEAD_BYTES = 1 + ID_BYTES

/** The length of a sealed text in bytes. */
export function sealedLength(text: string): number {
  return HEAD_BYTES + AEAD_BYTES + Buffer.byteLength(text)
}

export function createKeptText(keys: TextKeys): KeptText {
  return {
    keys,
    seal(cell, text) {
      const { id, key } = keys.current(cell.workspaceId)
      const head = Buffer.alloc(HEAD_BYTES, VERSION)
      head.write(id, 1, 'hex')
      return Buffer.concat([head, encrypt(key, Buffer.from(text), bindingOf(cell, head))])
    },
    open(cell, sealed) {
      const bytes = Buffer.from(sealed.buffer, sealed.byteOffset, sealed.byteLength)
      const name = `${cell.table} ${cell.row}`
      if (bytes.length < HEAD_BYTES || bytes[0] !== VERSION) throw new UnreadableText(`${name} has no sealed text`)
      const head = bytes.subarray(0, HEAD_BYTES)
      const found = keys.find(cell.workspaceId, keyIdOf(head))
      if (found === undefined) throw new UnreadableText(`keys.db has no key ${keyIdOf(head)}, which sealed ${name}`)
      const plain = decrypt(found.key, bytes.subarray(HEAD_BYTES), bindingOf(cell, head))
      if (plain === undefined) throw new UnreadableText(`${name} was changed, or belongs to another row`)
      return plain.toString()
    },
    isCurrent: (workspaceId, sealed) => keyIdOf(sealed) === keys.newest(workspaceId)?.id,
    forget: (workspaceIds) => keys.forget(workspaceIds),
  }
}

function keyIdOf(sealed: Uint8Array): string {
  return Buffer.from(sealed.subarray(1, HEAD_BYTES)).toString('hex')
}

/** Binds a text to its cell and its head. JSON, since no two lists of names are written alike. */
function bindingOf({ workspaceId, table, row, column }: Cell, head: Buffer): string {
  return JSON.stringify([head.toString('hex'), workspaceId, table, row, column])
}
