import type { Locale } from '#app/domain/preferences/language.ts'

/** The words of the toolbar, which a page gets at the first use. */
export type ToolbarWords = Readonly<Record<'edit' | 'hide' | 'here' | 'site' | 'everywhere', string>>

export const TOOLBAR: Readonly<Record<Locale, ToolbarWords>> = {
  en: {
    edit: 'Edit with Penmark',
    hide: 'Hide toolbar',
    here: 'On this page',
    site: 'On this site',
    everywhere: 'Everywhere',
  },
  es: {
    edit: 'Editar con Penmark',
    hide: 'Ocultar la barra',
    here: 'En esta página',
    site: 'En este sitio',
    everywhere: 'En todas partes',
  },
  pt: {
    edit: 'Editar com o Penmark',
    hide: 'Ocultar a barra',
    here: 'Nesta página',
    site: 'Neste site',
    everywhere: 'Em todos os sites',
  },
  fr: {
    edit: 'Modifier avec Penmark',
    hide: 'Masquer la barre',
    here: 'Sur cette page',
    site: 'Sur ce site',
    everywhere: 'Partout',
  },
  de: {
    edit: 'Mit Penmark bearbeiten',
    hide: 'Leiste ausblenden',
    here: 'Auf dieser Seite',
    site: 'Auf dieser Website',
    everywhere: 'Überall',
  },
}
