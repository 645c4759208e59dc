import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')

function git(...args: string[]): string {
  return execFileSync('git', args, {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim()
}

/** The migrations of a commit, each with the hash of its text; undefined if there is no such commit here. */
function migrationsOf(commit: string): Map<string, string> | undefined {
  try {
    const lines = git('ls-tree', '-r', commit, 'db/migrations').split('\n')
    return new Map(lines.map((line) => [line.split('\t')[1] ?? '', line.split(/\s/)[2] ?? ''] as const))
  } catch {
    return undefined
  }
}

/**
 * The release before the last migration: the newest tag, else the newest commit, whose migrations are some of today's, unchanged, and
 * not all of them.
 * @returns the commit, or why there is none to be tried
 */
export function releaseBefore(): { commit: string } | { why: string } {
  try {
    if (git('rev-parse', '--is-shallow-repository') === 'true') return { why: 'this clone has no history' }
    const now = migrationsOf('HEAD') ?? new Map()
    const tags = git('tag', '--merged', 'HEAD', '--sort=-creatordate').split('\n')
    const changes = git('log', '--format=%H', '--', 'db/migrations').split('\n')
    for (const commit of [...tags, ...changes.flatMap((change) => [change, `${change}^`])]) {
      const then = commit === '' ? undefined : migrationsOf(commit)
      if (then === undefined || then.size >= now.size) continue
      if ([...then].every(([name, sha]) => now.get(name) === sha)) return { commit: git('rev-parse', commit) }
    }
    return { why: 'no earlier release has migrations that are still the same' }
  } catch {
    return { why: 'there is no git repository here' }
  }
}

/** The oldest commit that refuses a schema beyond its range; undefined without history. */
export function firstWithRange(): string | undefined {
  const found = git('log', '--format=%H', '-Schanged by a newer release', '--', 'db/migrate.ts').split('\n').at(-1)
  return found === '' ? undefined : found
}

/** Unpacks folders of a commit beside the packages of today. */
export function unpack(commit: string, ...folders: string[]): string {
  const root = mkdtempSync(path.join(tmpdir(), 'penmark-release-'))
  const archive = execFileSync('git', ['archive', commit, 'package.json', ...folders], {
    cwd: ROOT,
    maxBuffer: 1 << 28,
  })
  execFileSync('tar', ['-x', '-C', root], { input: archive })
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'))
  return root
}

/** Runs a script of Node to its end. */
export function runNode(args: string[], cwd = ROOT): { status: number | null; stdout: string; stderr: string } {
  const { PATH = '' } = process.env
  return spawnSync(process.execPath, args, { cwd, encoding: 'utf8', env: { PATH } })
}
