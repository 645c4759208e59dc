import type { status as english } from '../en/status.ts'
import type { Translation } from '../translation.ts'

export const status = {
  title: 'Status',
  intro: 'Vom laufenden Server gelesen:',
  allWork: 'Alles funktioniert',
  someOff: 'Etwas ist abgeschaltet',
  builtIn: 'Integrierte Engine',
  model: 'KI-Modell: {{model}}',
  events_one: '{{count, number}} Eintrag',
  events_other: '{{count, number}} Einträge',
  allSigned: 'alle signiert',
  unsigned_one: '{{count, number}} wartet auf die Signatur',
  unsigned_other: '{{count, number}} warten auf die Signatur',
  signed: 'zuletzt signiert {{ago}}',
  since: 'Gestartet {{ago}}.',
  drill: 'Letzte Übung zur Wiederherstellung: {{ago}}.',
  noDrill: 'Noch keine Übung zur Wiederherstellung verzeichnet.',
  checkpoint: 'Die neueste Signatur ansehen',
  part: {
    assistant: 'Assistent',
    ledger: 'Journal',
    registration: 'Neue Konten',
    mails: 'E-Mails',
    payments: 'Zahlungen',
  },
  state: { works: 'Funktioniert', off: 'Abgeschaltet', absent: 'Nicht eingerichtet' },
} satisfies Translation<typeof english>
