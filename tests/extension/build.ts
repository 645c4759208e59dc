import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

/** Builds the extension as its command does, for the web app at `origin`. */
export async function buildExtension(origin: string, browser: 'chromium' | 'firefox') {
  const out = mkdtempSync(path.join(tmpdir(), 'penmark-extension-'))
  await run(['build', '--origin', origin, '--browser', browser, '--out', out])
  return {
    folder: path.join(out, browser === 'firefox' ? 'firefox-mv3' : 'chrome-mv3'),
    remove: () => rmSync(out, { recursive: true, force: true }),
  }
}

/** The SHA-256 of each package that the command makes, by its name. */
export async function zippedFiles(): Promise<Record<string, string>> {
  const out = mkdtempSync(path.join(tmpdir(), 'penmark-extension-'))
  try {
    await run(['zip', '--origin', 'https://penmark.example', '--out', out])
    const names = readdirSync(out).filter((name) => name.endsWith('.zip'))
    return Object.fromEntries(
      names.map((name) => [
        name,
        createHash('sha256')
          .update(readFileSync(path.join(out, name)))
          .digest('hex'),
      ]),
    )
  } finally {
    rmSync(out, { recursive: true, force: true })
  }
}

async function run(args: string[]): Promise<void> {
  await promisify(execFile)(process.execPath, ['extension/make.ts', ...args])
}
