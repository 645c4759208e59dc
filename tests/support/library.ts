import type { Author, LibraryDeps } from '#app/.server/library/commands.ts'
import { createLog } from '#app/.server/platform/log.ts'
import type { PlanKey } from '#app/domain/billing/plans.ts'
import type { ContentOf, StyleContent } from '#app/domain/library/forms.ts'
import { ledgerOnDisk, type TestLedger } from './ledger-fixture.ts'

export type TestLibrary = TestLedger &
  LibraryDeps & {
    /** A new workspace with its account, on a plan. */
    workspace(plan: PlanKey): Author
    /** Moves the account to another plan. */
    change(author: Author, plan: PlanKey): void
  }

/** The library on real files, with a clock that stands still. */
export function libraryOnDisk(): TestLibrary {
  const on = ledgerOnDisk()
  const { sqlite } = on.database.writer
  let people = 0
  return {
    ...on,
    log: createLog('silent'),
    workspace(plan) {
      people += 1
      const author = { userId: `usr_${people}`, workspaceId: `wsp_${people}`, account: '' }
      sqlite
        .prepare("INSERT INTO user (id, email, email_canonical, locale, created_at) VALUES (?, ?, ?, 'en', 0)")
        .run(author.userId, `${people}@example.com`, `${people}@example.com`)
      sqlite.prepare("INSERT INTO workspace VALUES (?, 'W', 'personal', 0)").run(author.workspaceId)
      author.account = on.ledger.newAccount(author.workspaceId)
      on.ledger.transact((tx) => on.ledger.openAccount(tx, { account: author.account, plan }))
      return author
    },
    change({ account }, plan) {
      on.ledger.transact((tx) => on.ledger.changePlan(tx, { account, plan }))
    },
  }
}

export function prompt(name: string, content = 'Be brief.'): ContentOf['prompt'] {
  return { name, content }
}

export function template(name: string, context = 'For the board.'): ContentOf['template'] {
  return { name, context, description: null }
}

export function style(name: string, change: Partial<StyleContent> = {}): StyleContent {
  const rules = { banned_words: [], longest_sentence: null, spelling: null }
  return { name, prompt: 'Short sentences.', description: null, examples: [], rules, ...change }
}
