import type { chat as english } from '../en/chat.ts'
import type { Translation } from '../translation.ts'

export const chat = {
  title: 'Chat',
  intro: 'Beginnen Sie mit einem Text und ändern Sie das Ergebnis dann Schritt für Schritt.',
  open: 'Chat',
  kept_here:
    'Dieser Chat besteht nur auf dieser Seite. Jeder Schritt sendet das letzte Ergebnis und Ihre Anweisung, nichts Früheres.',
  hides: 'Jeder Schritt verbirgt vor dem Senden, was Sie gewählt haben, auch in Ihren Anweisungen.',
  hidden_one: 'Bisher {{count}} Stelle verborgen',
  hidden_other: 'Bisher {{count}} Stellen verborgen',
  start: 'Beginnen',
  restored: 'Ihr früherer Chat ist wieder da. Letzte Änderung:',
  start_again: 'Mit einem anderen Text beginnen',
  operation: 'Erste Aktion',
  cost: '1 Credit je Schritt · {{remaining}} von {{limit}} übrig bis {{date}}',
  fix_free: '„Nur korrigieren“ ist kostenlos',
  none_left: 'Sie haben die Credits dieses Monats verbraucht. Sie erneuern sich am {{date}}.',
  working: 'Wird verarbeitet …',
  folded_one:
    'Wir haben den ältesten Schritt entfernt, damit sich diese Seite noch senden lässt. Ihr letztes Ergebnis ist vollständig.',
  folded_other:
    'Wir haben die ältesten {{count}} Schritte entfernt, damit sich diese Seite noch senden lässt. Ihr letztes Ergebnis ist vollständig.',
  your_text: 'Ihr Text',
  text_left_out: 'Wir haben den Text entfernt, damit sich diese Seite noch senden lässt.',
  receipt: '1 Credit · Beleg {{seq}}',
  legend: 'Das Ergebnis ändern',
  refine: {
    shorter: 'Kürzer',
    longer: 'Länger',
    simpler: 'Einfacher',
    more_formal: 'Förmlicher',
    friendlier: 'Freundlicher',
    fix_only: 'Nur korrigieren',
    instruction: 'Eigene Änderung',
  },
  instruction: 'Eigene Änderung',
  instruction_hint: 'Zum Beispiel: Richte es an eine Kundin.',
  instruction_send: 'Ergebnis ändern',
  instruction_locked: 'Eigene Änderungen gibt es ab dem Tarif Pro.',
  builtin:
    'Die integrierte Engine kann nur Regeln anwenden. „Länger“, „Freundlicher“ und eigene Änderungen brauchen ein KI-Modell.',
  from_result: 'Dieses Ergebnis verfeinern',
  from_result_hint: 'Je 1 Credit',
  strip: {
    label: 'Versionen',
    now: 'Version {{number}}: {{asked}}',
    own: 'Ihrem Text',
    version: 'Version {{number}}',
    against: 'im Vergleich zu',
    wish: 'Eigene Änderung …',
    words_one: '{{count, number}} Wort',
    words_other: '{{count, number}} Wörter',
  },
  thread_lost: 'Wir konnten diesen Chat nicht lesen, deshalb beginnt er von vorn. Es wurde kein Credit verbraucht.',
  refine_unknown: 'Diese Änderung ist nicht verfügbar',
  instruction_blank: 'Geben Sie die gewünschte Änderung ein',
} satisfies Translation<typeof english>
