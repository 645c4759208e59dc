// Builds the extension: `build` into folders, `zip` into the files for people and stores, `dev` with reloading.
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { createServer, build as wxtBuild, zip as wxtZip } from 'wxt'
import { ZIPPED } from '#app/domain/extension/files.ts'
import packageJson from '../package.json' with { type: 'json' }
import type { Target } from './manifest.ts'
import { BUILT, configOf } from './wxt.config.ts'

const COMMANDS = { build, zip, dev }

const [command = 'build', ...options] = process.argv.slice(2)
const origin = originIn(options)
if (!Object.hasOwn(COMMANDS, command) || origin === null) {
  process.stderr.write(
    'Usage: npm run extension -- build|zip|dev [--origin https://your-penmark.example] [--browser chromium|firefox] [--out FOLDER]\n',
  )
  process.exitCode = 1
} else {
  await COMMANDS[command as keyof typeof COMMANDS](origin, browsersIn(options))
}

async function build(origin: string, browsers: Target['browser'][]): Promise<void> {
  for (const browser of browsers) await wxtBuild(configOf(targetOf(browser, origin)))
}

/**
 * The Chromium zip twice: with the fixed key to load by hand, and without it for the stores, which refuse a key. The web app
 * reads beside them which site they are for.
 */
async function zip(origin: string, browsers: Target['browser'][]): Promise<void> {
  for (const browser of browsers) {
    await wxtZip(configOf(targetOf(browser, origin)))
    if (browser === 'chromium') await wxtZip(configOf({ ...targetOf(browser, origin), isForStore: true }))
  }
  const { version } = packageJson
  await writeFile(path.join(optionOf(process.argv, '--out') ?? BUILT, ZIPPED), JSON.stringify({ origin, version }))
}

async function dev(origin: string, [browser = 'chromium']: Target['browser'][]): Promise<void> {
  const server = await createServer(configOf(targetOf(browser, origin)))
  await server.start()
}

function targetOf(browser: Target['browser'], origin: string): Target {
  const out = optionOf(process.argv, '--out')
  return { browser, origin, version: packageJson.version, isForStore: browser === 'firefox', out }
}

/** The origin of `--origin`; null if it is none. */
function originIn(words: readonly string[]): string | null {
  const typed = optionOf(words, '--origin') ?? 'http://localhost:3000'
  if (!URL.canParse(typed)) return null
  const { origin, protocol } = new URL(typed)
  return ['http:', 'https:'].includes(protocol) ? origin : null
}

function browsersIn(words: readonly string[]): Target['browser'][] {
  const named = optionOf(words, '--browser')
  return named === 'chromium' || named === 'firefox' ? [named] : ['chromium', 'firefox']
}

function optionOf(words: readonly string[], name: string): string | undefined {
  const at = words.indexOf(name)
  return at < 0 ? undefined : words[at + 1]
}
