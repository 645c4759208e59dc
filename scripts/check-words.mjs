// Plain English, enforced: banned words in comments and documents, banned names in declarations (CONTRIBUTING.md).
//   node scripts/check-words.mjs             compares every folder with words-remaining.json
//   node scripts/check-words.mjs FOLDER …    lists what is left in these folders or files
//   node scripts/check-words.mjs --record    writes the new, lower counts into words-remaining.json
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import ts from 'typescript'
import { ROOT } from './toolchain.mjs'

const REMAINING = path.join(ROOT, 'scripts', 'words-remaining.json')
const CODE_FOLDERS = ['app', 'server', 'db', 'scripts', 'verifier', 'bench', 'tests', 'vite', 'extension', 'witness']
const SKIPPED_FOLDERS = new Set([
  'node_modules',
  'build',
  'migrations',
  'fixtures',
  'golden',
  '.react-router',
  'decisions',
])
const CODE = /\.([cm]?[jt]s|[jt]sx)$/
const CSS = /\.css$/

const SENTENCE_START = String.raw`(?<=^\s*|[.!?:]["'’)]*\s+|\n\s*\n\s*)`
const ANYWHERE = ['nobody', 'somebody', 'whoever', 'anew', 'by now']
const PLAIN = [
  ...ANYWHERE,
  'where',
  'whatever',
  'put aside',
  'passed over',
  'made good',
  'who (?:has|have) none',
  'lets? no',
]
const phrase = (words) => String.raw`\b(?:${words.join('|').replaceAll(' ', String.raw`\s+`)})\b`

/** What a comment must not say. A headless "What is …" is allowed as a question only. */
const BANNED_IN_COMMENTS = [
  new RegExp(phrase(PLAIN), 'gi'),
  /\b(?:goes|going|went|go)\s+on\b(?!\s+(?:a|an|the)\b)/gi,
  new RegExp(String.raw`${SENTENCE_START}What (?:is|are|was|were|stands|stood)\b(?![^.!?]*\?)`, 'g'),
  new RegExp(String.raw`${SENTENCE_START}So (?:many|much|long|few)\b`, 'g'),
]
const BANNED_IN_DOCUMENTS = [new RegExp(phrase(ANYWHERE), 'gi')]

/** Participles and riddles that must not name a function, a constant, a type, a parameter or a file. */
const BANNED_NAMES = new Set([
  ...['asked', 'told', 'kept', 'shown', 'said', 'made', 'taken', 'given', 'telling'],
  ...['letGo', 'orFailed', 'granterOf', 'withWayBack', 'uphold'],
])

/** @typedef {{ line: number, word: string, kind: 'comment' | 'name' | 'document' }} Found */

/**
 * Every violation in one file, in the order of its lines.
 * @param {string} file name of the file; its extension decides how the text is read
 * @param {string} text
 * @returns {Found[]}
 */
export function violationsIn(file, text) {
  if (file.endsWith('.md')) return wordsIn(ownProse(text), BANNED_IN_DOCUMENTS, 'document')
  const found = CSS.test(file) ? inComments(text, cssComments(text)) : inCode(file, text)
  const name = path.basename(file).replace(/\..*$/, '')
  if (BANNED_NAMES.has(camelCase(name))) found.push({ line: 1, word: name, kind: 'name' })
  return found.sort((a, b) => a.line - b.line)
}

function inCode(file, text) {
  const kind = /x$/.test(file) ? ts.ScriptKind.TSX : /ts$/.test(file) ? ts.ScriptKind.TS : ts.ScriptKind.JS
  const source = ts.createSourceFile(
    file,
    text,
    { languageVersion: ts.ScriptTarget.Latest, jsDocParsingMode: ts.JSDocParsingMode.ParseNone },
    false,
    kind,
  )
  const literals = []
  const names = []
  const visit = (node) => {
    if (isLiteral(node))
      literals.push([node.kind === ts.SyntaxKind.JsxText ? node.pos : node.getStart(source), node.end])
    const name = declaredName(node)
    if (name !== undefined && BANNED_NAMES.has(name.text)) {
      names.push({ line: lineAt(text, name.getStart(source)), word: name.text, kind: 'name' })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  literals.sort((a, b) => a[0] - b[0])
  return [...inComments(text, codeComments(text, literals)), ...names]
}

function isLiteral(node) {
  return (
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node) ||
    ts.isRegularExpressionLiteral(node) ||
    ts.isJsxText(node)
  )
}

/** The name that a declaration chooses. A property's name belongs to the wire, a table or a library, so it is left out. */
function declaredName(node) {
  const chooses =
    ts.isFunctionDeclaration(node) ||
    ts.isFunctionExpression(node) ||
    ts.isClassDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    (ts.isBindingElement(node) && (node.propertyName !== undefined || node.dotDotDotToken !== undefined))
  return chooses && node.name !== undefined && ts.isIdentifier(node.name) ? node.name : undefined
}

/**
 * Comments of a source: everything between `//` or `/*` and its end that does not lie in a literal.
 * @param {[number, number][]} literals spans in order
 */
function codeComments(text, literals) {
  const comments = []
  let next = 0
  for (let at = 0; at < text.length; ) {
    while (next < literals.length && literals[next][1] <= at) next += 1
    if (next < literals.length && literals[next][0] <= at) {
      at = literals[next][1]
      continue
    }
    const slash = text.indexOf('/', at)
    if (slash < 0) break
    if (next < literals.length && literals[next][0] <= slash) {
      at = literals[next][1]
      continue
    }
    const second = text[slash + 1]
    if (second !== '/' && second !== '*') {
      at = slash + 1
      continue
    }
    const closing = second === '/' ? text.indexOf('\n', slash) : text.indexOf('*/', slash + 2) + 2
    at = closing < slash ? text.length : closing
    comments.push([slash, at])
  }
  return comments
}

function cssComments(text) {
  return [...text.matchAll(/"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|\/\*[\s\S]*?\*\//g)]
    .filter(([token]) => token.startsWith('/*'))
    .map((match) => [match.index, match.index + match[0].length])
}

function inComments(text, comments) {
  return blocksOf(text, comments).flatMap(([start, prose]) =>
    wordsIn(prose, BANNED_IN_COMMENTS, 'comment').map((found) => ({
      ...found,
      line: found.line + lineAt(text, start) - 1,
    })),
  )
}

/**
 * Comments as prose: neighbouring `//` lines are one block, and leaders and `code` are blanks, so that a phrase may span
 * lines and an offset still tells the line.
 * @returns {[number, string][]}
 */
function blocksOf(text, comments) {
  const blocks = []
  for (const [start, end] of comments) {
    const last = blocks.at(-1)
    const follows = last && /^\n[ \t]*$/.test(text.slice(last[1], start)) && text[start + 1] === '/' && last[2] === '/'
    if (follows) last[1] = end
    else blocks.push([start, end, text[start + 1]])
  }
  return blocks.map(([start, end, kind]) => [start, prose(text.slice(start, end), kind)])
}

function prose(comment, kind) {
  const leader = kind === '/' ? /^[ \t]*\/\/+/gm : /^\/\*+|^[ \t]*\*(?!\/)|\*\/$/gm
  return blankCode(comment.replace(leader, (part) => ' '.repeat(part.length)))
}

const blank = (part) => part.replace(/[^\n]/g, ' ')
const blankCode = (text) => text.replace(/`[^`]*`/g, (part) => part.replace(/[^\n]/g, '_'))

/** Documents without code and without what they quote, such as the titles of tests. */
function ownProse(markdown) {
  return blankCode(markdown.replace(/^```[\s\S]*?^```|“[^”]*”/gm, blank))
}

function wordsIn(text, patterns, kind) {
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map((match) => ({
      line: lineAt(text, match.index),
      word: match[0].replace(/\s+/g, ' '),
      kind,
    })),
  )
}

function lineAt(text, offset) {
  let line = 1
  for (let at = text.indexOf('\n'); at >= 0 && at < offset; at = text.indexOf('\n', at + 1)) line += 1
  return line
}

const lineOf = (text, line) => (text.split('\n')[line - 1] ?? '').trim()
const camelCase = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())

/** Files that the rules are for, below the given folders or files. */
function filesIn(place) {
  const full = path.join(ROOT, place)
  const there = statSync(full, { throwIfNoEntry: false })
  if (there === undefined) return []
  if (there.isFile()) return CODE.test(place) || CSS.test(place) || place.endsWith('.md') ? [place] : []
  return readdirSync(full, { withFileTypes: true })
    .filter((entry) => !SKIPPED_FOLDERS.has(entry.name))
    .flatMap((entry) => filesIn(path.join(place, entry.name)))
}

/** The folder that a file is counted in: `app/domain`, `app/.server/ledger`, `tests/support`, `server`. */
function folderOf(file) {
  const parts = file.split(path.sep).slice(0, -1)
  if (parts[0] === 'app') return parts.slice(0, parts[1] === '.server' ? 3 : 2).join('/')
  return parts.slice(0, parts[0] === 'tests' ? 2 : 1).join('/') || '.'
}

function listAll(places) {
  return places.flatMap((place) =>
    filesIn(path.normalize(place)).flatMap((file) => {
      const text = readFileSync(path.join(ROOT, file), 'utf8')
      return violationsIn(file, text).map((found) => ({ file, ...found, source: lineOf(text, found.line) }))
    }),
  )
}

function countsOf(violations) {
  const counts = {}
  for (const { file, kind } of violations) {
    counts[folderOf(file)] ??= { words: 0, names: 0 }
    counts[folderOf(file)][kind === 'name' ? 'names' : 'words'] += 1
  }
  return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)))
}

const sumOf = (counts) => Object.values(counts).reduce((sum, { words, names }) => sum + words + names, 0)
const say = (line) => process.stdout.write(`${line}\n`)
const show = ({ file, line, word, kind, source }) => say(`${file}:${line} ${kind}: ${word} | ${source}`)

function main(words) {
  const places = words.filter((word) => !word.startsWith('--'))
  const violations = listAll(places.length > 0 ? places : [...CODE_FOLDERS, 'docs', 'README.md', 'CONTRIBUTING.md'])
  if (places.length > 0) {
    violations.forEach(show)
    say(`${violations.length} left`)
    return violations.length === 0 ? 0 : 1
  }
  const recorded = JSON.parse(readFileSync(REMAINING, 'utf8'))
  const counts = countsOf(violations)
  if (words.includes('--record')) {
    if (sumOf(counts) > sumOf(recorded)) {
      say(`${sumOf(counts)} left, ${sumOf(recorded)} recorded: the number may only go down`)
      return 1
    }
    writeFileSync(REMAINING, `${JSON.stringify(counts, null, 2)}\n`)
    say(`${sumOf(counts)} left`)
    return 0
  }
  const none = { words: 0, names: 0 }
  const changed = [...new Set([...Object.keys(recorded), ...Object.keys(counts)])].filter((folder) => {
    const [was, now] = [recorded[folder] ?? none, counts[folder] ?? none]
    return was.words !== now.words || was.names !== now.names
  })
  for (const folder of changed) {
    const [was, now] = [recorded[folder] ?? none, counts[folder] ?? none]
    if (now.words > was.words || now.names > was.names) {
      violations.filter(({ file }) => folderOf(file) === folder).forEach(show)
    }
    say(`${folder}: ${now.words} words and ${now.names} names; recorded are ${was.words} and ${was.names}`)
  }
  if (changed.length > 0) say('Mend what was added; then run `node scripts/check-words.mjs --record`.')
  return changed.length === 0 ? 0 : 1
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) process.exitCode = main(process.argv.slice(2))
