import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** How an authority signs. */
export const KINDS = ['rsa', 'rsa-chain', 'ec'] as const
export type Kind = (typeof KINDS)[number]

export type Authority = {
  /** PEM of the root that an auditor would trust. */
  root: string
  /** The reply to a question (DER of a TimeStampReq), as `openssl ts -reply` makes it. */
  reply(question: Uint8Array): Buffer
  /** A token around a TSTInfo that `openssl ts` would not write. @param isPss in the other padding of RSA */
  token(info: Uint8Array, isPss?: boolean): Buffer
}

export const hasOpenSsl = spawnSync('openssl', ['ts', '-help']).status === 0

const KEY_OPTIONS: Readonly<Record<Kind, readonly string[]>> = {
  rsa: ['-algorithm', 'RSA', '-pkeyopt', 'rsa_keygen_bits:2048'],
  'rsa-chain': ['-algorithm', 'RSA', '-pkeyopt', 'rsa_keygen_bits:2048'],
  ec: ['-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-256'],
}

/**
 * Makes a root and a time-stamping authority below it, in a folder of its own; with `rsa-chain` one more stands between them.
 * @param options.purposes of the signer's certificate; by default those that RFC 3161 asks for
 */
export function makeAuthority(
  folder: string,
  kind: Kind,
  options: { purposes?: string; days?: number } = {},
): Authority {
  const { purposes = 'critical,timeStamping', days = 30 } = options
  const run = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
  writeFileSync(path.join(folder, 'ca.ext'), 'basicConstraints=critical,CA:true\nkeyUsage=critical,keyCertSign\n')
  writeFileSync(path.join(folder, 'tsa.ext'), `extendedKeyUsage=${purposes}\nkeyUsage=critical,digitalSignature\n`)
  const issue = (name: string, issuer: string, subject: string, extensions: string, keyKind: Kind) => {
    run('genpkey', ...KEY_OPTIONS[keyKind], '-out', `${name}.key`)
    run('req', '-new', '-key', `${name}.key`, '-subj', subject, '-out', `${name}.csr`)
    const by = name === issuer ? ['-signkey', `${name}.key`] : ['-CA', `${issuer}.pem`, '-CAkey', `${issuer}.key`]
    run(
      'x509',
      '-req',
      '-in',
      `${name}.csr`,
      ...by,
      '-set_serial',
      String(Date.now()),
      '-days',
      String(days),
      '-extfile',
      extensions,
      '-out',
      `${name}.pem`,
    )
  }
  issue('root', 'root', '/O=Time/CN=Root of Time', 'ca.ext', 'rsa')
  const above = kind === 'rsa-chain' ? 'middle' : 'root'
  if (above === 'middle') issue('middle', 'root', '/O=Time/CN=Middle of Time', 'ca.ext', 'rsa')
  issue('tsa', above, '/O=Time/CN=Clock of Time', 'tsa.ext', kind)
  writeFileSync(path.join(folder, 'middle-or-root.pem'), readFileSync(path.join(folder, `${above}.pem`)))
  writeFileSync(path.join(folder, 'serial'), '01\n')
  writeFileSync(
    path.join(folder, 'tsa.cnf'),
    `[plain]
serial = serial
signer_cert = tsa.pem
certs = middle-or-root.pem
signer_key = tsa.key
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256, sha384, sha512
accuracy = secs:1
ess_cert_id_alg = sha256
`,
  )
  return {
    root: readFileSync(path.join(folder, 'root.pem'), 'utf8'),
    reply(question) {
      writeFileSync(path.join(folder, 'question.tsq'), question)
      run('ts', '-reply', '-queryfile', 'question.tsq', '-config', 'tsa.cnf', '-section', 'plain', '-out', 'reply.tsr')
      return readFileSync(path.join(folder, 'reply.tsr'))
    },
    token(info, isPss = false) {
      writeFileSync(path.join(folder, 'info.der'), info)
      const padding = !isPss ? [] : ['-keyopt', 'rsa_padding_mode:pss', '-keyopt', 'rsa_pss_saltlen:32']
      const signer = ['-signer', 'tsa.pem', '-inkey', 'tsa.key', '-certfile', 'middle-or-root.pem', '-md', 'sha256']
      const kind = ['-econtent_type', '1.2.840.113549.1.9.16.1.4', '-cades', '-nodetach', '-binary']
      run('cms', '-sign', '-in', 'info.der', ...signer, ...padding, ...kind, '-outform', 'DER', '-out', 'token.der')
      return readFileSync(path.join(folder, 'token.der'))
    },
  }
}
