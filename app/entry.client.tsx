import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { HydratedRouter } from 'react-router/dom'
import { localeFor } from '#app/domain/preferences/language.ts'
import { createTranslations } from '#app/locales/i18n.ts'
import { loadTexts } from '#app/locales/load.ts'

/** Hydrates in the language of the document and loads its texts before the first component runs. */
async function hydrate(): Promise<void> {
  const locale = localeFor(document.documentElement.lang) ?? 'en'
  const translations = createTranslations(locale, await loadTexts(locale))
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nextProvider i18n={translations}>
          <HydratedRouter />
        </I18nextProvider>
      </StrictMode>,
    )
  })
}

void hydrate()
