import { hash } from 'node:crypto'
import { composePenmark } from '#app/.server/compose.ts'
import { rebuild } from '#app/.server/ledger/check/rebuild.ts'
import { readEnv } from '#app/.server/platform/env.ts'

/** What a release did and found on a folder of data. */
export type Worked = {
  /** Events of the log, and the name of the newest migration. */
  size: number
  schema: string
  /** Differences between the log and what was derived from it, and texts that people keep, readable again. */
  differences: number
  outputs: string[]
}

/**
 * What a release does on a folder: it starts, reads what is there, opens an account, spends a credit, keeps a text and stops. This
 * file is also copied into the tree of an earlier release and run there, so it uses only what both have.
 */
export async function workOn(dataDir: string, name: string): Promise<Worked> {
  const env = readEnv(
    {
      ...{ DATA_DIR: dataDir, LEDGER_CLOCK: 'trusted', LOG_LEVEL: 'silent', RATE_LIMIT_SCALE: '1000' },
      ...{ OPENAI_BASE_URL: 'http://127.0.0.1:9', OPENAI_MODEL: 'none' },
    },
    [],
  )
  const penmark = await composePenmark(env)
  const { database } = penmark.desk
  try {
    const ledger = await penmark.desk.ledger()
    if (ledger.readOnly !== undefined) throw new Error(`the ledger is read-only: ${ledger.readOnly}`)
    const opened = await penmark.signIns.register({
      ...{ email: `${name}@example.com`, password: 'correct horse battery staple', locale: 'en', address: '::1' },
    })
    if (!opened.ok) throw new Error(opened.code)
    const { userId, workspaceId } = opened
    const account = ledger.accountOf(workspaceId) ?? ''
    const requestHash = hash('sha256', name, 'buffer')
    const reserved = await ledger.reserve({ account, key: name, requestHash, operation: 'rephrase' })
    if (!reserved.ok) throw new Error(reserved.code)
    await ledger.settle({ account, seq: reserved.seq, tokensIn: 12, tokensOut: 9, model: 'builtin-1' })
    const content = { title: name, operation: 'rephrase', output: `${name} keeps this.`, input: null, language: 'en' }
    const user = { userId, workspaceId, account }
    const saved = await penmark.bookmarks.saveForm(user, { ...content, receipt: null } as never)
    if (!saved.ok) throw new Error(saved.code)
    const owners = database.reader.sqlite.prepare('SELECT user_id, workspace_id FROM bookmark ORDER BY rowid').all()
    const outputs: string[] = []
    for (const owner of owners as { user_id: string; workspace_id: string }[]) {
      const reader = { userId: owner.user_id, workspaceId: owner.workspace_id }
      const { bookmarks } = await penmark.bookmarks.list(reader, { query: '', page: 1 })
      outputs.push(...bookmarks.map(({ output }) => output))
    }
    const one = (sql: string) => database.reader.sqlite.prepare(sql).pluck().get()
    return {
      size: Number(one('SELECT count(*) FROM ledger_event')),
      schema: String(one('SELECT max(name) FROM schema_migration')),
      differences: rebuild(database.reader).differences.length,
      outputs,
    }
  } finally {
    await penmark.close()
  }
}
