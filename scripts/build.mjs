// `npm run build [-- --source-maps]`: the React Router build, the programs beside it, the service worker, the migrations, the verifier and an
// image of the grammar beside the bundle, and assets compressed once; what only browsers read is not kept twice.
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { buildVerifier } from '../verifier/build.mjs'
import { shortenBrowserRoutes } from './browser-routes.mjs'
import { startOnce } from './start-once.mjs'
import { fail, projectEnv, projectNode, ROOT } from './toolchain.mjs'
import { removeUnreadAssets } from './unread-assets.mjs'

const [gzipped, brotlied] = [promisify(gzip), promisify(brotliCompress)]
const QUIET = ['--logLevel', 'warn']
/** Files from this size on belong to the check of English in the browser. Brotli would take seconds and save a twentieth. */
const LARGE = 500_000

const build = path.join(ROOT, 'build')
rmSync(build, { recursive: true, force: true })
/** Source maps of the server, which a profile needs. */
const maps = process.argv.includes('--source-maps') ? ['--sourcemapServer'] : []
// React Router empties the folder of the build, so what is made meanwhile waits elsewhere.
const beside = mkdtempSync(path.join(os.tmpdir(), 'penmark-build-'))
const [programs, image] = [path.join(beside, 'programs'), path.join(beside, 'harper.image')]
await Promise.all([
  run(['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn', ...maps]),
  run(['node_modules/vite/bin/vite.js', 'build', '--config', 'vite.entries.config.ts', '--outDir', programs, ...QUIET]),
  run(['scripts/harper-image.mjs', image]),
])
const server = path.join(build, 'server')
cpSync(programs, server, { recursive: true })
cpSync(image, path.join(server, 'harper.image'))
rmSync(beside, { recursive: true })
await run(['node_modules/vite/bin/vite.js', 'build', '--config', 'vite.service-worker.config.ts', ...QUIET])
removeUnreadAssets(build)
cpSync(path.join(ROOT, 'db/migrations'), path.join(server, 'migrations'), { recursive: true })
buildVerifier()
const compiled = compileServer()

const client = path.join(build, 'client')
shortenBrowserRoutes(path.join(client, 'assets'))
const isText = (name) => /\.(js|css|svg|json|txt|wasm|webmanifest)$/.test(name)
const files = readdirSync(client, { recursive: true }).map((name) => path.join(client, name))
// The page of the verifier is a third of a megabyte in each language, since it is one file that may be kept.
const verifier = path.join(build, 'verifier')
const pages = readdirSync(verifier).filter((name) => name.endsWith('.html'))
const large = pages.map((name) => path.join(verifier, name))
await Promise.all([...files.filter((file) => isText(file) && statSync(file).size >= 1_000), ...large].map(compress))
await compiled

/** Runs a program of the build to its end; a failure ends the build. */
function run(words) {
  const child = spawn(projectNode(), words, {
    cwd: ROOT,
    stdio: 'inherit',
    env: projectEnv({ NODE_ENV: 'production' }),
  })
  return new Promise((resolve) =>
    child.on('exit', (code) => (code === 0 ? resolve() : fail(`${words[0]} ended with ${code}`))),
  )
}

/**
 * Puts before the server what hands it the code that V8 compiled, and starts it once so that there is some: half of a start's processor
 * time was compiling. Code of another version of Node is compiled as if there were none.
 */
async function compileServer() {
  const file = path.join(server, 'index.js')
  const lines = [
    "import { enableCompileCache } from 'node:module'",
    "import path from 'node:path'",
    "enableCompileCache(path.join(import.meta.dirname, '../compiled'))",
    "await import('./penmark.js')",
    '',
  ]
  writeFileSync(file, lines.join('\n'))
  await startOnce(file)
}

async function compress(file) {
  const bytes = readFileSync(file)
  if (bytes.length >= LARGE) return writeFileSync(`${file}.gz`, await gzipped(bytes))
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 }
  writeFileSync(`${file}.gz`, await gzipped(bytes, { level: 9 }))
  writeFileSync(`${file}.br`, await brotlied(bytes, { params }))
}
