import type { landing as english } from '../en/landing.ts'
import type { Translation } from '../translation.ts'

export const landing = {
  title: 'Penmark: ein zweites Augenpaar für alles, was Sie schreiben',
  description:
    'Penmark formuliert Texte um, fasst sie zusammen, baut sie aus, erklärt und übersetzt sie, recherchiert und analysiert. Jede Änderung ist markiert und begründet.',
  nav: { features: 'Funktionen', pricing: 'Preise', languages: 'Sprachen', label: 'Auf dieser Seite' },
  hero: {
    heading: 'Ein zweites Augenpaar für alles, was Sie schreiben',
    intro:
      'Fügen Sie einen Absatz ein. Penmark markiert jede Änderung und nennt den Grund. Ihr Text wird nicht gespeichert.',
    join: 'Konto anlegen',
    free_one: '{{count, number}} Anfrage im Monat, kostenlos und ohne Kreditkarte.',
    free_other: '{{count, number}} Anfragen im Monat, kostenlos und ohne Kreditkarte.',
    caption: 'Ein Brief nach einer Durchsicht',
    specimen:
      'Liebe Kolleginnen und Kollegen, [-hiermit wird Ihnen mitgeteilt:-] die Durchsicht [-wurde verlegt und wird-][+findet|Aktiv+] am Donnerstag [-stattfinden-][+statt+]. Zwei Leserinnen fehlen, [-aufgrund der Tatsache, dass-][+weil|schlichter+] die Frühjahrsmesse in diesem Jahr spät endet. [-Anzumerken ist noch: der-][+Der|nichts fehlt+] Raum bleibt derselbe[+, die Uhrzeit auch|zur Klarheit+].',
    footing: 'Umformulieren · 1 Credit · noch {{left}} von {{limit}}',
  },
  features: {
    heading: 'Sieben Arten, an einem Text zu arbeiten',
    rephrase: {
      name: 'Umformulieren',
      text: 'Dasselbe, besser gesagt.',
      sample: 'Rufen Sie an, [-für den Fall, dass-][+wenn+] es regnet.',
    },
    summarize: {
      name: 'Zusammenfassen',
      text: 'Das Wesentliche.',
      sample: '[-Zwölf Absätze-] [+Drei Sätze+]',
    },
    expand: {
      name: 'Ausbauen',
      text: 'Mehr Einzelheiten aus einer kurzen Notiz.',
      sample: 'Der Zug kam zu spät[+, weil die Strecke vereist war+].',
    },
    explain: {
      name: 'Erklären',
      text: 'Schwierige Wörter verständlich gemacht.',
      sample: 'Amortisieren[+: Kosten über die Zeit verteilen+]',
    },
    translate: { name: 'Übersetzen', text: 'In elf Sprachen.', sample: 'Guten Morgen [+Good morning+]' },
    research: {
      name: 'Recherchieren',
      text: 'Fragen, denen nachzugehen sich lohnt.',
      sample: 'Der Kanal wurde eröffnet[+ wann? für wen?+]',
    },
    analyze: {
      name: 'Analysieren',
      text: 'Ton und Lesbarkeit in Zahlen.',
      sample: '14 Wörter je Satz [+gut lesbar+]',
    },
    note: 'Die integrierte Engine arbeitet mit Regeln und einem Wörterbuch, vor allem für Englisch. Ein KI-Modell beherrscht alle sieben Aktionen in jeder Sprache.',
  },
  ledger: {
    heading: 'Über jeden Credit wird Buch geführt',
    intro:
      'Vor jeder Anfrage wird ein Credit zurückgelegt. Eine brauchbare Antwort verbraucht ihn. Schlägt die Anfrage fehl oder wird sie vor dem ersten Wort angehalten, erhalten Sie ihn zurück.',
    proof:
      'Jede Zeile ist nummeriert und versiegelt. Niemand kann sie unbemerkt ändern oder entfernen, auch wir nicht.',
    caption: 'Zwei Anfragen im Journal (Beispiel)',
    number: 'Nr.',
    event: 'Vorgang',
    effect: 'Credit',
    seal: 'Hash',
    reserved: 'Zurückgelegt',
    settled: 'Verbraucht',
    released: 'Zurückgegeben: Zeit überschritten',
    held: 'zurückgelegt',
    spent: '1 Credit',
    none: 'kein Credit',
  },
  pricing: {
    heading: 'Preise',
    intro:
      'Ein Credit ist eine brauchbare Antwort. Prüfen ist kostenlos. Die Credits erneuern sich am Ersten jedes Monats (UTC).',
    interval: 'Abrechnungszeitraum',
    monthly: 'Monatlich',
    yearly: 'Jährlich',
    saveUpTo: 'bis zu {{percent}} sparen',
    perMonth: 'im Monat',
    perYear: 'im Jahr',
    free: 'Kostenlos',
    byContract: 'Individueller Preis',
    save: 'Sie sparen {{amount}} im Jahr',
    popular: 'Empfohlen',
    requests_one: '{{count, number}} Anfrage im Monat',
    requests_other: '{{count, number}} Anfragen im Monat',
    requestsFrom_one: 'ab {{count, number}} Anfrage im Monat',
    requestsFrom_other: 'ab {{count, number}} Anfragen im Monat',
    prompts_one: '{{count, number}} gespeicherter Prompt',
    prompts_other: '{{count, number}} gespeicherte Prompts',
    styles_one: '{{count, number}} eigener Stil',
    styles_other: '{{count, number}} eigene Stile',
    templates_one: '{{count, number}} eigene Vorlage',
    templates_other: '{{count, number}} eigene Vorlagen',
    unlimited: 'Unbegrenzt viele Prompts, Stile und Vorlagen',
    unlimitedPrompts: 'Unbegrenzt viele Prompts',
    unlimitedStyles: 'Unbegrenzt viele Stile',
    unlimitedTemplates: 'Unbegrenzt viele Vorlagen',
    builtInOne: 'Stil „Professionell“ und Vorlage „Allgemeiner Assistent“',
    builtInStyles: 'Alle integrierten Stile',
    builtInAll: 'Alle integrierten Stile und Vorlagen',
    everythingIn: 'Alles aus dem Tarif {{plan}}',
    support: 'Bevorzugter Support',
    team: 'Stapelverarbeitung, Team und API-Zugang',
    enterprise: 'Eigene Anbindungen, feste Ansprechpartner, SLA, Schulungen',
    start: 'Kostenlos beginnen',
    choose: '{{plan}} wählen',
    contract: 'Limits und Bedingungen vereinbaren wir mit Ihnen.',
    guarantee_one:
      '{{count, number}} Tag Geld-zurück-Garantie für bezahlte Tarife. Jederzeit kündbar; Sie behalten den Tarif bis zum Ende des bezahlten Zeitraums.',
    guarantee_other:
      '{{count, number}} Tage Geld-zurück-Garantie für bezahlte Tarife. Jederzeit kündbar; Sie behalten den Tarif bis zum Ende des bezahlten Zeitraums.',
  },
  languages: {
    heading: 'Sprachen',
    interface: 'Penmark gibt es auf',
    targets: 'Zielsprachen',
  },
  call: {
    heading: 'Haben Sie einen Absatz, der Sie stört?',
    text: 'Sie brauchen nur eine E-Mail-Adresse und eine Minute.',
  },
  footer: { label: 'Sprachen dieser Seite' },
} satisfies Translation<typeof english>
