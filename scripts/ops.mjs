// `npm run ops -- <command>`: what an operator does by hand, from the sources; the image runs build/server/ops.js.
import { ensureInstalled, projectNode, ROOT, run } from './toolchain.mjs'

ensureInstalled()
run(projectNode(), [`${ROOT}/server/ops-cli/main.ts`, ...process.argv.slice(2)])
