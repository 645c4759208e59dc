// Certificates and signatures of time-stamping authorities, by Node. The browser page has no such check.
import * as nodeCrypto from 'node:crypto'

/**
 * A digest by its name, as Node writes it.
 * @param {string} name
 * @param {Uint8Array} bytes
 * @returns {Uint8Array}
 */
export function digestOf(name, bytes) {
  return nodeCrypto.createHash(name).update(bytes).digest()
}

/** @typedef {{ der: Uint8Array, subject: string, certificate: nodeCrypto.X509Certificate }} Certificate */

/**
 * @param {Uint8Array} bytes DER, or one certificate in PEM
 * @returns {Certificate | undefined}
 */
export function readCertificate(bytes) {
  try {
    const certificate = new nodeCrypto.X509Certificate(bytes)
    const named = /^CN=(.+)$/m.exec(certificate.subject) ?? /^O=(.+)$/m.exec(certificate.subject)
    return { der: certificate.raw, subject: named?.[1] ?? 'an authority without a name', certificate }
  } catch {
    return undefined
  }
}

const RSASSA_PSS = '1.2.840.113549.1.1.10'

/**
 * Checks the signature over the attributes of a CMS signer (RFC 5652): RSA in both paddings, ECDSA, Ed25519.
 * @param {Certificate} signer
 * @param {{ signedAttributes: Uint8Array, digestAlgorithm: string, signatureAlgorithm: string | undefined, signature: Uint8Array }} stamp
 * @returns {boolean}
 */
export function verifyCms({ certificate }, { signedAttributes, digestAlgorithm, signatureAlgorithm, signature }) {
  try {
    const key = certificate.publicKey
    const isEdwards = key.asymmetricKeyType === 'ed25519' || key.asymmetricKeyType === 'ed448'
    const isPss = signatureAlgorithm === RSASSA_PSS
    const { RSA_PKCS1_PSS_PADDING, RSA_PSS_SALTLEN_AUTO } = nodeCrypto.constants
    const how = isPss ? { key, padding: RSA_PKCS1_PSS_PADDING, saltLength: RSA_PSS_SALTLEN_AUTO } : key
    return nodeCrypto.verify(isEdwards ? null : digestAlgorithm, signedAttributes, how, signature)
  } catch {
    return false
  }
}

/** Longer chains of certificates are none that an authority has. */
const MAX_CHAIN = 8

/**
 * Follows a certificate to one that the auditor trusts. Each has to be valid at the time of the stamp; whether one was revoked
 * only its authority knows.
 * @param {Certificate} signer
 * @param {Certificate[]} embedded
 * @param {Certificate[]} trusted
 * @param {number} time
 * @returns {{ wrong: string } | { trusted: boolean }}
 */
export function chainOf(signer, embedded, trusted, time) {
  const isTrusted = (/** @type {Certificate} */ one) =>
    trusted.some(({ der }) => nodeCrypto.timingSafeEqual(digestOf('sha256', der), digestOf('sha256', one.der)))
  let at = signer
  for (let length = 0; length < MAX_CHAIN; length += 1) {
    const { validFrom, validTo } = at.certificate
    if (time < Date.parse(validFrom) || time > Date.parse(validTo))
      return { wrong: `the certificate of ${at.subject} was not valid at that time` }
    if (isTrusted(at)) return { trusted: true }
    const below = at.certificate
    const issuer = [...trusted, ...embedded].find(
      ({ certificate }) => certificate.ca && below.checkIssued(certificate) && below.verify(certificate.publicKey),
    )
    if (issuer === undefined || issuer === at) return { trusted: false }
    at = issuer
  }
  return { trusted: false }
}
