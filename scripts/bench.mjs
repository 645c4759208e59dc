// `npm run bench [-- --quick]`: builds what is stale, then measures the production build beside bench/floor.
// `npm run bench ledger [-- --quick]`: the ledger by itself, from its sources.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { ensureBuilt, ensureInstalled, projectNode, ROOT, run } from './toolchain.mjs'

const FLOOR = path.join(ROOT, 'bench', 'floor')

const words = process.argv.slice(2)
ensureInstalled()
process.chdir(ROOT)
if (words.includes('ledger')) {
  run(projectNode(), ['bench/ledger.ts', ...words.filter((word) => word !== 'ledger')])
} else {
  ensureBuilt()
  if (floorIsStale()) buildFloor()
  run(projectNode(), ['bench/run.ts', ...words])
}

function floorIsStale() {
  const built = path.join(FLOOR, 'build', 'server', 'index.js')
  if (!existsSync(built)) return true
  const sources = readdirSync(FLOOR, { recursive: true }).filter(
    (name) => !name.startsWith('build') && !name.startsWith('.'),
  )
  return [...sources.map((name) => path.join(FLOOR, name)), path.join(ROOT, 'package-lock.json')].some(
    (file) => statSync(file).mtimeMs > statSync(built).mtimeMs,
  )
}

/** Built and compressed as the product is, so that the two differ in what they do and not in how they were made. */
function buildFloor() {
  process.stdout.write('Building the floor …\n')
  run(
    projectNode(),
    [path.join(ROOT, 'node_modules/@react-router/dev/bin.cjs'), 'build', FLOOR, '--logLevel', 'warn'],
    {
      NODE_ENV: 'production',
    },
  )
  const assets = path.join(FLOOR, 'build', 'client', 'assets')
  for (const name of readdirSync(assets)) {
    if (!name.endsWith('.js')) continue
    const bytes = readFileSync(path.join(assets, name))
    writeFileSync(path.join(assets, `${name}.gz`), gzipSync(bytes, { level: 9 }))
    writeFileSync(path.join(assets, `${name}.br`), brotliCompressSync(bytes))
  }
}
