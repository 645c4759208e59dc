import { inArray } from 'drizzle-orm'
import type { Handle } from '#app/.server/platform/database.ts'
import { workspace } from '#db/schema/account.ts'

/** Adds a workspace. Its id is created beforehand, because the ledger account is bound to it first. */
export function createWorkspace(
  writer: Handle,
  input: { id: string; name: string; kind: 'personal' | 'team'; now: number },
): void {
  writer.drizzle
    .insert(workspace)
    .values({ id: input.id, name: input.name, kind: input.kind, createdAt: input.now })
    .run()
}

/** Deletes workspaces with all dependent rows: memberships and their sessions, seats of auditors, the library. */
export function deleteWorkspaces(writer: Handle, ids: readonly string[]): void {
  writer.drizzle
    .delete(workspace)
    .where(inArray(workspace.id, [...ids]))
    .run()
}
