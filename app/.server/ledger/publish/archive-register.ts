import { z } from 'zod'
import type { Archive, Register } from '../archive/archive.ts'
import { canonical } from '../format/canonical.ts'
import { decodeHash } from './fields.ts'
import { foldEdge } from './reread.ts'

/** What the register says: so far the log of this name was published. The next publication must extend it. */
export type Published = { origin: string; size: number; root: Buffer; frontier: Buffer[] }

/** A published state and the version that a swap has to name. */
export type RegisterState = Published & { register: Register }

const hash = z.string().transform((text, context) => {
  const bytes = decodeHash(text)
  if (bytes === undefined) context.addIssue('not a hash')
  return bytes ?? z.NEVER
})
const Record = z.strictObject({
  origin: z.string().min(1),
  size: z.int().positive(),
  root: hash,
  frontier: z.array(hash),
})

export function encodeRegister({ origin, size, root, frontier }: Published): string {
  const texts = { root: root.toString('base64'), frontier: frontier.map((each) => each.toString('base64')) }
  return `${canonical({ origin, size, ...texts })}\n`
}

/** Reads what `encodeRegister` writes; undefined for any other text, and if the frontier is not that of the root. */
function decodeRegister(record: string): Published | undefined {
  try {
    const read = Record.parse(JSON.parse(record))
    const ones = read.size.toString(2).replaceAll('0', '').length
    const whole = ones === read.frontier.length && foldEdge(read.frontier).equals(read.root)
    return whole && encodeRegister(read) === record ? read : undefined
  } catch {
    return undefined
  }
}

/** The published state, `absent` if nothing was published yet, `damaged` if the register cannot be read. */
export async function readPublished(archive: Archive): Promise<RegisterState | 'absent' | 'damaged'> {
  const register = await archive.readRegister()
  if (register === undefined) return 'absent'
  const read = decodeRegister(register.record)
  return read === undefined ? 'damaged' : { ...read, register }
}
