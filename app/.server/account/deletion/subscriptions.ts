import type { Handle } from '#app/.server/platform/database.ts'

/** The part of the payment service that a deletion needs. */
export type Subscriptions = {
  /**
   * The subscription of a workspace to end, in the payment service's own words; undefined if there is none. Called in
   * the transaction that deletes the workspace with all its payment data.
   */
  endingOf(writer: Handle, workspaceId: string): string | undefined
  /** Ends it at once. Rejects if that failed, and is then called again; ending twice must be harmless. */
  end(ending: string): Promise<void>
}

/** For a site that never charges anything. */
export const noSubscriptions: Subscriptions = { endingOf: () => undefined, end: () => Promise.resolve() }
