import { Zip, ZipDeflate } from 'fflate'

/** A file of the archive; its bytes are asked for when its turn comes. */
export type ZipFile = { name: string; chunks: Iterable<Uint8Array> }

/**
 * The files as a zip archive, written while they are read: no more of it is in memory than what one chunk becomes.
 * @param at time of the entries, milliseconds UTC
 * @param pace gives other work of the process its turn
 */
export async function* zipOf(
  files: Iterable<ZipFile>,
  at: number,
  pace: () => Promise<void> | void,
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
    const entry = new ZipDeflate(name, { level: 6 })
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
