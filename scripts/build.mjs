// `npm run build [-- --source-maps]`: the React Router build, the programs beside it, the service worker, the migrations, the verifier and an
// image of the grammar beside the bundle, and assets compressed once; what only browsers read is not kept twice.
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { buildVerifier } from '../verifier/build.mjs'
import { shortenBrowserRoutes } from './browser-routes.mjs'
import { startOnce } from './start-once.mjs'
import { projectNode, ROOT, run } from './toolchain.mjs'
import { removeUnreadAssets } from './unread-assets.mjs'

/** Files from this size on belong to the check of English in the browser. Brotli would take seconds and save a twentieth. */
const LARGE = 500_000

rmSync(path.join(ROOT, 'build'), { recursive: true, force: true })
/** Source maps of the server, which a profile needs. */
const maps = process.argv.includes('--source-maps') ? ['--sourcemapServer'] : []
run(
  projectNode(),
  [path.join(ROOT, 'node_modules/@react-router/dev/bin.cjs'), 'build', '--logLevel', 'warn', ...maps],
  {
    NODE_ENV: 'production',
  },
)
for (const config of ['vite.entries.config.ts', 'vite.service-worker.config.ts']) {
  run(projectNode(), [
    path.join(ROOT, 'node_modules/vite/bin/vite.js'),
    ...['build', '--config', config, '--logLevel', 'warn'],
  ])
}
removeUnreadAssets(path.join(ROOT, 'build'))
cpSync(path.join(ROOT, 'db/migrations'), path.join(ROOT, 'build/server/migrations'), { recursive: true })
run(projectNode(), ['scripts/harper-image.mjs', path.join(ROOT, 'build/server/harper.image')])
buildVerifier()
await compileServer()

const client = path.join(ROOT, 'build/client')
shortenBrowserRoutes(path.join(client, 'assets'))
for (const name of readdirSync(client, { recursive: true })) {
  const file = path.join(client, name)
  if (!/\.(js|css|svg|json|txt|wasm|webmanifest)$/.test(name) || statSync(file).size < 1_000) continue
  compress(file)
}
// The page of the verifier is a third of a megabyte in each language, since it is one file that may be kept.
const verifier = path.join(ROOT, 'build/verifier')
for (const name of readdirSync(verifier)) if (name.endsWith('.html')) compress(path.join(verifier, name))

/**
 * Puts before the server what hands it the code that V8 compiled, and starts it once so that there is some: half of a start's processor
 * time was compiling. Code of another version of Node is compiled as if there were none.
 */
async function compileServer() {
  const server = path.join(ROOT, 'build/server')
  writeFileSync(
    path.join(server, 'index.js'),
    [
      "import { enableCompileCache } from 'node:module'",
      "import path from 'node:path'",
      "enableCompileCache(path.join(import.meta.dirname, '../compiled'))",
      "await import('./penmark.js')",
      '',
    ].join('\n'),
  )
  await startOnce(path.join(server, 'index.js'))
}

function compress(file) {
  const bytes = readFileSync(file)
  if (bytes.length >= LARGE) return writeFileSync(`${file}.gz`, gzipSync(bytes))
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
}
