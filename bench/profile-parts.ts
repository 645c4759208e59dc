import { existsSync, readFileSync } from 'node:fs'
import type { Profiler } from 'node:inspector'
import { SourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'

/** The first pattern that fits the source of a function names the part that its time belongs to. */
const SOURCES = [
  ['React', /node_modules\/(?:react|react-dom|scheduler)\//],
  ['React Router', /node_modules\/(?:react-router|@react-router)\/|virtual:react-router/],
  ['texts (i18next)', /node_modules\/(?:i18next|react-i18next)\/|app\/locales\//],
  ['forms (Conform, Zod)', /node_modules\/(?:@conform-to|zod)\//],
  ['model client (OpenAI)', /node_modules\/openai\/|assistant\/engines\/openai\//],
  ['SQLite', /node_modules\/(?:better-sqlite3|drizzle-orm)\/|\/db\//],
  ['ledger', /app\/\.server\/ledger\//],
  ['assistant', /app\/\.server\/assistant\/|app\/domain\/(?:assistant|writing)\//],
  ['sessions and keys', /app\/\.server\/auth\//],
  [
    'host and limits',
    /\/server\/|node_modules\/(?:hono|@hono|rate-limiter-flexible)\/|app\/\.server\/(?:http|text-work|operations|platform)\//,
  ],
  ['screens and loaders', /\/app\//],
  ['fetch classes (undici)', /^node:internal\/deps\/undici/],
  ['sockets and streams', /^node:(?:net|_?http|_?stream|internal\/(?:stream|http|webstreams|js_stream)|internal\/net)/],
  ['Node, other', /^node:/],
] as const

/** Parts of the processor time of a request, in the order in which a table names them. */
export const PARTS = [...SOURCES.map(([name]) => name), 'other packages', 'garbage collection'] as const
export type Part = (typeof PARTS)[number]

type Node = Profiler.ProfileNode
type Names = { sourceOf(node: Node): string | undefined }

/**
 * Shares of the busy time by part; they sum up to 1. A function without a source of its own (a statement in SQLite, a write to
 * a socket) belongs to what called it.
 */
export function sharesOf(profile: Profiler.Profile, names: Names = sourceNames()): Map<Part, number> {
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]))
  const parents = new Map(
    profile.nodes.flatMap((node) => (node.children ?? []).map((child) => [child, node.id] as const)),
  )
  const self = new Map<number, number>()
  for (const [n, id] of (profile.samples ?? []).entries()) {
    self.set(id, (self.get(id) ?? 0) + Math.max(0, profile.timeDeltas?.[n] ?? 0))
  }
  const parts = new Map<Part, number>()
  let busy = 0
  for (const [id, micros] of self) {
    const part = partOf(id)
    if (part === undefined) continue
    busy += micros
    parts.set(part, (parts.get(part) ?? 0) + micros)
  }
  return new Map([...parts].map(([part, micros]) => [part, micros / Math.max(1, busy)]))

  function partOf(id: number): Part | undefined {
    const leaf = nodes.get(id)?.callFrame.functionName
    if (leaf === '(idle)') return undefined
    if (leaf === '(garbage collector)') return 'garbage collection'
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at)) {
      const node = nodes.get(at)
      const source = node && names.sourceOf(node)
      if (source !== undefined) return SOURCES.find(([, pattern]) => pattern.test(source))?.[0] ?? 'other packages'
    }
    return 'Node, other'
  }
}

/** Finds the source of a function by the map beside its bundle. */
function sourceNames(): Names {
  const maps = new Map<string, SourceMap | undefined>()
  return {
    sourceOf({ callFrame: { url, lineNumber, columnNumber } }) {
      if (url === '') return undefined
      if (!url.startsWith('file:')) return url
      if (!maps.has(url)) maps.set(url, readMap(`${fileURLToPath(url)}.map`))
      const entry = maps.get(url)?.findEntry(lineNumber, columnNumber)
      return entry !== undefined && 'originalSource' in entry ? new URL(entry.originalSource, url).href : url
    },
  }
}

function readMap(file: string): SourceMap | undefined {
  return existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : undefined
}
