import type { extension as english } from '../en/extension.ts'
import type { Translation } from '../translation.ts'

export const extension = {
  title: 'Erweiterung verbinden',
  intro: 'Penmark in {{browser}} möchte mit {{email}} arbeiten.',
  thisBrowser: 'diesem Browser',
  may: 'Sie darf',
  may1: 'den Text senden, den Sie wählen, und das Ergebnis zeigen',
  may2: 'Ihre Credits, Stile, Vorlagen und Prompts sehen',
  may3: 'Wörter in Ihr Wörterbuch aufnehmen',
  mayNot: 'Sie darf nicht',
  not1: 'Ihr Passwort oder Ihre Sitzung sehen',
  not2: 'Ihre Einstellungen, Ihren Tarif oder Zahlungen ändern',
  ends: 'Sie können das jederzeit beenden.',
  submit: 'Verbinden',
  cancel: 'Nicht jetzt',
  wrongTitle: 'Diese Verbindung ist nicht möglich',
  wrong: 'Öffnen Sie die Erweiterung in Ihrem Browser und verbinden Sie sie dort erneut.',
  home: 'Zur Übersicht',
  doneTitle: 'Zurück zur Erweiterung',
  done: 'Sie zeigt Ihr Konto, sobald sie verbunden ist. Sie können diesen Tab schließen.',
  missing: 'In diesem Browser antwortet keine Erweiterung. Ist sie noch eingeschaltet?',
  doneHint: 'Alles sehen, was Ihr Konto öffnet',
} satisfies Translation<typeof english>
