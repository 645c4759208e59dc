import { registerHooks } from 'node:module'
import { withOtherFigures } from './other-figures.ts'

// Loaded before the built server by `node --import`, so that the shipped server runs with another plan table. The
// product itself has no setting that changes a price.

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    if (!url.includes('/build/server/') || loaded.source == null) return loaded
    return { ...loaded, source: withOtherFigures(Buffer.from(loaded.source as Uint8Array).toString()) }
  },
})
