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
    here: 'Nur auf diesem Gerät aufbewahrt.',
    all: 'Alle Texte',
    none: 'Auf diesem Gerät sind noch keine Texte.',
    needsScript: 'Ihre Texte bleiben in Ihrem Browser; um sie hier zu zeigen, braucht es JavaScript.',
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
  reason: {
    failed: 'fehlgeschlagen',
    stopped: 'von Ihnen angehalten',
    timed_out: 'keine Antwort in der Zeit',
    refused: 'für diesen Text nicht möglich',
    unchanged: 'nichts zu ändern',
    shutdown: 'Server wurde angehalten',
    expired: 'nie beendet',
  },
} satisfies Translation<typeof english>
