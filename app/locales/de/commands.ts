import type { commands as english } from '../en/commands.ts'
import type { Translation } from '../translation.ts'

export const commands = {
  title: 'Aktion oder Seite finden',
  placeholder: 'Eine Aktion, ein Stil, eine Seite …',
  close: 'Schließen',
  none: 'Nichts mit diesem Namen.',
  found_one: '{{count}} Treffer',
  found_other: '{{count}} Treffer',
  view: 'Ansicht zeigen: {{view}}',
  group: {
    text: 'Mit diesem Text',
    start: 'Neuer Text',
    styles: 'Stile',
    templates: 'Vorlagen',
    prompts: 'Prompts',
    pages: 'Seiten',
  },
  own: { style: 'Ihr Stil', template: 'Ihre Vorlage', prompt: 'Ihr Prompt' },
  key: { ctrl: 'Strg', enter: 'Eingabe', shift: 'Umschalt', space: 'Leertaste', arrows: 'Pfeile', esc: 'Esc' },
  keys: {
    title: 'Tastenkürzel',
    place: { everywhere: 'Überall', desk: 'Beim Schreiben', proof: 'In der Korrektur' },
    does: {
      bar: 'Aktion oder Seite finden',
      keys: 'Diese Liste zeigen',
      close: 'Ein Menü oder diese Liste schließen',
      notices: 'Zu den Benachrichtigungen',
      process: 'Verarbeiten',
      reword: 'Fund oder andere Wörter am Cursor',
      walk: 'Nächste und vorige Änderung',
      decide: 'Änderung übernehmen und ablehnen',
      toggle: 'Abwechselnd übernehmen und ablehnen',
      accept_all: 'Alle Änderungen übernehmen',
      views: 'Text, Korrektur, Reinschrift',
      versions: 'Nächste und vorige Version',
      copy: 'Reinschrift kopieren, wenn nichts markiert ist',
    },
    note: 'Einzelne Buchstaben wirken nur, solange Sie in kein Feld schreiben.',
  },
} satisfies Translation<typeof english>
