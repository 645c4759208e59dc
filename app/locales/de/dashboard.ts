import type { dashboard as english } from '../en/dashboard.ts'
import type { Translation } from '../translation.ts'

export const dashboard = {
  menu: { settings: 'Einstellungen', audits: 'Arbeitsbereiche, die Sie prüfen' },
  title: 'Übersicht',
  intro: 'Credits im {{month}}',
  write: 'Assistenten öffnen',
  plan: {
    label: 'Tarif',
    allowance_one: '{{count, number}} Anfrage im Monat',
    allowance_other: '{{count, number}} Anfragen im Monat',
  },
  used: {
    label: 'Verbraucht',
    share: '{{percent}} von {{limit}}',
    held_one: '{{count}} von einer laufenden Anfrage reserviert',
    held_other: '{{count}} von laufenden Anfragen reserviert',
  },
  remaining: {
    label: 'Übrig',
    resets: 'Erneuern sich monatlich, das nächste Mal am {{date}}',
  },
  bar: {
    label: 'In diesem Monat verbrauchte Credits',
    value: '{{used}} von {{limit}} verbraucht, {{percent}}',
  },
  warning: {
    title: 'Sie nähern sich der Grenze dieses Monats',
    text_one: 'Bis zum {{date}} bleibt {{count}} Credit.',
    text_other: 'Bis zum {{date}} bleiben {{count}} Credits.',
    noneTitle: 'Die Credits dieses Monats sind verbraucht',
    none: 'Anfragen werden abgelehnt, bis sich die Credits am {{date}} erneuern. Eine abgelehnte Anfrage kostet nichts.',
  },
  activity: {
    title: 'Letzte Vorgänge',
    intro: 'Jede Zeile kommt aus Ihrem Journal.',
    what: 'Anfrage',
    cost: 'Kosten',
    when: 'Wann',
    entry: 'Eintrag',
    unknown: 'Frühere Anfrage',
    spent_one: '{{count}} Credit',
    spent_other: '{{count}} Credits',
    free: 'kostenlos',
    held: 'läuft',
    emptyTitle: 'Noch keine Anfragen',
    empty: 'Geben Sie dem Assistenten einen Absatz. Was er kostet, erscheint hier, Zeile für Zeile.',
  },
  reason: {
    failed: 'fehlgeschlagen',
    stopped: 'von Ihnen angehalten',
    timed_out: 'keine Antwort in der Zeit',
    refused: 'für diesen Text nicht möglich',
    unchanged: 'nichts zu ändern',
    shutdown: 'Server wurde angehalten',
    expired: 'nie beendet',
  },
  tools: {
    title: 'Beginnen mit',
    rephrase: 'Dasselbe mit besseren Worten',
    summarize: 'Das Wesentliche eines langen Textes',
    explain: 'Schwieriges verständlich gemacht',
    analyze: 'Ton und Lesbarkeit in Zahlen',
  },
} satisfies Translation<typeof english>
