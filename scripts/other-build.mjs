// A second build beside this one: another commit, checked out, installed and built in a folder of its own.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fail, projectNode, ROOT, run } from './toolchain.mjs'

/**
 * Builds a commit in a worktree below the system's temporary folder and keeps it there, so that the next comparison with it
 * starts at once. Packages are shared if the lock file is the same, else installed.
 * @returns the folder and the commit
 */
export function otherBuild(ref) {
  const commit = git(['rev-parse', '--verify', `${ref}^{commit}`])
  const folder = path.join(os.tmpdir(), 'penmark-compare', commit)
  if (!existsSync(path.join(folder, 'package.json'))) {
    mkdirSync(path.dirname(folder), { recursive: true })
    git(['worktree', 'prune'])
    git(['worktree', 'add', '--detach', '--force', folder, commit])
  }
  const packages = path.join(folder, 'node_modules')
  if (!existsSync(packages)) {
    if (lockOf(folder) === lockOf(ROOT)) symlinkSync(path.join(ROOT, 'node_modules'), packages)
    else {
      process.stdout.write(`Installing the packages of ${ref} …\n`)
      run('npm', ['ci', '--prefix', folder, '--include=dev', '--ignore-scripts', '--no-audit', '--no-fund'])
    }
  }
  if (!existsSync(path.join(folder, 'build', 'server', 'index.js'))) {
    process.stdout.write(`Building ${ref} …\n`)
    const { status } = spawnSync(projectNode(), [path.join('scripts', 'build.mjs')], {
      cwd: folder,
      stdio: 'inherit',
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PATH: `${path.join(packages, '.bin')}${path.delimiter}${process.env.PATH}`,
      },
    })
    if (status !== 0) fail(`${ref} did not build`)
  }
  return { folder, commit }
}

function lockOf(folder) {
  return readFileSync(path.join(folder, 'package-lock.json'), 'utf8')
}

function git(args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' })
  if (status !== 0) fail(stderr.trim() || `git ${args[0]} failed`)
  return stdout.trim()
}
