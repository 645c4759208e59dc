import type { common as english } from '../en/common.ts'
import type { Translation } from '../translation.ts'

export const common = {} satisfies Translation<typeof english>
