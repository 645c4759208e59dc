// Finds Chromium for the browser tests, or installs Debian's package if this user may.
import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'

const CANDIDATES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** Path of a Chromium, installing Debian's package when there is none; or why there is none. */
export function ensureChromium() {
  const found = CANDIDATES.find(isExecutable)
  if (found) return { path: found }
  if (process.getuid?.() !== 0 || !isExecutable('/usr/bin/apt-get')) {
    return { missing: 'no Chromium found: install it or set CHROMIUM_PATH' }
  }
  process.stdout.write('Installing Chromium (once) …\n')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    const { status, stderr } = spawnSync('apt-get', args, { env, encoding: 'utf8' })
    if (status !== 0) return { missing: `Chromium could not be installed: ${stderr.trim().split('\n').at(-1)}` }
  }
  return isExecutable('/usr/bin/chromium')
    ? { path: '/usr/bin/chromium' }
    : { missing: 'the chromium package brought no /usr/bin/chromium' }
}

function isExecutable(file) {
  try {
    accessSync(file ?? '', constants.X_OK)
    return true
  } catch {
    return false
  }
}
