import { parseTlogProof } from '../../../verifier/src/proof-files.js'
import { verifyReceipt } from '../../../verifier/src/receipt.js'

/** All that a receipt needs to be checked: the entry's exact line, its `.tlog-proof`, and the log's verifier keys. */
export type Evidence = { body: string; proof: string; keys: readonly string[] }

/**
 * `matches`: the line leads to the root that a key of the log has signed. `differs`: it does not, or the signature does not
 * fit. `unsure`: nothing wrong was found, but the signature cannot be checked here. `steps` is the length of the path.
 */
export type ReceiptCheck = { verdict: 'matches' | 'differs' | 'unsure'; steps: number }

/** The entry as the words of the slip tell it. It may say more than the line, as newer versions of an event do. */
export type SlipEvent = { seq: number; aseq: number; at: number; account: string; type: string; data: object }

/**
 * Checks a receipt by the code of the verifier, which shares none with the ledger, and that the slip says what the checked
 * line says. The browser loads this module only when a person asks; the server uses it for people without a script.
 */
export async function checkReceipt({ body, proof, keys }: Evidence, event: SlipEvent): Promise<ReceiptCheck> {
  const encoder = new TextEncoder()
  const proofBytes = encoder.encode(proof)
  const steps = parseTlogProof(proofBytes)?.proof.length ?? 0
  // Witnesses may have signed beside the log; without their keys that says nothing, for or against.
  const { result } = await verifyReceipt(proofBytes, encoder.encode(body), [...keys])
  if (!agrees(event, body)) return { verdict: 'differs', steps }
  if (result === 'VERIFIED') return { verdict: 'matches', steps }
  return { verdict: result === 'INCOMPLETE' ? 'unsure' : 'differs', steps }
}

const PLACE = ['seq', 'aseq', 'at', 'account', 'type'] as const

function agrees(event: SlipEvent, body: string): boolean {
  let line: Partial<SlipEvent>
  try {
    line = JSON.parse(body) as Partial<SlipEvent>
  } catch {
    return false
  }
  const onSlip = new Map(Object.entries(event.data))
  return (
    PLACE.every((name) => line[name] === event[name]) &&
    Object.entries(line.data ?? {}).every(([name, value]) => JSON.stringify(onSlip.get(name)) === JSON.stringify(value))
  )
}
