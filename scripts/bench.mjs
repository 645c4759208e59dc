// `npm run bench [-- --quick]`: builds what is stale, then measures the production build beside bench/floor.
// `-- --compare REF` measures it beside the build of another commit as well, and prints ratios with intervals.
// `npm run bench ledger [-- --quick]` measures the ledger by itself, from its sources. `meaning` counts the changes that
// the meaning lock finds, `writing` measures check, lock, harm and prompts beside their goals, `login-timing` checks that answer times do not reveal known addresses, `prompts` scores the
// engine's answers, `overload` measures slow connections, open streams and ten times the load that can be answered, and
// `fairness` measures how long an account waits while another one attacks, `extension` what the extension costs a
// page, `journey` counts presses and seconds from the start page to a rewrite in an account, `profile` tells which part of the code takes the processor time of a request, `scale` measures the same work on logs of a
// thousand to ten million events, `peers` measures the same pages of other frameworks, `soak` watches memory under a steady load for an hour, `first-check` times the first check after a start, `litefs` compares two machines with LiteFS with a plain one (LITEFS_BIN), and `desk` counts controls, words, presses of Tab and positions on the desk and the screens around it.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { otherBuild } from './other-build.mjs'
import { ensureBuilt, ensureInstalled, projectNode, ROOT, run } from './toolchain.mjs'

const FLOOR = path.join(ROOT, 'bench', 'floor')

/** Measurements apart from the main one. */
const SUITES = {
  ledger: { file: 'bench/ledger.ts', built: false },
  meaning: { file: 'bench/meaning.ts', built: false },
  'login-timing': { file: 'bench/login-timing.ts', built: true },
  overload: { file: 'bench/overload.ts', built: true },
  prompts: { file: 'bench/prompts.ts', built: false },
  writing: { file: 'bench/writing.ts', built: false },
  fairness: { file: 'bench/fairness.ts', built: true },
  extension: { file: 'bench/extension.ts', built: false },
  desk: { file: 'bench/desk.ts', built: true },
  'first-check': { file: 'bench/first-check.ts', built: true },
  journey: { file: 'bench/journey.ts', built: true },
  soak: { file: 'bench/soak.ts', built: true, floor: true },
  peers: { file: 'bench/peers.ts', built: true, floor: true },
  scale: { file: 'bench/scale.ts', built: true },
  litefs: { file: 'bench/litefs.ts', built: true },
  profile: { file: 'bench/profile.ts', built: true, mapped: true, floor: true },
}

const words = process.argv.slice(2)
const suite = Object.keys(SUITES).find((name) => words.includes(name))
ensureInstalled()
process.chdir(ROOT)
if (suite !== undefined) {
  if (SUITES[suite].built) ensureBuilt()
  if (SUITES[suite].mapped) mapSources()
  if (SUITES[suite].floor && floorIsStale()) buildFloor()
  run(projectNode(), [SUITES[suite].file, ...words.filter((word) => word !== suite)])
} else {
  ensureBuilt()
  if (floorIsStale()) buildFloor()
  const at = words.indexOf('--compare')
  if (at === -1) run(projectNode(), ['bench/run.ts', ...words])
  else {
    const [, ref = 'HEAD'] = words.splice(at, 2)
    const { folder } = otherBuild(ref)
    run(projectNode(), ['bench/compare.ts', '--folder', folder, '--name', ref, ...words])
  }
}

/** Builds once more with source maps, unless they are there. They change no code. */
function mapSources() {
  if (existsSync(path.join(ROOT, 'build', 'server', 'index.js.map'))) return
  const stamp = path.join(ROOT, 'build', '.sources')
  const built = readFileSync(stamp)
  run(projectNode(), ['scripts/build.mjs', '--source-maps'], { NODE_ENV: 'production' })
  writeFileSync(stamp, built)
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

/** Builds and compresses the floor like the product, so that only the work they do differs. */
function buildFloor() {
  process.stdout.write('Building the floor …\n')
  run(
    projectNode(),
    [
      path.join(ROOT, 'node_modules/@react-router/dev/bin.cjs'),
      'build',
      FLOOR,
      '--logLevel',
      'warn',
      '--sourcemapServer',
    ],
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
