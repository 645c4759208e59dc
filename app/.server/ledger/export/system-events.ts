import type { SqliteConnection } from '#app/.server/platform/database.ts'
import { SYSTEM } from '../format/events.ts'
import { rememberedWitnesses } from '../publish/witness-register.ts'
import { readLine } from './line.ts'

/** The version of the plan table in force at an event; null if none was published before. */
export function policyAt(sqlite: SqliteConnection, seq: number): number | null {
  const line = sqlite
    .prepare<[number], string>(
      `SELECT CAST(body AS TEXT) FROM ledger_event
       WHERE account = '${SYSTEM}' AND type = 'policy.published' AND seq <= ? ORDER BY aseq DESC LIMIT 1`,
    )
    .pluck()
    .get(seq)
  return line === undefined ? null : Number(readLine(line).data.version)
}

/**
 * The verifier keys, among those that the log declared, that a note has signature lines of: one line of text each,
 * oldest first. If it has none of any, the last one declared. The keys of witnesses that cosigned it follow.
 */
export function signersOf(sqlite: SqliteConnection, note: string): string[] {
  const { log, witnesses } = keysIn(sqlite, note)
  return [...(log.length > 0 ? log : declaredVkeys(sqlite).slice(-1)), ...witnesses].map((vkey) => `${vkey}\n`)
}

/** The verifier keys that a note has signature lines of: those that the log ever declared, and those of witnesses it asked. */
export function keysIn(sqlite: SqliteConnection, note: string): { log: string[]; witnesses: string[] } {
  const ids = new Set(signatureIds(note))
  const hasSigned = (vkey: string) => ids.has(vkey.split('+').slice(0, 2).join('+'))
  return { log: declaredVkeys(sqlite).filter(hasSigned), witnesses: rememberedWitnesses(sqlite).filter(hasSigned) }
}

/** Every verifier key that the log ever declared, oldest first. */
export function declaredVkeys(sqlite: SqliteConnection): string[] {
  const lines = sqlite
    .prepare<[], string>(
      `SELECT CAST(body AS TEXT) FROM ledger_event WHERE account = '${SYSTEM}' AND type = 'key.rotated' ORDER BY aseq`,
    )
    .pluck()
    .all()
  return [...new Set(lines.map((line) => String(readLine(line).data.to)))]
}

/** `<name>+<key id>` of each signature line (C2SP signed-note). */
function signatureIds(note: string): string[] {
  const lines = note.slice(note.lastIndexOf('\n\n') + 2).split('\n')
  return lines.map((line) => {
    const [, name, signature = ''] = line.split(' ')
    return `${name}+${Buffer.from(signature, 'base64').subarray(0, 4).toString('hex')}`
  })
}
