// `npm run check`: all checks that do not run the product.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureInstalled, projectEnv, projectNode, ROOT } from './toolchain.mjs'

const STEPS = [
  ['formatting and lint', ['node_modules/@biomejs/biome/bin/biome', 'ci', '--colors=off', '.']],
  ['route types', ['node_modules/@react-router/dev/bin.cjs', 'typegen']],
  ['types', ['node_modules/typescript/bin/tsc', '--noEmit', '-p', '.']],
  [
    'import rules',
    [
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config',
      '.dependency-cruiser.cjs',
      'app',
      'db',
      'server',
      'verifier',
    ],
  ],
  ['plain English', ['scripts/check-words.mjs']],
  ['dead files, exports and packages', ['node_modules/knip/bin/knip.js', '--no-progress']],
]

/** Runs every static check; returns how many passed and failed, having printed what failed and why. */
export function check() {
  const results = STEPS.map(([name, [file, ...args]]) => {
    const { status, stdout, stderr } = spawnSync(projectNode(), [path.join(ROOT, file), ...args], {
      cwd: ROOT,
      env: projectEnv(),
      encoding: 'utf8',
    })
    return report(name, status === 0, stdout + stderr)
  })
  results.push(
    report(
      'lock file records no download addresses',
      !readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8').includes('"resolved"'),
      '',
    ),
  )
  return { passed: results.filter(Boolean).length, failed: results.filter((ok) => !ok).length }
}

function report(name, ok, output) {
  process.stdout.write(`${ok ? 'ok  ' : 'FAIL'} ${name}\n`)
  if (!ok) process.stdout.write(output)
  return ok
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  ensureInstalled()
  const { passed, failed } = check()
  process.stdout.write(`${passed} passed, ${failed} failed\n`)
  process.exit(failed === 0 ? 0 : 1)
}
