import type { SqliteConnection } from '#app/.server/platform/database.ts'

/**
 * Keeps the verifier keys of witnesses that were ever asked. An export names those that cosigned its checkpoint, so that a
 * change of their lines is noticed also by readers who trust none of them.
 */
export function rememberWitnesses(sqlite: SqliteConnection, vkeys: readonly string[]): void {
  const insert = sqlite.prepare('INSERT INTO ledger_witness (vkey) VALUES (?) ON CONFLICT (vkey) DO NOTHING')
  for (const vkey of vkeys) insert.run(vkey)
}

/** The verifier keys of every witness that was ever asked. */
export function rememberedWitnesses(sqlite: SqliteConnection): string[] {
  return sqlite.prepare<[], string>('SELECT vkey FROM ledger_witness ORDER BY vkey').pluck().all()
}
