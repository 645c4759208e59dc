import { parseTlogProof } from '../../../verifier/src/proof-files.js'
import { verifyReceipt } from '../../../verifier/src/receipt.js'

/** All that a receipt needs to be checked: the entry's exact line, its `.tlog-proof`, and the log's verifier keys. */
export type Evidence = { body: string; proof: string; keys: readonly string[] }

/**
 * `matches`: the line leads to the root that a key of the log has signed. `differs`: it does not, or the signature does not
 * fit. `unsure`: nothing wrong was found, but the signature cannot be checked here. `steps` is the length of the path.
 */
export type ReceiptCheck = { verdict: 'matches' | 'differs' | 'unsure'; steps: number }

/**
 * Checks a receipt by the code of the verifier, which shares none with the ledger. The browser loads this module only when
 * a person asks; the server uses it for people without a script.
 */
export async function checkReceipt({ body, proof, keys }: Evidence): Promise<ReceiptCheck> {
  const encoder = new TextEncoder()
  const proofBytes = encoder.encode(proof)
  const steps = parseTlogProof(proofBytes)?.proof.length ?? 0
  // Witnesses may have signed beside the log; without their keys that says nothing, for or against.
  const { result } = await verifyReceipt(proofBytes, encoder.encode(body), [...keys], true)
  if (result === 'VERIFIED') return { verdict: 'matches', steps }
  return { verdict: result === 'INCOMPLETE' ? 'unsure' : 'differs', steps }
}
