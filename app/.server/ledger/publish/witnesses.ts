import type { Clock } from '#app/.server/platform/clock.ts'
import type { Log } from '#app/.server/platform/log.ts'
import { decodeDecimal } from './fields.ts'
import { parseWitnessKey, type WitnessKey } from './witness-key.ts'

/** `url` is the submission prefix of the witness. */
type WitnessAddress = { key: WitnessKey; url: string }

/** Why a witness did not cosign although it answered. Neither is a matter of connections. */
type WitnessDisagreement =
  /** It was shown a history that this log does not continue, or another tree of the same size. */
  | 'history_differs'
  /** It has cosigned a larger tree than this log has. */
  | 'witness_ahead'

export type Witnesses = {
  /** The verifier keys of those that are asked. */
  vkeys: readonly string[]
  /**
   * Offers a signed checkpoint to every witness and returns the signature lines of those that cosigned it in time, in
   * the order of the settings. Never rejects: a checkpoint without cosignatures is as true as one with them.
   */
  cosign(offer: Offer): Promise<string[]>
}

type Offer = {
  /** The text of the checkpoint and its signed note. */
  text: string
  note: string
  size: number
  /** The consistency proof from an earlier size, in base64, one hash a line. */
  proofFrom(size: number): readonly string[]
}

/** A checkpoint does not wait longer than this for any witness. */
const DEADLINE_MS = 3_000
/** A witness that could not be reached so often in a row is left alone for a while, so that publishing is not slowed. */
const FAILURES = 3
const REST_MS = 5 * 60_000
const MAX_ANSWER = 16_384
const SIZE_TYPE = 'text/x.tlog.size'

export const NO_WITNESSES: Witnesses = { vkeys: [], cosign: async () => [] }

/**
 * Asks witnesses for cosignatures (C2SP tlog-witness). An answer 409 names the size that the witness knows, and it is asked
 * again once from there; an answer 422 says that the history does not continue, and is reported.
 * @throws if a verifier key is not that of a witness
 */
export function createWitnesses(
  listed: readonly { vkey: string; url: string }[],
  deps: { clock: Clock; log: Log; onDisagreement: (witness: string, why: WitnessDisagreement) => void },
): Witnesses {
  const { clock, log } = deps
  const states = listed.map(({ vkey, url }) => {
    const address: WitnessAddress = { key: keyOf(vkey), url }
    return { ...address, size: 0, failures: 0, restsUntil: 0 }
  })

  async function ask(state: (typeof states)[number], offer: Offer): Promise<string | undefined> {
    if (clock.monotonic() < state.restsUntil) return undefined
    try {
      const line = await cosignature(state, offer)
      state.failures = 0
      return line
    } catch (error) {
      state.failures += 1
      if (state.failures >= FAILURES) state.restsUntil = clock.monotonic() + REST_MS
      log.warn({ witness: state.key.name, failures: state.failures, error }, 'a witness could not be asked')
      return undefined
    }
  }

  async function cosignature(state: (typeof states)[number], offer: Offer): Promise<string | undefined> {
    const { key } = state
    const deadline = AbortSignal.timeout(DEADLINE_MS)
    // After a restart the size that the witness knows is not known here: 0 has it told.
    for (const isLast of [false, true]) {
      const answer = await post(state.url, requestBody(state.size, offer), deadline)
      if (answer.status === 200) {
        const line = answer.body.split('\n').find((one) => key.verifies(one, offer.text))
        if (line === undefined) throw new Error('the answer has no cosignature of this witness')
        state.size = offer.size
        return `${line}\n`
      }
      const known = answer.status === 409 && answer.type === SIZE_TYPE ? decodeDecimal(answer.body.trim()) : undefined
      if (answer.status === 422 || (known !== undefined && known === state.size)) {
        log.error({ witness: key.name, size: offer.size, status: answer.status }, 'a witness knows another history')
        deps.onDisagreement(key.name, 'history_differs')
        return undefined
      }
      if (known === undefined || isLast) throw new Error(`status ${answer.status}`)
      if (known > offer.size) {
        log.error({ witness: key.name, size: offer.size, known }, 'a witness has cosigned a larger tree')
        deps.onDisagreement(key.name, 'witness_ahead')
        return undefined
      }
      state.size = known
    }
    return undefined
  }

  return {
    vkeys: states.map(({ key }) => key.vkey),
    async cosign(offer) {
      const lines = await Promise.all(states.map((state) => ask(state, offer)))
      return lines.filter((line) => line !== undefined)
    },
  }
}

function keyOf(vkey: string): WitnessKey {
  const key = parseWitnessKey(vkey)
  if (key === undefined) throw new Error(`this is not the verifier key of a witness: ${vkey}`)
  return key
}

function requestBody(old: number, { note, size, proofFrom }: Offer): string {
  const proof = old === 0 || old === size ? [] : proofFrom(old)
  return `old ${old}\n${proof.map((hash) => `${hash}\n`).join('')}\n${note}`
}

async function post(prefix: string, body: string, signal: AbortSignal) {
  const url = `${prefix.replace(/\/$/, '')}/add-checkpoint`
  // Wherever a redirect leads to is not the witness of the settings.
  const answer = await fetch(url, { method: 'POST', body, signal, redirect: 'error' })
  const type = (answer.headers.get('content-type') ?? '').split(';')[0]?.trim()
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of answer.body ?? []) {
    bytes += chunk.length
    if (bytes > MAX_ANSWER) throw new Error('the answer is too long')
    chunks.push(chunk)
  }
  return { status: answer.status, type, body: Buffer.concat(chunks).toString('utf8') }
}
