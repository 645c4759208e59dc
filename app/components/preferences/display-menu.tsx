import { CheckIcon, MixerHorizontalIcon } from '@radix-ui/react-icons'
import type { FormEvent } from 'react'
import { Form, useFetcher } from 'react-router'
import { MoonIcon, SunIcon } from '#app/components/ui/light-icons.tsx'
import { Popover } from '#app/components/ui/popover.tsx'
import { useMessage } from '#app/components/ui/use-message.ts'
import { DENSITIES, type Density, FONT_SIZES, type FontSize } from '#app/domain/preferences/density.ts'
import { LANGUAGE_NAMES, LOCALES, type Locale } from '#app/domain/preferences/language.ts'
import { THEMES, type Theme, themeFor } from '#app/domain/preferences/theme.ts'
import { useTranslation } from '../ui/use-translation.ts'
import { chooseTheme } from './chosen-theme.ts'
import { Flag } from './flag.tsx'
import './display-menu.css'

type Choice = {
  theme: Theme
  locale: Locale
  fontSize: FontSize
  density: Density
  /** Path and query of the page to return to. */
  here: string
}

/**
 * Switches between light and dark with one press. It is a form; with scripts the page stays, and so does typed text. If
 * the system decides the theme, the style sheet shows the button that applies.
 */
export function ThemeToggle({ theme, here }: Pick<Choice, 'theme' | 'here'>) {
  const { t } = useTranslation()
  return (
    <Form method="post" action="/display" className="theme-toggle" data-theme={theme} onSubmit={onThePage}>
      <input type="hidden" name="redirectTo" value={here} />
      <button type="submit" name="theme" value="dark" className="icon-button to-dark" aria-label={t('display.toDark')}>
        <MoonIcon />
      </button>
      <button
        type="submit"
        name="theme"
        value="light"
        className="icon-button to-light"
        aria-label={t('display.toLight')}
      >
        <SunIcon />
      </button>
    </Form>
  )
}

/** Theme, language, text size and density behind one button. Each choice is a button of a form, so that one press does it. */
export function DisplayMenu(choice: Choice) {
  const { t } = useTranslation()
  return (
    <Popover
      kept="settingsPanelOpen"
      label={
        <>
          <MixerHorizontalIcon aria-hidden="true" />
          <span className="visually-hidden">{t('display.label')}</span>
        </>
      }
    >
      <ThemeChoices {...choice} />
      <LanguageChoices {...choice} />
      <DensityChoices {...choice} />
    </Popover>
  )
}

function ThemeChoices({ theme, here }: Choice) {
  const { t } = useTranslation()
  return (
    <Form method="post" action="/display" className="display-choices" onSubmit={onThePage}>
      <input type="hidden" name="redirectTo" value={here} />
      <h2 className="display-heading">{t('display.theme')}</h2>
      {THEMES.map((name) => (
        <ChoiceButton key={name} name="theme" value={name} chosen={name === theme}>
          {t(`display.${name}`)}
        </ChoiceButton>
      ))}
    </Form>
  )
}

function LanguageChoices({ locale, here }: Choice) {
  const { t } = useTranslation()
  return (
    <Choices here={here} heading={t('display.language')}>
      {LOCALES.map((code) => (
        <ChoiceButton key={code} name="language" value={code} chosen={code === locale}>
          <span lang={code}>
            <Flag of={code} /> {LANGUAGE_NAMES[code]}
          </span>
        </ChoiceButton>
      ))}
    </Choices>
  )
}

function DensityChoices({ fontSize, density, here }: Choice) {
  const { t } = useTranslation()
  return (
    <>
      <Choices here={here} heading={t('display.fontSize')} inOneLine>
        {FONT_SIZES.map((size) => (
          <ChoiceButton key={size} name="font_size" value={size} chosen={size === fontSize}>
            {t(`display.${size}`)}
          </ChoiceButton>
        ))}
      </Choices>
      <Choices here={here} heading={t('display.density')} inOneLine>
        {DENSITIES.map((name) => (
          <ChoiceButton key={name} name="density" value={name} chosen={name === density}>
            {t(name === 'default' ? 'display.normal' : `display.${name}`)}
          </ChoiceButton>
        ))}
      </Choices>
      <Choices here={here} inOneLine onSubmit={() => chooseTheme('light')}>
        <button type="submit" name="reset" value="1" className="display-choice">
          {t('display.reset')}
        </button>
      </Choices>
    </>
  )
}

/** A form of its own for each group, so that two quick presses do not end each other. */
function Choices(props: {
  here: string
  heading?: string
  inOneLine?: true
  /** A theme that was chosen on this page outdoes its cookie, so a reset chooses the first one on the page too. */
  onSubmit?: () => void
  children: React.ReactNode
}) {
  const message = useMessage()
  const look = useFetcher<{ failed: boolean } | null>()
  return (
    <look.Form
      method="post"
      action="/display"
      className={`display-choices${props.inOneLine ? ' display-line' : ''}`}
      onSubmit={props.onSubmit}
    >
      <input type="hidden" name="redirectTo" value={props.here} />
      {props.heading !== undefined && <h2 className="display-heading">{props.heading}</h2>}
      {props.children}
      <p role="status" className="small soft">
        {look.data?.failed && message('offline:lookFailed')}
      </p>
    </look.Form>
  )
}

/** Applies the pressed theme without a page load. */
function onThePage(event: FormEvent<HTMLFormElement>): void {
  const pressed = (event.nativeEvent as SubmitEvent).submitter
  const theme = pressed instanceof HTMLButtonElement ? themeFor(pressed.value) : undefined
  if (theme === undefined) return
  event.preventDefault()
  chooseTheme(theme)
}

function ChoiceButton(props: { name: string; value: string; chosen: boolean; children: React.ReactNode }) {
  return (
    <button type="submit" name={props.name} value={props.value} aria-pressed={props.chosen} className="display-choice">
      {props.children}
      {props.chosen && <CheckIcon aria-hidden="true" />}
    </button>
  )
}
