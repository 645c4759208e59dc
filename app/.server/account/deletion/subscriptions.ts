import type { Handle } from '#app/.server/platform/database.ts'

/** What a deletion needs from the payment service. */
export type Subscriptions = {
  /**
   * What must be ended for a workspace, in words of the payment service; undefined if there is nothing. Called in the
   * transaction that deletes the workspace with all that is known of its payments.
   */
  endingOf(writer: Handle, workspaceId: string): string | undefined
  /** Ends it at once. Rejects if that failed, and is then called again; ending twice must be harmless. */
  end(ending: string): Promise<void>
}

/** For a site that never charges anything. */
export const noSubscriptions: Subscriptions = { endingOf: () => undefined, end: () => Promise.resolve() }
