// Checks the time stamps that an auditor gives with an export.
import { isoTime, monthOf } from './months.js'
import { say, sayIncomplete } from './report.js'
import { certificatesIn, isStampOf, judgeStamp, readStamp } from './timestamp.js'

/**
 * @typedef {{ name: string, stamp: import('./timestamp.js').Stamp }} NamedStamp
 * @typedef {{ stamps: NamedStamp[], anchors: Uint8Array[], isOneOfSeveral: boolean }} GivenStamps
 */

/**
 * Reads the files of the command line.
 * @param {{ name: string, bytes: Uint8Array }[]} stampFiles
 * @param {{ name: string, bytes: Uint8Array }[]} authorityFiles
 * @returns {{ stamps: NamedStamp[], anchors: Uint8Array[] } | { refused: string }}
 */
export function readStamps(stampFiles, authorityFiles) {
  /** @type {NamedStamp[]} */
  const stamps = []
  for (const { name, bytes } of stampFiles) {
    const stamp = readStamp(bytes)
    if (stamp === undefined) return { refused: `${name} is no time stamp of RFC 3161.` }
    stamps.push({ name, stamp })
  }
  for (const { name, bytes } of authorityFiles)
    if (certificatesIn(bytes).length === 0) return { refused: `${name} holds no certificate.` }
  return { stamps, anchors: authorityFiles.map(({ bytes }) => bytes) }
}

/**
 * @param {import('./report.js').Check[]} checks
 * @param {GivenStamps} given
 * @param {{ note: Uint8Array, manifest: import('./manifest.js').Manifest }} of
 */
export function checkStamps(checks, { stamps, anchors, isOneOfSeveral }, { note, manifest }) {
  const own = stamps.filter(({ stamp }) => isStampOf(stamp, note))
  if (own.length === 0) {
    const names = stamps.map(({ name }) => name).join(', ')
    if (isOneOfSeveral) say(checks, 'Time stamp', 'NOT CHECKED', 'none of those given is of this checkpoint')
    else
      say(checks, 'Time stamp', 'FAILED', `not of this checkpoint: ${names}`, [
        'A time stamp is of the checkpoint of a closed month. It fits the export of that month, and no other.',
      ])
  }
  for (const { name, stamp } of own) {
    const when = isoTime(stamp.time)
    const judged = judgeStamp(stamp, anchors)
    const { range } = manifest
    if ('wrong' in judged) say(checks, 'Time stamp', 'FAILED', `${name}: ${judged.wrong}`)
    else if (range.kind === 'month' && monthOf(stamp.time) <= range.period)
      say(checks, 'Time stamp', 'FAILED', `${name}: the checkpoint existed at ${when}, before the month was over`)
    else if (judged.trusted) say(checks, 'Time stamp', 'OK', `the checkpoint existed at ${when}, says ${judged.signer}`)
    else
      sayIncomplete(checks, 'Time stamp', `the checkpoint existed at ${when}, says ${judged.signer}`, [
        anchors.length === 0
          ? 'You gave no certificate of an authority that you trust (--tsa FILE.pem), so nobody vouches for that time.'
          : 'Its certificate does not lead to one of those you gave (--tsa).',
      ])
  }
}
