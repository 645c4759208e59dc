import type { dashboard as english } from '../en/dashboard.ts'
import type { Translation } from '../translation.ts'

export const dashboard = {} satisfies Translation<typeof english>
