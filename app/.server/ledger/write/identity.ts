import { randomBytes } from 'node:crypto'
import type { Database } from '#app/.server/platform/database.ts'

/** What keys.db knows: the key of each account, and which workspace it belongs to. Nothing else ties the two together. */
export function prepareIdentity({ reader, writer }: Database['keys']) {
  const insertKey = writer.sqlite.prepare('INSERT INTO account_key (account, dek) VALUES (?, ?)')
  const insertIdentity = writer.sqlite.prepare('INSERT INTO account_identity (account, workspace) VALUES (?, ?)')
  const deleteIdentity = writer.sqlite.prepare('DELETE FROM account_identity WHERE account = ?')
  const deleteKey = writer.sqlite.prepare('DELETE FROM account_key WHERE account = ?')
  const selectIdentity = reader.sqlite
    .prepare<[string], string>('SELECT account FROM account_identity WHERE workspace = ?')
    .pluck()

  function accountOf(workspaceId: string): string | undefined {
    return selectIdentity.get(workspaceId)
  }

  const makeAccount = writer.sqlite.transaction((workspaceId: string): string => {
    const known = accountOf(workspaceId)
    if (known !== undefined) return known
    const account = `acc_${randomBytes(16).toString('hex')}`
    insertKey.run(account, randomBytes(32))
    insertIdentity.run(account, workspaceId)
    return account
  })

  const remove = writer.sqlite.transaction((accounts: readonly string[]): number => {
    let removed = 0
    for (const account of accounts) {
      deleteIdentity.run(account)
      removed += deleteKey.run(account).changes
    }
    return removed
  })

  return {
    accountOf,
    newAccount: (workspaceId: string): string => makeAccount.immediate(workspaceId),
    /** Deletes keys and ties, and their bytes in the file with them. Can be repeated. @returns how many keys there were. */
    forget(accounts: readonly string[]): number {
      if (accounts.length === 0) return 0
      writer.sqlite.pragma('secure_delete = ON')
      const removed = remove.immediate(accounts)
      if (removed > 0) writer.sqlite.pragma('wal_checkpoint(TRUNCATE)')
      return removed
    },
  }
}
