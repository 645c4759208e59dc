import type { Evidence } from '../usage/receipt-check.ts'
import { type Passage, passageLine } from './passage.ts'

/** The file of a page: the bytes that were committed to, the salt if readers may check a text, and both events with their proofs. */
export function recordOf({
  passage,
  salt,
  proof,
}: {
  passage: Passage
  salt: string | null
  proof: { reserved: Evidence; settled: Evidence } | null
}) {
  return {
    format: 'penmark-provenance/1',
    passage: passageLine(passage),
    salt,
    reserved: proof && { event: proof.reserved.body, proof: proof.reserved.proof },
    settled: proof && { event: proof.settled.body, proof: proof.settled.proof },
    keys: proof?.settled.keys ?? [],
  }
}
