import type { engine as english } from '../en/engine.ts'
import type { Translation } from '../translation.ts'

export const engine = {} satisfies Translation<typeof english>
