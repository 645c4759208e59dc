/** What a button of a findings list asks for. */
export const ADD_WORD = 'add_word:'
export const IGNORE_RULE = 'ignore_rule:'
export const IGNORE_HERE = 'ignore_here:'

/** The name of a finding in its text, as long as the person ignores it there: its rule and its words. */
export function nameInText(rule: string, found: string): string {
  return `${rule} ${found}`
}
