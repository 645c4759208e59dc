import type { KeptText } from '#app/.server/platform/kept-text/kept-text.ts'
import type { SealedTable } from '#app/.server/platform/kept-text/tables.ts'
import { type ContactMessage, ContactSchema } from '#app/domain/contact/contact.ts'

/**
 * Each message has a key of its own under its own id, in the place of a workspace: a visitor has none, and destroying the key ends the message
 * in every backup of `penmark.db` too.
 */
export const CONTACT_TEXTS = {
  table: 'contact_message',
  key: ['id'],
  workspace: 'id',
  sealed: ['body', 'answer'],
} as const satisfies SealedTable

type Column = (typeof CONTACT_TEXTS)['sealed'][number]

/** The message as its row holds it. */
export function sealedBody(texts: KeptText, id: string, message: ContactMessage): Buffer {
  return texts.seal(cellOf(id, 'body'), JSON.stringify(message))
}

/** The message of a row. */
export function openedBody(texts: KeptText, id: string, body: Uint8Array): ContactMessage {
  return ContactSchema.parse(JSON.parse(texts.open(cellOf(id, 'body'), body)))
}

export function sealedAnswer(texts: KeptText, id: string, answer: string): Buffer {
  return texts.seal(cellOf(id, 'answer'), answer)
}

export function openedAnswer(texts: KeptText, id: string, answer: Uint8Array): string {
  return texts.open(cellOf(id, 'answer'), answer)
}

function cellOf(id: string, column: Column) {
  return { workspaceId: id, table: CONTACT_TEXTS.table, row: id, column }
}
