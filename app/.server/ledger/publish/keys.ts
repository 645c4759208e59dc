import type { Ledger } from '../write/ledger.ts'

/**
 * Has the log say which key signs its checkpoints: the first of `vkeys`, if the log names another one of them or
 * none yet. So listing a new key before the old one is all that a rotation takes.
 * @throws if the key in force is none of ours: readers of the log would find checkpoints without its signature.
 */
export function declareSigner(ledger: Pick<Ledger, 'keyInForce' | 'declareKey'>, vkeys: readonly string[]): void {
  const from = ledger.keyInForce() ?? null
  const [to] = vkeys
  if (to === undefined) throw new Error('no signing key')
  if (to === from) return
  if (from === null) ledger.declareKey({ from, to, reason: 'first' })
  else if (vkeys.includes(from)) ledger.declareKey({ from, to, reason: 'planned' })
  else
    throw new Error(
      `LEDGER_SIGNING_KEY does not hold the ledger’s key ${from}: list its seed after the new one, or, where it is lost, declare that with npm run ledger -- rotate-key --lost`,
    )
}
