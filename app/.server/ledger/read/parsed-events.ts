import type { Handle } from '#app/.server/platform/database.ts'
import { preparedOnce } from '#app/.server/platform/prepared.ts'
import { type CurrentEvent, type LedgerEvent, upcast } from '../format/events.ts'

/** Events of an account in one block. */
export const BLOCK = 256
/** Blocks that are held parsed, of all accounts: some 16,000 events, 10 MB. */
const BLOCKS = 64

type Block = { leaf: Buffer; events: readonly CurrentEvent[] }

/**
 * The events of an account at positions `from` up to `to`, parsed and not to be changed. A log only grows, so a block that is full is
 * parsed once and held, and a month with thousands of requests costs its newest events only. That a block is still the same
 * is seen by the hash of its last event, since LiteFS may put another log in the place of one that lost its leader.
 */
export function* parsedEvents(
  reader: Handle,
  account: string,
  { from, to }: { from: number; to: number },
  newestFirst: boolean,
): Generator<CurrentEvent> {
  const [first, last] = [Math.floor(from / BLOCK), Math.floor((to - 1) / BLOCK)]
  for (let n = 0; n <= last - first; n += 1) {
    const index = newestFirst ? last - n : first + n
    const begin = index * BLOCK
    const part = { from: Math.max(from, begin), to: Math.min(to, begin + BLOCK) }
    const full = fullBlock(reader, account, index)
    const events = full === undefined ? parse(reader, account, part) : full.slice(part.from - begin, part.to - begin)
    yield* newestFirst ? events.toReversed() : events
  }
}

/** Undefined if the account has not come to the end of it. */
function fullBlock(reader: Handle, account: string, index: number): readonly CurrentEvent[] | undefined {
  const { blocks, leafAt } = preparedFor(reader)
  const [from, to] = [index * BLOCK, (index + 1) * BLOCK]
  const leaf = leafAt.get(account, to - 1)
  if (leaf === undefined) return undefined
  const key = `${account} ${index}`
  const known = blocks.get(key)
  blocks.delete(key)
  const block = known?.leaf.equals(leaf) ? known : { leaf, events: parse(reader, account, { from, to }) }
  // The last in order is the one that was used last.
  blocks.set(key, block)
  for (const oldest of blocks.keys()) {
    if (blocks.size <= BLOCKS) break
    blocks.delete(oldest)
  }
  return block.events
}

function parse(reader: Handle, account: string, { from, to }: { from: number; to: number }): CurrentEvent[] {
  return preparedFor(reader)
    .texts.all(account, from, to)
    .map((text) => {
      const event = upcast(JSON.parse(text) as LedgerEvent)
      Object.freeze(event.data)
      return Object.freeze(event)
    })
}

const preparedFor = preparedOnce(({ sqlite }: Handle) => ({
  blocks: new Map<string, Block>(),
  leafAt: sqlite
    .prepare<[string, number], Buffer>('SELECT leaf FROM ledger_event WHERE account = ? AND aseq = ?')
    .pluck(),
  texts: sqlite
    .prepare<[string, number, number], string>(
      'SELECT CAST(body AS TEXT) FROM ledger_event WHERE account = ? AND aseq >= ? AND aseq < ? ORDER BY aseq',
    )
    .pluck(),
}))
