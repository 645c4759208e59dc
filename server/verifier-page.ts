import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { AppearanceOf, LanguageOf } from '#app/.server/http/locale.ts'
import { alternatesOf } from '#app/domain/public-pages.ts'

/** The path of the verifier's page in the language of a request, below the folder of its files. */
export function verifierPageFor(request: Request, languageOf: LanguageOf = () => 'en'): string {
  const language = languageOf({
    query: new URL(request.url).searchParams,
    header: (name) => request.headers.get(name),
  })
  return language === 'en' ? '/ledger-verify.html' : `/ledger-verify.${language}.html`
}

/**
 * The verifier's page for a person who chose light or dark: the file with the attribute that its style reads. Undefined for all
 * others, who get the file as it is.
 */
export async function verifierPageInTheme(
  request: Request,
  folder: string,
  { appearanceOf, languageOf }: { appearanceOf?: AppearanceOf | undefined; languageOf?: LanguageOf | undefined },
): Promise<string | undefined> {
  const appearance = appearanceOf?.({ header: (name) => request.headers.get(name) })
  if (appearance === undefined) return undefined
  const page = await readFile(path.join(folder, verifierPageFor(request, languageOf)), 'utf8')
  return page.replace('<html ', `<html data-theme="${appearance}" `)
}

/** The languages of a page as a header (RFC 8288), for a page that cannot name them itself: it is a file, and knows no site. */
export function alternateLinks(origin: string, path: string): string {
  const links = alternatesOf(origin, path).map(
    ({ language, href }) => `<${href}>; rel="alternate"; hreflang="${language}"`,
  )
  return links.join(', ')
}
