import { Zip, ZipDeflate } from 'fflate'
import type { Pace } from './pace.ts'

/** One file of a zip archive, in pieces. */
export type ZipFile = { name: string; chunks: Iterable<Uint8Array> }

/**
 * A zip archive as a stream that keeps none of it. It leaves the event loop free between two pieces.
 * @param at the time of every file, in milliseconds UTC
 */
export async function* zipOf(
  files: Iterable<ZipFile>,
  { at, pace, level = 6 }: { at: number; pace: Pace; level?: 1 | 6 },
): AsyncGenerator<Uint8Array> {
  let failure: Error | null = null
  let ready: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    failure ??= error
    if (chunk !== undefined && chunk.length > 0) ready.push(chunk)
  })
  function* drain() {
    if (failure !== null) throw failure
    yield* ready
    ready = []
  }
  for (const { name, chunks } of files) {
    const entry = new ZipDeflate(name, { level })
    entry.mtime = at
    zip.add(entry)
    for (const chunk of chunks) {
      entry.push(chunk)
      yield* drain()
      await pace()
    }
    entry.push(new Uint8Array(), true)
    yield* drain()
  }
  zip.end()
  yield* drain()
}
