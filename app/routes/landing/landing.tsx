import { useTranslation } from 'react-i18next'
import { redirect } from 'react-router'
import { maybeUserContext } from '#app/.server/auth/middleware.ts'
import { siteContext } from '#app/.server/http/context.ts'
import { Features } from '#app/components/landing/features.tsx'
import { Hero } from '#app/components/landing/hero.tsx'
import { LandingHeader, LanguageLinks } from '#app/components/landing/landing-header.tsx'
import { Languages } from '#app/components/landing/languages.tsx'
import { LedgerLines } from '#app/components/landing/ledger-lines.tsx'
import { Pricing } from '#app/components/landing/pricing.tsx'
import { ButtonAnchor } from '#app/components/ui/button.tsx'
import { useLook } from '#app/components/ui/use-look.ts'
import { Wordmark } from '#app/components/ui/wordmark.tsx'
import { LOCALES, localeFor } from '#app/domain/preferences/language.ts'
import type { Route } from './+types/landing'

/** The page for visitors; signed-in users go to their dashboard. It runs no script. */
export function loader({ context, url }: Route.LoaderArgs) {
  if (context.get(maybeUserContext) !== null) throw redirect('/dashboard')
  const { publicUrl } = context.get(siteContext)
  // The bare address follows each visitor's language, so search engines get a page of their own per language.
  return { origin: publicUrl, byLink: localeFor(url.searchParams.get('lang')) !== undefined }
}

export const handle = { hydrate: false }

export default function Landing({ loaderData: { origin, byLink } }: Route.ComponentProps) {
  const { t } = useTranslation(['landing', 'common'])
  const { locale } = useLook()
  return (
    <>
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      <link rel="canonical" href={byLink ? `${origin}/?lang=${locale}` : `${origin}/`} />
      {LOCALES.map((code) => (
        <link key={code} rel="alternate" hrefLang={code} href={`${origin}/?lang=${code}`} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={`${origin}/`} />
      <LandingHeader />
      <main id="content" tabIndex={-1}>
        <Hero />
        <Features />
        <LedgerLines />
        <Pricing />
        <Languages />
        <section className="call" aria-labelledby="call-heading">
          <div className="page">
            <h2 id="call-heading">{t('call.heading')}</h2>
            <p>{t('call.text')}</p>
            <ButtonAnchor href="/register">{t('common:nav.joinNow')}</ButtonAnchor>
          </div>
        </section>
      </main>
      <footer className="page landing-foot">
        <Wordmark />
        <nav aria-label={t('footer.label')}>
          <LanguageLinks current={locale} />
        </nav>
      </footer>
    </>
  )
}
