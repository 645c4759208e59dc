import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { TranslationsProvider } from '#app/components/ui/use-translation.ts'
import { localeFor } from '#app/domain/preferences/language.ts'
import { startTranslations } from '#app/locales/browser.ts'
// Two entries share these with the root, so they become one file with the styles of the pieces (`vite/chunks.ts`).
import './components/ui/flash-message.css'
import './components/ui/skip-link.css'
import './styles/tokens.css'
import './styles/fonts.css'
import './styles/base.css'

/** Hydrates in the language of the document and loads its texts before the first component runs. */
async function hydrate(): Promise<void> {
  const locale = localeFor(document.documentElement.lang) ?? 'en'
  const translations = await startTranslations(locale)
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TranslationsProvider value={translations}>
          <HydratedRouter />
        </TranslationsProvider>
      </StrictMode>,
    )
  })
}

void hydrate()
