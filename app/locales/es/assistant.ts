import type { assistant as english } from '../en/assistant.ts'
import type { Translation } from '../translation.ts'

export const assistant = {} satisfies Translation<typeof english>
