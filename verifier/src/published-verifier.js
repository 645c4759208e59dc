// Whether the verifier that runs is the one that the log published: the log names both files by hash.
import { say, thousands } from './report.js'

/** @typedef {{ seq: number, command: string, page: string }} PublishedVerifier hashes of ledger-verify.mjs and ledger-verify.html */

/**
 * A verifier that was built from the sources may be right without being published, so nothing fails here.
 * @param {import('./report.js').Check[]} checks
 * @param {PublishedVerifier[]} published oldest first
 * @param {string | undefined} self SHA-256 of the file that runs; a page cannot know its own
 */
export function checkVerifier(checks, published, self) {
  const last = published[published.length - 1]
  if (last === undefined) return
  if (self === undefined) {
    say(
      checks,
      'Verifier',
      'NOT CHECKED',
      `a page cannot read itself: compare it with what the log published (event ${thousands(last.seq)})`,
      [`SHA-256 of the saved page, by sha256sum or shasum -a 256: ${last.page}`],
    )
    return
  }
  const found = published.findLast(({ command }) => command === self)
  if (found === undefined) {
    say(
      checks,
      'Verifier',
      'NOT CHECKED',
      `this verifier is not the one that the log published (event ${thousands(last.seq)})`,
      [
        `It has the SHA-256 ${self}, the published one ${last.command}. Compare its sources, or take the published one.`,
      ],
    )
    return
  }
  const newer = found === last ? '' : `; event ${thousands(last.seq)} published a newer one`
  say(checks, 'Verifier', 'OK', `this is the verifier that the log published (event ${thousands(found.seq)})${newer}`)
}
