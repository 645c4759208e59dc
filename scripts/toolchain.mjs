// Runs on the machine's own Node (20 or newer) before anything is installed, so it imports built-in modules only.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
const NODE_MAJOR = 24

/** Installs the locked packages when they are missing or the lock file has changed since. */
export function ensureInstalled() {
  const lock = path.join(ROOT, 'package-lock.json')
  const stamp = path.join(ROOT, 'node_modules', '.penmark-lock')
  const wanted = sha256(readFileSync(lock))
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  if (!existsSync(stamp) && installedByHand(lock)) return writeFileSync(stamp, wanted)
  // Installing through a link would empty the folder that it points to.
  if (lstatSync(path.join(ROOT, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) {
    fail('node_modules is a link to packages of another lock file: install there, or remove the link.')
  }
  process.stdout.write('Installing packages (once, until the lock file changes) …\n')
  const npm = process.env.npm_execpath
  const [command, args] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
  // The build needs the development packages even if NODE_ENV is production.
  run(command, [...args, 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(stamp, wanted)
}

/** Whether a full `npm ci` or `npm install` has run since the lock file was written. */
function installedByHand(lock) {
  const installed = path.join(ROOT, 'node_modules', '.package-lock.json')
  const complete = existsSync(installed) && existsSync(path.join(ROOT, 'node_modules', 'vite'))
  return complete && statSync(installed).mtimeMs >= statSync(lock).mtimeMs
}

/** The Node to run the project with: this one if it is new enough, else the one among the packages. */
export function projectNode() {
  if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) return process.execPath
  const own = path.join(ROOT, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
  if (existsSync(own)) return own
  fail(
    `Penmark needs Node ${NODE_MAJOR}; this is ${process.version} and no packaged Node exists for ${process.platform}-${process.arch}.`,
  )
}

/** Environment in which the project's own Node and tools come first. */
export function projectEnv(extra = {}) {
  const bin = path.join(ROOT, 'node_modules', '.bin')
  return { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}`, ...extra }
}

const STAMP = path.join(ROOT, 'build', '.sources')

/** Whether the last build saw the sources of now. */
export function isBuilt(wanted = sourcesHash()) {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted
}

/** Builds when a source differs from what the last build saw. */
export function ensureBuilt() {
  const wanted = sourcesHash()
  if (isBuilt(wanted)) return
  process.stdout.write('Building …\n')
  run(projectNode(), [path.join(ROOT, 'scripts', 'build.mjs')], { NODE_ENV: 'production' })
  mkdirSync(path.dirname(STAMP), { recursive: true })
  writeFileSync(STAMP, wanted)
}

/** Runs a command to its end; a failure ends this process with the same code. */
export function run(command, args, env = {}) {
  const { status, error } = spawnSync(command, args, { cwd: ROOT, stdio: 'inherit', env: projectEnv(env) })
  if (error) fail(`${command}: ${error.message}`)
  if (status !== 0) process.exit(status ?? 1)
}

export function fail(line) {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}

function sourcesHash() {
  const hash = createHash('sha256')
  const files = [
    'package-lock.json',
    'vite.config.ts',
    'vite.entries.config.ts',
    'react-router.config.ts',
    'scripts/browser-routes.mjs',
    'scripts/build.mjs',
    'scripts/start-once.mjs',
  ]
  for (const folder of ['app', 'server', 'db', 'docs', 'public', 'verifier', 'vite']) {
    if (!existsSync(path.join(ROOT, folder))) continue
    for (const entry of readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })) {
      if (entry.isFile()) files.push(path.relative(ROOT, path.join(entry.parentPath ?? entry.path, entry.name)))
    }
  }
  for (const file of files.sort()) {
    if (/\.test\.tsx?$/.test(file)) continue
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(ROOT, file)))
      .update('\0')
  }
  return hash.digest('hex')
}

function sha256(bytes) {
  return createHash('sha256').update(bytes).digest('hex')
}
