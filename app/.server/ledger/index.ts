// The ledger's only door: everything outside this folder imports from here (rule `ledger-has-one-door`), except tests.

// ---- Open and write. A server opens the ledger together with its publisher; `openLedger` alone is for commands.

export {
  type Ledger,
  type LedgerTx,
  type MoneyInput,
  openLedger,
  type ReleaseInput,
  type SettleInput,
  type SettleOutcome,
} from './open.ts'

// ---- The format's own figures, for those who must stay within them.

export { HOLD_MS } from './format/words.ts'

// ---- Publish: the archive, the signed checkpoints, and the tree that anyone may read.

export type { Archive } from './archive/archive.ts'
export { indexPath, WIDTH } from './archive/layout.ts'
export { openArchive } from './archive/open.ts'
export { adoptArchive } from './checkpoint/adopt.ts'
export { openPublishedLedger } from './checkpoint/open.ts'
export { publishNow } from './checkpoint/publish-now.ts'
export type { Publisher } from './checkpoint/publisher.ts'
export { latestCheckpoint, publishedConsistency, publishedTile } from './checkpoint/queries.ts'
export { signerFrom } from './checkpoint/signer.ts'

// ---- Read: the figures of an account, its months, requests, statements and receipts.

export { lastEventAbout, refundedByInvoice } from './billing/queries.ts'
export { type CurrentEvent, readEvent } from './format/events.ts'
export { headOf, type RecentEvent, recentEvents, usageOf } from './queries.ts'
export { accountsUsedIn, logSize, stretchBetween, workspaceOfAccount } from './usage/active.ts'
export { chainOf, eventAt, lineOf, monthsOf } from './usage/chain.ts'
export type { EventItem, ItemFilter, ItemPage, RequestItem, UsageItem } from './usage/items.ts'
export { type MonthUsage, monthUsage } from './usage/month.ts'
export { monthView } from './usage/month-view.ts'
export { proofOf, type Receipt, receiptOf, seqFrom } from './usage/receipt.ts'
export { type Statement, statementsOf } from './usage/statements.ts'
export { tokensSince } from './usage/tokens-since.ts'

// ---- Export: bundles that can be checked offline, and the plain events of one account.

export { ledgerLines, ledgerTable } from './export/bundle.ts'
export {
  currentMonth,
  EXPORT_FORMATS,
  type Export,
  type ExportArguments,
  type ExportFormat,
  exportBundle,
  type Range,
  type SelectionRefusal,
  writeBundle,
} from './export/export.ts'
export { accountPages } from './export/stretch.ts'

// ---- Check: read the whole log again and compare.

export { checkLiveLedger } from './check/live.ts'
export { standingOf } from './check/standing.ts'
export { statusOf } from './check/status.ts'
export { rebuild } from './rebuild.ts'
