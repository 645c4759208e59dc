import type { mail as english } from '../en/mail.ts'
import type { Translation } from '../translation.ts'

export const mail = {} satisfies Translation<typeof english>
