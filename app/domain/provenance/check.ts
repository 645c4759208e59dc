import type { checkReceipt, Evidence, SlipEvent } from '../usage/receipt-check.ts'
import { commitmentOf, type Passage, passageLine } from './passage.ts'

/** What a page of a provenance link rests on: both events of the request, and the passage. */
export type ProvenanceEvidence = {
  reserved: { evidence: Evidence; event: SlipEvent }
  settled: { evidence: Evidence; event: SlipEvent }
  passage: Passage
}

/** As {@link ReceiptCheck}, for the whole page; `steps` counts those of both paths. */
export type ProvenanceCheck = { verdict: 'matches' | 'differs' | 'unsure'; steps: number }

/**
 * Checks that both events stand in the signed log, that they are of one request, and that the end of the request holds the
 * commitment to the passage. Runs in the reader's browser, and on the server for readers without a script.
 * @param check an argument, since a browser loads it on demand, and every second module that imports it would make each page load it
 */
export async function checkProvenance(
  { reserved, settled, passage }: ProvenanceEvidence,
  check: typeof checkReceipt,
): Promise<ProvenanceCheck> {
  const checks = await Promise.all([check(reserved.evidence, reserved.event), check(settled.evidence, settled.event)])
  const steps = checks.reduce((sum, each) => sum + each.steps, 0)
  const end = settled.event.data as { reserve?: unknown; passage?: unknown }
  const isOneRequest =
    reserved.event.type === 'request.reserved' &&
    settled.event.type === 'request.settled' &&
    end.reserve === reserved.event.seq &&
    settled.event.account === reserved.event.account
  const isCommitted = end.passage === (await commitmentOf(passageLine(passage)))
  if (!isOneRequest || !isCommitted || checks.some(({ verdict }) => verdict === 'differs'))
    return { verdict: 'differs', steps }
  return { verdict: checks.every(({ verdict }) => verdict === 'matches') ? 'matches' : 'unsure', steps }
}
