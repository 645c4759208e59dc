import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type ExportArguments, exportBundle, writeBundle } from '#app/.server/ledger/export/export.ts'
import { threeMonths } from './three-months.ts'

/** The bundles that `writeFixtureBundles` makes, by a short name. */
export const FIXTURE_BUNDLES = [
  'log-all',
  'log-month',
  'account-all',
  'account-month',
  'account-idle',
  'log-open',
] as const

/**
 * Writes bundles of every scope and range of one realistic log into `folder`, each as `<name>.tar` and as a folder,
 * beside the key (`key.vkey`). Returns their paths by name.
 */
export async function writeFixtureBundles(folder: string): Promise<Record<(typeof FIXTURE_BUNDLES)[number], string>> {
  const log = threeMonths(mkdtempSync(path.join(tmpdir(), 'penmark-bundles-')))
  const { reader } = log.database
  const [, account = ''] = log.accounts
  const since = reader.sqlite
    .prepare<[], number>('SELECT size FROM ledger_checkpoint ORDER BY size LIMIT 1 OFFSET 2')
    .pluck()
    .get()
  const month = { kind: 'month', period: '2026-08' } as const
  const bundles: Record<(typeof FIXTURE_BUNDLES)[number], ExportArguments> = {
    'log-all': { scope: { kind: 'log' }, range: { kind: 'all' }, since },
    'log-month': { scope: { kind: 'log' }, range: month },
    'account-all': { scope: { kind: 'account', account }, range: { kind: 'all' }, since },
    'account-month': { scope: { kind: 'account', account }, range: month },
    'account-idle': { scope: { kind: 'account', account: log.idle }, range: month },
    'log-open': { scope: { kind: 'log' }, range: { kind: 'month', period: '2026-10' } },
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'key.vkey'), `${log.signer.vkey}\n`)
  const paths = {} as Record<(typeof FIXTURE_BUNDLES)[number], string>
  for (const name of FIXTURE_BUNDLES) {
    const wanted = bundles[name]
    const exported = exportBundle(reader, { ...wanted, format: 'tar' })
    if (!exported.ok) throw new Error(`${name}: ${exported.code}`)
    paths[name] = path.join(folder, `${name}.tar`)
    writeFileSync(paths[name], Buffer.from(await new Response(exported.stream).arrayBuffer()))
    await writeBundle(reader, wanted, path.join(folder, name))
  }
  log.database.close()
  return paths
}

// node tests/support/bundle-fixture.ts <folder>
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const paths = await writeFixtureBundles(process.argv[2] ?? mkdtempSync(path.join(tmpdir(), 'penmark-bundles-')))
  process.stdout.write(`${Object.values(paths).join('\n')}\n`)
}
