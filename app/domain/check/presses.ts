/** What a button of a findings list asks for. */
export const ADD_WORD = 'add_word:'
export const IGNORE_RULE = 'ignore_rule:'
export const IGNORE_HERE = 'ignore_here:'

/** The name of a finding in its text, as long as the person ignores it there: its rule and its words. */
export function nameInText(rule: string, found: string): string {
  return `${rule} ${found}`
}

/** The finding that a pressed button ignores in its text, by name; null for other buttons. */
export function ignoredByPress(intent: unknown): string | null {
  return typeof intent === 'string' && intent.startsWith(IGNORE_HERE) ? intent.slice(IGNORE_HERE.length) : null
}

/** Whether a button is one of a finding. */
export function isPress(intent: string): boolean {
  return [ADD_WORD, IGNORE_RULE, IGNORE_HERE].some((prefix) => intent.startsWith(prefix))
}
