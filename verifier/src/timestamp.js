// Time stamps of RFC 3161: that a checkpoint existed at a time which another party vouches for.
import { sameBytes } from './base64.js'
import { chainOf, digestOf, readCertificate, verifyCms } from './certificates.js'
import { childrenOf, DER, oidOf, oneValue, smallNumber, timeOf } from './der.js'

const SIGNED_DATA = '1.2.840.113549.1.7.2'
const TST_INFO = '1.2.840.113549.1.9.16.1.4'
const CONTENT_TYPE = '1.2.840.113549.1.9.3'
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4'
const SIGNING_CERTIFICATE = '1.2.840.113549.1.9.16.2.12'
const SIGNING_CERTIFICATE_2 = '1.2.840.113549.1.9.16.2.47'
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8'

/** @type {Record<string, 'sha1' | 'sha256' | 'sha384' | 'sha512'>} */
const DIGESTS = {
  '1.3.14.3.2.26': 'sha1',
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
}

/** More is no time stamp. */
const MAX_STAMP = 65_536

/**
 * A time stamp, read but not judged.
 * @typedef {object} Stamp
 * @property {string} digest of what was stamped
 * @property {Uint8Array} imprint
 * @property {number} time milliseconds UTC, by the authority
 * @property {Uint8Array} info the signed content
 * @property {Uint8Array} signedAttributes as they are signed
 * @property {Map<string, import('./der.js').Der>} attributes
 * @property {string} digestAlgorithm
 * @property {string | undefined} signatureAlgorithm
 * @property {Uint8Array} signature
 * @property {Uint8Array[]} certificates
 */

/**
 * Reads a reply of a time-stamping authority (`.tsr`), or the token inside it.
 * @param {Uint8Array} bytes
 * @returns {Stamp | undefined}
 */
export function readStamp(bytes) {
  if (bytes.length > MAX_STAMP) return undefined
  const outer = childrenOf(oneValue(bytes, DER.sequence), DER.sequence)
  if (outer === undefined) return undefined
  const isToken = outer[0]?.tag === DER.oid
  // PKIStatus: 0 granted, 1 granted with modifications.
  const status = isToken ? 0 : smallNumber(childrenOf(outer[0], DER.sequence)?.[0])
  const token = isToken ? outer : outer.length === 2 ? childrenOf(outer[1], DER.sequence) : undefined
  if (token?.length !== 2 || (status !== 0 && status !== 1) || oidOf(token[0]) !== SIGNED_DATA) return undefined
  const signed = childrenOf(oneValue(childContent(token[1], 0), DER.sequence), DER.sequence)
  return signed === undefined ? undefined : readSigned(signed)
}

/**
 * @param {import('./der.js').Der | undefined} value
 * @param {number} n of the context tag that the value has to have
 */
function childContent(value, n) {
  return value?.tag === DER.context(n) ? value.content : undefined
}

/**
 * SignedData of RFC 5652: version, digest algorithms, content, certificates, revocation lists, signers.
 * @param {import('./der.js').Der[]} parts
 * @returns {Stamp | undefined}
 */
function readSigned(parts) {
  const wrapped = childrenOf(parts[2], DER.sequence)
  if (wrapped?.length !== 2 || oidOf(wrapped[0]) !== TST_INFO) return undefined
  const info = oneValue(childContent(wrapped[1], 0), DER.octets)?.content
  const listed = parts.find(({ tag }) => tag === DER.context(0))
  const certificates = listed === undefined ? [] : childrenOf(listed, DER.context(0))
  const signers = childrenOf(parts[parts.length - 1], DER.set)
  if (info === undefined || certificates === undefined || signers?.length !== 1) return undefined
  const signer = childrenOf(signers[0], DER.sequence)
  // version, signer, digest algorithm, signed attributes, signature algorithm, signature, maybe unsigned attributes
  if (signer === undefined || signer.length < 6) return undefined
  const [, , digestPart, signedPart, algorithmPart, signaturePart] = signer
  const digestAlgorithm = DIGESTS[oidOf(childrenOf(digestPart, DER.sequence)?.[0]) ?? '']
  const attributes = attributesOf(signedPart)
  const content = readInfo(info)
  if (digestAlgorithm === undefined || attributes === undefined || content === undefined) return undefined
  if (signaturePart.tag !== DER.octets) return undefined
  const signedAttributes = new Uint8Array(signedPart.whole)
  // RFC 5652, 5.4: what is signed is the attributes as a SET, not with the tag that they have here.
  signedAttributes[0] = DER.set
  return {
    ...content,
    info,
    signedAttributes,
    attributes,
    digestAlgorithm,
    signatureAlgorithm: oidOf(childrenOf(algorithmPart, DER.sequence)?.[0]),
    signature: signaturePart.content,
    certificates: certificates.map(({ whole }) => whole),
  }
}

/**
 * The single value of each signed attribute; undefined if one stands twice.
 * @param {import('./der.js').Der} part
 */
function attributesOf(part) {
  const listed = childrenOf(part, DER.context(0))
  /** @type {Map<string, import('./der.js').Der>} */
  const found = new Map()
  for (const each of listed ?? []) {
    const [name, values] = childrenOf(each, DER.sequence) ?? []
    const oid = oidOf(name)
    const [value] = childrenOf(values, DER.set) ?? []
    if (oid === undefined || value === undefined || found.has(oid)) return undefined
    found.set(oid, value)
  }
  return listed === undefined ? undefined : found
}

/**
 * TSTInfo of RFC 3161: version, policy, imprint, serial number, time, and more that is not needed here.
 * @param {Uint8Array} info
 */
function readInfo(info) {
  const parts = childrenOf(oneValue(info, DER.sequence), DER.sequence)
  if (parts === undefined || smallNumber(parts[0]) !== 1 || oidOf(parts[1]) === undefined) return undefined
  const imprint = childrenOf(parts[2], DER.sequence)
  const digest = DIGESTS[oidOf(childrenOf(imprint?.[0], DER.sequence)?.[0]) ?? '']
  const time = timeOf(parts[4])
  if (digest === undefined || digest === 'sha1' || imprint?.[1]?.tag !== DER.octets || time === undefined)
    return undefined
  return { digest, imprint: imprint[1].content, time }
}

/**
 * Whether a stamp is of these bytes.
 * @param {Stamp} stamp
 * @param {Uint8Array} bytes
 */
export function isStampOf(stamp, bytes) {
  return sameBytes(digestOf(stamp.digest, bytes), stamp.imprint)
}

/**
 * Judges the signature of a stamp, and whether its signer leads to one of the authorities that the auditor trusts.
 * @param {Stamp} stamp
 * @param {Uint8Array[]} anchors certificates, PEM or DER
 * @returns {{ wrong: string } | { signer: string, trusted: boolean }}
 */
export function judgeStamp(stamp, anchors) {
  const type = stamp.attributes.get(CONTENT_TYPE)
  if (oidOf(type) !== TST_INFO) return { wrong: 'what was signed is no time stamp' }
  const digest = stamp.attributes.get(MESSAGE_DIGEST)
  if (digest?.tag !== DER.octets || !sameBytes(digest.content, digestOf(stamp.digestAlgorithm, stamp.info)))
    return { wrong: 'its content was changed after signing' }
  const trusted = anchors.flatMap((bytes) => certificatesIn(bytes))
  const embedded = stamp.certificates.flatMap((bytes) => readCertificate(bytes) ?? [])
  const named = signerHash(stamp.attributes)
  if (named === undefined) return { wrong: 'it does not name the certificate that signed it' }
  const signer = [...embedded, ...trusted].find(({ der }) => sameBytes(digestOf(named.digest, der), named.hash))
  if (signer === undefined) return { wrong: 'the certificate that signed it is neither in it nor among those you gave' }
  if (!verifyCms(signer, stamp)) return { wrong: 'its signature does not fit' }
  if (!isForStampsOnly(signer.der)) return { wrong: 'the certificate that signed it is not one for time stamps' }
  const chain = chainOf(signer, embedded, trusted, stamp.time)
  if ('wrong' in chain) return chain
  return { signer: signer.subject, trusted: chain.trusted }
}

/**
 * @param {Uint8Array} bytes one certificate in DER, or any number in PEM
 */
export function certificatesIn(bytes) {
  const text = String.fromCharCode(...bytes.subarray(0, MAX_STAMP * 4))
  const blocks = text.match(/-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]{1,20000}-----END CERTIFICATE-----/g)
  if (blocks === null) return readCertificate(bytes) ?? []
  return blocks.flatMap((block) => readCertificate(new TextEncoder().encode(block)) ?? [])
}

/**
 * RFC 2634 and 5035: the hash of the signer's certificate, which is signed too, so that no other one can be put in its place.
 * @param {Map<string, import('./der.js').Der>} attributes
 */
function signerHash(attributes) {
  const isSecond = attributes.has(SIGNING_CERTIFICATE_2)
  const value = attributes.get(SIGNING_CERTIFICATE_2) ?? attributes.get(SIGNING_CERTIFICATE)
  const [first] = childrenOf(childrenOf(value, DER.sequence)?.[0], DER.sequence) ?? []
  const parts = childrenOf(first, DER.sequence)
  if (parts === undefined) return undefined
  const names = parts[0]?.tag === DER.sequence ? oidOf(childrenOf(parts[0], DER.sequence)?.[0]) : undefined
  const digest = isSecond ? (names === undefined ? 'sha256' : DIGESTS[names]) : 'sha1'
  const hash = parts[names === undefined ? 0 : 1]
  return digest === undefined || hash?.tag !== DER.octets ? undefined : { digest, hash: hash.content }
}

/**
 * RFC 3161, 2.3: the certificate is for time stamping, for nothing else, and says so critically.
 * @param {Uint8Array} der
 */
function isForStampsOnly(der) {
  const body = childrenOf(childrenOf(oneValue(der, DER.sequence), DER.sequence)?.[0], DER.sequence)
  const extensions = childrenOf(
    oneValue(
      childContent(
        body?.find(({ tag }) => tag === DER.context(3)),
        3,
      ),
      DER.sequence,
    ),
    DER.sequence,
  )
  for (const extension of extensions ?? []) {
    const parts = childrenOf(extension, DER.sequence)
    if (oidOf(parts?.[0]) !== '2.5.29.37') continue
    const isCritical = parts?.[1]?.tag === DER.boolean && parts[1].content[0] === 0xff
    const purposes = childrenOf(oneValue(parts?.[parts.length - 1]?.content, DER.sequence), DER.sequence)
    return isCritical && purposes?.length === 1 && oidOf(purposes[0]) === TIME_STAMPING
  }
  return false
}
