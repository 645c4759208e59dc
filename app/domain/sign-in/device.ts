/** A recognisable name for a session: one name from each of the lists below, `null` if the header matches none. */
export type Device = { client: string | null; system: string | null }

/** The order matters: many clients also claim to be others, so the more specific name comes first. */
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

/** Longer headers are cut: the first few hundred characters identify the client. */
const HEADER_MAX = 512

export const NO_DEVICE: Device = { client: null, system: null }

/** The device that made something, in the names of its columns. */
export function madeBy({ client, system }: Device) {
  return { madeClient: client, madeSystem: system }
}

/** The device that used something last, in the names of its columns. */
export function usedBy({ client, system }: Device) {
  return { usedClient: client, usedSystem: system }
}

/** Extracts only the client's family and the operating system from a `User-Agent` (ASVS 14.2.4). */
export function deviceOf(userAgent: string | null): Device {
  const header = (userAgent ?? '').slice(0, HEADER_MAX)
  const firstMatch = (list: typeof CLIENTS) => list.find(([, pattern]) => pattern.test(header))?.[0] ?? null
  return { client: firstMatch(CLIENTS), system: firstMatch(SYSTEMS) }
}
