import { PLAN_KEYS, PLANS } from '#app/domain/billing/plans.ts'
import { LISTED_DOCUMENTS } from '#app/domain/documents/document.ts'
import { LEGAL_PAGES } from '#app/domain/legal/legal.ts'
import { QUESTIONS } from '#app/domain/marketing.ts'
import { LOCALES } from '#app/domain/preferences/language.ts'
import { alternatesOf, PUBLIC_PATHS, pageAddress } from '#app/domain/public-pages.ts'
import { TRY_OUT_MAX, TRY_OUTS_AN_HOUR } from '#app/domain/try-out/try-out.ts'
import { TEXTS } from '#app/locales/texts.ts'

/** A file for programs that read the site. */
type PublicFile = { body: string; type: string }

/** Each file by its path, for the origin of the site. */
export type PublicFiles = Readonly<Record<string, (origin: string) => PublicFile>>

const TEXT = 'text/plain; charset=utf-8'

/**
 * The files for search engines and language models, by their path. They are no routes, because browsers would have to
 * know of them: the list of routes is loaded with every page that runs scripts.
 */
export function publicFiles({ hasLegalPages }: { hasLegalPages: boolean }): PublicFiles {
  const paths = [...PUBLIC_PATHS, '/verify', ...(hasLegalPages ? LEGAL_PAGES.map((page) => `/${page}`) : [])]
  return {
    '/robots.txt': (origin) => ({ body: robotsTxt(origin), type: TEXT }),
    '/sitemap.xml': (origin) => ({ body: sitemap(origin, paths), type: 'application/xml; charset=utf-8' }),
    '/llms.txt': (origin) => ({ body: llmsTxt(origin), type: TEXT }),
  }
}

/**
 * Asks robots to leave calls alone. Accounts and pages behind mailed links are not named: a robot that may not read them
 * would not learn that they must not be listed.
 */
function robotsTxt(origin: string): string {
  const rules = ['User-agent: *', 'Disallow: /api/', 'Allow: /']
  return lines([...rules, '', `Sitemap: ${origin}/sitemap.xml`])
}

/** Every public page in every language, each with its other languages (sitemaps.org). */
function sitemap(origin: string, paths: readonly string[]): string {
  const entries = paths.flatMap((path) => {
    const links = alternatesOf(origin, path).map(
      ({ language, href }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${inXml(href)}"/>`,
    )
    return [undefined, ...LOCALES].flatMap((locale) => [
      `<url><loc>${inXml(pageAddress(origin, path, locale))}</loc>`,
      ...links,
      '</url>',
    ])
  })
  // Documents are in one language.
  const inEnglish = LISTED_DOCUMENTS.map((name) => `/docs/${name}`)
  const documents = inEnglish.map((path) => `<url><loc>${inXml(origin + path)}</loc></url>`)
  return lines([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    ...documents,
    '</urlset>',
  ])
}

/** What the product is, for language models that answer questions about it (llmstxt.org). In English. */
function llmsTxt(origin: string): string {
  const { description, faq } = TEXTS.en.landing
  const plans = PLAN_KEYS.map((key) => {
    const { name, priceCents, requestsPerMonth } = PLANS[key]
    const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`
    const price =
      priceCents === null
        ? 'by contract'
        : priceCents.month === 0
          ? 'free'
          : `${dollars(priceCents.month)} a month or ${dollars(priceCents.year)} a year`
    return `- ${name}: ${requestsPerMonth} requests a month, ${price}`
  })
  const questions = QUESTIONS.flatMap((each) => [`### ${faq[each].question}`, '', faq[each].answer, ''])
  return lines([
    ...['# Penmark', '', `> ${description}`, ''],
    `The start page marks up a text of up to ${TRY_OUT_MAX} characters without an account, ${TRY_OUTS_AN_HOUR} times an hour.`,
    ...['', '## Plans', '', ...plans, '', '## Pages', ''],
    `- [Start](${origin}/): what it does, prices, questions`,
    `- [Contact](${origin}/contact): write to the people who run this site`,
    `- [Create an account](${origin}/register)`,
    `- [Plans as JSON](${origin}/api/plans)`,
    `- [Docs](${origin}/docs): the API, the ledger, a guide for auditors, running it yourself`,
    `- [Check an export or a receipt](${origin}/verify): in the browser, nothing is sent`,
    `- [Browser extension](${origin}/extension): what it does, how to load it`,
    `- [Status](${origin}/status): read from the running server`,
    ...['', '## Questions', '', ...questions],
  ])
}

function lines(all: readonly string[]): string {
  return `${all.join('\n')}\n`
}

function inXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
