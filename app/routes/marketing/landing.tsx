import { useTranslation } from 'react-i18next'
import { redirect } from 'react-router'
import { maybeUserContext } from '#app/.server/auth/middleware.ts'
import { penmarkContext } from '#app/.server/context.ts'
import { ButtonAnchor } from '#app/components/button.tsx'
import { Features } from '#app/components/landing/features.tsx'
import { Hero } from '#app/components/landing/hero.tsx'
import { LandingHeader, LanguageLinks } from '#app/components/landing/landing-header.tsx'
import { Languages } from '#app/components/landing/languages.tsx'
import { LedgerLines } from '#app/components/landing/ledger-lines.tsx'
import { Pricing } from '#app/components/landing/pricing.tsx'
import { useLook } from '#app/components/use-look.ts'
import { Wordmark } from '#app/components/wordmark.tsx'
import { LOCALES } from '#app/domain/preferences/language.ts'
import type { Route } from './+types/landing'

/** The page of a visitor; whoever is signed in has a dashboard. It runs no script. */
export function loader({ context }: Route.LoaderArgs) {
  if (context.get(maybeUserContext) !== null) throw redirect('/dashboard')
  return { origin: context.get(penmarkContext).env.publicUrl }
}

export const handle = { hydrate: false }

export default function Landing({ loaderData: { origin } }: Route.ComponentProps) {
  const { t } = useTranslation(['landing', 'common'])
  const { locale } = useLook()
  return (
    <>
      <title>{t('title')}</title>
      <meta name="description" content={t('description')} />
      <link rel="canonical" href={`${origin}/?lang=${locale}`} />
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
