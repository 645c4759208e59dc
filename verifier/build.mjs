// Puts the modules of src/ together into the files that people download, in build/verifier: ledger-verify.mjs for the
// command line, ledger-verify.html for the browser, and that page in each language of words/. Nothing is compiled or renamed; the page leaves out the types in comments.
// node verifier/build.mjs
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const HERE = path.dirname(fileURLToPath(import.meta.url))
const SRC = path.join(HERE, 'src')
/** The folder that the built files are served, copied and run from. */
export const BUILT = path.join(HERE, '..', 'build', 'verifier')
const IMPORT = /^import (?:\{[^}]*\}|\* as \w+) from '([^']+)'\n/gm

/** The languages of the page, by their own names. English is that of its source. */
const LANGUAGES = { en: 'English', es: 'Español', pt: 'Português', fr: 'Français', de: 'Deutsch' }

/**
 * The text of all files by name.
 * @returns {Record<string, string>}
 */
export function assemble() {
  const source = [...order('main-node.js'), ...order('main-browser.js')]
  const hash = createHash('sha256')
  for (const name of [...new Set(source)].sort()) hash.update(`${name}\0${read(name)}\0`)
  const version = hash.digest('hex').slice(0, 12)
  const pages = Object.keys(LANGUAGES).map((language) => [
    language === 'en' ? 'ledger-verify.html' : `ledger-verify.${language}.html`,
    page(version, language),
  ])
  return { 'ledger-verify.mjs': commandLine(version), ...Object.fromEntries(pages) }
}

/** @param {string} version */
function commandLine(version) {
  const names = order('main-node.js')
  const builtIn = new Set(
    names.flatMap((name) =>
      [...read(name).matchAll(IMPORT)].map(([line, from]) => (from.startsWith('node:') ? line : '')),
    ),
  )
  return `#!/usr/bin/env node
// Checks an export of the Penmark ledger. One file, no dependency, no network, Node 20 or newer.
//   node ledger-verify.mjs BUNDLE.tar --key KEY --state state.json
// It shares no code with the product that wrote the export. Read it from the end: main() takes the arguments,
// verifyBundle() puts the checks in order. Put together from verifier/src (version ${version}) by verifier/build.mjs.
${[...builtIn].filter(Boolean).sort().join('')}
${flat(names)}`
}

/**
 * The page in one language. The languages differ in the words of their HTML only: style and script, and so the policy that names
 * them by their hashes, are the same.
 * @param {string} version
 * @param {string} language
 */
function page(version, language) {
  const names = order('main-browser.js')
  const font = readFileSync(path.join(SRC, 'serif-600.woff2'), 'base64')
  const style = styled(read('page.css')).replace('{{font}}', font)
  const script = `'use strict'\n;(() => {\n${untyped(flat(names))}})()\n`
  const csp = `default-src 'none'; style-src '${sri(`\n${style}`)}'; script-src '${sri(`\n${script}`)}'; font-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'`
  const links = Object.entries(LANGUAGES).map(
    ([each, name]) =>
      `<a href="/verify?lang=${each}" hreflang="${each}" lang="${each}"${each === language ? ' aria-current="true"' : ''}>${name}</a>`,
  )
  return translated(read('page.html'), language)
    .replace('{{csp}}', csp)
    .replaceAll('{{version}}', version)
    .replace('{{languages}}', links.join(' '))
    .replace('/* style */', () => `\n${style}`)
    .replace('/* script */', () => `\n${script}`)
}

/**
 * The style with dark for those who chose it on the site, whose server says so in `data-theme`, and for those whose system has it.
 * @param {string} css
 */
function styled(css) {
  const [, dark = ''] = /:root:where\(\[data-theme="dark"\]\) \{\n([^}]*)\}/.exec(css) ?? []
  // In the same bytes, which compress to nothing.
  return css.replace('    /* the declarations of dark */\n', () => dark)
}

/**
 * The page's HTML with its words in a language; the script finds its own in a block of data.
 * @param {string} html
 * @param {string} language
 */
function translated(html, language) {
  if (language === 'en') return html.replace('{{words}}', '')
  const words = wordsIn(language)
  // A sentence may go over several lines.
  let page = html.replace(/([^>])\n(?=[^<])/g, '$1 ')
  for (const [english, other] of Object.entries(words)) {
    page = page
      .replaceAll(`>${english}<`, () => `>${other}<`)
      .replaceAll(`content="${english}"`, () => `content="${other}"`)
      .replaceAll(`label="${english}"`, () => `label="${other}"`)
  }
  const data = JSON.stringify(words).replaceAll('<', '\\u003c')
  return page
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace('<a href="/">', `<a href="/?lang=${language}">`)
    .replace('{{words}}', () => `<script type="application/json" id="words">${data}</script>\n`)
}

/**
 * The words of the page in a language, by the English ones. Empty braces stand for what differs from time to time.
 * @param {string} language
 * @returns {Record<string, string>}
 */
export function wordsIn(language) {
  return JSON.parse(readFileSync(path.join(HERE, 'words', `${language}.json`), 'utf8'))
}

/** @param {string} text */
function sri(text) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

/**
 * A module and all it needs, the needed ones first.
 * @param {string} entry
 * @returns {string[]}
 */
function order(entry, seen = new Set(), browser = entry === 'main-browser.js') {
  if (seen.has(entry)) return []
  seen.add(entry)
  const needed = [...read(entry).matchAll(IMPORT)].map(([, from]) => from)
  const own = needed.filter((from) => from.startsWith('./')).map((from) => from.slice(2))
  const swapped = own.map((name) => (browser && name === 'crypto-node.js' ? 'crypto-browser.js' : name))
  return [...swapped.sort().flatMap((name) => order(name, seen, browser)), entry]
}

/**
 * The modules one below the other, without what only ties them together.
 * @param {string[]} names
 */
function flat(names) {
  const owners = new Map()
  return names
    .map((name) => {
      const text = read(name)
      for (const [, declared] of text.matchAll(/^(?:export )?(?:async )?(?:function\*?|const|let) (\w+)/gm)) {
        if (owners.has(declared)) throw new Error(`${declared} is declared in ${owners.get(declared)} and in ${name}`)
        owners.set(declared, name)
      }
      const body = text
        .replace(IMPORT, '')
        .replace(/^export /gm, '')
        .replace(/import\('\.\/[\w-]+\.js'\)\./g, '')
        .replace(/^\/\*\* @typedef \{(\w+)\} \1 \*\/\n/gm, '')
        .trim()
      return `\n${`// ---- ${name} `.padEnd(100, '-')}\n\n${body}\n`
    })
    .join('')
}

/**
 * The text without the types in its comments, which only a compiler reads, without the comments inside functions, and with short
 * lines between its modules; a page has to arrive.
 * @param {string} text
 */
function untyped(text) {
  const plain = text
    .replace(/\/\*\* @type \{[^\n]*?\} \*\/ /g, '')
    .replace(/^(\/\/ ---- \S+) -+$/gm, '$1 ----')
    // What a comment says inside a function stands in the file for the command line.
    .replace(/^ +\/\/ .*\n/gm, '')
  return plain.replace(/^ *\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n/gm, (comment) => {
    // A type is left out with what is said about it.
    if (comment.includes('@typedef')) return ''
    const words = comment.replace(/^ *\/\*\* @.*\*\/\n$/, '').replace(/^ *\* @.*\n(?: *\* {3}.*\n)*/gm, '')
    if (words.replace(/[/*\s]/g, '') === '') return ''
    // The same words as a plain comment, which is shorter.
    return words.replace(/^ *\/\*\*\n|^ *\*\/\n/gm, '').replace(/^( *)(?:\/\*\*| \*) (.*?)(?: \*\/)?$/gm, '$1// $2')
  })
}

/** @param {string} name */
function read(name) {
  return readFileSync(path.join(SRC, name), 'utf8')
}

/**
 * The SHA-256 of all files, in the form that `sha256sum -c` reads. The same sources give the same files on every machine, so
 * a reader of the sources can compute these lines and compare them with those that a server shows.
 */
export function checksums() {
  const lines = Object.entries(assemble()).map(
    ([name, text]) => `${createHash('sha256').update(text).digest('hex')}  ${name}\n`,
  )
  return lines.join('')
}

/** Writes all files from the sources as they are now. It takes milliseconds, so callers never keep an old one. */
export function buildVerifier() {
  mkdirSync(BUILT, { recursive: true })
  for (const [name, text] of Object.entries({ ...assemble(), SHA256SUMS: checksums() })) {
    // Renamed into place: another process may be reading the file.
    const written = path.join(BUILT, `.${name}.${process.pid}`)
    writeFileSync(written, text)
    renameSync(written, path.join(BUILT, name))
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildVerifier()
