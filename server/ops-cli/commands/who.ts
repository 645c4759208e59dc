import type { Desk } from '#app/.server/operations/desk.ts'
import type { Database, Handle } from '#app/.server/platform/database.ts'
import { canonicalEmail } from '#app/domain/sign-in/email.ts'
import { Refused } from '../refused.ts'

export type WorkspaceAccount = { workspaceId: string; account: string }

/** The word that names a workspace in the help of a command. */
export const WHO = { takes: 'WHO', isPrivate: true } as const

/**
 * The workspace that an operator named by its id, its ledger account or its owner's email address.
 * @throws {Refused} if there is none, or more than one.
 */
export function workspaceNamed({ database }: Pick<Desk, 'database'>, name: string): WorkspaceAccount {
  const workspace = name.includes('@') ? workspaceOwnedBy(database.reader, name) : name
  const found = accountOf(database, workspace)
  if (found === undefined) throw new Refused(`no workspace ${workspace} has a ledger account`)
  return found
}

/** The ledger account of a workspace, or the workspace of a ledger account; undefined if there is none. */
export function accountOf({ keys }: Pick<Database, 'keys'>, name: string): WorkspaceAccount | undefined {
  return keys.reader.sqlite
    .prepare<[string], WorkspaceAccount>(
      'SELECT workspace AS workspaceId, account FROM account_identity WHERE ? IN (workspace, account)',
    )
    .get(name)
}

function workspaceOwnedBy(reader: Handle, email: string): string {
  const owned = reader.sqlite
    .prepare<[string], string>(
      `SELECT m.workspace_id FROM user u JOIN membership m ON m.user_id = u.id AND m.role = 'owner'
       WHERE u.email_canonical = ? ORDER BY m.workspace_id`,
    )
    .pluck()
    .all(canonicalEmail(email))
  const [only] = owned
  if (only === undefined) throw new Refused(`nobody with the address ${email} owns a workspace`)
  if (owned.length > 1) throw new Refused(`${email} owns several workspaces, name one: ${owned.join(', ')}`)
  return only
}
