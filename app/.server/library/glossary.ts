import { eq, sql } from 'drizzle-orm'
import type { Clock } from '#app/.server/platform/clock.ts'
import type { Database, TextHandle } from '#app/.server/platform/database.ts'
import { newId } from '#app/.server/platform/ids.ts'
import { preparedOnce } from '#app/.server/platform/prepared.ts'
import {
  GLOSSARY_MAX,
  type Glossary,
  type GlossaryEntry,
  type GlossaryRow,
  rowRefusal,
} from '#app/domain/library/glossary.ts'
import { type Refusal, refuse } from '#app/domain/result.ts'
import { glossary } from '#db/schema/library.ts'
import { glossaryCell } from './sealed.ts'

/** The glossaries of workspaces as routes use them: each use case takes the user who acts, as any member may. */
export type Glossaries = ReturnType<typeof createGlossaries>

type Owner = { workspaceId: string }
type RowRefusal = Refusal<'glossary_exists' | 'glossary_conflict'>

export function createGlossaries({ database, clock }: { database: Database; clock: Clock }) {
  /** Reads, changes and writes the rows in one transaction, so that two members never overwrite one another. */
  function change<Outcome extends { ok: true; entries: Glossary } | Refusal<string>>(
    owner: Owner,
    changed: (before: Glossary) => Outcome,
  ): Outcome {
    return database.writer.sqlite
      .transaction(() => {
        const outcome = changed(rowsOf(database.writer, owner))
        if (outcome.ok) write(database.writer, owner, outcome.entries, clock.now())
        return outcome
      })
      .immediate()
  }

  return {
    /** The rows, oldest first. */
    of: (owner: Owner): Glossary => rowsOf(database.reader, owner),
    add: (owner: Owner, row: GlossaryRow) =>
      change(owner, (before): Added | RowRefusal | Refusal<'glossary_full'> => {
        const code = rowRefusal(before, row)
        if (code !== undefined) return refuse(code)
        if (before.length >= GLOSSARY_MAX) return refuse('glossary_full')
        const entry: GlossaryEntry = { ...row, id: newId('trm', clock.now()) }
        return { ok: true, entry, entries: [...before, entry] }
      }),
    /** Puts a row in the place of another one, which keeps its id. */
    update: (owner: Owner, { id, row }: { id: string; row: GlossaryRow }) =>
      change(owner, (before): Added | RowRefusal | Refusal<'not_found'> => {
        if (!before.some((entry) => entry.id === id)) return refuse('not_found')
        const code = rowRefusal(
          before.filter((entry) => entry.id !== id),
          row,
        )
        if (code !== undefined) return refuse(code)
        const entry: GlossaryEntry = { ...row, id }
        return { ok: true, entry, entries: before.map((one) => (one.id === id ? entry : one)) }
      }),
    /** Removes a row; one that is gone already changes nothing. */
    remove: (owner: Owner, id: string) =>
      change(owner, (before) => ({ ok: true as const, entries: before.filter((entry) => entry.id !== id) })),
  }
}

type Added = { ok: true; entry: GlossaryEntry; entries: Glossary }

const rowBy = preparedOnce(({ drizzle }) =>
  drizzle
    .select()
    .from(glossary)
    .where(eq(glossary.workspaceId, sql.placeholder('workspaceId')))
    .prepare(),
)

function rowsOf(handle: TextHandle, { workspaceId }: Owner): Glossary {
  const row = rowBy(handle).get({ workspaceId })
  return row === undefined ? [] : (JSON.parse(handle.texts.open(glossaryCell(workspaceId), row.entries)) as Glossary)
}

function write({ drizzle, texts }: TextHandle, { workspaceId }: Owner, entries: Glossary, updatedAt: number): void {
  if (entries.length === 0) {
    drizzle.delete(glossary).where(eq(glossary.workspaceId, workspaceId)).run()
    return
  }
  const sealed = texts.seal(glossaryCell(workspaceId), JSON.stringify(entries))
  drizzle
    .insert(glossary)
    .values({ workspaceId, entries: sealed, updatedAt })
    .onConflictDoUpdate({ target: glossary.workspaceId, set: { entries: sealed, updatedAt } })
    .run()
}
