import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { World } from './world.ts'

const MAPS = [
  ...(['customers', 'products', 'prices', 'subscriptions', 'invoices', 'payments', 'refunds', 'disputes'] as const),
  ...(['sessions', 'portals', 'configurations', 'cards'] as const),
] as const
const EVERY_MS = 2_000

/**
 * Loads the world from the file and saves it there every two seconds, so that a restarted development server finds the
 * customers and subscriptions that its own database names. Times pass by the real clock.
 * @returns a function that saves it now
 */
export function keepWorld(world: World, file: string): () => void {
  if (existsSync(file)) {
    const stored = deserialize(readFileSync(file)) as Pick<World, (typeof MAPS)[number] | 'events'>
    // The maps were written as one graph, so objects that two of them share are still shared.
    for (const name of MAPS) {
      for (const [id, record] of stored[name]) (world[name] as Map<string, unknown>).set(id, record)
    }
    world.events.push(...stored.events)
  }
  let saved: Buffer | undefined
  const save = () => {
    const bytes = serialize(Object.fromEntries([...MAPS, 'events' as const].map((name) => [name, world[name]])))
    if (saved?.equals(bytes)) return
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(`${file}.part`, bytes, { mode: 0o600 })
    renameSync(`${file}.part`, file)
    saved = bytes
  }
  setInterval(save, EVERY_MS).unref()
  return save
}
