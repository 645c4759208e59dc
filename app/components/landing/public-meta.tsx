import { alternatesOf, pageAddress } from '#app/domain/public-pages.ts'
import { useLook } from '../ui/use-look.ts'

/** `byLink`: the address names the language, so this is the page of that language. */
type Place = { origin: string; path: string; byLink: boolean }

/** What a public page says of itself to search engines and to those who share it. React moves it into the head. */
export function PublicMeta({ title, description, place }: { title: string; description: string; place: Place }) {
  const { locale } = useLook()
  const { origin, path, byLink } = place
  const address = pageAddress(origin, path, byLink ? locale : undefined)
  const picture = `${origin}/og-${locale}.png`
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {alternatesOf(origin, path).map(({ language, href }) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Penmark" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={OG_LOCALES[locale]} />
      <meta property="og:image" content={picture} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

const OG_LOCALES = { en: 'en_US', es: 'es_ES', pt: 'pt_BR', fr: 'fr_FR', de: 'de_DE' } as const
