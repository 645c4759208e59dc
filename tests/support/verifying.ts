import type { Report } from '../../verifier/src/report.js'
import { type Options, type Verdict, verifyBundle } from '../../verifier/src/verify.js'
import type { Files } from './naive-bundle.ts'

/** Runs the verifier in this process on files in memory. */
export async function verified(files: Files, options: Partial<Options> = {}, wrong: string[] = []): Promise<Verdict> {
  const entries = Object.entries(files).map(([name, bytes]) => [name, fileOf(name, bytes)] as const)
  return await verifyBundle({ files: new Map(entries), wrong }, { keys: [], ...options })
}

export function fileOf(name: string, bytes: Uint8Array) {
  return {
    name,
    size: bytes.length,
    read(target: Uint8Array, position: number) {
      const part = bytes.subarray(position, position + target.length)
      target.set(part)
      return part.length
    },
  }
}

/** The checks that did not hold, by name. */
export function failures({ checks }: Report): string[] {
  return checks.filter(({ status }) => status === 'FAILED' || status === 'RE-SAVED').map(({ name }) => name)
}

/** All that a check says below its line. */
export function detailsOf({ checks }: Report, name: string): string {
  return checks
    .filter((check) => check.name === name)
    .flatMap(({ text, details }) => [text, ...details])
    .join('\n')
}
