import { Agent } from 'node:http'
import { gzipSync } from 'node:zlib'
import { see } from './probe.ts'
import type { Server } from './processes.ts'

/** The bytes that a browser with an empty cache fetches for a page, on the wire and without headers. */
export type Weight = {
  htmlGzip: number
  js: number
  jsFiles: number
  css: number
  fonts: number
  requests: number
  total: number
}

const IMPORTED = /\b(?:import|from)\s*\(?\s*["'](\/[^"']+)["']/g
const LINKED = /<(?:link|script|img)\b[^>]*?\b(?:href|src)="(\/[^"]+)"[^>]*>/g
/** A lazy picture is fetched once it is seen; those of a menu are when it is opened. */
const NOT_FETCHED = /\brel="(?:alternate|canonical|next|prev|apple-touch-icon)"|\bloading="lazy"/

/**
 * Reads the HTML of a page and fetches what it names: scripts, preloaded modules, style sheets, icons, images. Fonts
 * that a style sheet asks for only when a text needs them are not in it; preloaded ones are.
 */
export async function weightOf(server: Server, path: string, cookie?: string): Promise<Weight> {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  const headers = { 'accept-encoding': 'br, gzip', ...(cookie === undefined ? {} : { cookie }) }
  const plain = await see(agent, { server, path, headers: { ...headers, 'accept-encoding': 'identity' } })
  if (plain.status !== 200) throw new Error(`${path} answers ${plain.status}`)
  const html = plain.body.toString('utf8')
  const weight = {
    htmlGzip: gzipSync(plain.body).byteLength,
    js: 0,
    jsFiles: 0,
    css: 0,
    fonts: 0,
    requests: 1,
    total: 0,
  }
  weight.total = weight.htmlGzip
  for (const address of addressesIn(html)) {
    const { body, headers: answered } = await see(agent, { server, path: address, headers })
    const type = String(answered['content-type'] ?? '')
    weight.requests += 1
    weight.total += body.byteLength
    if (type.includes('javascript')) {
      weight.js += body.byteLength
      weight.jsFiles += 1
    } else if (type.includes('css')) weight.css += body.byteLength
    else if (type.includes('font')) weight.fonts += body.byteLength
  }
  agent.destroy()
  return weight
}

function addressesIn(html: string): string[] {
  const found = new Set<string>()
  let icons = 0
  for (const [tag, address = ''] of html.matchAll(LINKED)) {
    // A browser takes one of the icons offered.
    if (/\brel="icon"/.test(tag)) icons += 1
    if (!NOT_FETCHED.test(tag) && !(icons > 1 && /\brel="icon"/.test(tag))) found.add(decoded(address))
  }
  for (const [, address = ''] of html.matchAll(IMPORTED)) found.add(address)
  return [...found].filter((address) => !address.startsWith('//'))
}

function decoded(address: string): string {
  return address.replaceAll('&amp;', '&').split('#')[0] ?? ''
}
