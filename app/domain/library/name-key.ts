/**
 * What decides whether two names are the same: compatibility forms, letter case and runs of white space make no
 * difference. Upper case first, since it is there that "ß" meets "SS" and the two small sigmas meet.
 */
export function nameKey(name: string): string {
  const folded = name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC')
  return folded.replace(/\s+/gu, ' ').trim()
}
