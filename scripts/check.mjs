// `npm run check`: all checks that do not run the product.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled, projectEnv, projectNode, ROOT } from './toolchain.mjs'

const ROUTE_TYPES = ['route types', ['node_modules/@react-router/dev/bin.cjs', 'typegen']]

const STEPS = [
  // The longest first, so that none is left alone at the end.
  // In one thread it takes a third of the CPU time of the compiler in JavaScript, which other tools still need.
  ['types', ['node_modules/typescript-native/bin/tsc', '--noEmit', '-p', '.', '--singleThreaded']],
  ['formatting and lint', ['node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off', '.']],
  [
    'import rules',
    [
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config',
      '.dependency-cruiser.cjs',
      'app',
      'db',
      'server',
      'extension',
      'verifier',
      'witness',
    ],
  ],
  ['plain English', ['scripts/check-words.mjs']],
  ['dead files, exports and packages', ['node_modules/knip/bin/knip.js', '--no-progress']],
]

/** As many at a time as there are cores: each takes one. */
const AT_ONCE = availableParallelism()

/**
 * Runs every static check and, before them, the `others`, which take longer; returns how many passed and failed, having printed
 * what failed and why.
 */
export async function check(others = []) {
  // The types of routes are files that the other checks read.
  const results = [await runStep(ROUTE_TYPES)]
  const waiting = [...others, ...STEPS]
  const worker = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) results.push(await runStep(step))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  results.push(
    report(
      'lock file records no download addresses',
      !readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8').includes('"resolved"'),
      '',
    ),
  )
  return { passed: results.filter(Boolean).length, failed: results.filter((ok) => !ok).length }
}

function runStep([name, [file, ...args]]) {
  return new Promise((resolve) => {
    const options = { cwd: ROOT, env: projectEnv(), maxBuffer: 64 * 1024 * 1024 }
    execFile(projectNode(), [path.join(ROOT, file), ...args], options, (error, stdout, stderr) =>
      resolve(report(name, error === null, stdout + stderr)),
    )
  })
}

function report(name, ok, output) {
  process.stdout.write(`${ok ? 'ok  ' : 'FAIL'} ${name}\n`)
  if (!ok) process.stdout.write(output)
  return ok
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  ensureInstalled()
  const { passed, failed } = await check()
  process.stdout.write(`${passed} passed, ${failed} failed\n`)
  process.exit(failed === 0 ? 0 : 1)
}
