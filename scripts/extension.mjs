// `npm run extension -- build | zip | dev`: the browser extension, for the web app at `--origin` or PUBLIC_URL.
import path from 'node:path'
import { ensureInstalled, projectNode, ROOT, run } from './toolchain.mjs'

ensureInstalled()
const [command = 'build', ...options] = process.argv.slice(2)
const origin = options.includes('--origin') ? [] : ['--origin', process.env.PUBLIC_URL || 'http://localhost:3000']
run(projectNode(), [path.join(ROOT, 'extension', 'make.ts'), command, ...origin, ...options])
