import { ButtonAnchor } from '#app/components/ui/button.tsx'
import { WithMailAddress } from '#app/components/ui/mail-address.tsx'
import { useLook } from '#app/components/ui/use-look.ts'
import { Wordmark } from '#app/components/ui/wordmark.tsx'
import { supportHoursIn } from '#app/domain/contact/hours.ts'
import { LEGAL_PAGES } from '#app/domain/legal/legal.ts'
import { EDITORS_TRIED, type SiteClaims } from '#app/domain/marketing.ts'
import type { Locale } from '#app/domain/preferences/language.ts'
import { useTranslation } from '../ui/use-translation.ts'
import { LanguageLinks } from './landing-header.tsx'

/** The end of the page: how to begin, and how to reach a person. `address` is the operator's own, if there is one. */
export function Closing({ address, claims }: { address: string | null; claims: SiteClaims }) {
  const { t } = useTranslation(['landing', 'common'])
  const { locale } = useLook()
  return (
    <div className="call">
      <div className="page">
        <section aria-labelledby="call-heading">
          <h2 id="call-heading">{t('call.heading')}</h2>
          <ButtonAnchor href="/register">{t('common:nav.joinNow')}</ButtonAnchor>
          <p className="small">
            {claims.users !== null && <>{t('call.users', { count: claims.users })} · </>}
            <a href="/docs/works-on">
              {claims.sites === null
                ? t('call.editors', { count: EDITORS_TRIED })
                : t('call.sites', { count: claims.sites })}
            </a>
          </p>
        </section>
        <section id="contact" aria-labelledby="contact-heading">
          <h2 id="contact-heading">{t('nav.contact')}</h2>
          <p className="call-ways">
            <ButtonAnchor href="/contact" variant="secondary">
              {t('contact.write')}
            </ButtonAnchor>
            <a href="/contact?about=guarantee">{t('contact.guarantee')}</a>
            {claims.liveChat !== null && <a href={claims.liveChat}>{t('contact.chat')}</a>}
          </p>
          {address !== null && (
            <p>
              <WithMailAddress address={address} say={(place) => t('contact.address', { address: place })} />
            </p>
          )}
          {claims.hours !== null && <p className="small">{t('contact.hours', supportHoursIn(locale, claims.hours))}</p>}
        </section>
      </div>
    </div>
  )
}

export function LandingFoot({ locale, hasLegalPages }: { locale: Locale; hasLegalPages: boolean }) {
  const { t } = useTranslation(['landing', 'documents', 'get-extension', 'legal', 'status'])
  return (
    <footer className="page landing-foot">
      <Wordmark />
      <nav className="landing-pages" aria-label={t('footer.pages')}>
        <a href="/docs">{t('documents:title')}</a>
        <a href="/extension">{t('get-extension:link')}</a>
        <a href="/verify">{t('footer.verify')}</a>
        <a href="/status">{t('status:title')}</a>
        {hasLegalPages &&
          LEGAL_PAGES.map((page) => (
            <a key={page} href={`/${page}`}>
              {t(`legal:page.${page}`)}
            </a>
          ))}
      </nav>
      <nav aria-label={t('footer.label')}>
        <LanguageLinks current={locale} />
      </nav>
    </footer>
  )
}
