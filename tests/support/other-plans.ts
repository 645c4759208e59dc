import { registerHooks } from 'node:module'
import { withOtherFigures } from './other-figures.ts'

// Loaded before the built server by `node --import`, so that the server is the one that is shipped and has another plan
// table all the same: nothing of ours can change a price from outside.

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    if (!url.includes('/build/server/') || loaded.source == null) return loaded
    return { ...loaded, source: withOtherFigures(Buffer.from(loaded.source as Uint8Array).toString()) }
  },
})
