import type { own as english } from '../en/own.ts'
import type { Translation } from '../translation.ts'

export const own = {
  locked: 'Gesperrt',
  defaults: 'Die Daten konnten nicht geladen werden. Es gelten die Standardwerte.',
  savedPrompt: 'Gespeicherter Prompt',
  savedPromptHint: 'Einer Ihrer Prompts, unverändert. Eigene Anweisungen gibt es ab dem Tarif Pro.',
  styles: 'Eigene Stile',
  templates: 'Eigene Vorlagen',
  bookmark: {
    keep: 'Als Lesezeichen speichern',
    withText: 'Meinen Text mitspeichern',
    keeping: 'Wird gespeichert …',
    done: 'Lesezeichen gespeichert.',
    open: 'Öffnen',
  },
  findings: {
    title: 'Regeln des Stils',
    none: 'Keine Regel verletzt.',
    count_one: '{{count}} Stelle verstößt gegen eine Stilregel.',
    count_other: '{{count}} Stellen verstoßen gegen eine Stilregel.',
    banned: 'Verboten: „{{found}}“',
    sentence: '{{words}} Wörter, erlaubt sind {{longest}}: „{{found}}“',
    spelling: 'Schreibweise: „{{found}}“, hier „{{instead}}“',
  },
} satisfies Translation<typeof english>
