// Runs release-work.ts of another tree, which stands in the folder of the first argument, on each further folder of data. Vite reads
// the sources as they are, so that nothing has to be built. Prints one line of JSON for each.
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { runnerImport } from 'vite'

const [root = '', name = '', ...folders] = process.argv.slice(2)
const work = path.join(root, 'release-work.ts')
const { module } = await runnerImport(pathToFileURL(work).pathname, { root, configFile: false, logLevel: 'error' })
for (const folder of folders) process.stdout.write(`${JSON.stringify(await module.workOn(folder, name))}\n`)
process.exit(0)
