import type { live as english } from '../en/live.ts'
import type { Translation } from '../translation.ts'

export const live = {
  ask: 'Ihr Text wird beim Schreiben auf diesem Server geprüft. Das ist kostenlos, und wir speichern ihn nicht.',
  ask_here:
    'Die Prüfung ist kostenlos. In diesem Browser bleibt Ihr englischer Text auf diesem Gerät, dafür werden einmal {{size, number}} MB geladen. Andere Sprachen werden auf diesem Server geprüft, und wir speichern Ihren Text nicht.',
  here: 'In diesem Browser prüfen',
  server: 'Auf diesem Server prüfen',
  turn_on: 'Einschalten',
  not_now: 'Jetzt nicht',
  found_one: '{{count, number}} Fund · kostenlos',
  found_other: '{{count, number}} Funde · kostenlos',
  none: 'Nichts gefunden · kostenlos',
  found_here_one: '{{count, number}} Fund · nicht gesendet',
  found_here_other: '{{count, number}} Funde · nicht gesendet',
  none_here: 'Nichts gefunden · nicht gesendet',
  loading: 'Die Prüfung wird geladen …',
  failed: 'Dieser Browser konnte die Prüfung nicht laden. Ihr Text wurde nicht gesendet.',
  remove: 'Entfernen',
} satisfies Translation<typeof english>
