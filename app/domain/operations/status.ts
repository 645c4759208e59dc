/** The parts of a server that its public status names, in the order of the page. */
export const STATUS_PARTS = ['assistant', 'ledger', 'registration', 'mails', 'payments'] as const

/** `absent`: the operator has not set it up. */
export type PartState = 'works' | 'off' | 'absent'

/** A signed state of the log as a page shows it: how many entries it covers, its Merkle root (base64), and when it was signed. */
export type ShownCheckpoint = { size: number; root: string; signedAt: number }

/** What the running server says of itself. Times in milliseconds UTC. */
export type Status = {
  at: number
  /** When the process began. */
  since: number
  /** The connected model, or null with the built-in engine. */
  model: string | null
  parts: Record<(typeof STATUS_PARTS)[number], PartState>
  /** No part is off. */
  allWork: boolean
  /** When an operator last restored a backup as a drill; null if none was recorded. */
  drillAt: number | null
  log: { events: number; unsigned: number; signedAt: number | null }
}
