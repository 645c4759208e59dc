import { and, eq, sql } from 'drizzle-orm'
import type { Clock } from '#app/.server/platform/clock.ts'
import type { Database, TextHandle } from '#app/.server/platform/database.ts'
import { preparedOnce } from '#app/.server/platform/prepared.ts'
import { NO_ENTRIES, PERSONAL_MAX, type PersonalDictionary, type PersonalEntry } from '#app/domain/check/personal.ts'
import { type Refusal, refuse } from '#app/domain/result.ts'
import { personalDictionary } from '#db/schema/preferences.ts'
import { dictionaryCell } from './sealed.ts'

/** Personal dictionaries as routes use them: each use case takes the user who acts. */
export type Dictionaries = ReturnType<typeof createDictionaries>

type Owner = { userId: string; workspaceId: string }

export function createDictionaries({ database, clock }: { database: Database; clock: Clock }) {
  /** Changes the entries of a kind in one transaction; an entry that is there already, or gone already, changes nothing. */
  function change(
    owner: Owner,
    { kind, value }: PersonalEntry,
    to: 'there' | 'gone',
  ): { ok: true } | Refusal<'dictionary_full'> {
    const { writer } = database
    return writer.sqlite
      .transaction(() => {
        const before = entriesOf(writer, owner)
        const others = before[kind].filter((each) => each !== value)
        const entries = { ...before, [kind]: to === 'there' ? [...others, value] : others }
        if (entries[kind].length > PERSONAL_MAX[kind]) return refuse('dictionary_full')
        write(writer, owner, entries, clock.now())
        return { ok: true as const }
      })
      .immediate()
  }
  return {
    of: (owner: Owner): PersonalDictionary => entriesOf(database.reader, owner),
    add: (owner: Owner, entry: PersonalEntry) => change(owner, entry, 'there'),
    remove: (owner: Owner, entry: PersonalEntry) => change(owner, entry, 'gone'),
  }
}

const rowBy = preparedOnce(({ drizzle }) =>
  drizzle
    .select()
    .from(personalDictionary)
    .where(
      and(
        eq(personalDictionary.userId, sql.placeholder('userId')),
        eq(personalDictionary.workspaceId, sql.placeholder('workspaceId')),
      ),
    )
    .prepare(),
)

function entriesOf(handle: TextHandle, owner: Owner): PersonalDictionary {
  const row = rowBy(handle).get({ userId: owner.userId, workspaceId: owner.workspaceId })
  if (row === undefined) return NO_ENTRIES
  return JSON.parse(handle.texts.open(dictionaryCell(owner), row.entries)) as PersonalDictionary
}

function write({ drizzle, texts }: TextHandle, owner: Owner, entries: PersonalDictionary, updatedAt: number): void {
  const { userId, workspaceId } = owner
  if (entries.words.length + entries.rules.length === 0) {
    drizzle.delete(personalDictionary).where(own(owner)).run()
    return
  }
  const sealed = texts.seal(dictionaryCell(owner), JSON.stringify(entries))
  drizzle
    .insert(personalDictionary)
    .values({ userId, workspaceId, entries: sealed, updatedAt })
    .onConflictDoUpdate({
      target: [personalDictionary.userId, personalDictionary.workspaceId],
      set: { entries: sealed, updatedAt },
    })
    .run()
}

function own({ userId, workspaceId }: Owner) {
  return and(eq(personalDictionary.userId, userId), eq(personalDictionary.workspaceId, workspaceId))
}
