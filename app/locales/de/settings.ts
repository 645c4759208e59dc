import type { settings as english } from '../en/settings.ts'
import type { Translation } from '../translation.ts'

export const settings = {
  title: 'Einstellungen',
  nav: {
    place: 'Teil der Einstellungen',
    overview: 'Übersicht',
  },
  overview: {
    title: 'Ihr Konto',
    intro: 'Woran Penmark Sie erkennt.',
    email: 'E-Mail-Adresse',
    verified: 'Bestätigt',
    unverified: 'Nicht bestätigt',
    plan: 'Tarif',
    created: 'Mitglied seit',
    id: 'Benutzer-ID',
    idHint: 'Der Support fragt vielleicht danach. Sie ist nicht geheim.',
    copy: 'Kopieren',
    copied: 'Kopiert',
    google: 'Google-Konto',
    googleNotLinked: 'Nicht verknüpft',
  },
} satisfies Translation<typeof english>
