// The ledger's only door: everything outside this folder imports from here (rule `ledger-has-one-door`), except tests.

// ---- Open and write. A server opens the ledger together with its publisher; `openLedger` alone is for commands.

export {
  type Ledger,
  type LedgerTx,
  type MoneyInput,
  openLedger,
  type PaidInvoice,
  type ReleaseInput,
  type SettleInput,
  type SettleOutcome,
} from './write/ledger.ts'

// ---- Time: whether the clock may begin a month.

export { type ClockTrust, createClockTrust, TRUSTED_CLOCK } from './write/clock-trust.ts'

// ---- The format's own figures, for those who must stay within them.

export { HOLD_MS } from './format/words.ts'

// ---- Publish: the archive, the signed checkpoints, and the tree that anyone may read.

export { indexPath, WIDTH } from './archive/layout.ts'
export { openArchive, openBackupStore, openLeaseStore } from './archive/open-archive.ts'
export { acknowledgeLoss } from './publish/acknowledge-loss.ts'
export { adoptArchive } from './publish/adopt.ts'
export { passGate } from './publish/gate.ts'
export { endOf } from './publish/inherited.ts'
export { lostNote } from './publish/lost-note.ts'
export { publishNow } from './publish/publish-now.ts'
export { followPublishedLedger, type LeadTerms, openPublishedLedger } from './publish/published-ledger.ts'
export { latestCheckpoint, publishedConsistency, publishedTile } from './publish/queries.ts'
export { signerFrom } from './publish/signer.ts'
export { createTimestamps, timestampOf } from './publish/timestamps.ts'
export { createWitnesses } from './publish/witnesses.ts'

// ---- Read: the figures of an account, its months, requests, statements and receipts.

export { type CurrentEvent, readEvent, SYSTEM } from './format/events.ts'
export { accountsUsedIn, logSize, stretchBetween, workspaceOfAccount } from './read/active-accounts.ts'
export { chainOf, eventAt, lineOf, monthsOf } from './read/chain.ts'
export type { EventItem, ItemFilter, ItemPage, RequestItem, UsageItem } from './read/items.ts'
export { type MonthUsage, monthUsage } from './read/month.ts'
export { monthView } from './read/month-view.ts'
export { parsedEvents } from './read/parsed-events.ts'
export { lastEventAbout, objectStanding, paidAmountOf, paidInvoicesOf, refundedByInvoice } from './read/payments.ts'
export { headOf, type RecentEvent, recentEvents, usageOf } from './read/queries.ts'
export { proofOf, type Receipt, receiptOf, seqFrom, verifierProof } from './read/receipt.ts'
export { type Statement, statementsOf } from './read/statements.ts'
export { tokensSince } from './read/tokens-since.ts'
export { eventsMissingIn, logEnd, unpublishedEvents } from './read/unpublished.ts'

// ---- Export: bundles that can be checked offline, and the plain events of one account.

export { ledgerLines, ledgerTable } from './export/bundle.ts'
export {
  currentMonth,
  EXPORT_FORMATS,
  type Export,
  type ExportArguments,
  type ExportFormat,
  type ExportRefusal,
  exportBundle,
  NEWEST_FORMATS,
  type NewestFormat,
  type Range,
  writeBundle,
} from './export/export.ts'
export { accountPages } from './export/stretch.ts'

// ---- Check: read the whole log again and compare.

export { checkLiveLedger } from './check/live.ts'
export { rebuild } from './check/rebuild.ts'
export { repair } from './check/repair.ts'
export { standingOf, troubleHere } from './check/standing.ts'
export { statusOf } from './check/status.ts'
