/** Links of one user that are open at a time. */
export const LINKS_MAX = 200

/** The id in the address of a link: 128 random bits, so that no page can be found by guessing. */
const LINK_ID = /^[A-Za-z0-9_-]{22}$/

/** Whether `text` can be the id of a link at all. */
export function isLinkId(text: string): boolean {
  return LINK_ID.test(text)
}

/** The place of an entry in the log, as an address names it; undefined for anything else. */
export function entryNumber(text: string): number | undefined {
  return /^(0|[1-9]\d{0,14})$/.test(text) ? Number(text) : undefined
}

/** The path of the page that a link opens. */
export function linkPath(id: string): string {
  return `/provenance/${id}`
}

/** The longest text that an address can carry to the page, in code units; longer ones are pasted by the reader. */
export const CARRIED_MAX = 6_000

/** The part of an address that browsers keep to themselves, with a text for the page to check. */
export function textInAddress(text: string): string {
  const bytes = new TextEncoder().encode(text)
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return `#text=${btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`
}

/** The text that {@link textInAddress} put into an address; undefined if there is none, or none that it can have put there. */
export function textOfAddress(hash: string): string | undefined {
  const encoded = /^#text=([A-Za-z0-9_-]{1,40000})$/.exec(hash)?.[1]
  if (encoded === undefined) return undefined
  try {
    const binary = atob(encoded.replaceAll('-', '+').replaceAll('_', '/'))
    const text = new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(binary, (character) => character.charCodeAt(0)),
    )
    return text.length <= CARRIED_MAX ? text : undefined
  } catch {
    return undefined
  }
}
