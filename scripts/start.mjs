// `npm start`: install what is missing, build when stale, then become the production server.
import { spawn } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt, ensureInstalled, projectEnv, projectNode, ROOT } from './toolchain.mjs'

/** How often to look whether npm is still there. */
const LOOK_MS = 250

// npm hands a signal to its shell, which ends and passes it on to no one. A server that did not look who its parent is would
// live on and hold the data folder.
const parent = process.ppid
const isLeftBehind = () => process.env.npm_lifecycle_event === 'start' && process.ppid !== parent

ensureInstalled()
ensureBuilt()
if (isLeftBehind()) process.exit(143)
process.chdir(ROOT)
process.env.NODE_ENV ??= 'production'
const server = path.join(ROOT, 'build', 'server', 'index.js')
const node = projectNode()
if (node === process.execPath) {
  stopWhenLeftBehind(() => process.kill(process.pid, 'SIGTERM'))
  await import(pathToFileURL(server).href)
} else {
  // The channel tells the server that its launcher has died (see server/stop.ts).
  const child = spawn(node, [server, ...process.argv.slice(2)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: projectEnv(),
  })
  stopWhenLeftBehind(() => child.kill('SIGTERM'))
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
    process.on(signal, () => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
}

/** Calls `stop` once npm has ended without us. */
function stopWhenLeftBehind(stop) {
  const look = setInterval(() => {
    if (!isLeftBehind()) return
    clearInterval(look)
    stop()
  }, LOOK_MS)
  look.unref()
}
