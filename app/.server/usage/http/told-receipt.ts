import type { RouterContextProvider } from 'react-router'
import type { EntryStanding } from '#app/domain/usage/standing.ts'
import { usageContext } from '../context.ts'

type Named = { seq: number; leaf: string }

/**
 * The receipt of an answer as calls tell it, and how sure its entry is; both null for an answer without one. They stand beside
 * each other, since installed extensions take a receipt with these two members only.
 */
export async function toldReceipt(
  receipt: Named | null | undefined,
  context: Readonly<RouterContextProvider>,
): Promise<{ receipt: Named | null; standing: EntryStanding | null }> {
  if (receipt == null) return { receipt: null, standing: null }
  return { receipt, standing: await context.get(usageContext).standingOfNew(receipt.seq) }
}
