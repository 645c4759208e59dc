import type { chat as english } from '../en/chat.ts'
import type { Translation } from '../translation.ts'

export const chat = {
  title: 'Chat',
  intro: 'Beginnen Sie mit einem Text und ändern Sie das Ergebnis dann Schritt für Schritt.',
  open: 'Chat',
  to_assistant: 'Assistent',
  kept_here:
    'Der Chat besteht nur auf dieser Seite und wird nicht auf dem Server aufbewahrt. Jeder Schritt sendet das letzte Ergebnis und Ihren Wunsch, nichts aus den Schritten davor.',
  hides: 'Jeder Schritt verbirgt vor dem Senden, was Sie gewählt haben, auch in Ihren eigenen Worten.',
  hidden_one: 'Bisher {{count}} Stelle verborgen',
  hidden_other: 'Bisher {{count}} Stellen verborgen',
  start: 'Beginnen',
  restored: 'Ihr früherer Chat ist wieder da. Letzte Änderung:',
  start_again: 'Mit einem anderen Text beginnen',
  operation: 'Was zuerst geschehen soll',
  cost: 'Jeder Schritt kostet 1 Credit · {{remaining}} von {{limit}} übrig · erneuert am {{date}}',
  fix_free: '„Nur Fehler verbessern“ ist kostenlos',
  none_left: 'In diesem Monat sind keine Credits mehr übrig. Sie werden am {{date}} erneuert.',
  working: 'Wird bearbeitet …',
  folded_one:
    'Der älteste Schritt wurde weggelassen, weil die Seite sonst zu groß zum Senden geworden wäre. Das letzte Ergebnis ist vollständig.',
  folded_other:
    'Die ältesten {{count}} Schritte wurden weggelassen, weil die Seite sonst zu groß zum Senden geworden wäre. Das letzte Ergebnis ist vollständig.',
  turn: 'Schritt {{number}}',
  asked: 'Ihr Wunsch',
  answered: 'Ergebnis',
  your_text: 'Ihr Text',
  text_left_out: 'Der Text wurde weggelassen, weil die Seite sonst zu groß zum Senden geworden wäre.',
  receipt: 'Ein Credit · Journaleintrag {{seq}}',
  legend: 'Das Ergebnis ändern',
  refine: {
    shorter: 'Kürzer',
    longer: 'Länger',
    simpler: 'Einfacher',
    more_formal: 'Förmlicher',
    friendlier: 'Freundlicher',
    fix_only: 'Nur Fehler verbessern',
    instruction: 'Eigene Worte',
  },
  instruction: 'In eigenen Worten',
  instruction_hint: 'Bis zu 1000 Zeichen, zum Beispiel: Richte es an eine Kundin.',
  instruction_send: 'Ergebnis ändern',
  instruction_locked: 'Ein Ergebnis in eigenen Worten zu ändern gehört zum Pro-Tarif und höheren Tarifen.',
  builtin:
    'Die eingebaute Engine bietet nur an, was Regeln leisten können. Länger, freundlicher und eigene Worte brauchen ein angebundenes Modell.',
  from_result: 'Dieses Ergebnis verfeinern',
  from_result_hint: 'Jede Änderung öffnet den Chat und kostet 1 Credit; ihn nur zu öffnen ist kostenlos.',
  open_with: 'Im Chat öffnen',
  thread_lost: 'Der Chat konnte nicht gelesen werden und beginnt von vorn. Es wurde nichts berechnet.',
  refine_unknown: 'Diese Änderung wird nicht angeboten',
  instruction_blank: 'Schreiben Sie, was sich ändern soll',
} satisfies Translation<typeof english>
