// `npm run model`: finds a model server on this machine and connects it, from the sources.
import { ensureInstalled, projectNode, ROOT, run } from './toolchain.mjs'

ensureInstalled()
run(projectNode(), [`${ROOT}/server/model-cli/main.ts`, ...process.argv.slice(2)])
