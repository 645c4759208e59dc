import type { Handle } from '#app/.server/platform/database.ts'

/** What a deletion asks of whoever takes the money. */
export type Subscriptions = {
  /**
   * What will have to be ended for a workspace, in words of the payment service; undefined where there is nothing. Asked
   * in the transaction that deletes the workspace with all that is known of its payments.
   */
  endingOf(writer: Handle, workspaceId: string): string | undefined
  /** Ends it at once. Rejects where that failed, and is then called again; ending twice must be harmless. */
  end(ending: string): Promise<void>
}

/** Where nothing is ever charged. */
export const noSubscriptions: Subscriptions = { endingOf: () => undefined, end: () => Promise.resolve() }
