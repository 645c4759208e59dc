import type { Locale } from '#app/domain/preferences/language.ts'

/** The one word of the toolbar, which a page gets at the first use. */
export const TOOLBAR: Readonly<Record<Locale, string>> = {
  en: 'Edit with Penmark',
  es: 'Editar con Penmark',
  pt: 'Editar com o Penmark',
  fr: 'Modifier avec Penmark',
  de: 'Mit Penmark bearbeiten',
}
