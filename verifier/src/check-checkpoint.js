// Checks which log this is, and whether its checkpoint is signed by a trusted key that is in force.
import { declaredAt, foreignKeys, judgeDeclared } from './declared-keys.js'
import { judgeSignatures, parseVkey } from './note.js'
import { counted, say, sayIncomplete, thousands } from './report.js'
import { vkeysIn } from './signed-sizes.js'

/** @typedef {import('./note.js').Key} Key */

/**
 * @typedef {object} Keys
 * @property {Key[]} trusted vouch for the log: given by the user; else the one in the state file; else those in the bundle
 * @property {Key[]} known the trusted keys, and the one in the state file, which checks signatures but vouches for nothing
 * @property {'user' | 'state' | 'bundle'} source origin of the log's key
 * @property {Key[] | undefined} inBundle
 */

/**
 * @param {import('./bundle.js').Bundle} bundle
 * @param {import('./verify.js').Options} options
 * @returns {Promise<Keys | { refused: string }>}
 */
export async function trustedKeys(bundle, { keys, state }) {
  const givenKeys = []
  for (const text of keys) {
    const key = parseVkey(text.trim())
    if (key === undefined) return { refused: `This is no verifier key: ${JSON.stringify(text.slice(0, 120))}` }
    givenKeys.push(key)
  }
  const stateKey = state === undefined ? undefined : parseVkey(state.key)
  const file = bundle.files.get('vkey')
  const inBundle = file === undefined ? undefined : await vkeysIn(file)
  // Keys of witnesses in the bundle vouch for nothing; with them a change of a cosignature is noticed.
  const carried = (inBundle ?? []).filter(
    ({ kind, vkey }) => kind === 'witness' && givenKeys.every((key) => key.vkey !== vkey),
  )
  if (givenKeys.some(({ kind }) => kind === 'log')) {
    const more = stateKey === undefined || givenKeys.some(({ vkey }) => vkey === stateKey.vkey) ? [] : [stateKey]
    return { trusted: givenKeys, known: [...givenKeys, ...more, ...carried], source: 'user', inBundle }
  }
  const others = stateKey === undefined ? (inBundle ?? []) : [stateKey]
  const trusted = [...givenKeys, ...others]
  return { trusted, known: [...trusted, ...carried], source: stateKey === undefined ? 'bundle' : 'state', inBundle }
}

/**
 * @param {import('./report.js').Check[]} checks
 * @param {{ note: import('./note.js').Note, checkpoint: import('./note.js').Checkpoint, manifest: import('./manifest.js').Manifest,
 *   keys: Keys, trusted: Key[] }} given `trusted` includes the keys that the log announced under them
 */
export async function checkLog(checks, { note, checkpoint, manifest, keys, trusted }) {
  const { inBundle, source } = keys
  const log = keys.trusted.filter(({ kind }) => kind === 'log')
  const named = log.map(({ name, id }) => `${name}, key ${id}`).join('; ')
  const text = `${checkpoint.origin}  (${named === '' ? 'no key' : named}, Ed25519)`
  const details = []
  if (manifest.origin !== checkpoint.origin) {
    details.push(`manifest.json names the log ${manifest.origin}, the checkpoint ${checkpoint.origin}`)
  } else if (inBundle === undefined) details.push('the file vkey holds no verifier key')
  else if (source !== 'bundle' && log.every(({ name }) => name !== checkpoint.origin)) {
    details.push(`Your key is for ${log.map(({ name }) => name).join(', ')}, this export is of ${checkpoint.origin}.`)
  } else details.push(...(await vkeyFileFaults(note, inBundle, trusted)))
  if (details.length > 0) say(checks, 'Log', 'FAILED', text, details)
  else if (source === 'bundle') {
    sayIncomplete(checks, 'Log', text, [
      'You gave no key, so the one in the bundle was used: whoever made the bundle chose it. Get the key from the company itself and give that (--key).',
    ])
  } else {
    say(
      checks,
      'Log',
      'OK',
      text,
      source === 'state' ? ['You gave no key (--key), so the one in your state file was used.'] : [],
    )
  }
}

/**
 * Reports keys of the file vkey that did not sign: people read this file, so it must not lead them to another key.
 * @param {import('./note.js').Note} note
 * @param {Key[]} inBundle
 * @param {Key[]} trusted
 */
async function vkeyFileFaults(note, inBundle, trusted) {
  const judged = await judgeSignatures(note, inBundle)
  if (judged.cannot) return []
  const signed = [...judged.log, ...judged.witnesses, ...judged.unchecked]
  const details = inBundle
    .filter((key) => !signed.includes(key))
    .map(({ vkey }) => `The file vkey names a key that did not sign this checkpoint: ${vkey}`)
  if (!inBundle.some(({ vkey }) => trusted.some((key) => key.vkey === vkey)))
    details.push('The file vkey holds no key that you trust. Rely on the key that you got from the company itself.')
  return details
}

/**
 * @param {import('./report.js').Check[]} checks
 * @param {{ note: import('./note.js').Note, checkpoint: import('./note.js').Checkpoint, manifest: import('./manifest.js').Manifest,
 *   keys: Keys, trusted: Key[], rotations: import('./declared-keys.js').Rotation[], whole: boolean }}
 *   evidence `rotations` holds only signed events; `whole` says that none of them is missing
 * @returns {Promise<Key[]>} the trusted keys that signed it, the one in force first; empty if the check failed
 */
export async function checkCheckpoint(checks, evidence) {
  const { note, checkpoint, manifest, keys, trusted, rotations, whole } = evidence
  const declared = declaredAt(rotations, checkpoint.size)
  const judged = await judgeDeclared(note, [...trusted, ...keys.known], declared)
  const signers = judged.log.filter(({ vkey }) => trusted.some((key) => key.vkey === vkey))
  const witnesses = keys.trusted.filter(({ kind }) => kind === 'witness')
  const cosigners = judged.witnesses.filter((key) => witnesses.includes(key)).length
  const cosigned =
    witnesses.length === 0 ? '' : `; cosigned by ${cosigners} of ${counted(witnesses.length, 'witness', 'witnesses')}`
  const short = `${checkpoint.rootText.slice(0, 4)}…${checkpoint.rootText.slice(-4)}`
  const text = `size ${thousands(checkpoint.size)}, root ${short}`
  const details = []
  const [lost] = judged.worthless
  if (judged.bad.length > 0) {
    details.push(
      `The signature of ${judged.bad.map(({ name, id }) => `${name}, key ${id},`).join(' and ')} does not fit the text: it was changed after signing.`,
    )
  } else if (signers.length === 0 && lost !== undefined) {
    details.push(
      `It is signed by the key ${lost.id}, which the log itself declared lost at event ${declared.lost.get(lost.vkey)?.seq}. Whoever holds a lost key can sign anything, so beyond that event its signature is worth nothing. Get the new key from the company itself.`,
    )
  } else if (signers.length === 0 && !judged.cannot) {
    const lines = note.signatures.map(({ name, id }) => `${name}, key ${id}`).join('; ')
    details.push(
      `It is not signed by the key you trust. Signed by: ${lines}. Was the key changed, or is yours the wrong one?`,
    )
  }
  const { inForce } = declared
  if (whole && inForce === undefined) details.push('The log declares no key of its own.')
  if (whole && inForce !== undefined && !judged.cannot && judged.log.every(({ vkey }) => vkey !== inForce.vkey)) {
    details.push(`The log says at event ${inForce.seq} that this key signs: ${inForce.vkey}. Its signature is missing.`)
  }
  details.push(...foreignKeys(rotations, checkpoint.origin))
  if (manifest.checkpoint.size !== checkpoint.size || manifest.checkpoint.root !== checkpoint.rootText) {
    details.push(`manifest.json names size ${manifest.checkpoint.size} and root ${manifest.checkpoint.root}`)
  }
  if (details.length > 0) say(checks, 'Checkpoint', 'FAILED', text, details)
  else if (judged.cannot) {
    sayIncomplete(checks, 'Checkpoint', text, [
      'This browser cannot check Ed25519 signatures. Use a current Chrome, Edge, Firefox or Safari, or the command line tool.',
    ])
  } else say(checks, 'Checkpoint', 'OK', `${text}  signed${cosigned}`, strangers(judged, witnesses))
  if (judged.bad.length > 0) return []
  return signers.sort((one, other) => Number(other.vkey === inForce?.vkey) - Number(one.vkey === inForce?.vkey))
}

/**
 * Signature lines that vouch for nothing. Others may sign beside the log, and c2sp.org/signed-note has a reader ignore those
 * whose keys he does not trust.
 * @param {{ witnesses: Key[], unknown: import('./note.js').Signature[], unchecked: Key[] }} judged
 * @param {Key[]} trustedWitnesses their keys were given by the user
 * @returns {string[]}
 */
function strangers({ witnesses, unknown, unchecked }, trustedWitnesses) {
  const carried = witnesses.filter((key) => !trustedWitnesses.includes(key))
  const notes = []
  if (carried.length > 0)
    notes.push(
      `Cosigned by ${carried.map(({ name, id }) => `${name}, key ${id}`).join('; ')}, but the key comes from this bundle. Get it from the witness and give it (--key), so that it counts.`,
    )
  if (unchecked.length > 0)
    notes.push(
      `Not checked here: the ML-DSA-44 signature of ${unchecked.map(({ name, id }) => `${name}, key ${id}`).join('; ')}. The command line tool checks it with Node 24 or newer.`,
    )
  if (unknown.length > 0)
    notes.push(
      `Ignored: a signature line of ${unknown.map(({ name, id }) => `${name}, key ${id}`).join('; ')}, whose key you did not give.`,
    )
  return notes
}
