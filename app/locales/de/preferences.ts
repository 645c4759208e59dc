import type { preferences as english } from '../en/preferences.ts'
import type { Translation } from '../translation.ts'

export const preferences = {
  title: 'Einstellungen zum Schreiben',
  intro: 'Womit der Assistent beginnt. Für jeden Text lässt sich anderes wählen.',
  template: 'Vorlage des Assistenten',
  templateHint: 'Beim Öffnen des Assistenten gewählt.',
  styles: 'Stile',
  stylesHint: 'Diese bietet der Assistent zuerst an.',
  customStyles: 'Eigene Stile',
  locked: 'Pro erforderlich',
  lockedText: 'Dieser Stil erfordert den Tarif Pro oder höher. Wechseln Sie den Tarif, um ihn zu nutzen.',
  length: 'Übliche Länge der Antwort',
  language: 'Zielsprache',
  languageHint: 'Für Übersetzungen.',
  save: 'Einstellungen speichern',
  reset: 'Auf Vorgaben zurücksetzen',
  cancel: 'Abbrechen',
  unsaved: 'Es gibt Änderungen, die noch nicht gespeichert sind.',
  saved: 'Einstellungen gespeichert',
  wasReset: 'Einstellungen zurückgesetzt',
  resetTitle: 'Einstellungen zurücksetzen',
  resetAsk: 'Sollen wirklich alle Einstellungen auf ihre Vorgaben zurückgesetzt werden?',
  resetText:
    'Die Vorlage wird Allgemeiner Assistent, die Stile werden Professionell und Locker, die Länge kurz und die Zielsprache Englisch. Eigene Stile und Vorlagen bleiben.',
  keep: 'Beibehalten',
  notifications: 'Welche E-Mails Sie bekommen, steht unter Benachrichtigungen',
  loadFailed: 'Die Einstellungen konnten nicht geladen werden',
  loadFailedText: 'Es wurde nichts geändert. Versuchen Sie es gleich noch einmal.',
  saveFailed: 'Die Einstellungen konnten nicht gespeichert werden',
  resetFailed: 'Die Einstellungen konnten nicht zurückgesetzt werden',
  retry: 'Erneut versuchen',
} as const satisfies Translation<typeof english>
