// `npm run ops -- <command>`: the commands of operators, from the sources; the image runs build/server/ops.js.
import { ensureInstalled, projectNode, ROOT, run } from './toolchain.mjs'

ensureInstalled()
run(projectNode(), [`${ROOT}/server/ops-cli/main.ts`, ...process.argv.slice(2)])
