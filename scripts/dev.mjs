// `npm run dev`: the same host with Vite in front of it; sources reload, the composed services need a restart.
import { ensureInstalled, projectNode, ROOT, run } from './toolchain.mjs'

ensureInstalled()
process.chdir(ROOT)
run(projectNode(), ['server/dev.ts'], { NODE_ENV: 'development' })
