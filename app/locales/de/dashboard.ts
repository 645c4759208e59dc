import type { dashboard as english } from '../en/dashboard.ts'
import type { Translation } from '../translation.ts'

export const dashboard = {
  menu: { settings: 'Einstellungen', audits: 'Arbeitsbereiche, die Sie prüfen' },
  title: 'Übersicht',
  texts: {
    title: 'Ihre Texte',
    new: 'Neuer Text',
    last: 'Letzter Text',
    unsent: 'noch nicht gesendet',
    continue: 'Weiterschreiben',
    here: 'Nur auf diesem Gerät gespeichert.',
    all: 'Alle Texte',
    none: 'Auf diesem Gerät sind noch keine Texte.',
    needsScript: 'Ihre Texte bleiben in Ihrem Browser. Um sie hier zu zeigen, ist JavaScript nötig.',
  },
  welcome: {
    title: 'Willkommen',
    intro_one: '{{count, number}} Anfrage im Monat, kostenlos. Prüfen kostet nichts.',
    intro_other: '{{count, number}} Anfragen im Monat, kostenlos. Prüfen kostet nichts.',
  },
  sample: {
    try: 'Probieren Sie es mit diesem Text',
    text: 'Wir haben erfahren, das der Aufzug defekt ist, deshalb treffen wir uns am 3. Juni im im Erdgeschoss.',
    mark: 'Korrigieren · kostenlos',
    own: 'Mit meinem Text beginnen',
  },
  month: {
    left_one: '{{left}} von {{count, number}} Credit übrig bis {{date}}',
    left_other: '{{left}} von {{count, number}} Credits übrig bis {{date}}',
    usage: 'Verbrauch',
  },
  ways: {
    label: 'Mehr',
    start: 'Beginnen mit',
    kept: 'Gespeichertes',
  },
  plan: {
    label: 'Tarif',
    allowance_one: '{{count, number}} Anfrage im Monat',
    allowance_other: '{{count, number}} Anfragen im Monat',
  },
  used: {
    label: 'Verbraucht',
    share: '{{percent}} von {{limit}}',
    held_one: '{{count}} für eine laufende Anfrage',
    held_other: '{{count}} für laufende Anfragen',
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
    title: 'Sie nähern sich dem Limit dieses Monats',
    text_one: 'Sie haben noch {{count}} Credit bis zum {{date}}.',
    text_other: 'Sie haben noch {{count}} Credits bis zum {{date}}.',
    noneTitle: 'Sie haben die Credits dieses Monats verbraucht',
    none: 'Sie erneuern sich am {{date}}. Bis dahin werden Anfragen abgelehnt und verbrauchen keinen Credit.',
  },
  reason: {
    failed: 'fehlgeschlagen',
    stopped: 'von Ihnen angehalten',
    timed_out: 'Antwort dauerte zu lange',
    refused: 'für diesen Text nicht möglich',
    unchanged: 'es gab nichts zu ändern',
    shutdown: 'Server wurde neu gestartet',
    expired: 'nie beendet',
  },
} satisfies Translation<typeof english>
