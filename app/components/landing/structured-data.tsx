import type { Graph } from 'schema-dts'
import { PLAN_KEYS, PLANS } from '#app/domain/billing/plans.ts'
import { QUESTIONS } from '#app/domain/marketing.ts'
import { LOCALES } from '#app/domain/preferences/language.ts'
import { useLook } from '../ui/use-look.ts'
import { useMessage } from '../ui/use-message.ts'

/**
 * The page as data for search engines: who offers what, at which price, and the questions. The types are made from the vocabulary
 * of schema.org, so a name that it lacks does not compile.
 */
export function StructuredData({ origin, address }: { origin: string; address: string | null }) {
  const t = useMessage()
  const { locale } = useLook()
  const organization = `${origin}/#organization`
  const offers = PLAN_KEYS.flatMap((key) => {
    const { name, priceCents } = PLANS[key]
    if (priceCents === null) return []
    return (['month', 'year'] as const).map((interval) => ({
      '@type': 'Offer' as const,
      name,
      price: (priceCents[interval] / 100).toFixed(2),
      priceCurrency: 'USD',
      ...(priceCents[interval] === 0
        ? {}
        : { eligibleDuration: { '@type': 'QuantitativeValue' as const, value: 1, unitCode: UNITS[interval] } }),
    }))
  })
  const data: Graph = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        ...{ '@type': 'Organization', '@id': organization, name: 'Penmark', url: `${origin}/` },
        logo: `${origin}/icon-512.png`,
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer support',
          url: `${origin}/contact`,
          availableLanguage: [...LOCALES],
          ...(address?.includes('@') ? { email: address } : {}),
        },
      },
      {
        '@type': 'SoftwareApplication',
        name: 'Penmark',
        description: t('landing:description'),
        applicationCategory: 'BusinessApplication',
        operatingSystem: 'Web',
        inLanguage: locale,
        url: `${origin}/`,
        publisher: { '@id': organization },
        offers: offers.filter(
          (offer, index) =>
            offers.findIndex((other) => other.name === offer.name && other.price === offer.price) === index,
        ),
      },
      {
        '@type': 'FAQPage',
        mainEntity: QUESTIONS.map((question) => ({
          '@type': 'Question',
          name: t(`landing:faq.${question}.question`),
          acceptedAnswer: {
            '@type': 'Answer',
            text: t(`landing:faq.${question}.answer`),
          },
        })),
      },
    ],
  }
  const json = JSON.stringify(data).replaceAll('<', '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the quotes of JSON; a tag cannot begin in it.
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

/** Common codes of UN/CEFACT. */
const UNITS = { month: 'MON', year: 'ANN' } as const
