// Finds Chromium for the browser tests, or installs Debian's package if this user may.
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'

/** Chromium without the parts that only a window needs. It runs the same tests in three quarters of the CPU time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'

const CANDIDATES = [
  process.env.CHROMIUM_PATH,
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Path of a Chromium, installing Debian's package of the headless shell if this user may; or why there is none. */
export function ensureChromium() {
  const preferred = CANDIDATES.slice(0, 2).find(isExecutable)
  if (preferred) return { path: preferred }
  const refusal = install()
  const found = CANDIDATES.find(isExecutable)
  return found ? { path: found } : { missing: refusal ?? `the package brought no ${HEADLESS_SHELL}` }
}

/** Installs the headless shell; returns why it could not. */
function install() {
  if (process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get')) {
    return 'no Chromium found: install it or set CHROMIUM_PATH'
  }
  process.stdout.write('Installing Chromium’s headless shell (once) …\n')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']]) {
    const { status, stderr } = spawnSync('apt-get', args, { env, encoding: 'utf8' })
    if (status !== 0) return `Chromium could not be installed: ${stderr.trim().split('\n').at(-1)}`
  }
}

function isExecutable(file) {
  try {
    accessSync(file ?? '', constants.X_OK)
    return true
  } catch {
    return false
  }
}
