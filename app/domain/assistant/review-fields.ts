/** What the value of a button begins with that puts a fact back. */
export const RESTORE = 'restore:'

/** The value of the button that puts a fact back. */
export function restoreIntent(id: string): string {
  return RESTORE + id
}

/** Names of the fields by which a form carries a result along; a request to the assistant leaves them out. */
export function isReviewField(name: string): boolean {
  return name.startsWith('review_')
}
