import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { writeBundle } from '#app/.server/ledger/export/export.ts'
import { timestampRequest } from '#app/.server/ledger/publish/timestamp-reply.ts'
import { createTimestamps, timestampOf } from '#app/.server/ledger/publish/timestamps.ts'
import { createLog } from '#app/.server/platform/log.ts'
import { type Authority, hasOpenSsl, KINDS, makeAuthority } from '#tests/mocks/tsa/authority.ts'
import { startTsaDouble } from '#tests/mocks/tsa/server.ts'
import { runs } from '#tests/support/long.ts'
import { threeMonths } from '#tests/support/three-months.ts'
import { BUILT, buildVerifier } from '../../verifier/build.mjs'
import { isStampOf, judgeStamp, readStamp } from '../../verifier/src/timestamp.js'

// Time stamps of closed months (RFC 3161): asked for over HTTP, kept, handed out, and judged by the verifier and by `openssl ts`, which
// made them. Without the program openssl these tests are skipped.
if (!hasOpenSsl) console.warn('time-stamps: skipped, there is no openssl')

const root = mkdtempSync(path.join(tmpdir(), 'penmark-stamps-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const folderOf = (name: string) => {
  const folder = path.join(root, name)
  mkdirSync(folder, { recursive: true })
  return folder
}
const authorities = new Map<string, Authority>()
function authorityOf(kind: (typeof KINDS)[number]): Authority {
  const known = authorities.get(kind) ?? makeAuthority(folderOf(`tsa-${kind}`), kind)
  authorities.set(kind, known)
  return known
}

const log = hasOpenSsl ? threeMonths(folderOf('log')) : undefined
const clock = { now: () => Date.now() }
const NOTE = Buffer.from('penmark.test/ledger\n3\nAAAA\n\n— penmark.test/ledger AAAA\n')
const stampOf = (authority: Authority, bytes: Uint8Array) =>
  authority.reply(timestampRequest(createHash('sha256').update(bytes).digest(), Buffer.from('0102030405060708', 'hex')))
const pem = (authority: Authority) => Buffer.from(authority.root)

test.runIf(hasOpenSsl)(
  'a closed month gets its stamp over HTTP, its export is verified with it, and openssl agrees',
  async () => {
    if (log === undefined) return
    const { reader } = log.database
    const authority = authorityOf('rsa')
    const tsa = await startTsaDouble(authority)
    const failures: string[] = []
    const timestamps = createTimestamps({
      ...{ database: log.database, clock, url: tsa.url, log: createLog('silent') },
      onFailure: (period, why) => failures.push(`${period}: ${why}`),
    })
    await timestamps.stamp()
    await tsa.close()
    expect(failures).toEqual([])
    expect(tsa.questions[0]?.type).toBe('application/timestamp-query')
    const reply = timestampOf(reader, '2026-08')
    if (reply === undefined) throw new Error('August has no stamp')

    const written = await writeBundle(
      reader,
      { scope: { kind: 'log' }, range: { kind: 'month', period: '2026-08' } },
      folderOf('out'),
    )
    if (!written.ok) throw new Error(written.code)
    const files = folderOf('files')
    const paths = {
      tsr: path.join(files, '2026-08.tsr'),
      pem: path.join(files, 'root.pem'),
      key: path.join(files, 'log.vkey'),
    }
    writeFileSync(paths.tsr, reply)
    writeFileSync(paths.pem, authority.root)
    writeFileSync(paths.key, `${log.signer.vkey}\n`)

    // The other judge.
    const openssl = spawnSync(
      'openssl',
      ['ts', '-verify', '-data', path.join(written.folder, 'checkpoint'), '-in', paths.tsr, '-CAfile', paths.pem],
      { encoding: 'utf8' },
    )
    expect(`${openssl.stdout}${openssl.stderr}`).toContain('Verification: OK')

    buildVerifier()
    const verify = (...more: string[]) => {
      const ran = spawnSync(
        process.execPath,
        [path.join(BUILT, 'ledger-verify.mjs'), written.folder, '--key', paths.key, ...more],
        { encoding: 'utf8' },
      )
      return {
        status: ran.status,
        line: ran.stdout.split('\n').find((each) => each.startsWith('Time stamp')) ?? '',
        out: ran.stdout,
      }
    }
    const trusted = verify('--timestamp', paths.tsr, '--tsa', paths.pem)
    expect(trusted.line).toContain('OK')
    expect(trusted.out).toContain('says Clock of Time')
    expect([trusted.status, verify().line]).toEqual([0, ''])
    const untrusted = verify('--timestamp', paths.tsr)
    expect([untrusted.status, untrusted.out.includes('INCOMPLETE')]).toEqual([3, true])
    const stranger = path.join(files, 'other.pem')
    writeFileSync(stranger, authorityOf('ec').root)
    expect(verify('--timestamp', paths.tsr, '--tsa', stranger).status).toBe(3)
    const late = path.join(files, '2026-09.tsr')
    writeFileSync(late, timestampOf(reader, '2026-09') ?? '')
    const wrong = verify('--timestamp', late, '--tsa', paths.pem)
    expect([wrong.status, wrong.line]).toEqual([1, expect.stringContaining('FAILED')])
    expect(verify('--timestamp', paths.pem).status).toBe(2)
    expect(verify('--timestamp', path.join(files, 'missing')).status).toBe(2)
    expect(verify('--tsa', paths.pem).status).toBe(2)
  },
)

test.runIf(hasOpenSsl)(
  'no mood of an authority stops anything: the month goes without, the operators are told, and the next try works',
  async () => {
    const other = threeMonths(folderOf('moods'))
    const authority = authorityOf('rsa')
    const tsa = await startTsaDouble(authority)
    const failures: string[] = []
    const stamps = (url: string | undefined, now = Date.now()) =>
      createTimestamps({
        ...{ database: other.database, clock: { now: () => now }, url, log: createLog('silent') },
        onFailure: (_, why) => failures.push(why),
      })
    const counted = () =>
      other.database.reader.sqlite.prepare<[], number>('SELECT count(*) FROM ledger_timestamp').pluck().get()
    const rejected = Buffer.from('300530030201020a', 'hex')
    tsa.next(
      { kind: 'status', status: 503 },
      { kind: 'status', status: 404, body: 'no' },
      { kind: 'page' },
      { kind: 'redirect', to: 'http://127.0.0.1:9/' },
      { kind: 'flood' },
      { kind: 'bytes', bytes: Buffer.alloc(0) },
      { kind: 'bytes', bytes: rejected },
      { kind: 'bytes', bytes: Buffer.from('3005300302010a', 'hex') },
      { kind: 'bytes', bytes: stampOf(authority, Buffer.from('something else')) },
      { kind: 'cut', bytes: 40 },
      { kind: 'cut', bytes: 400 },
      { kind: 'replay' },
    )
    for (let mood = 0; mood < 12; mood += 1) await stamps(tsa.url).stamp()
    expect(failures).toHaveLength(12)
    expect(counted()).toBe(0)
    await stamps('http://127.0.0.1:9/').stamp()
    await stamps(tsa.url, Date.now() - 3_600_000).stamp()
    expect(failures.at(-1)).toContain('apart')
    expect([failures.length, counted()]).toEqual([14, 0])
    await stamps(undefined).stamp()
    await stamps(tsa.url).stamp()
    await stamps(tsa.url).stamp()
    await tsa.close()
    expect(failures).toHaveLength(14)
    expect(counted()).toBeGreaterThanOrEqual(2)
    other.database.close()
  },
)

test.runIf(hasOpenSsl).each(KINDS)('a stamp signed by %s leads to its root, and openssl says the same', (kind) => {
  const authority = authorityOf(kind)
  const bytes = stampOf(authority, NOTE)
  const stamp = readStamp(bytes)
  if (stamp === undefined) throw new Error('not read')
  expect(isStampOf(stamp, NOTE)).toBe(true)
  expect(judgeStamp(stamp, [pem(authority)])).toEqual({ signer: 'Clock of Time', trusted: true })
  expect(judgeStamp(stamp, [])).toEqual({ signer: 'Clock of Time', trusted: false })
  expect(Math.abs(stamp.time - Date.now())).toBeLessThan(300_000)
  const folder = folderOf(`judge-${kind}`)
  writeFileSync(path.join(folder, 'data'), NOTE)
  writeFileSync(path.join(folder, 'reply.tsr'), bytes)
  writeFileSync(path.join(folder, 'root.pem'), authority.root)
  execFileSync('openssl', ['ts', '-verify', '-data', 'data', '-in', 'reply.tsr', '-CAfile', 'root.pem'], {
    cwd: folder,
    stdio: 'pipe',
  })
  // The bare token, which some programs keep instead of the reply.
  execFileSync('openssl', ['ts', '-reply', '-in', 'reply.tsr', '-token_out', '-out', 'token'], {
    cwd: folder,
    stdio: 'pipe',
  })
  const token = readStamp(readFileSync(path.join(folder, 'token')))
  expect(token && judgeStamp(token, [pem(authority)])).toEqual({ signer: 'Clock of Time', trusted: true })
})

test.runIf(hasOpenSsl)(
  'no changed byte of a stamp is called right about these bytes by a trusted authority with another time',
  () => {
    const authority = authorityOf('rsa-chain')
    const bytes = stampOf(authority, NOTE)
    const time = readStamp(bytes)?.time
    const anchors = [pem(authority)]
    const step = runs(7, 1)
    for (let at = 0; at < bytes.length; at += step) {
      const changed = Buffer.from(bytes)
      changed[at] = (changed[at] ?? 0) ^ (1 << (at % 8))
      const stamp = readStamp(changed)
      if (stamp === undefined) continue
      const judged = judgeStamp(stamp, anchors)
      const isAccepted = 'trusted' in judged && judged.trusted && isStampOf(stamp, NOTE)
      // Bytes that are not signed may change: names of algorithms that say the same, certificates that are not needed.
      if (isAccepted) expect([at, stamp.time]).toEqual([at, time])
      expect(isAccepted && !isStampOf(stamp, NOTE)).toBe(false)
    }
  },
)

test.runIf(hasOpenSsl).each(['timeStamping', 'critical,serverAuth', 'critical,timeStamping,codeSigning'])(
  'a certificate for %s vouches for no time',
  (purposes) => {
    const authority = makeAuthority(folderOf(`tsa-${purposes}`), 'ec', { purposes })
    // A proper signer lends the content, since openssl would not stamp with such a certificate.
    const info = readStamp(stampOf(authorityOf('rsa'), NOTE))?.info ?? new Uint8Array()
    const stamp = readStamp(authority.token(info))
    if (stamp === undefined) throw new Error('not read')
    expect(judgeStamp(stamp, [pem(authority)])).toEqual({
      wrong: 'the certificate that signed it is not one for time stamps',
    })
  },
)

test.runIf(hasOpenSsl)('neither another authority nor a certificate that was not valid then vouches for a time', () => {
  const authority = authorityOf('rsa')
  const stamp = readStamp(stampOf(authority, NOTE))
  if (stamp === undefined) throw new Error('not read')
  for (const time of [0, Date.now() + 400 * 86_400_000])
    expect(judgeStamp({ ...stamp, time }, [pem(authority)])).toEqual({ wrong: expect.stringContaining('not valid') })
  expect(judgeStamp(stamp, [pem(authorityOf('ec'))])).toEqual({ signer: 'Clock of Time', trusted: false })
  expect(judgeStamp({ ...stamp, info: Buffer.concat([stamp.info, Buffer.from([0])]) }, [])).toEqual({
    wrong: 'its content was changed after signing',
  })
  expect(judgeStamp({ ...stamp, signature: Buffer.alloc(256) }, [])).toEqual({ wrong: 'its signature does not fit' })
  const attributes = new Map(stamp.attributes)
  attributes.delete('1.2.840.113549.1.9.16.2.47')
  expect(judgeStamp({ ...stamp, attributes }, [])).toEqual({
    wrong: 'it does not name the certificate that signed it',
  })
})

test.runIf(hasOpenSsl)('a stamp in the other padding of RSA is judged like the others', () => {
  const authority = authorityOf('rsa')
  const info = readStamp(stampOf(authority, NOTE))?.info ?? new Uint8Array()
  const stamp = readStamp(authority.token(info, true))
  if (stamp === undefined) throw new Error('not read')
  expect(stamp.signatureAlgorithm).toBe('1.2.840.113549.1.1.10')
  expect(isStampOf(stamp, NOTE)).toBe(true)
  expect(judgeStamp(stamp, [pem(authority)])).toEqual({ signer: 'Clock of Time', trusted: true })
  const changed = { ...stamp, signature: stamp.signature.map((byte, at) => (at === 9 ? byte ^ 1 : byte)) }
  expect(judgeStamp(changed, [pem(authority)])).toEqual({ wrong: 'its signature does not fit' })
})

test('the reader of stamps neither throws nor hangs on any bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      expect(readStamp(bytes)).toBeUndefined()
    }),
    { numRuns: runs(500, 20_000) },
  )
  const deep = Buffer.concat(Array.from({ length: 200 }, () => Buffer.from([0x30, 0x80])))
  expect(readStamp(deep)).toBeUndefined()
  expect(readStamp(Buffer.alloc(100_000, 0x30))).toBeUndefined()
})
