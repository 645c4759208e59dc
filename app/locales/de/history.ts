import type { history as english } from '../en/history.ts'
import type { Translation } from '../translation.ts'

export const history = {
  title: 'Verlauf auf diesem Gerät',
  menu: 'Verlauf auf diesem Gerät',
  intro:
    'Ihre letzten Ergebnisse, die nur dieser Browser behält. Der Server hat keine Kopie, und andere Geräte zeigen sie nicht.',
  needsScript:
    'Diese Seite braucht JavaScript: Der Verlauf liegt in Ihrem Browser, und nur ein Skript kann ihn dort lesen. Lesezeichen gehen auch ohne.',
  unavailable:
    'Dieser Browser behält hier nichts, wie es private Fenster oft tun. Lesezeichen werden auf dem Server behalten.',
  switch: 'Auf diesem Gerät einen Verlauf führen',
  switchHint_one: 'Das letzte Ergebnis. Beim Ausschalten wird es sofort vergessen.',
  switchHint_other: 'Die letzten {{count}} Ergebnisse. Beim Ausschalten werden sie sofort vergessen.',
  emptyTitle: 'Noch nichts gemerkt',
  emptyText: 'Was der Assistent von jetzt an für Sie schreibt, steht dann hier.',
  offTitle: 'Der Verlauf ist ausgeschaltet',
  offText: 'Auf diesem Gerät wird nichts gemerkt.',
  write: 'Assistenten öffnen',
  count_one: '{{count}} Ergebnis',
  count_other: '{{count}} Ergebnisse',
  search: 'Im Verlauf suchen',
  none: 'Nichts im Verlauf passt zu „{{query}}“.',
  clear: 'Verlauf löschen',
  clearTitle: 'Den Verlauf dieses Geräts endgültig löschen?',
  cleared: 'Der Verlauf dieses Geräts ist gelöscht.',
  keep: 'Behalten',
  output: 'Ergebnis',
  input: 'Ihr Text',
  restore: 'Im Assistenten öffnen',
  copy: 'Ergebnis kopieren',
  copied: 'Ergebnis kopiert',
  copyFailed: 'Das Kopieren ist misslungen. Markieren Sie das Ergebnis und kopieren Sie es von Hand.',
  forget: 'Vergessen',
  receipt: 'Beleg',
  failed: 'Der Browser hat das nicht zugelassen. Versuchen Sie es noch einmal.',
  leaving:
    'Dieser Browser behält Ergebnisse oder Texte von Ihnen. Sie bleiben hier, nur für Sie, wenn Sie sie nicht löschen.',
  leavingClear: 'Hier löschen',
  leavingCleared: 'Dieser Browser behält nichts mehr von Ihnen.',
  leavingPlain: 'Auch löschen, was Penmark in diesem Browser behält',
  draft: {
    restored: 'Der Text, den Sie hier zuvor geschrieben haben, ist wieder da. Letzte Änderung:',
    discard: 'Verwerfen',
  },
} satisfies Translation<typeof english>
