import { z } from 'zod'

// Pages forbid code made from strings, and Zod's probe for it would be reported by every browser on every page. On the
// server, where nothing forbids it, the compiled parsers stay.
if ('document' in globalThis) z.config({ jitless: true })

export { z }
