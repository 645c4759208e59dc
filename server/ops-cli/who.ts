import path from 'node:path'
import { type Handle, openReadOnly } from '#app/.server/platform/database.ts'
import { canonicalEmail } from '#app/domain/sign-in/email.ts'
import { Refused } from '../ledger-cli/data.ts'

export type WorkspaceAccount = { workspace: string; account: string }

/**
 * The workspace that an operator named by its id, its ledger account or its owner's email address.
 * @throws {Refused} if there is none, or more than one.
 */
export function findWorkspace(dataDir: string, reader: Handle, name: string): WorkspaceAccount {
  const workspace = name.includes('@') ? workspaceOwnedBy(reader, name) : name
  const { sqlite } = openReadOnly(path.join(dataDir, 'keys.db'))
  try {
    const found = sqlite
      .prepare<[string], WorkspaceAccount>(
        'SELECT workspace, account FROM account_identity WHERE ? IN (workspace, account)',
      )
      .get(workspace)
    if (found === undefined) throw new Refused(`no workspace ${workspace} has a ledger account`)
    return found
  } finally {
    sqlite.close()
  }
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
