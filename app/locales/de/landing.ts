import type { landing as english } from '../en/landing.ts'
import type { Translation } from '../translation.ts'

export const landing = {
  title: 'Penmark: ein zweites Augenpaar für alles, was Sie schreiben',
  description:
    'Penmark formuliert um, fasst zusammen, baut aus, erklärt, übersetzt, recherchiert und analysiert Ihren Text. Ein Credit ist eine brauchbare Antwort, und jede hat ihre eigene Zeile im Journal.',
  nav: { features: 'Funktionen', pricing: 'Preise', languages: 'Sprachen', label: 'Auf dieser Seite' },
  hero: {
    heading: 'Ein zweites Augenpaar für alles, was Sie schreiben',
    intro:
      'Fügen Sie einen Absatz ein. Penmark formuliert ihn um, fasst ihn zusammen, baut ihn aus, erklärt, übersetzt, recherchiert oder analysiert ihn und zeigt, was es getan hat. Ihr Text wird einmal verarbeitet und nicht aufbewahrt.',
    join: 'Konto anlegen',
    free_one: '{{count, number}} Anfrage im Monat ist kostenlos. Ohne Kreditkarte.',
    free_other: '{{count, number}} Anfragen im Monat sind kostenlos. Ohne Kreditkarte.',
    caption: 'Ein Brief nach einer Durchsicht',
    specimen:
      'Liebe Kolleginnen und Kollegen, [-hiermit wird Ihnen mitgeteilt:-] die Durchsicht [-wurde verlegt und wird-][+findet|Aktiv+] am Donnerstag [-stattfinden-][+statt+]. Zwei Leserinnen fehlen, [-aufgrund der Tatsache, dass-][+weil|schlichter+] die Frühjahrsmesse in diesem Jahr spät endet. [-Anzumerken ist noch: der-][+Der|nichts fehlt+] Raum bleibt derselbe[+, die Uhrzeit auch|zur Klarheit+].',
    footing: 'Umformulieren · 1 Credit · noch {{left}} von {{limit}}',
  },
  features: {
    heading: 'Sieben Arten, an einem Text zu arbeiten',
    intro: 'Wählen Sie zuerst, was geschehen soll. Stil, Vorlage, Länge und Sprache folgen danach in einer Zeile.',
    rephrase: {
      name: 'Umformulieren',
      text: 'Sagt dasselbe mit besseren Worten, im Stil Ihrer Wahl.',
      sample: 'Rufen Sie an, [-für den Fall, dass-][+wenn+] es regnet.',
    },
    summarize: {
      name: 'Zusammenfassen',
      text: 'Das Wesentliche, so lang, wie Sie es festlegen.',
      sample: '[-Zwölf Absätze-] [+Drei Sätze+]',
    },
    expand: {
      name: 'Ausbauen',
      text: 'Ergänzt, was eine knappe Notiz auslässt.',
      sample: 'Der Zug kam zu spät[+, weil die Strecke vereist war+].',
    },
    explain: {
      name: 'Erklären',
      text: 'Schwierige Wörter und lange Sätze, verständlich gemacht.',
      sample: 'Amortisieren[+: Kosten über die Zeit verteilen+]',
    },
    translate: { name: 'Übersetzen', text: 'In elf Sprachen, in Ihrem Ton.', sample: 'Guten Morgen [+Good morning+]' },
    research: {
      name: 'Recherchieren',
      text: 'Begriffe, Hintergrund und Fragen, denen nachzugehen lohnt.',
      sample: 'Der Kanal wurde eröffnet[+ wann? für wen?+]',
    },
    analyze: {
      name: 'Analysieren',
      text: 'Ton, Aufbau und Lesbarkeit, in Zahlen.',
      sample: '14 Wörter je Satz [+gut lesbar+]',
    },
    note: 'Wie weit jede Funktion reicht, hängt vom Antrieb dahinter ab. Ohne Sprachmodell arbeitet der eingebaute mit Regeln und Wörterbüchern, und der Bildschirm sagt, was er nicht kann.',
  },
  ledger: {
    heading: 'Jeder Credit hat seine eigene Zeile',
    intro:
      'Bevor Ihre Anfrage läuft, wird ein Credit zurückgelegt und aufgeschrieben. Eine brauchbare Antwort bucht ihn ab. Ein Fehler, eine Zeitüberschreitung oder ein Abbruch vor dem ersten Wort gibt ihn frei, und es kostet nichts.',
    proof:
      'Die Zeilen eines Kontos sind lückenlos nummeriert und mit einem Hash versiegelt. Nichts wird je geändert: Die Datenbank weigert sich, eine Zeile zu ändern oder zu entfernen. Ihre Übersicht zeigt sie.',
    caption: 'Drei Anfragen, wie das Journal sie schreibt (Beispiel)',
    number: 'Nr.',
    event: 'Vorgang',
    effect: 'Credit',
    seal: 'Hash',
    reserved: 'Zurückgelegt',
    settled: 'Abgebucht',
    released: 'Freigegeben: Zeit überschritten',
    held: 'reserviert',
    spent: '1 Credit',
    none: 'kostenlos',
  },
  pricing: {
    heading: 'Preise',
    intro:
      'Ein Credit ist eine brauchbare Antwort; einen Text zu prüfen ist kostenlos. Die Credits erneuern sich am Ersten jedes Monats (UTC).',
    interval: 'Abrechnung',
    monthly: 'Monatlich',
    yearly: 'Jährlich',
    saveUpTo: 'bis zu {{percent}} sparen',
    perMonth: 'im Monat',
    perYear: 'im Jahr',
    free: 'Kostenlos',
    byContract: 'Nach Vertrag',
    save: 'Sie sparen {{amount}} im Jahr',
    popular: 'Unsere Empfehlung',
    requests_one: '{{count, number}} Anfrage im Monat',
    requests_other: '{{count, number}} Anfragen im Monat',
    requestsFrom_one: '{{count, number}} Anfrage im Monat und mehr',
    requestsFrom_other: '{{count, number}} Anfragen im Monat und mehr',
    prompts_one: '{{count, number}} gespeicherte Anweisung',
    prompts_other: '{{count, number}} gespeicherte Anweisungen',
    styles_one: '{{count, number}} eigener Stil',
    styles_other: '{{count, number}} eigene Stile',
    templates_one: '{{count, number}} eigene Vorlage',
    templates_other: '{{count, number}} eigene Vorlagen',
    unlimited: 'Anweisungen, Stile und Vorlagen ohne Grenze',
    unlimitedPrompts: 'Anweisungen ohne Grenze',
    unlimitedStyles: 'Stile ohne Grenze',
    unlimitedTemplates: 'Vorlagen ohne Grenze',
    builtInOne: 'Stil „Professionell“ und Vorlage „Allgemeiner Assistent“',
    builtInStyles: 'Alle integrierten Stile',
    builtInAll: 'Alle integrierten Stile und Vorlagen',
    support: 'Bevorzugte Unterstützung',
    team: 'Stapelverarbeitung, Team und API-Zugang',
    enterprise: 'Eigene Anbindungen, feste Ansprechpartner, SLA und eigene Schulungen',
    start: 'Kostenlos beginnen',
    choose: '{{plan}} wählen',
    contract: 'Grenzen und Bedingungen werden mit Ihnen vereinbart.',
    guarantee_one:
      '{{count, number}} Tag Geld-zurück-Garantie für bezahlte Tarife. Kündigen Sie jederzeit; der Zugang bleibt bis zum Ende des bezahlten Zeitraums.',
    guarantee_other:
      '{{count, number}} Tage Geld-zurück-Garantie für bezahlte Tarife. Kündigen Sie jederzeit; der Zugang bleibt bis zum Ende des bezahlten Zeitraums.',
  },
  languages: {
    heading: 'Sprachen',
    interface: 'Die Oberfläche spricht',
    targets: 'Übersetzt wird in',
  },
  call: {
    heading: 'Bringen Sie einen Absatz mit, der Sie stört',
    text: 'Für ein Konto genügen eine E-Mail-Adresse und eine Minute.',
  },
  footer: { label: 'Sprachen dieser Seite' },
} satisfies Translation<typeof english>
