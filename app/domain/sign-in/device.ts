/** What a session is recognised by: names out of the two lists below, `null` where the header names none of them. */
export type Device = { client: string | null; system: string | null }

/** In this order: many claim to be others as well, and the more particular name stands first. */
const CLIENTS: readonly [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\b(?:OPR|OPT|Opera)\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Vivaldi', /\bVivaldi\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ['Safari', /\bVersion\/[\d.]+.*\bSafari\//],
  ['curl', /^curl\//],
  ['Wget', /^Wget\//],
  ['Postman', /^PostmanRuntime\//],
  ['Python', /^(?:python|aiohttp|httpx)\b/i],
  ['Node.js', /^(?:node|undici|axios)\b/i],
  ['Go', /^Go-http-client\//],
  ['Java', /^(?:Java|okhttp|Apache-HttpClient)\b/],
]

const SYSTEMS: readonly [name: string, pattern: RegExp][] = [
  ['iPadOS', /\biPad\b/],
  ['iOS', /\b(?:iPhone|iPod)\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac ?OS X\b|\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
]

/** Longer ones are cut: what identifies a client stands in the first few hundred characters. */
const HEADER_MAX = 512

/** Family of the client and operating system of a `User-Agent`, and nothing else of it (ASVS 14.2.4). */
export function deviceOf(userAgent: string | null): Device {
  const header = (userAgent ?? '').slice(0, HEADER_MAX)
  const named = (list: typeof CLIENTS) => list.find(([, pattern]) => pattern.test(header))?.[0] ?? null
  return { client: named(CLIENTS), system: named(SYSTEMS) }
}
