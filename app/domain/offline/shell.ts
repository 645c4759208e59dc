import { densityFor, fontSizeFor } from '../preferences/density.ts'
import { type Locale, localeFor } from '../preferences/language.ts'
import { attributesOfLook, type Look } from '../preferences/look.ts'
import { themeFor } from '../preferences/theme.ts'

// The shell: the page that a browser shows when the server cannot be reached. The server renders it at `/offline`, the
// same for all; the service worker stores it and gives it the look of this device
// (docs/decisions/079-offline-page.md).

/** The address of the shell in a language. */
export function shellAddress(locale: Locale): string {
  return `/offline?lang=${locale}`
}

/**
 * The look of this device.
 * @param message what a page sent; only known values count
 * @param languages what the browser's user prefers, best first
 */
export function lookOfDevice(message: unknown, languages: readonly string[]): Look {
  const { locale, theme, fontSize, density } = Object(message) as Partial<Record<keyof Look, unknown>>
  const preferred = languages.flatMap((tag) => localeFor(tag.split('-')[0]?.toLowerCase()) ?? [])
  return {
    locale: localeFor(locale) ?? preferred[0] ?? 'en',
    theme: themeFor(theme) ?? 'default',
    fontSize: fontSizeFor(fontSize) ?? 'medium',
    density: densityFor(density) ?? 'default',
  }
}

const STYLE_SHEET = /<link\b[^>]*\brel="stylesheet"[^>]*>/g

/** The addresses of the style sheets that a rendered page names, in their order. */
export function styleSheetsOf(html: string): string[] {
  return (html.match(STYLE_SHEET) ?? []).flatMap((tag) => /\bhref="(\/assets\/[^"]+)"/.exec(tag)?.[1] ?? [])
}

/** A rendered page as the shell: its styles stand in it, so that it needs no other file. */
export function shellOf(html: string, styles: string): string {
  return html.replaceAll(STYLE_SHEET, '').replace('</head>', () => `<style nonce="">${styles}</style></head>`)
}

/** Asks for the page's own address again as soon as the browser is back online. */
const COME_BACK = `addEventListener('online',()=>location.reload())`

/**
 * The shell with the look of this device and the state of its queue.
 * @param waiting how many changes wait on this device
 * @param nonce names the style and the script that the policy allows
 */
export function filledShell(shell: string, look: Look, waiting: number, nonce: string): string {
  const { className, ...attributes } = attributesOfLook(look)
  const written = Object.entries({ ...attributes, class: className })
    .flatMap(([name, value]) => (value === undefined ? [] : ` ${name}="${value}"`))
    .join('')
  const form = new Intl.PluralRules(look.locale).select(waiting) === 'one' ? 'one' : 'other'
  const counted = waiting === 0 ? shell : shell.replace(`data-waiting="${form}" hidden=""`, `data-waiting="${form}"`)
  return counted
    .replace(/<html\b[^>]*>/, `<html${written}>`)
    .replace('<style nonce="">', `<style nonce="${nonce}">`)
    .replace('</head>', () => `<script nonce="${nonce}">${COME_BACK}</script></head>`)
    .replaceAll('{{count}}', new Intl.NumberFormat(look.locale).format(waiting))
}

/** The policy of the shell: it shows itself, and its one script asks for the page again. */
export function policyOfShell(nonce: string): string {
  const own = ['font-src', 'img-src', 'manifest-src'].map((what) => `${what} 'self'`)
  const none = ['base-uri', 'form-action', 'frame-ancestors'].map((what) => `${what} 'none'`)
  const named = ['style-src', 'script-src'].map((what) => `${what} 'nonce-${nonce}'`)
  return ["default-src 'none'", ...named, ...own, ...none].join('; ')
}
