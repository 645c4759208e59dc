import commonPasswords from './common-passwords.json' with { type: 'json' }

const PRODUCT_WORDS = ['penmark', 'password', 'passwort', 'welcome', 'writing', 'assistant']
const SEQUENCES = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
]

let common: ReadonlySet<string> | undefined

/**
 * The reason why this password is too weak, or `null`. It compares, ignoring case, with the list of common passwords,
 * one repeated character, runs of the keyboard or the alphabet, and product words or the mail name with next to nothing
 * around them (ASVS 6.2.4 and 6.2.11; NIST SP 800-63B-4, 3.1.1.2). The schema checks the length.
 */
export function weaknessOf(password: string, email: string): 'common' | 'personal' | null {
  common ??= new Set(commonPasswords.lines.flatMap((line) => line.split(' ')))
  const plain = password.normalize('NFKC').toLowerCase()
  const letters = plain.replace(/[^\p{L}]+/gu, '')
  if (common.has(plain) || new Set(plain).size < 3 || isRun(plain)) return 'common'
  if (PRODUCT_WORDS.some((word) => isMostly(plain, letters, word))) return 'common'
  const name = email.trim().toLowerCase().split('@')[0] ?? ''
  const names = [email.trim().toLowerCase(), name, ...name.split(/[^\p{L}\p{N}]+/u)].filter((word) => word.length >= 4)
  return names.some((word) => isMostly(plain, letters, word)) ? 'personal' : null
}

/**
 * Whether the password is the word itself, the word with digits and marks only, or with at most three other characters.
 */
function isMostly(plain: string, letters: string, word: string): boolean {
  return plain.includes(word) && (letters === word.replace(/[^\p{L}]+/gu, '') || plain.length - word.length <= 3)
}

function isRun(plain: string): boolean {
  const backwards = [...plain].reverse().join('')
  return SEQUENCES.some((sequence) => sequence.includes(plain) || sequence.includes(backwards))
}
