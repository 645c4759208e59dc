// `npm run ledger -- <command>`: the operator's way to the ledger, from the sources; the image runs build/server/ledger.js.
import { buildVerifier } from '../verifier/build.mjs'
import { ensureInstalled, projectNode, ROOT, run } from './toolchain.mjs'

ensureInstalled()
buildVerifier()
run(projectNode(), [`${ROOT}/server/ledger-cli/main.ts`, ...process.argv.slice(2)])
