import { ThemeToggle } from '#app/components/preferences/display-menu.tsx'
import { Flag } from '#app/components/preferences/flag.tsx'
import { ButtonAnchor } from '#app/components/ui/button.tsx'
import { CloseIcon, GlobeIcon, MenuIcon } from '#app/components/ui/light-icons.tsx'
import { Popover } from '#app/components/ui/popover.tsx'
import { useLook } from '#app/components/ui/use-look.ts'
import { Wordmark } from '#app/components/ui/wordmark.tsx'
import { LANGUAGE_NAMES, LOCALES, type Locale } from '#app/domain/preferences/language.ts'
import { useTranslation } from '../ui/use-translation.ts'
import './landing-header.css'

/** Works entirely without scripts: anchors, links, `<details>`, a target and one form. */
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
          <Menu locale={locale} />
        </div>
      </div>
    </header>
  )
}

/**
 * The menu of narrow screens. It is open while its own place is the target of the address, so every link out of it closes it, those to
 * a section of this page too. A `<details>` would stay open over that section.
 */
function Menu({ locale }: { locale: Locale }) {
  const { t } = useTranslation('common')
  return (
    <>
      <div className="landing-menu" id="menu">
        {/* Covers the page, so that a press beside the menu closes it. */}
        <a className="landing-menu-outside" href="#menu-closed" tabIndex={-1}>
          <span className="visually-hidden">{t('toast.close')}</span>
        </a>
        <div className="landing-menu-panel">
          <nav className="landing-menu-links" aria-label={t('nav.menu')}>
            <Anchors />
            <a href="/login">{t('nav.signIn')}</a>
            <a href="/register">{t('nav.joinNow')}</a>
          </nav>
          <LanguageLinks current={locale} flags />
        </div>
      </div>
      <a className="landing-narrow landing-menu-open" href="#menu">
        <MenuIcon />
        <span className="visually-hidden">{t('nav.menu')}</span>
      </a>
      {/* It is away whenever it is the target, so the page does not move. */}
      <a className="landing-narrow landing-menu-close" href="#menu-closed" id="menu-closed">
        <CloseIcon />
        <span className="visually-hidden">{t('toast.close')}</span>
      </a>
    </>
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
