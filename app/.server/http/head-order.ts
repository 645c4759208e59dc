const STYLESHEET = /<link [^>]{0,500}?rel="stylesheet"[^>]{0,500}>/g
const SCRIPT_AHEAD = '<link rel="modulepreload"'

/**
 * Lets a browser draw a rendered page before it loads the page's scripts. React writes the stylesheets last, behind every
 * script and font, and a browser requests in the order of the head. So they move to its beginning, and the scripts, which
 * no page needs to be read or used, get a low priority.
 */
export function drawnBeforeScripts(page: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const bytes = Buffer.from(page.buffer, page.byteOffset, page.byteLength)
  const end = bytes.indexOf('</head>')
  const head = bytes.toString('utf8', 0, Math.max(end, 0))
  const sheets = head.match(STYLESHEET)
  if (sheets === null) return page
  const others = head.replaceAll(STYLESHEET, '').replaceAll(SCRIPT_AHEAD, `${SCRIPT_AHEAD} fetchpriority="low"`)
  const place = others.indexOf('<link ')
  const ordered = others.slice(0, place) + sheets.join('') + others.slice(place)
  return new Uint8Array(Buffer.concat([Buffer.from(ordered), bytes.subarray(end)]))
}
