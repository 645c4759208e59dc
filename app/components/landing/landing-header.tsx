import { ThemeToggle } from '#app/components/preferences/display-menu.tsx'
import { Flag } from '#app/components/preferences/flag.tsx'
import { ButtonAnchor } from '#app/components/ui/button.tsx'
import { GlobeIcon, MenuIcon } from '#app/components/ui/light-icons.tsx'
import { Popover } from '#app/components/ui/popover.tsx'
import { useLook } from '#app/components/ui/use-look.ts'
import { Wordmark } from '#app/components/ui/wordmark.tsx'
import { LANGUAGE_NAMES, LOCALES, type Locale } from '#app/domain/preferences/language.ts'
import { useTranslation } from '../ui/use-translation.ts'
import './landing-header.css'

/** Works entirely without scripts: anchors, links, `<details>` and one form. */
export function LandingHeader() {
  const { t } = useTranslation(['landing', 'common'])
  const { theme, locale } = useLook()
  return (
    <header className="landing-header">
      <div className="page landing-bar">
        <a href="/" className="landing-home" aria-label={t('common:home')}>
          <Wordmark />
        </a>
        <nav className="landing-anchors" aria-label={t('nav.label')}>
          <Anchors />
        </nav>
        <div className="landing-tools">
          <ThemeToggle theme={theme} here="/" />
          <Popover
            className="landing-wide"
            label={
              <>
                <GlobeIcon />
                <span className="visually-hidden">{t('common:display.language')}: </span>
                {LANGUAGE_NAMES[locale]}
              </>
            }
          >
            <LanguageLinks current={locale} flags />
          </Popover>
          <a className="landing-wide landing-sign-in" href="/login">
            {t('common:nav.signIn')}
          </a>
          <ButtonAnchor href="/register" size="small" className="landing-join">
            {t('common:nav.joinNow')}
          </ButtonAnchor>
          <Popover
            className="landing-narrow"
            label={
              <>
                <MenuIcon />
                <span className="visually-hidden">{t('common:nav.menu')}</span>
              </>
            }
          >
            <nav className="landing-menu" aria-label={t('common:nav.menu')}>
              <Anchors />
              <a href="/login">{t('common:nav.signIn')}</a>
              <a href="/register">{t('common:nav.joinNow')}</a>
            </nav>
            <LanguageLinks current={locale} flags />
          </Popover>
        </div>
      </div>
    </header>
  )
}

function Anchors() {
  const { t } = useTranslation('landing')
  return (
    <>
      <a href="#features">{t('nav.features')}</a>
      <a href="#pricing">{t('nav.pricing')}</a>
      <a href="#faq">{t('nav.questions')}</a>
      <a href="#contact">{t('nav.contact')}</a>
    </>
  )
}

/**
 * Links to this page in the other languages; search engines follow them too.
 * @param flags for a picker that is closed at first: open on the page, each flag would be one more request of every visit
 */
export function LanguageLinks({ current, flags }: { current: Locale; flags?: true }) {
  return (
    <ul className="language-links">
      {LOCALES.map((locale) => (
        <li key={locale}>
          <a
            href={`/?lang=${locale}`}
            hrefLang={locale}
            lang={locale}
            aria-current={locale === current ? 'true' : undefined}
          >
            {flags && <Flag of={locale} />} {LANGUAGE_NAMES[locale]}
          </a>
        </li>
      ))}
    </ul>
  )
}
