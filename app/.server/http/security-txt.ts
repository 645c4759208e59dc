const DAY_MS = 86_400_000

/** Readers fetch the file again before it ends, and RFC 9116 wants less than a year. */
const VALID_DAYS = 180

/**
 * The file that tells researchers how to report a weakness (RFC 9116, at `/.well-known/security.txt`).
 * @param facts.contact `mailto:` or `https:` address; undefined: the front page, which names the operator
 * @param facts.now milliseconds since the epoch
 */
export function securityTxt(facts: { publicUrl: string; contact: string | undefined; now: number }): string {
  const { publicUrl, contact, now } = facts
  const end = new Date((Math.floor(now / DAY_MS) + VALID_DAYS) * DAY_MS)
  return [
    `Contact: ${contact ?? `${publicUrl}/`}`,
    `Expires: ${end.toISOString()}`,
    'Preferred-Languages: en, es, pt, fr, de',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
