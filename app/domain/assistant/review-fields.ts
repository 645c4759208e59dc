/** Prefix of the values of the buttons that put a fact back. */
export const RESTORE = 'restore:'

/** The value of the button that puts a fact back. */
export function restoreIntent(id: string): string {
  return RESTORE + id
}

/** Names of the fields in which a form carries a result; a request to the assistant omits them. */
export function isReviewField(name: string): boolean {
  return name.startsWith('review_')
}
