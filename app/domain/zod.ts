import { z } from 'zod'

// Our pages forbid code made from strings, and each browser would report Zod's probe for it on every page. The server has
// no such rule, so the compiled parsers stay there.
if ('document' in globalThis) z.config({ jitless: true })

export { z }
